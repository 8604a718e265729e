### 『Shōgun no Katana』の言葉（日本語）。

## 小さな言葉

ghost-name = ゴースト
ghost-name-training = 練習ゴースト
n-coins = { $n }金
n-points = { $n }点

## 資源

kind-lacquer = 漆
kind-wood = 木材
kind-steel = 鋼
kind-leather = サメ革
kind-count = { $kind }{ $n }個
kind-gain = { $kind }+{ $n }個
kind-none = なし
coins-gain = +{ $coins }
letter-lacquer = 漆
letter-wood = 木
letter-steel = 鋼
letter-leather = 鮫

## 屋敷と指物

house-n = 屋敷{ $n }（{ $crest }）
crest-1 = 鶴
crest-2 = 松
crest-3 = 波
crest-4 = 月
sashimono-1 = 鶴の指物
sashimono-2 = 松の指物
sashimono-3 = 波の指物
sashimono-4 = 月の指物

## エリアと駒

area-houses = 大名屋敷
area-market = 市場
area-forge = 鍛冶場
area-academy = 学院
area-palace = 御殿
area-komainu = 狛犬
at-houses = 大名屋敷に
at-market = 市場に
at-forge = 鍛冶場に
at-academy = 学院に
at-palace = 御殿に
at-komainu = 狛犬に
figure-worker = ワーカー
figure-monk = 僧侶
## ゴーストのカード

ghost-card-daimyo = 大名
ghost-card-palace = 将軍の御殿
ghost-card-market = 市場
ghost-card-academy = 学院
ghost-card-komainu = 狛犬
ghost-card-first-player = ファーストプレイヤー

## 御殿の部屋

room-decorator = 装飾師の部屋
room-move = 移動の部屋
room-coins = お金の部屋
room-leather = サメ革の部屋
room-lacquer = 漆の部屋
room-wood = 木材の部屋
room-steel = 鋼の部屋
room-discount = 割引の部屋
room-apprentice = 使いの部屋
room-effect-decorator = 装飾師を1歩進める
room-effect-move = 刀を移動する
room-effect-coins = { $coins }を得る
room-effect-buy = { $coins }を払って{ $kinds }を得る
room-effect-wood = { $kinds }と{ $coins }を得る
room-effect-steel = { $kinds }を得る
room-effect-discount = 受動効果：永続的な恩恵が{ $coins }安くなる
room-effect-apprentice = 受動効果：市場で買った資源1個ですぐに刀を移動できる
room-place = 部屋{ $n }
room-the = { $room }

## 鍛冶場

line-row = { $kind }の横列
line-column = 第{ $n }縦列
line-cell = { $kind }の横列・第{ $n }縦列

## 刀

sword-tile = 刀{ $n }
sword-full = 刀{ $n }（{ $letters }、{ $points }、強さ{ $strength }）
katana-of = { $name }の将軍の刀
katana-own = 自分の将軍の刀
katana-the = 将軍の刀

## カード

card-full = { $card }「{ $effect }」（恩恵：{ $benefit }、コスト：{ $cost }）
card-use = { $card }「{ $effect }」
card-take = 大名カードA
card-token = 大名カードB
card-step = 大名カードC
card-turn = 大名カードD
card-market = 市場カード{ $n }
effect-take = { $kinds }を得る
effect-token = 中立の家族トークンを部屋に置く
effect-step = 装飾師をもう1歩進める
effect-turn = { $one }3個までを{ $other }に変える（逆も可）
effect-redistribute = 家族を配置し直す
effect-decorate = 資源1個を装飾する
effect-points-again = 刀に印刷された点をもう1回得る
effect-second-benefit = 1つの列に2つ目の恩恵を購入できる
effect-benefits-again = 1つの列の恩恵をもう1回得る
effect-coins-again = 装飾のお金をもう1回得る
effect-offering = お布施が3金安くなる

## 名誉カード

