### 将軍の刀のレッスン。crates/host/data/katana の局面について語り、crates/host/src/katana/lessons のステップを求める。
### 各ステップに、題名、見えるもの、今すること、その結果がある。

guide-katana = 将軍の刀を学ぶ
guide-katana-play = 練習ゴーストと遊ぶ
guide-katana-then = ゴーストの中でいちばんやさしい練習ゴーストと、1ゲーム通して遊びます。
guide-katana-end = 手番を終えましょう。

## 第1レッスン

guide-katana-first = はじめの一歩
guide-katana-first-lead = 刀を取り、資源を買い、鍛え、装飾し、納品するまでをひとつずつ学びます。
guide-katana-first-finished = 基本がわかりました
guide-katana-first-finished-tells = 刀を取り、鍛え、納品する。これがこのゲームの中心です。次のレッスンは、同じラウンドのこの場面から始まります。

guide-katana-first-house = 新しい刀
guide-katana-first-house-tells = 目標は、刀を鍛えて納品し、4ラウンドで誰よりも多く得点することです。今は第2ラウンドで、何本かの刀はもう鍛え始めています。手番には駒を1個エリアに置き、そのアクションを行います。大名屋敷では、鍛える刀を1本取ります。
guide-katana-first-house-place = 大名屋敷にワーカーを置きましょう。
guide-katana-first-house-take = 屋敷2（松）から刀43を取りましょう。今すぐ5金、鍛えて納品すれば8点になります。
guide-katana-first-house-won = 刀43が鍛冶場の第1縦列に入り、お金と大名カードも手に入りました。続いてゴーストの手番がありました。ゴーストは単純なルールで動きます。ゴーストより多く得点しましょう。

guide-katana-first-market = 資源
guide-katana-first-market-tells = 刀は木材、鋼、サメ革、漆で鍛えます。市場で資源を買い、そのあと市場カードを1枚取ります。
guide-katana-first-market-place = 市場にワーカーを置きましょう。
guide-katana-first-market-lacquer = 漆を1個買いましょう。鍛冶場の刀12がそれを待っています。
guide-katana-first-market-leather = サメ革を1個買いましょう。刀43の最初の資源です。
guide-katana-first-market-card = 印の付いた市場カードを取りましょう。カードには1回だけの効果と、永続的な恩恵があります。あとのレッスンで学びます。
guide-katana-first-market-won = 資源が4種類とも1個ずつそろいました。この先のステップに必要な分です。

guide-katana-first-line = 鍛冶場
guide-katana-first-line-tells = 鍛冶場の刀は、示された順番に資源を1個置くたびに、1スペース動きます。鍛冶場に駒を置くと、横列か縦列を1つ発動し、そこにある刀はどれも1回動けます。
guide-katana-first-line-place = 鍛冶場にワーカーを置きましょう。
guide-katana-first-line-line = あなたの刀が2本ある第2縦列を発動しましょう。
guide-katana-first-line-won = 第2縦列の2本の刀が動けるようになりました。

guide-katana-first-move = 刀が動く
guide-katana-first-move-tells = 行き先は資源で決まります。自分の横列の資源なら右へ、上か下の横列の資源ならその横列へ動きます。1スペースに刀は1本だけなので、順番が大切です。
guide-katana-first-move-first = 刀12を動かしましょう。最後の漆で、上の漆の横列へ進みます。
guide-katana-first-move-second = そのスペースが空きました。木材1個で刀15を上へ動かしましょう。
guide-katana-first-move-won = 刀12にすべての資源がそろい、完成しました。

guide-katana-first-academy = 装飾
guide-katana-first-academy-tells = 学院では装飾師を1個進め、そのあと各装飾師が刀の資源を1個ずつ装飾できます。すぐにお金が入り（装飾師が進んでいるほど多く）、刀を納品すると点になります。
guide-katana-first-academy-place = 学院にワーカーを置きましょう。
guide-katana-first-academy-advance = 木材の装飾師を進めましょう。
guide-katana-first-academy-decorate = 刀12の木材を装飾しましょう。
guide-katana-first-academy-done = 今はこれで十分です。アクションを終了しましょう。
guide-katana-first-academy-won = 2金を得ました。刀12の漆は前に装飾してあり、その4点に、木材の1点が加わります。

