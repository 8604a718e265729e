### 『Shogunate』とゲームの選択についてのコマンドラインの言葉（日本語）。

## オプション

cli-value-pair = 数え方
cli-arg-pair = shogunate：同じ当主の忠誠カード2枚は、その名誉を2回（twice）数えるか1回（once）か。省略するとtwice（SGE-1）。
cli-arg-threshold = shogunate：ゲームが終わる得点、5～60。省略すると12、3人なら10（SGE-1）。
cli-arg-component-game = コンポーネントのゲーム：katanaかshogunate。省略すると、ファイルの内容のゲーム。
cli-option-elsewhere = { $option }は{ $game }だけのオプションです。
cli-sim-rounds = 1ゲームのラウンド数

cli-section-loyalty = 忠誠カード
cli-section-shinobi = 忍び
cli-section-end = ゲームが終わる得点（3、4、5、6人）
cli-section-actions = アクションカード
cli-section-leaders = 当主の家
cli-section-plots = 謀略1～18

## ゲームの前に

cli-court-welcome = 御前へようこそ！Kajibaは、1つのキーボードで3～6人が遊べる、非公式の『Shogunate』です。
cli-court-how-many = 何人で遊びますか？3、4、5、6（Enter = 4）：
cli-court-how-many-again = 3、4、5、6のいずれかを入力するか、Enterだけを押してください（4人）。
cli-court-names-number = 名前が{ $names }個ありますが、遊べるのは3～6人です。
cli-court-players-wrong = --playersが合いません。『Shogunate』は3～6人で遊びます。
cli-court-offer = { $file }に途中の『Shogunate』があります：{ $players }、第{ $round }ラウンド。

## 幕

cli-court-begin = それぞれに秘密があるため、キーボードが別の人に渡るたびに画面を消します。したいことの番号を入力してください。「ヘルプ」で他の入力も見られます。
cli-court-own-deck = 家と謀略はKajiba独自のもので、出版社のものではありません。--componentsで自分のものを使えます。
cli-court-curtain = 次にキーボードを使うのは{ $name }です。ほかの人は画面を見ないでください。
cli-court-come-back = 秘密の選択を変えたい人は、代わりに自分の名前を入力してください：{ $names }。
cli-court-curtain-prompt = { $name }、Enterで自分のカードを見ます：
cli-court-curtain-help = ほかに誰も見ていなければEnterを押してください。プレイヤーの名前、「戻す」（最後の手）「ルール」「保存 ファイル」「終了」も入力できます。
cli-court-pause = 読み終えたらEnterを押してください。画面を消します：
cli-court-more = Enterで続きを読みます：
cli-court-consent = { $name }が自分の最後の手を、その後のすべてとともに戻そうとしています。その後に公開されたものか、ほかの人の手があるため、全員の同意が必要です。回数に数えます。
cli-court-consent-prompt = { $name }、同意しますか？はい／いいえ：

## テーブル

cli-court-round = 第{ $round }ラウンド · 旗本：{ $name }
cli-court-since = 前に見てから起きたこと：
cli-court-line = 継承順位
cli-court-honor = 名誉
cli-court-plot-brings = 謀略
cli-court-plot = 今回の謀略：{ $plot }。効果：{ $power }。
cli-court-shinobi = 忍び
cli-court-yours = { $n ->
    [1] 自分
   *[other] 自分（2枚）
}
cli-court-players = プレイヤー
cli-court-hatamoto = { $name }（旗本）
cli-court-player = { $name }：手札：{ $hand }。捨て札：{ $discards }。忠誠：{ $loyalty }。
cli-court-player-chosen = { $player }{ $chosen }
cli-court-chosen = カードを選びました。
cli-court-chosen-card = このラウンドのカード：{ $card }。
cli-court-all-cards = 6枚すべて
cli-court-none = なし
cli-court-up = { $leader }（表）
cli-court-down = 裏向き{ $n }枚
cli-court-own = あなたの忠誠カード：{ $cards }。今の得点は{ $score }。誰かの得点が{ $end }になるとゲームが終わります。
cli-court-own-up = { $leader }（表、名誉{ $honor }）
cli-court-own-down = { $leader }（裏、名誉{ $honor }）
cli-court-notes = あなたが見た、見せた、交換したカード
cli-court-option = { $action }：{ $does }
cli-court-card = { $card }：{ $does }
cli-court-goal = 誰かの得点が{ $end }に達したラウンドの後でゲームが終わります。得点は自分の忠誠カードの当主の名誉で、最も高い人が勝ちます。
cli-court-why-rules = 条項を読むには「ルール SGR-1」のように入力してください。
cli-court-help-rules = ルール SGA-6
cli-court-help-undo-text = 自分の最後の手を戻します。キーボードが渡る間は、全体の最後の手を戻します。
cli-court-help-other-text = 秘密の選択を変えたい人にキーボードを渡します。
cli-court-help-cards-text = 6枚のアクションカードの内容を表示します。
cli-court-help-goal-text = ゲームの終わりと勝者について。
cli-court-help-log-text = 最近の出来事を、あなたが知るとおりに表示します。

## 終わりと再現

cli-court-name = プレイヤー
cli-court-score = 得点
cli-court-loyalty = 忠誠カード
cli-court-secret = 秘密の決定