honor-decorations = 将軍の刀以外の納品した刀の装飾ごとに1点
honor-strengths = 将軍の刀以外の納品した刀の異なる強さ1つごとに3点
honor-decorators = 装飾師が示すお金の合計と同じ点
honor-sashimono = { $sashimono }1つごとに4点
honor-katana-decorations = 将軍の刀の装飾された資源1個ごとに3点
honor-bought-cards = 鍛冶場の下に差し込んだカード1枚ごとに3点
honor-unused-cards = 未使用のカード1枚ごとに3点
honor-swords-with = { $kind }のある納品した刀1本ごとに{ $points }（将軍の刀も含む）
honor-strong-swords = 将軍の刀以外の納品した強さ{ $strength }以上の刀1本ごとに{ $points }
honor-figures = メインボードのワーカーと僧侶1個ごとに2点（鍛冶場は除く）
honor-coins = 4金ごとに追加で1点（手持ちの資源も換算）
honor-swords-decorated = 装飾された{ $kind }のある納品した刀1本ごとに{ $points }（将軍の刀も含む）
honor-strength-sum = 将軍の刀以外の納品した刀の強さの合計と同じ点
honor-plain = 8点
honor-flowers = 得点マーカーが通過した花1つごとに1点

## 好意カード

favor-n = 好意カード{ $n }
favor-full = { $favor }（{ $what }）
favor-first = 最初に納品された将軍の刀
favor-resources = 資源が最も多い将軍の刀
favor-points = 得点が最も高い将軍の刀
favor-left = 最も左で納品された将軍の刀
favor-right = 最も右で納品された将軍の刀

## 得点の内訳

category-swords = 刀
category-swords-again = 刀（市場カード3）
category-decorations = 装飾
category-rounds = ラウンド
category-katana = 将軍の刀
category-project-changes = 事業の変更
category-favors = 将軍の好意
category-coins = お金と手持ちの資源
category-sashimono = 指物
category-honors = 名誉
category-market = 市場にて
category-academy = 学院にて
category-palace = 御殿にて
category-komainu = 狛犬にて

## お金と資源の出入り

cause-start = 初期の手持ち
cause-sword = 取った刀
cause-starting-sashimono = 初期の指物
cause-market = 市場
cause-decoration = 装飾
cause-room = 部屋
cause-komainu = 狛犬
cause-line = 納品
cause-card = カードの効果
cause-benefit = 永続的な恩恵

## できること

