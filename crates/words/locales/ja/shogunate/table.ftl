### ブラウザーで遊ぶShogunateのテーブル。ゲームそのものの言葉のほかに使うもの。

## 舞台

board-game-shogunate = Shogunate
court-round = 第{ $round }ラウンド · 旗本：{ $name }
court-stage = 宮廷
court-line-order = 継承順位（筆頭から末席まで）
court-ends-at = 名誉{ $n }で終了
court-ends-why = 誰かの忠誠カード2枚の当主にある名誉の合計が{ $n }に達すると、ゲームが終わります。
court-plot = 謀略
court-power = 効果：{ $power }
court-pattern = ラウンドの終わりの名誉：{ $pattern }。
court-pattern-here = 謀略により、この順位に名誉が{ $n }つ置かれます
court-pattern-given = 謀略により、この順位に名誉が{ $n }つ置かれました
court-deck = 残り{ $n }枚
court-deck-own = 印刷された謀略カードと氏族の名前は入手できないため、Kajiba独自のものです。
court-banner = { $leader }：名誉{ $n }
court-shinobi-here = 忍び：ラウンドの終わりに名誉を1つ失います

## 場のアクションカード

court-moment-choosing = 秘密に選ばれたアクションカード：{ $of }枚中{ $n }枚
court-moment-revealed = このラウンドのアクションカード
court-laid-none = まだ選んでいません
court-laid-down = カードを選びました
court-laid-own = あなたの選択（ほかの人には見えません）：{ $card }
court-laid-performed = 実行済み

## 人々

court-people = プレイヤー
court-hatamoto = 旗本
court-thinking = 考え中
court-has-chosen = 選択済み
court-has-offered = 渡すカードを選択済み
court-has-performed = 実行済み
court-loyalty-up = 表向きの忠誠カード：{ $leader }
court-loyalty-opened = 忠誠カード：{ $leader }
court-loyalty-down = 裏向きの忠誠カード
court-hand-of = 手札：{ $cards }。
court-discards-of = 捨て札：{ $cards }。
court-card-held = { $card }：手札
court-card-out = { $card }：場
court-card-gone = { $card }：捨て札

## 自分のもの

court-loyalty = 忠誠カード
court-hidden = ほかの人には見えません
court-face-up = 全員に公開
court-score-now = 名誉{ $score }／{ $threshold }
court-hand = アクションカード
court-chosen = 選択済み（裏向き）。クリックすると戻せます。
court-played = 場に出ています
court-discarded = 捨て札
court-notes = あなたが見たもの
court-notes-none = まだありません。
court-notes-all = 忠誠カードについて全員が知っていること（{ $n }）

## 決める

court-exchange = 忠誠カードを交換する相手
court-step = { $way ->
    [up] ↑
   *[down] ↓
}{ $n }
court-step-to = { $step } · { $to }
court-pick = { $leader }を選び、次に行き先を選ぶ
court-unpick = 選び直す

## 終わり

court-scores = すべてのカードが公開されました
court-ranking = 順位
court-player = プレイヤー
court-score = 名誉
court-scored-up = { $leader }：名誉{ $n }、{ $place }、表向きだったカード
court-scored-down = { $leader }：名誉{ $n }、{ $place }
court-left-over = 誰も持っていなかった忠誠カード：

## ページの部分とキー

court-jump-line = 継承順位
court-jump-own = 自分のカード
court-jump-people = プレイヤー
court-key-line = 継承順位
court-key-own = 自分のカード
court-key-people = プレイヤー

## 最初のページと新しいテーブル

lobby-game-shogunate = Shogunate
court-home-lead = 6人の当主が将軍の座を継ぐときを待っています。そのうち2人に、あなたはひそかに忠誠を誓っています。誰にも悟られずに押し上げましょう。3～6人、30分ほど。
court-home-play = ボット（見習い）3人と遊ぶ
court-home-new = Shogunateのテーブルを作る
option-shogunate-pair = 同じ当主のカード2枚
option-shogunate-pair-twice = 名誉を2回数える
option-shogunate-pair-once = 名誉を1回だけ数える
option-shogunate-threshold = ゲームが終わる名誉
option-shogunate-threshold-usual = 通常：12（3人なら10）
option-shogunate-threshold-8 = 名誉8
option-shogunate-threshold-10 = 名誉10
option-shogunate-threshold-12 = 名誉12
option-shogunate-threshold-15 = 名誉15
option-shogunate-threshold-20 = 名誉20
