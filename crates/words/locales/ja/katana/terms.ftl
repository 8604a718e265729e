### 『Shōgun no Katana』の用語の短い説明。それぞれ、名前、ルールに現れる形、意味。

## 駒とエリア

term-figure = 駒
term-figure-forms = 駒
term-figure-what = ワーカーか僧侶。置くことでアクションを行います。
term-worker = ワーカー
term-worker-forms = 利用可能なワーカー | ブロックされたワーカー | ワーカー
term-worker-what = 無料で置ける駒です。ブロックされたワーカーは和室ボードで待ち、納品した刀がそのスペースに置かれると利用可能になります。
term-monk = 僧侶
term-monk-forms = 僧侶
term-monk-what = 寺院にいる駒です。そのラウンドのお布施を払うと使え、ワーカーと同じ働きに加えて僧侶の効果があります。
term-offering = お布施
term-offering-forms = お布施
term-offering-what = 僧侶を使うために払うお金です。ラウンドが進むほど高くなります。
term-temple = 寺院
term-temple-forms = 寺院
term-temple-what = 自分の僧侶2個が、お布施を払うまで待つ場所です。
term-house = 大名屋敷
term-house-forms = 大名屋敷 | 屋敷
term-house-what = 刀を注文する4人の大名が住む場所。ここで刀とそのお金、大名カードを受け取ります。
term-market = 市場
term-market-forms = 市場アクション | 市場
term-market-what = 資源を買い、市場カードを1枚取る場所です。
term-forge = 鍛冶場
term-forge-forms = 鍛冶場
term-forge-what = 刀を鍛える、自分専用の4横列×5縦列のマスです。刀に資源を置くたびに、刀は1スペース動きます。
term-academy = 学院
term-academy-forms = 学院アクション | 学院
term-academy-what = 装飾師を進め、刀の資源を装飾する場所です。他のプレイヤーも1個装飾できます。
term-palace = 御殿
term-palace-forms = 御殿アクション | 御殿
term-palace-what = 将軍の部屋が並ぶ場所です。自分の家族がいる部屋の恩恵を得ます。他のプレイヤーも1部屋使えます。
term-komainu = 狛犬
term-komainu-forms = 狛犬
term-komainu-what = お金を得て、次のラウンドのファーストプレイヤーになる場所です。

## 刀

term-sword = 刀
term-sword-forms = 刀
term-sword-what = 鍛える対象のタイル。決まった順番に資源を1個ずつ置き、納品して得点します。
term-composition = 構成
term-composition-forms = 構成
term-composition-what = 刀に置く資源の種類と順番です。
term-complete = 完成
term-complete-forms = 完成済み | 完成
term-complete-what = 構成のすべての資源が置かれた状態。完成した刀は納品できます。
term-strength = 強さ
term-strength-forms = 強さ
term-strength-what = 刀タイルに書かれた数字で、一部の名誉カードで数えます。将軍の刀にはありません。
term-katana = 将軍の刀
term-katana-forms = 将軍の刀
term-katana-what = 将軍のために自分で設計する刀です。事業で構成を決め、他の刀と同じように鍛えます。
term-project = 事業
term-project-forms = 事業
term-project-what = 将軍の刀の設計図。刀を納品するたびに、その資源を2個まで加えられます。
term-delivery = 納品
term-delivery-forms = 納品
term-delivery-what = 完成した刀を渡すこと。得点し、その横列と縦列の恩恵を得ます。アクションではなく、パスする前ならいつでもできます。
term-washitsu = 和室ボード
term-washitsu-forms = 和室ボード
term-washitsu-what = 納品した刀を置くボード。刀が置かれたスペースのブロックされたワーカーは解放されます。
term-sashimono = 指物
term-sashimono-forms = 指物
term-sashimono-what = 大名屋敷の旗印。刀に付いてきて、納品すると自分のものになり、終了時にセットで得点します。
term-starting-sashimono = 初期の指物
term-starting-sashimono-forms = 初期の指物
term-starting-sashimono-what = 最初の刀に付く、0～3金の旗印。納品するときに好きな種類の指物と交換します。

## 資源と装飾