guide-katana-first-deliver = 納品
guide-katana-first-deliver-tells = 完成した刀は、パスする前ならいつでも、駒を使わずに納品できます。刀の点、装飾の点、ラウンドの点を得ます。
guide-katana-first-deliver-deliver = 刀12を納品しましょう。
guide-katana-first-deliver-collect = その横列と縦列の恩恵を得ましょう。漆1個と2金です。
guide-katana-first-deliver-sashimono = 指物を1つ選びましょう。この旗印は終了時に点になり、4種類そろえるのが最も得です。
guide-katana-first-deliver-project = 漆と木材を事業に置きましょう。使い道は次のレッスンで説明します。
guide-katana-first-deliver-won = 12点です。刀5点、装飾5点、ラウンド2点。さらに、ブロックされたワーカーが1個、この先ずっと使えるようになりました。

## 第2レッスン：ラウンドの終わりまで

guide-katana-round = ラウンドの終わりまで
guide-katana-round-lead = 将軍の刀を場に出し、次のラウンドのファーストプレイヤーになり、僧侶を御殿へ送り、パスします。
guide-katana-round-finished = 1ラウンドの流れがわかりました
guide-katana-round-finished-tells = 4ラウンドのあと、得点が最も多い人の勝ちです。刀、装飾、将軍の刀で得点し、最後に指物のセット、名誉カード、好意カード、お金も点になります。今はゴーストが先行していますが、あとで納品する刀ほど高得点です。

guide-katana-round-katana = 将軍の刀
guide-katana-round-katana-tells = 刀を納品し、事業に4種類の資源がそろいました。これで将軍の刀を作れます。他の刀と同じように鍛えて納品します。好意カードを得ることもあります。
guide-katana-round-katana-put = 将軍の刀を場に出しましょう。
guide-katana-round-katana-compose = 順番は自分で決めます。漆から始めましょう。
guide-katana-round-katana-compose-wood = 次は木材です。
guide-katana-round-katana-compose-steel = その次は鋼です。
guide-katana-round-katana-compose-leather = 最後はサメ革です。
guide-katana-round-katana-won = 将軍の刀が漆の横列の最初に入りました。納品すると10点に、装飾の点とラウンドの点が加わります。

guide-katana-round-komainu = ファーストプレイヤー
guide-katana-round-komainu-tells = ゴーストはワーカーを使い切ってパスしました。あなたには納品で得たワーカーが残っています。狛犬に置くと4金を得て、次のラウンドを最初に始められます。
guide-katana-round-komainu-place = 狛犬にワーカーを置きましょう。
guide-katana-round-komainu-won = 4金を得ました。次のラウンドはあなたから始まります。

guide-katana-round-palace = 僧侶を御殿へ
guide-katana-round-palace-tells = 僧侶は寺院にいます。お布施（このラウンドは6金）を払うと、ワーカーと同じ働きに加えて僧侶の効果があります。御殿では、家族がいる部屋の1つを2回使えます。
guide-katana-round-palace-place = 御殿に僧侶を置きましょう。
guide-katana-round-palace-arrange = ボードで、家族を送る移動の部屋に印を付けて、決定しましょう。
guide-katana-round-palace-use = 部屋の恩恵を、将軍の刀と刀43に1回ずつ使いましょう。
guide-katana-round-palace-done = アクションを終了しましょう。
guide-katana-round-palace-won = どちらの刀にも最初の資源が置かれました。家族はその部屋に残り、次も役に立ちます。

guide-katana-round-pass = ラウンドの終わり
guide-katana-round-pass-tells = もう駒を置けない、または置かないときはパスして、終了時に点になる名誉カードを取ります。全員がパスすると駒が戻り、次のラウンドが始まります。
guide-katana-round-pass-pass = パスして、残っている名誉カードを取りましょう。
guide-katana-round-pass-won = 第3ラウンドが始まりました。ワーカーが戻り、新しい刀が並び、あなたの手番からです。

## 第3レッスン：カード

guide-katana-cards = カード
guide-katana-cards-lead = カードを1回だけの効果に使い、永続的な恩恵として残し、手放す時を知るレッスンです。
guide-katana-cards-finished = カードの使い方がわかりました
guide-katana-cards-finished-tells = 大名カードは刀と一緒に、市場カードは市場で手に入ります。カードのマークは効果を使えるエリアを示し、マークのないカードはいつでも使えます。手札に残したカードが、終了時に名誉カードで点になることもあります。