action-take-start = { $sword }を選ぶ：+{ $coins }
action-place-worker = ワーカーを{ $at }置く
action-place-monk = 僧侶を{ $at }置く（お布施{ $coins }）
action-offer = お布施を払う：{ $coins }
action-offer-cards = お布施を払う：{ $coins }と市場カード7を{ $cards }枚
action-pass = パスして名誉カードを取る：{ $honor }
action-pass-without = パスする（名誉カードは残っていない）
action-end-turn = 手番を終える
action-take-sword = { $house }から{ $sword }を取る：+{ $coins }、{ $card }
action-take-sword-without = { $house }から{ $sword }を取る：+{ $coins }、カードなし
action-take-sword-space = { $house }の{ $n }番のスペースの刀を取る
action-take-sashimono = { $sashimono }を1つ取る
action-buy-resource = { $kinds }を{ $coins }で買う
action-take-market-card = { $card }を取る
action-take-market-place = { $n }番の市場カードを取る
action-activate = { $line }を発動する：{ $swords }
line-sword-right = { $sword }（{ $kind }→）
line-sword-up = { $sword }（{ $kind }↑）
line-sword-down = { $sword }（{ $kind }↓）
line-sword-taken = { $sword }（{ $kind }、行き先に今は刀あり）
line-sword-missing = { $sword }（手持ちに{ $kind }なし）
line-sword-complete = { $sword }（完成）
action-activate-none = { $line }を発動する：刀なし
action-lay = カードを{ $line }の下に差し込む
action-move-right = { $kind }で{ $sword }を右の第{ $n }縦列へ移動する
action-move-up = { $kind }で{ $sword }を上の{ $kind }の横列へ移動する
action-move-down = { $kind }で{ $sword }を下の{ $kind }の横列へ移動する
action-move = { $sword }を移動する
action-swap = { $one }と{ $other }を入れ替える
action-advance = { $kind }の装飾師を{ $coins }の位置へ進める
action-advance-last = { $kind }の装飾師を進める
action-advance-none = 進めない：装飾師はすべて最後の縦列にいる
action-decorate = { $sword }の{ $kind }を装飾する：+{ $coins }
action-arrange = 家族の配置：{ $rooms }
action-use-room = { $what }（{ $room }）
action-swap-by-room = { $one }と{ $other }を入れ替える（{ $room }を2回）
action-done = 終える
action-done-market = アクション終了
action-done-forge = アクション終了
action-done-academy = アクション終了
action-done-palace = アクション終了
action-done-compose = この構成に決める
action-decline = 見送る
action-decline-academy = 装飾しない
action-decline-palace = 部屋を使わない
action-decline-komainu = 僧侶の効果を使わない
action-decline-katana = 将軍の刀を鍛冶場に残す
action-decline-ghost-palace = カードを使わない
action-deliver = { $cell }の{ $sword }を納品する
action-collect = { $times ->
    [2] { $line }の恩恵を2回得る：{ $benefits }
    [3] { $line }の恩恵を3回得る：{ $benefits }
    [4] { $line }の恩恵を4回得る：{ $benefits }
    [5] { $line }の恩恵を5回得る：{ $benefits }
   *[other] { $line }の恩恵を得る：{ $benefits }
}
action-project = { $kinds }を事業に置く
action-project-none = 事業に何も置かない
action-put-katana = 将軍の刀を場に出す
action-put-katana-changed = 事業を変更して将軍の刀を場に出す（変更1個ごとに−1点、最初の変更で恥カード）
action-compose = 次は{ $kind }
action-play = { $card }を使う
action-play-bought = このモーメントに購入した{ $card }を使う
action-play-on-line = { $line }に{ $card }を使う
action-play-token = { $room }に{ $card }を使う
action-turn = { $from }を{ $to }に変える
action-buy = { $card }を{ $coins }で購入する（その列の納品ごとに{ $benefit }）
action-buy-played = 効果を使った{ $card }を{ $coins }で購入する（その列の納品ごとに{ $benefit }）
action-discard = { $card }を捨てる
action-add-ghost-card = { $card }をゴーストの山札に加える

## 問い

question-start = 最初の刀を選んでください。
question-place = あなたの手番です。駒を置くか、パスしてください。
question-offering = お布施をどう払いますか？
question-end = 必要なことは終わりました。よければ手番を終えてください。
question-settle = 使ったカードを購入するか捨ててください。
question-houses = どの刀を取りますか？
question-houses-sashimono = 僧侶の効果でどの指物を取りますか？
question-market = 好きな資源を買い、その後市場カードを1枚取ってください。
question-market-card = 市場カードをもう1枚取ってください。
question-forge = どの列を発動しますか？
question-forge-move = { $line }を発動しました。どの刀を移動しますか？
question-academy = どの装飾師を進めますか？
question-academy-decorate = 装飾するか、アクションを終了してください。
question-palace = 家族をどの部屋に置きますか？
question-palace-use = 部屋を使うか、アクションを終了してください。
question-komainu = どのエリアの僧侶の効果を使いますか？
question-react-academy = { $name }が学院にいます。資源を1個装飾できます。
question-react-palace = { $name }が御殿にいます。部屋を1つ使えます。
question-share-favor = この手番で将軍の刀が納品されました。自分の刀も納品して好意カードIを分け合うか、残すか選んでください。
question-ghost-palace = { $name }が御殿カードの得点を得るところです。その前に市場カード1を使えます。
question-collect = { $sword }を納品します。次はどの列の恩恵を得ますか？
question-exchange = 初期の指物の代わりにどの指物を取りますか？
question-project = { $sword }のどの資源を事業に置きますか？
question-compose = 将軍の刀をどの資源から始めますか？
question-compose-next = ここまでの将軍の刀：{ $letters }。次はどの資源ですか？
question-card-turn = { $one }と{ $other }のどちらを何個変えますか？
question-card-redistribute = これから家族をどの部屋に置きますか？
question-card-decorate = どの資源を装飾しますか？
question-card-other = { $card }をどうしますか？
question-buy-line = { $card }（その列の納品ごとに{ $benefit }）をどの列の下に差し込みますか？
question-choose-aside = あなたがファーストプレイヤーです。脇に置いたどのカードをゴーストの山札に加えますか？
question-wait = { $names }を待っています。
question-over = ゲームは終わりました。