term-resource = 資源
term-resource-forms = 資源
term-resource-what = 木材、鋼、サメ革、漆の4種類。価値は、市場での値段、装飾したときの点、将軍の刀での点に共通です。
term-stock = 手持ち
term-stock-forms = 手持ち
term-stock-what = 持っていて、まだ刀に置いていない資源です。
term-decorator = 装飾師
term-decorator-forms = 装飾師
term-decorator-what = 学院にいる自分の4個の駒で、資源の種類ごとに1個あります。進んでいるほど、装飾したときのお金が増えます。
term-decorate = 装飾
term-decorate-forms = 装飾された | 装飾
term-decorate-what = 自分の刀に置かれた資源を飾ること。すぐにお金を得て、納品時に資源の価値だけ得点します。1本の刀に各種類1個までです。
term-line = 列
term-line-forms = 横列 | 縦列
term-line-what = 鍛冶場の横列または縦列です。
term-activate = 発動
term-activate-forms = 発動
term-activate-what = 鍛冶場に置いた駒は1つの列を発動します。その列にある刀は1回移動できます。
term-swap = 入れ替え
term-swap-forms = 入れ替えられます | 入れ替え
term-swap-what = 上下に並ぶ2本の刀が場所を交換すること。それぞれの次の資源が互いのいる場所へ導く場合です。

## 御殿

term-family = 家族
term-family-forms = 家族
term-family-what = 御殿に置く自分の3人。ラウンドが変わっても残り、いる部屋の恩恵をもたらします。
term-room = 部屋
term-room-forms = 部屋
term-room-what = 御殿にある5枚のタイル。自分の家族がいる部屋の恩恵を得ます。
term-passive = 受動効果の部屋
term-passive-forms = 受動効果の部屋 | 受動効果
term-passive-what = 自分の家族がいる間、自動的に働く部屋です。御殿アクションで恩恵を得ることはありません。
term-token = 中立の家族トークン
term-token-forms = 中立の家族トークン | トークン
term-token-what = 誰のものでもない家族。大名カードBで部屋に置き、その部屋の恩恵も得ます。

## カード

term-daimyo-card = 大名カード
term-daimyo-card-forms = 大名カード
term-daimyo-card-what = 屋敷の刀に付いてくるカード。即時効果を使うか、恩恵を購入するか、その両方ができます。
term-market-card = 市場カード
term-market-card-forms = 市場カード
term-market-card-what = 市場を訪れると取れるカード。7種類あり、大名カードより強い効果を持ちます。
term-effect = 即時効果
term-effect-forms = 即時効果
term-effect-what = カードを使ったときに1回だけ起こることです。
term-benefit = 永続的な恩恵
term-benefit-forms = 永続的な恩恵 | 恩恵
term-benefit-what = その列で納品するたびに得るもの。印刷されたものと、カードを購入して列の下に差し込んだものがあります。
term-moment = モーメント
term-moment-forms = モーメント
term-moment-what = 誰の手番であれ、1回の手番の中で1人のプレイヤーが行うことのすべて。使ったカードは、モーメントが終わる前に購入するか捨てます。
term-honor-card = 名誉カード
term-honor-card-forms = 名誉カード
term-honor-card-what = パスするときに取るカード。終了時に、示された内容で最大12点を得ます。
term-favor-card = 好意カード
term-favor-card-forms = 将軍の好意カード | 好意カード
term-favor-card-what = 将軍の刀への褒美。最初の納品、資源の多さ、得点の高さ、最も左、最も右で与えられます。ルールブックでは「将軍の恩恵カード」とも書かれています。
term-shame = 恥カード
term-shame-forms = 恥カード | 恥
term-shame-what = 将軍の刀を場に出すときに事業を変更すると受け取るカード。好意カードの点が半分になります。
term-dishonor = 不名誉
term-dishonor-forms = 不名誉カード | 不名誉
term-dishonor-what = 恥カードの裏面。将軍の刀を仕上げられなかった場合で、終了時の好意カードの対象外になります。

## ゲームの流れ

term-passing = パス
term-passing-forms = パス
term-passing-what = そのラウンドを終えること。名誉カードを1枚取り、以後は学院と御殿への反応だけができます。
term-restore = 整頓フェイズ
term-restore-forms = 整頓フェイズ
term-restore-what = ラウンドの間に行うこと。駒を戻し、刀を補充し、新しい名誉カードを公開します。
term-first-player = ファーストプレイヤー
term-first-player-forms = ファーストプレイヤー
term-first-player-what = ラウンドを始めるプレイヤー。他のプレイヤーは時計回りに続きます。
term-ghost = ゴースト
term-ghost-forms = ゴースト
term-ghost-what = 5段階の自動の相手。手番ごとにカードを引き、決まったルールに従います。
term-story = 物語
term-story-forms = 物語ポイント | 物語
term-story-what = ゴーストを相手に1人で遊ぶ14の章。それぞれに独自のルールや依頼があります。