guide-katana-cards-effect = 1回だけの効果
guide-katana-cards-effect-tells = カードには、1回だけの効果と、購入して使う永続的な恩恵の2つがあります。今は第2ラウンドで、手札に大名カードAがあります。自分の市場アクション中に使うと、木材1個と鋼1個がただで手に入ります。鋼は、刀3にあと1個だけ足りない資源です。
guide-katana-cards-effect-place = 市場にワーカーを置きましょう。
guide-katana-cards-effect-play = 大名カードAを使いましょう。
guide-katana-cards-effect-won = 何も買わずに、木材1個と鋼1個が手に入りました。

guide-katana-cards-benefit = 永続的な恩恵
guide-katana-cards-benefit-tells = 使ったカードは、恩恵を購入しなければ手番の終わりに捨てます。購入したら、鍛冶場ボードの横列か縦列の1つに差し込みます。そのあとは、その列から納品するたびに恩恵も得られます。このカードは1金で、恩恵は木材1個です。
guide-katana-cards-benefit-buy = 大名カードAの恩恵を購入しましょう。
guide-katana-cards-benefit-line = 第4縦列に差し込みましょう。刀3はそこで完成します。
guide-katana-cards-benefit-won = カードはゲームの終わりまで第4縦列に残ります。差し込めるのは1つの列に1枚です。

guide-katana-cards-market = 市場カード
guide-katana-cards-market-tells = ここで資源を買うこともできますが、必要なものはそろっています。市場アクションの終わりに市場カードを1枚取ります。市場カードの永続的な恩恵はどれもお金です。市場カード3は、刀に印刷された点をもう1回得られます。
guide-katana-cards-market-take = 市場カード3を取りましょう。
guide-katana-cards-market-won = カードが手札に入りました。練習ゴーストはワーカーを使い切ってパスしたので、このラウンドはあなたの手番が続きます。

guide-katana-cards-forge = 最後の鋼
guide-katana-cards-forge-tells = 刀3は鋼の横列の第3縦列にあります。鋼をもう1個置くと、カードのある第4縦列へ進みます。
guide-katana-cards-forge-place = 鍛冶場にワーカーを置きましょう。
guide-katana-cards-forge-line = 鋼の横列を発動しましょう。
guide-katana-cards-forge-move = 刀3を動かしましょう。
guide-katana-cards-forge-won = 刀3が、カードのある縦列で完成しました。

guide-katana-cards-deliver = 2枚のカードで納品
guide-katana-cards-deliver-tells = エリアのマークがないカードはいつでも使えます。市場カード3に必要なのは納品だけです。刀を納品して、2枚のカードの働きを見ましょう。
guide-katana-cards-deliver-deliver = 刀3を納品しましょう。
guide-katana-cards-deliver-play = 市場カード3を使いましょう。刀の4点をもう1回得ます。
guide-katana-cards-deliver-collect = 横列と縦列の恩恵を得ましょう。縦列からは2金と、カードの木材1個が手に入ります。
guide-katana-cards-deliver-project = 鋼を1個、事業に置きましょう。
guide-katana-cards-deliver-won = 刀1本で12点です。刀の4点が2回、装飾2点、ラウンド2点。第4縦列のカードは、次の納品でも働きます。

guide-katana-cards-discard = 購入するか、捨てるか
guide-katana-cards-discard-tells = 市場カード3はこの手番に使ったので、購入するか捨てるかを決めます。恩恵は3金で、納品のたびに2金。同じ列であと2回納品すれば元が取れますが、今はお金を残しておきましょう。
guide-katana-cards-discard-discard = 市場カード3を捨てましょう。
guide-katana-cards-discard-won = カードはなくなりましたが、効果は十分に役立ちました。

guide-katana-cards-moment = いつでも使えるカード
guide-katana-cards-moment-tells = 大名屋敷で刀を取ると、大名カードも1枚手に入ります。屋敷2のいちばん上は大名カードDです。他のプレイヤーの手番でも、いつでも、同じ種類の資源3個までを別の種類に変えられます。
guide-katana-cards-moment-place = 大名屋敷にワーカーを置きましょう。
guide-katana-cards-moment-take = 屋敷2（松）から刀25を取りましょう。
guide-katana-cards-moment-play = 大名カードDを使いましょう。新しい刀には鋼が必要で、木材は余っています。
guide-katana-cards-moment-turn = 木材3個を鋼3個に変えましょう。
guide-katana-cards-moment-buy = 恩恵も購入しましょう。1金で、納品のたびに木材1個です。
guide-katana-cards-moment-line = 好きな横列か縦列に差し込みましょう。納品が多くなりそうな列がおすすめです。
guide-katana-cards-moment-won = 新しい刀のための鋼がそろい、鍛冶場ボードには2枚のカードが差し込まれました。