## 起きたこと

event-dealt = 御殿の部屋：{ $rooms }。好意カード：{ $favors }。ファーストプレイヤーは{ $name }です。
event-start-swords = 最初の刀：{ $swords }。
event-round-began = 第{ $n }ラウンドが始まりました。ファーストプレイヤーは{ $name }です。
event-turn-began = { $name }の手番です。
event-placed = { $name }は{ $figure ->
    [monk] 僧侶
   *[worker] ワーカー
}を{ $at }置きました。
event-offering-paid = { $name }はお布施を払いました：{ $coins }。
event-offering-cards = { $name }はお布施を払いました：{ $coins }と市場カード7を{ $cards }枚。
event-line-named = { $name }は{ $line }を発動しました。
event-sword-taken = { $name }は{ $house }から{ $sword }を取りました。刀は{ $cell }に入ります。
event-sword-chosen = { $name }は{ $sword }を選びました。刀は{ $cell }に入ります。
event-sword-revealed = { $house }に{ $sword }が置かれました。
event-gained = { $name }：{ $what }（{ $cause }）。
event-coins-paid = { $name }：−{ $coins }（{ $cause }）。
event-resources-turned = { $name }は{ $from }を{ $to }に変えました。
event-card-taken = { $name }は{ $card }を取りました。
event-card-revealed-house = { $house }に{ $card }が現れました。
event-card-revealed-market = 市場に{ $card }が現れました。
event-honor-revealed = 名誉カードが公開されました：{ $honor }。
event-moved = { $name }は{ $kind }で{ $sword }を{ $cell }へ移動しました。
event-swapped = { $name }は{ $one }と{ $other }を入れ替えました。
event-decorated = { $name }は{ $sword }の{ $kind }を装飾しました。
event-advanced = { $name }は{ $kind }の装飾師を{ $coins }の位置へ進めました。
event-arranged = { $name }の家族：{ $rooms }。
event-shared-room = { $name }の家族は2人とも{ $room }にいます。
event-token-placed = { $name }は中立の家族トークンを{ $room }に置きました。
event-room-used = { $name }は{ $room }を使いました。
event-declined = { $name }は何もしませんでした。
event-komainu-taken = 次のラウンドのファーストプレイヤーは{ $name }です。
event-delivered = { $name }は{ $cell }の{ $sword }を納品しました。
event-line-collected = { $name }は{ $line }の恩恵を{ $times ->
    [1] {""}
   *[other] { $times }回
}得ました。
event-scored = { $name }：+{ $points }（{ $category }）。
event-lost = { $name }：−{ $points }（{ $category }）。
event-sashimono-gained = { $name }は{ $sashimono }を1つ得ました。
event-worker-freed = { $name }のブロックされたワーカー1個が利用可能になりました。
event-project-grew = { $name }は{ $kinds }を事業に置きました。
event-katana-put = { $name }は将軍の刀を場に出しました：{ $letters }。
event-katana-put-changed = { $name }は事業を変更し（追加{ $added }個、除去{ $removed }個）、将軍の刀を場に出しました：{ $letters }。
event-shamed = { $name }は恥カードを取りました。
event-dishonored = { $name }は不名誉カードを取りました。
event-card-played = { $name }は{ $card }を使いました：{ $effect }。
event-card-bought = { $name }は{ $card }を購入し、{ $line }の下に差し込みました：その列の納品ごとに{ $benefit }。
event-card-discarded = { $name }は{ $card }を捨てました。
event-passed = { $name }はパスし、名誉カードを取りました：{ $honor }。
event-passed-without = { $name }はパスしました。名誉カードは残っていません。
event-turn-ended = { $name }は手番を終えました。
event-favor-taken = { $name }は{ $favor }を取りました。
event-favor-shared = { $names }は{ $favor }の点を分け合います。カードは箱に戻ります。
event-honor-scored = { $name }は名誉カードで{ $points }を得ました：{ $honor }。
event-game-over = ゲームは終わりました。{ $entries }。
event-game-over-entry = { $rank }位 { $name } { $points }
event-ghost-seated = { $name }が席に着きました：レベル{ $level }、利用可能なワーカー{ $workers }個。
event-training-ghost-seated = { $name }が席に着きました：利用可能なワーカー{ $workers }個。
event-ghost-drew = { $name }はカードを引きました：{ $card }。
event-ghost-crowded-out = { $at }空きスペースがありません。{ $name }はそのエリアの得点だけを得ます。
event-ghost-took-sword = { $name }は{ $house }から{ $sword }を取り、自分の和室ボードに置きました。
event-ghost-katana-grew = { $name }は自分の将軍の刀に{ $kind }を置きました。
event-ghost-katana-decorated = { $name }は自分の将軍の刀の{ $kind }を装飾しました。
event-display-discarded-house = { $house }の一番上のカードが捨てられました：{ $card }。
event-display-discarded-market = 市場のカードが捨てられました：{ $card }。
event-ghost-card-removed = ゴーストのカードがゲームから除かれました：{ $card }。
event-ghost-deck-shuffled = { $name }の山札がなくなり、捨て札をシャッフルしました。
event-ghost-aside-revealed = 脇に置いたゴーストのカード：{ $cards }。
event-ghost-card-joined = { $card }をゴーストの山札に加え、捨て札とともにシャッフルしました。
event-ghost-card-joined-unseen = 脇に置いたカード1枚を見ずにゴーストの山札に加え、すべてシャッフルしました。
event-honor-copied = { $name }の名誉カードには{ $of }の状況が適用されます：{ $honor }。

