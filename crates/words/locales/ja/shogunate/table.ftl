### ブラウザーで遊ぶShogunateのテーブル。ゲームそのものの言葉のほかに使うもの。

## 舞台

board-game-shogunate = Shogunate
shogunate-round = 第{ $round }ラウンド · 旗本：{ $name }
shogunate-stage = 御前
shogunate-line-order = 継承順位（筆頭から末席まで）
shogunate-ends-at = 名誉{ $n }で終了
shogunate-ends-why = 誰かの忠誠カード2枚の当主にある名誉の合計が{ $n }に達すると、ゲームが終わります。
shogunate-plot = 謀略
shogunate-power = 効果：{ $power }
shogunate-pattern = ラウンドの終わりの名誉：{ $pattern }。
shogunate-pattern-here = 謀略により、この順位に名誉が{ $n }つ置かれます
shogunate-pattern-given = 謀略により、この順位に名誉が{ $n }つ置かれました
shogunate-deck = 残り{ $n }枚
shogunate-deck-own = 印刷された謀略カードと氏族の名前は手元にないため、Kajiba独自のものです。
shogunate-banner = { $leader }：名誉{ $n }
shogunate-mine = あなたの忠誠カード{ $n }枚
shogunate-shinobi-here = 忍び：ラウンドの終わりに名誉を1つ失います

## 場のアクションカード

shogunate-moment-choosing = 秘密に選ばれたアクションカード：{ $of }枚中{ $n }枚
shogunate-moment-revealed = このラウンドのアクションカード
shogunate-laid-none = まだ選んでいません
shogunate-laid-down = カードを選びました
shogunate-laid-own = あなたの選択（他の人には見えません）：{ $card }
shogunate-laid-performed = 実行済み

## 人々

shogunate-people = プレイヤー
shogunate-hatamoto = 旗本
shogunate-thinking = 考え中
shogunate-has-chosen = 選択済み
shogunate-has-offered = 渡すカードを選択済み
shogunate-has-performed = 実行済み
shogunate-loyalty-up = 表向きの忠誠カード：{ $leader }
shogunate-loyalty-opened = 忠誠カード：{ $leader }
shogunate-loyalty-down = 裏向きの忠誠カード
shogunate-loyalty-seen = 裏向きの忠誠カード。あなたが見たもの：{ $leader }
shogunate-loyalty-maybe = 裏向きの忠誠カード。あなたが見た{ $leader }かもしれません
shogunate-hand-of = 手札：{ $cards }。
shogunate-discards-of = 捨て札：{ $cards }。
shogunate-card-held = { $card }：手札
shogunate-card-out = { $card }：場
shogunate-card-gone = { $card }：捨て札

## 自分のもの

shogunate-loyalty = 忠誠カード
shogunate-hidden = 他の人には見えません
shogunate-seen-by = { $names }が見ました
shogunate-face-up = 全員に公開
shogunate-score-now = 名誉{ $score }／{ $threshold }
shogunate-hand = アクションカード
shogunate-chosen = 選択済み（裏向き）。クリックすると戻せます。
shogunate-played = 場に出ています
shogunate-discarded = 捨て札
shogunate-notes = あなたが見たもの
shogunate-notes-none = まだありません。
shogunate-notes-own = 自分のカードについて（{ $n }）
shogunate-notes-all = 忠誠カードについて全員が知っていること（{ $n }）

## 決める

shogunate-exchange = 忠誠カードを交換する相手
shogunate-step = { $way ->
    [up] ↑
   *[down] ↓
}{ $n }
shogunate-step-to = { $step } · { $to }
shogunate-pick = { $leader }を選び、次に行き先を選ぶ
shogunate-unpick = 選び直す

## 終わり

shogunate-scores = すべてのカードが公開されました
shogunate-ranking = 順位
shogunate-player = プレイヤー
shogunate-score = 名誉
shogunate-scored-up = { $leader }：名誉{ $n }、{ $place }、表向きだったカード
shogunate-scored-down = { $leader }：名誉{ $n }、{ $place }
shogunate-left-over = 誰も持っていなかった忠誠カード：

## ページの部分とキー

shogunate-jump-line = 継承順位
shogunate-jump-own = 自分のカード
shogunate-jump-people = プレイヤー
shogunate-key-line = 継承順位
shogunate-key-own = 自分のカード
shogunate-key-people = プレイヤー

## 最初のページと新しいテーブル

lobby-game-shogunate = Shogunate
lobby-about-shogunate = 6人の当主が将軍の座を継ぐときを待っています。そのうち2人に、あなたはひそかに忠誠を誓っています。誰にも悟られずに押し上げましょう。
lobby-minutes-shogunate = 30分ほど
shogunate-home-new = Shogunateのテーブルを作る
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