## 第4レッスン：他のプレイヤーの手番

guide-katana-others = 他のプレイヤーの手番に
guide-katana-others-lead = 家族を御殿へ送り、他のプレイヤーの学院や御殿のアクションに加わり、自分の手番を待たずに納品します。
guide-katana-others-finished = 待つだけの時間はありません
guide-katana-others-finished-tells = 他のプレイヤーが学院か御殿のアクションを行うたびに、パスしたあとでも得られるものがあります。納品と、いつでも使えるカードは、パスするまでどの手番でも使えます。

guide-katana-others-family = 家族
guide-katana-others-family-tells = このレッスンの相手はゴーストではなく、1人のプレイヤーです。御殿の部屋を使うには家族が必要です。御殿のアクションで家族を1人置き、家族のいる部屋の恩恵を得ます。刀4には木材と漆が1個ずつ足りません。移動の部屋なら、それを置けます。
guide-katana-others-family-place = 御殿にワーカーを置きましょう。
guide-katana-others-family-arrange = 家族を送る移動の部屋に印を付けて、決定しましょう。
guide-katana-others-family-use = 部屋を使い、木材1個で刀4を動かしましょう。
guide-katana-others-family-done = アクションを終了しましょう。
guide-katana-others-family-won = 家族は部屋に残ります。続いて相手が学院へ行き、装飾師を進めて刀を装飾しました。

guide-katana-others-academy = 学院でのリアクション
guide-katana-others-academy-tells = 他のプレイヤーが学院のアクションを行うたびに、あなたも刀の資源を1個装飾できます。ワーカーはいりません。装飾師のお金がすぐに入り、納品すると点になります。
guide-katana-others-academy-decorate = 刀4の鋼を装飾しましょう。
guide-katana-others-academy-won = すぐに1金。刀4を納品すると、さらに2点です。

guide-katana-others-forge = 自分の手番
guide-katana-others-forge-tells = またあなたの手番です。刀4は急ぎません。相手が御殿へ行けば、そこにはもうあなたの家族がいます。ワーカーは刀2に使いましょう。
guide-katana-others-forge-place = 鍛冶場にワーカーを置きましょう。
guide-katana-others-forge-line = サメ革の横列を発動しましょう。
guide-katana-others-forge-move = 鋼で刀2を動かしましょう。
guide-katana-others-forge-won = 刀2が鋼の横列へ上がりました。そして相手は本当に御殿へ行きました。

guide-katana-others-palace = 御殿でのリアクション
guide-katana-others-palace-tells = 他のプレイヤーが御殿のアクションを行うたびに、家族のいる部屋を1つ使えます。あなたの家族は移動の部屋にいます。
guide-katana-others-palace-use = 刀4を動かしましょう。最後の資源は漆です。
guide-katana-others-palace-won = 刀4が完成しました。まだ相手の手番です。

guide-katana-others-deliver = すぐに納品
guide-katana-others-deliver-tells = 納品はアクションではありません。パスするまでは、他のプレイヤーの手番でも、いつでも納品できます。自分の手番の前に恩恵が手に入り、鍛冶場のスペースも空きます。
guide-katana-others-deliver-deliver = 今すぐ刀4を納品しましょう。
guide-katana-others-deliver-collect = 横列と縦列の恩恵を得ましょう。漆1個と2金です。
guide-katana-others-deliver-project = 漆と木材を事業に置きましょう。
guide-katana-others-deliver-won = 8点です。刀4点、装飾2点、ラウンド2点。相手が手番を終え、あなたの手番になりました。

## 第5レッスン：将軍の刀

guide-katana-katana = 将軍の刀
guide-katana-katana-lead = 事業から将軍の刀を作り、4回の移動で鍛え、最初に納品して好意カードを取ります。
guide-katana-katana-finished = 将軍に捧げる刀
guide-katana-katana-finished-tells = 5枚の好意カードのうち、プレイヤーの人数分を使います。1枚は最初に納品された将軍の刀に、残りは終了時に将軍の刀を比べて決まります。鍛冶場に残った将軍の刀は、置かれた資源の分しか点にならず、不名誉も受けます。次は練習ゴーストと、1ゲーム通して遊びましょう。