## 今できない理由

reason-no-worker = 利用可能なワーカーがいません。
reason-no-monk = 寺院に僧侶がいません。
reason-offering-too-dear = 僧侶を使うには、あと{ $missing }金必要です。
reason-offering-cards = その枚数の市場カード7では、お布施に足りないか余ります。
reason-area-full = 使えるスペースはすべて埋まっています。
reason-no-sword-fits = 自分の鍛冶場に入口のスペースが空いている刀がありません。
reason-no-sword-there = そのスペースには整頓フェイズまで刀がありません。
reason-entry-taken = その刀の入口のスペースは自分の鍛冶場で埋まっています。
reason-market-too-dear = その資源には、あと{ $missing }金必要です。
reason-purchase-order = Kajibaでは、漆、木材、鋼、サメ革の順に買います。
reason-not-activated = その刀は発動した列にありません。
reason-moved-already = その刀はこのアクションですでに移動しました。
reason-complete = その刀は完成しています。納品しましょう。
reason-no-resource = 手持ちに{ $kind }がありません。
reason-not-bought = このアクションで{ $kind }を買っていません。
reason-blocked = 移動先のスペースは埋まっています。
reason-not-both-activated = 今は2本の刀を同時に移動できません。
reason-last-column = その装飾師は最後の縦列にいます。
reason-step-first = 先に装飾師を進めてください。
reason-arrange-first = 先に家族を配置してください。
reason-decorator-used = その装飾師はこのアクションですでに働きました。
reason-decorated-already = その刀には、同じ種類の装飾された資源がすでにあります。
reason-not-on-sword = その資源はまだ刀の上にありません。
reason-no-family-there = その部屋に自分の家族がいません。
reason-passive-room = 受動効果の部屋は自動的に働きます。
reason-room-used = その部屋はこのアクションですでに使いました。
reason-room-too-dear = その部屋には、あと{ $missing }金必要です。
reason-no-second-move = 入れ替えるには、僧侶を使って移動の部屋を2回使う必要があります。
reason-family-there = 中立のトークンは、自分の家族がいない部屋にだけ置けます。
reason-token-there = 中立のトークンはこのアクションでその部屋にすでに置きました。
reason-token-passive = 中立のトークンは受動効果の部屋には置けません。
reason-passed = パスしたので、このラウンドは納品も将軍の刀を場に出すこともできません。
reason-passed-purchase = パスしたので、今効果を使ったカードだけを購入できます。
reason-passed-cards = パスしたので、このテーブルではこのラウンドにもうカードを使えません。
reason-incomplete = その刀にはあと{ $missing }個の資源が必要です。
reason-line-paid = その列の恩恵は、この納品ですでに得ています。
reason-not-on-that-sword = 納品した刀にその数はありません。
reason-not-now = 先に今の選択を済ませてください。
reason-other-area = そのカードは、そのエリアでの自分のアクション中にだけ使えます。
reason-only-at-delivery = そのカードは納品時にだけ使えます。
reason-line-only-at-delivery = そのカードは納品時にだけ使えます。
reason-no-printed-points = 将軍の刀には印刷された点がありません。
reason-only-with-monk = そのカードは僧侶を使うときにだけ使えます。
reason-effect-played = そのカードの効果はすでに使いました。
reason-nothing-to-turn = 手持ちにどちらの資源もありません。
reason-too-few-to-turn = 手持ちの{ $kind }が足りません。
reason-no-family-at-palace = 御殿に自分の家族がいません。
reason-token-in-way = 中立のトークンがある部屋に自分の家族は移せません。
reason-same-rooms = 家族はすでにその配置です。
reason-nothing-to-decorate = 自分の鍛冶場に装飾できるものがありません。
reason-benefit-too-dear = その恩恵には、あと{ $missing }金必要です。
reason-no-line-free = カードを差し込める列がありません。
reason-line-taken = その列にはすでにカードがあります。
reason-no-second-line = 2枚目を加えられる列がありません。
reason-line-full = その列にはすでにカードが2枚あります。
reason-no-moment = このカードを購入できるのは、この手番でアクション、納品、反応、カードの使用のどれかをした後だけです。
reason-cards-pending = 先に、使ったカードを購入するか捨ててください。
reason-katana-out = 将軍の刀はすでに場に出ています。
reason-project-lacks = 事業に{ $kind }がありません。
reason-project-too-large = 事業の資源が7個を超えています。
reason-not-obtainable = 納品した刀からは、各種類の資源を1個ずつ揃えられません。
reason-katana-entry-taken = 鍛冶場のその入口のスペースは埋まっています。
reason-no-legal-end = その順番では構成を完成できません。

