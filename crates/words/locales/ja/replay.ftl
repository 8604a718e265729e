### リプレイとゲームの終わりの言葉。

## ゲームをたどる

replay-steps = 手ごとに進む
replay-first = 最初へ
replay-previous = 1手戻る
replay-play = 再生
replay-pause = 一時停止
replay-next = 1手進む
replay-last = 最後へ
replay-speed = 速さ
replay-speed-slow = ゆっくり
replay-speed-moderate = ふつう
replay-speed-fast = 速く
replay-speed-fastest = とても速く
replay-step-label = 手
replay-go = この手を表示
replay-rounds = ラウンド
replay-jump = 手番を選ぶ
replay-jump-go = 移動
replay-round = 第{ $n }ラウンド
replay-end = 終了
replay-eyes = 視点
replay-eyes-all = 全員
replay-link = この場面のアドレス
replay-keys = ←と→で1手、Shiftと一緒なら1手番ずつ動きます。スペースキーで再生と一時停止。

## 起きたこと

replay-step = { $last }手のうち{ $n }手目
replay-nothing = この手では、テーブルの上は何も変わりませんでした。
replay-earlier = それまでの出来事

## カードのページ

replay-cards-games = ゲーム