guide-katana-katana-project = 事業がそろう
guide-katana-katana-project-tells = 今は第3ラウンドです。刀を納品するたびに、その資源を2個まで事業に置けます。4種類そろうと、将軍の刀になります。今あるのは漆と木材です。刀2は完成したまま待っていました。第3ラウンドの納品は、2点ではなく4点が加わるからです。
guide-katana-katana-project-deliver = 刀2を納品しましょう。
guide-katana-katana-project-collect = 横列と縦列の恩恵を得ましょう。木材1個と2金です。
guide-katana-katana-project-copy = 鋼とサメ革を事業に置きましょう。
guide-katana-katana-project-won = 8点を得て、事業に4種類がそろいました。2本目の納品で、ブロックされたワーカーも1個使えるようになりました。

guide-katana-katana-put = 構成を決める
guide-katana-katana-put-tells = 将軍の刀は、最初のスペースが空いていればいつでも場に出せます。資源の順番は自分で決めますが、隣り合う資源は鍛冶場の同じ横列か、隣の横列のものでなければなりません。資源が多いほど高得点ですが、移動も多くなります。
guide-katana-katana-put-put = 将軍の刀を場に出しましょう。
guide-katana-katana-put-lacquer = 漆から始めましょう。
guide-katana-katana-put-wood = 次は木材です。
guide-katana-katana-put-steel = その次は鋼です。
guide-katana-katana-put-leather = 最後はサメ革です。
guide-katana-katana-put-won = 将軍の刀が漆の横列の第1縦列に入り、構成が決まりました。

guide-katana-katana-first = 1回目の移動
guide-katana-katana-first-tells = 将軍の刀も、他の刀と同じように動きます。資源は4種類とも1個ずつあり、4回の移動に足ります。相手にはまだ将軍の刀がありません。急ぎましょう。
guide-katana-katana-first-place = 鍛冶場にワーカーを置きましょう。
guide-katana-katana-first-line = 漆の横列を発動しましょう。
guide-katana-katana-first-move = 将軍の刀を動かしましょう。
guide-katana-katana-first-won = 4回のうち1回が済みました。相手が御殿へ行きました。移動の部屋にはあなたの家族がいます。

guide-katana-katana-room = 御殿の助け
guide-katana-katana-room-tells = リアクションなら、ワーカーなしで将軍の刀を動かせます。
guide-katana-katana-room-use = 部屋を使い、木材1個で将軍の刀を動かしましょう。
guide-katana-katana-room-won = 相手の手番のうちに、2回目が済みました。

guide-katana-katana-second = 3回目の移動
guide-katana-katana-second-tells = 将軍の刀は木材の横列まで下りてきました。横列でも縦列でも発動できます。ここでは第2縦列で十分です。
guide-katana-katana-second-place = 鍛冶場にワーカーを置きましょう。
guide-katana-katana-second-line = 第2縦列を発動しましょう。
guide-katana-katana-second-move = 鋼で将軍の刀を動かしましょう。
guide-katana-katana-second-won = あと1回です。今度は相手が学院へ行きました。

guide-katana-katana-decorate = 価値ある装飾
guide-katana-katana-decorate-tells = 装飾は将軍の刀でも点になり、漆がいちばん高得点です。
guide-katana-katana-decorate-decorate = 将軍の刀の漆を装飾しましょう。
guide-katana-katana-decorate-won = 将軍の刀が4点上がり、1金を得ました。

guide-katana-katana-last = 最後の移動
guide-katana-katana-last-tells = 残るはサメ革だけです。
guide-katana-katana-last-place = 鍛冶場にワーカーを置きましょう。
guide-katana-katana-last-line = 鋼の横列を発動しましょう。
guide-katana-katana-last-move = 将軍の刀を動かしましょう。
guide-katana-katana-last-won = 誰よりも早く、将軍の刀が完成しました。

guide-katana-katana-favor = 将軍の好意
guide-katana-katana-favor-tells = 最初に将軍の刀を納品した人が好意カードIを取り、その手番の終わりに6点を得ます。
guide-katana-katana-favor-deliver = 将軍の刀を納品しましょう。
guide-katana-katana-favor-collect = 横列と縦列の恩恵を得ましょう。
guide-katana-katana-favor-won = 24点です。将軍の刀10点、漆の装飾4点、ラウンド4点、好意カードI 6点。
