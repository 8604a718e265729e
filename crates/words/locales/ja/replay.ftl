### リプレイ、ゲームの終わり、ショーグネイトのカードについての言葉。

## ゲームをたどる

replay-steps = 手の移動
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
replay-deal = 準備
replay-round = 第{ $n }ラウンド
replay-turn = { $name }の手番
replay-performs = { $name }：{ $card }
replay-end = 終了
replay-eyes = 誰の目で見るか
replay-eyes-all = 全員
replay-link = この場面のアドレス
replay-keys = ←と→で1手、Shiftと一緒なら1手番ずつ動きます。スペースキーで再生と一時停止。

## 起きたこと

replay-step = { $last }手のうち{ $n }手目
replay-nothing = この手では、テーブルの上は何も変わりませんでした。
replay-earlier = それまでの出来事
replay-laid-down = 伏せて選んだカード：{ $card }

## 終わり

replay-honor-course = 当主の名誉の推移

## ショーグネイトのカード

replay-cards-games = どちらのゲームか
replay-cards-lead = Kajibaでプレイする『Shogunate』のカードです。印刷された謀略カードと氏族の名前は入手できないため、それぞれの値に出どころを示しています。
replay-cards-table-lead = カードについて、この卓の全員が知りうることです。あなただけが見たものは、卓のメモにあります。
replay-cards-leaders = 当主と忠誠カード
replay-cards-actions = アクションカード
replay-cards-plots = 謀略
replay-cards-ending = 開始と終了
replay-cards-up = 表向き：{ $all }枚中{ $n }枚
replay-cards-in-hand = 手札に持つ人：{ $all }人中{ $n }人
replay-cards-now = 今このラウンド
replay-cards-gone = すでに公開
replay-cards-ends = { $n }人プレイで終了となる名誉
replay-cards-shinobi = 忍びの最初の位置

## ショーグネイトの用語

term-court-leader = 当主
term-court-leader-forms = 当主
term-court-leader-what = 6つの氏族それぞれの長です。継承順位に並び、名誉を集めます。誰のものでもありません。
term-court-line = 継承順位
term-court-line-forms = 継承順位 | 順位
term-court-line-what = 6人の当主の並びです。謀略は、そこに誰がいても、順位に名誉を与えます。
term-court-head = 筆頭と末席
term-court-head-forms = 筆頭 | 末席
term-court-head-what = 継承順位の最初と最後です。「上」は筆頭の方向、「下」は末席の方向です。
term-court-loyalty = 忠誠カード
term-court-loyalty-forms = 忠誠カード
term-court-loyalty-what = あなたがひそかにどの当主に仕えるかを示すカードです。2枚持ち、その当主の名誉が得点になります。
term-court-shinobi = 忍び
term-court-shinobi-forms = 忍び
term-court-shinobi-what = 当主1人のそばにいる駒です。毎ラウンドの終わりに、その当主は名誉を1つ失います。
term-court-action = アクションカード
term-court-action-forms = アクションカード
term-court-action-what = 全員が持つ6枚のカードです。毎ラウンド、旗本以外が1枚を秘密に選びます。当主を動かし、さらに何かをします。
term-court-hatamoto = 旗本
term-court-hatamoto-forms = 旗本マーカー | 旗本
term-court-hatamoto-what = このラウンドにマーカーを持つ人です。カードは出さず、ほかの人が実行する順番を決め、謀略の効果を実行します。
term-court-discards = 捨て札
term-court-discards-forms = 捨て札
term-court-discards-what = 実行し終えたアクションカードで、全員が見られます。手札がなくなると戻ってきます。
term-court-plot = 謀略
term-court-plot-forms = 謀略カード | 謀略
term-court-plot-what = 毎ラウンドの初めに公開されるカードです。終わりにどの順位へいくつ名誉が置かれるか、その後の旗本の効果は何かを示します。
term-court-power = 効果
term-court-power-forms = 効果
term-court-power-what = 謀略の名誉を置いた後に、旗本が実行することです。
term-court-honor = 名誉
term-court-honor-forms = 名誉
term-court-honor-what = 当主が集めるものです。当主とともに動き、その忠誠カードを持つ全員の得点になります。
term-court-exchange = 交換
term-court-exchange-forms = 交換
term-court-exchange-what = 2人がそれぞれ自分の裏向きの忠誠カードを1枚秘密に選び、入れ替えます。
term-court-face-up = 表向き
term-court-face-up-forms = 表向き
term-court-face-up-what = 全員に見える忠誠カードです。得点にはなりますが、見せることも交換することもできません。
term-court-score = 得点
term-court-score-forms = 得点
term-court-score-what = あなたの忠誠カード2枚の当主にある名誉の合計です。12点（3人では10点）に達する人がいると終了します。

## ショーグネイトの図

picture-court-line = 継承順位
picture-court-line-1 = 筆頭：第1位です。
picture-court-line-2 = 末席：最後の順位です。上は筆頭の方向です。
picture-court-line-3 = 名誉は当主に置かれ、当主とともに動きます。
picture-court-line-4 = 忍びは、最初は第3位の当主のそばにいます。
picture-court-loyalty = 忠誠カード
picture-court-loyalty-1 = 自分の2枚は見られます。
picture-court-loyalty-2 = ほかの人のカードは裏向きです。
picture-court-loyalty-3 = 余ったカードは終了時まで隠されたままです。
picture-court-round = ラウンド
picture-court-round-1 = 旗本以外の全員が、アクションカードを秘密に選びます。
picture-court-round-2 = 旗本が1人ずつ指名し、その人が実行します。
picture-court-round-3 = 謀略が順位に名誉を与え、旗本がその効果を実行します。
picture-court-round-4 = 忍びのいる当主は名誉を1つ失います。
picture-court-actions = 6枚のアクションカード
picture-court-actions-1 = 影をまとう：旗本が当主を選び、あなたが好きな順位へ動かします。
picture-court-actions-2 = 不名誉：当主1人が末席へ。自分の忠誠カード1枚が表になります。
picture-court-actions-3 = 流れをのぼる：当主1人が1つか2つ上へ。旗本があなたのカードを1枚見ます。
picture-court-actions-4 = 誉れの供：当主1人が1つ下へ。その当主と隣の当主が名誉を得ます。
picture-court-actions-5 = 矢の道：当主1人が1つ上へ。ほかの人があなたにカードを1枚見せます。
picture-court-actions-6 = 嵐から花へ：当主2人が入れ替わるか、2人のプレイヤーがカードを交換します。
picture-court-score = あなたの得点
picture-court-score-1 = 忠誠カードは、それぞれ当主1人を示します。
picture-court-score-2 = その当主にある名誉があなたのものになります。
picture-court-score-3 = 合計が得点です。十分になるとゲームが終わります。
picture-court-knowledge = 知りうること
picture-court-knowledge-1 = 自分のカード。
picture-court-knowledge-2 = 表向きのもの。これは全員が知っています。
picture-court-knowledge-3 = あなただけに見せられたもの。交換でよそへ移るかもしれません。
picture-court-plot = 謀略
picture-court-plot-1 = それぞれの順位の当主に、これだけの名誉が置かれます。
picture-court-plot-2 = 次に効果です。ここでは忍びが動きます。
picture-court-plot-3 = 旗本が実行し、選択も行います。