## 物語

chapter-title = 第{ $n }章「{ $chapter }」
chapter-name-1 = 始まり
chapter-name-2 = 平和な時代
chapter-name-3 = 祇園祭
chapter-name-4 = 名声と栄光
chapter-name-5 = 正宗の来訪
chapter-name-6 = 将軍の依頼
chapter-name-7 = 戦の足音
chapter-name-8 = 門前の敵
chapter-name-9 = 陣太鼓
chapter-name-10 = 戦場の刃
chapter-name-11 = 危急の時
chapter-name-12 = 瓦礫
chapter-name-13 = 復興の苦難
chapter-name-14 = 安らぎの時
chapter-briefing-1 = 開いたばかりの鍛冶場を、誰もが見守っています。始めたことは終わらせましょう。将軍の刀を納品し、鍛冶場に刀を1本も残さないでください。
chapter-briefing-2 = 争いのない世では、刀は美しくあってよいのです。装飾師を育て、4個すべてを最後の縦列まで進めてください。装飾師の部屋が必ず使われます。
chapter-briefing-3 = 町は祭りでいっぱいです。手がけたものはすべて輝かねばなりません。納品するすべての刀と将軍の刀に、装飾された資源を2個以上置いてください。
chapter-briefing-4 = すべての大名家にあなたの名を広めましょう。指物のセットで22点以上を得てください。名誉カードは数えません。
chapter-briefing-5 = 名匠があなたの鍛冶場を見に来ます。整った鍛冶場を見せましょう。購入したカードを7枚以上、鍛冶場の下に差し込んでください。
chapter-briefing-6 = 将軍の望みははっきりしています。この順番の構成の刀です：{ $letters }。それを納品してください。
chapter-briefing-7 = 戦が近づいています。僧侶は寺院にこもり、市場カード7は使いませんが、7個のワーカーはすべて利用可能です。毎ラウンドの終わりにそのラウンドのお布施を払い、足りない1金ごとに1点を失います。
chapter-briefing-8 = 敵は門前に迫り、誰もが武器を求めています。将軍の刀のほかに、8本以上の刀を納品してください。
chapter-briefing-9 = 太鼓が鳴り、戦には金がかかります。60金以上を持って終えてください。手持ちの資源は数えません。
chapter-briefing-10 = 今は折れない鋼だけが役に立ちます。納品した刀の強さの合計を13以上にしてください。
chapter-briefing-11 = 飾りに割く時間はありません。学院は閉ざされ、何も装飾できません。装飾師と、それに関わる部屋とカードは箱に残します。大名は急ぎの仕事に上乗せを払い、刀を取るたびに、ラウンド数と同じだけのお金を余分に得ます。ゴーストが学院カードを引いても得点にならず、次のカードを引きます。
chapter-briefing-12 = 御殿はほとんど残っていません。部屋は3つ、家族は各自2人です。あなたの2人は同じ部屋に置けます（ゴーストの2人は置けません）。その場合、自分のアクションではその部屋の恩恵を2人分得ますが、僧侶による2回目とゴーストの手番では1回だけです。
chapter-briefing-13 = すべてを建て直さねばならず、物資は乏しいままです。あなたが市場を訪れるたびに、買った資源の1種類がその後ずっと1金高くなります。ゴーストが訪れると、値上がりの最も少ない資源が、同じなら最も高い資源が、さらに1金高くなります。終了時の手持ちは、印刷された価値で数えます。御殿の5つの部屋は決まっています。
chapter-briefing-14 = 仕事は終わりました。蓄えを残しましょう。未使用のカードを7枚以上持って終えてください。
level-easy = 易
level-medium = 中
level-hard = 難
condition-swords-left = 鍛冶場に残った刀：{ $reached }本（0本であること）
condition-katana-delivered = { $reached ->
    [0] 将軍の刀は納品されていません
   *[other] 将軍の刀は納品されました
}
condition-decorators = 最後の縦列にいる装飾師：{ $needed }個中{ $reached }個
condition-swords-decorated = 装飾された資源が2個以上ある納品した刀：{ $needed }本中{ $reached }本
condition-katana-decorations = 将軍の刀の装飾された資源：{ $reached }／{ $needed }個
condition-sashimono = 指物のセットの得点：{ $reached }／{ $needed }点
condition-bought-cards = 鍛冶場の下に差し込んだカード：{ $reached }／{ $needed }枚
condition-katana-as-asked = 依頼どおり（{ $letters }）の将軍の刀の資源：{ $reached }／{ $needed }個
condition-swords-delivered = 納品した刀：{ $reached }／{ $needed }本
condition-coins = お金：{ $reached }／{ $needed }金
condition-strength = 納品した刀の強さの合計：{ $reached }／{ $needed }
condition-unused-cards = 未使用のカード：{ $reached }／{ $needed }枚
condition-points = 得点：{ $reached }点（ゴーストを上回るには{ $needed }点）
verdict-met = 達成：{ $what }。
verdict-missed = { $n ->
    [0] 未達成：{ $what }。
   *[other] 未達成（あと{ $n }）：{ $what }。
}
verdict-won = { $chapter }：勝利！
verdict-lost = { $chapter }：敗北。
rank-fumeiyo = 不名誉
rank-kaji-minara = 鍛冶見習い
rank-kaji-kenshusei = 鍛冶研修生
rank-kaji = 鍛冶
rank-meiyo = 名誉
rank-yushu = 優秀
rank-masamune = 正宗に並ぶ者
category-dues = 未払いのお布施
cause-chapter = 章のルール
action-arrange-both = 家族2人とも：{ $rooms }
action-raise-price = { $kind }：これから{ $coins }
question-raise-price = 買った資源のうち、これから1金高くなるのはどれですか？
event-ghost-turned-away = { $area }はこの章では閉ざされています。{ $name }は次のカードを引きます。
event-price-raised = { $kind }はこれから市場で{ $coins }になります。
reason-academy-closed = この章では学院は閉ざされています。
