### 『Shogunate』についてのコマンドラインの言葉（日本語）。

## オプション

cli-value-pair = 数え方
cli-arg-pair = shogunate：同じ当主の忠誠カード2枚は、その名誉を2回（twice）数えるか1回（once）か。省略するとtwice（SGE-1）。
cli-arg-threshold = shogunate：ゲームが終わる得点、5～60。省略すると12、3人なら10（SGE-1）。

cli-section-loyalty = 忠誠カード
cli-section-shinobi = 忍び
cli-section-end = ゲームが終わる得点（3、4、5、6人）
cli-section-actions = アクションカード
cli-section-leaders = 当主の家
cli-section-plots = 謀略1～18

## ゲームの前に

cli-shogunate-welcome = 御前へようこそ！Kajibaは、1つのキーボードで3～6人が遊べる、非公式の『Shogunate』です。
cli-shogunate-how-many = 何人で遊びますか？3、4、5、6（Enter = 4）：
cli-shogunate-how-many-again = 3、4、5、6のいずれかを入力するか、Enterだけを押してください（4人）。
cli-shogunate-names-number = 名前が{ $names }個ありますが、遊べるのは3～6人です。
cli-shogunate-players-wrong = --playersが合いません。『Shogunate』は3～6人で遊びます。
cli-shogunate-offer = { $file }に途中の『Shogunate』があります：{ $players }、第{ $round }ラウンド。

## 幕

cli-shogunate-begin = それぞれに秘密があるため、キーボードが別の人に渡るたびに画面を消します。したいことの番号を入力してください。「ヘルプ」で他の入力も見られます。
cli-shogunate-own-deck = 家と謀略はKajiba独自のもので、出版社のものではありません。--componentsで自分のものを使えます。

## テーブル

cli-shogunate-round = 第{ $round }ラウンド · 旗本：{ $name }
cli-shogunate-line = 継承順位
cli-shogunate-honor = 名誉
cli-shogunate-plot-brings = 謀略
cli-shogunate-plot = 今回の謀略：{ $plot }。効果：{ $power }。
cli-shogunate-shinobi = 忍び
cli-shogunate-yours = { $n ->
    [1] 自分
   *[other] 自分（2枚）
}
cli-shogunate-players = プレイヤー
cli-shogunate-hatamoto = { $name }（旗本）
cli-shogunate-player = { $name }：手札：{ $hand }。捨て札：{ $discards }。忠誠：{ $loyalty }。
cli-shogunate-player-chosen = { $player }{ $chosen }
cli-shogunate-chosen = カードを選びました。
cli-shogunate-chosen-card = このラウンドのカード：{ $card }。
cli-shogunate-all-cards = 6枚すべて
cli-shogunate-none = なし
cli-shogunate-up = { $leader }（表）
cli-shogunate-down = 裏向き{ $n }枚
cli-shogunate-own = あなたの忠誠カード：{ $cards }。今の得点は{ $score }。誰かの得点が{ $end }になるとゲームが終わります。
cli-shogunate-own-up = { $leader }（表、名誉{ $honor }）
cli-shogunate-own-down = { $leader }（裏、名誉{ $honor }）
cli-shogunate-notes = あなたが見た、見せた、交換したカード
cli-shogunate-option = { $action }：{ $does }
cli-shogunate-card = { $card }：{ $does }
cli-shogunate-goal = 誰かの得点が{ $end }に達したラウンドの後でゲームが終わります。得点は自分の忠誠カードの当主の名誉で、最も高い人が勝ちます。
cli-shogunate-why-rules = 条項を読むには「ルール SGR-1」のように入力してください。
cli-shogunate-help-rules = ルール SGA-6
cli-shogunate-help-undo-text = 自分の最後の手を戻します。キーボードが渡る間は、全体の最後の手を戻します。
cli-shogunate-help-other-text = 秘密の選択を変えたい人にキーボードを渡します。
cli-shogunate-help-cards-text = 6枚のアクションカードの内容を表示します。
cli-shogunate-help-goal-text = ゲームの終わりと勝者について。
cli-shogunate-help-log-text = 最近の出来事を、あなたが知るとおりに表示します。

## 終わりと再現

cli-shogunate-name = プレイヤー
cli-shogunate-score = 得点
cli-shogunate-loyalty = 忠誠カード
