### レッスン：ステップのまわりの言葉と、レッスン一覧のページ。

## ステップのまわり

guide-step = ステップ{ $n }／{ $of }
guide-now = 今すること
guide-ways = やめる・最初から
guide-again = 最初から
guide-on = ガイドなしで続ける
guide-leave = やめる
guide-later-title = ひとつずつ進みましょう
guide-later = それはあとで。今は：{ $now }
guide-next = 次のレッスン：{ $title }
guide-on-finished = このゲームを最後まで遊ぶ

## ページ

lessons-title = レッスン
lessons-lead = 実際のテーブルと実際のルールで学ぶ、短いレッスンです。どれも5分かからず、何度でも遊べます。
lessons-learn = 遊びながら学ぶ
lessons-learn-hint = 初めてですか？実際のテーブルを使った短いレッスンで、遊び方が身につきます。
lessons-all = レッスン一覧
lessons-n = レッスン{ $n }
lessons-steps = { $n }ステップ
lessons-done = 修了
lessons-begin = 始める
lessons-again = もう一度
lessons-then = レッスンのあとは
lessons-hint = このゲームは初めてですか？
lessons-go = 短いレッスンで学ぶ
