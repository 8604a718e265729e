### ガイド付きの最初のゲーム。crates/host/data/guide.json の局面について語り、crates/host/src/guide/steps.rs のステップを求める。
### 各ステップに、題名、見えるもの、今すること、その結果がある。

## ステップのまわり

guide-learn = 遊びながら学ぶ
guide-learn-hint = 初めてですか？実際のテーブルを使った10の短いステップで、遊び方が身につきます。
guide-step = ステップ{ $n }／{ $of }
guide-now = 今すること
guide-end = 手番を終えましょう。
guide-ways = やめる・最初から
guide-again = 最初から
guide-on = ガイドなしで続ける
guide-leave = やめる
guide-later-title = ひとつずつ進みましょう
guide-later = それはあとで。今は：{ $now }
guide-finished = 基本がわかりました
guide-finished-tells = 4ラウンドのあと、得点が最も多い人の勝ちです。刀、装飾、将軍の刀で得点し、最後に指物のセット、名誉カード、好意カード、お金も点になります。今はゴーストが先行していますが、あとで納品する刀ほど高得点です。
guide-finished-now = 自分のゲームを始めるか、このゲームを最後まで遊びましょう。
guide-play = 今すぐゴーストと遊ぶ
guide-on-finished = このゲームを最後まで遊ぶ

## ステップ

guide-house = 新しい刀
guide-house-tells = あなたは刀匠です。今は全4ラウンドの第2ラウンド。手番には駒を1個エリアに置き、そのアクションを行います。大名屋敷では、鍛える刀を1本取ります。
guide-house-place = 大名屋敷にワーカーを置きましょう。
guide-house-take = 屋敷2（松）から刀43を取りましょう。今すぐ5金、鍛え上げれば8点になります。
guide-house-won = 刀43が鍛冶場の第1縦列に入り、お金と大名カードも手に入りました。続いてゴーストの手番がありました。ゴーストは単純なルールで動きます。ゴーストより多く得点しましょう。

guide-market = 資源
guide-market-tells = 刀は木材、鋼、サメ革、漆で鍛えます。市場で資源を買い、そのあと市場カードを1枚取ります。
guide-market-place = 市場にワーカーを置きましょう。
guide-market-lacquer = 漆を1個買いましょう。鍛冶場の刀12がそれを待っています。
guide-market-leather = サメ革を1個買いましょう。刀43の最初の資源です。
guide-market-card = 印の付いた市場カードを取りましょう。カードには1回だけの効果と、ずっと続く恩恵があります。次のゲームで試しましょう。
guide-market-won = 資源が4種類とも1個ずつそろいました。この先のステップに必要な分です。

guide-line = 鍛冶場
guide-line-tells = 鍛冶場の刀は、示された順番に資源を1個置くたびに、1スペース動きます。鍛冶場に駒を置くと、横列か縦列を1つ発動し、そこにある刀はどれも1回動けます。
guide-line-place = 鍛冶場にワーカーを置きましょう。
guide-line-line = あなたの刀が2本ある第2縦列を発動しましょう。
guide-line-won = 第2縦列の2本の刀が動けるようになりました。

guide-move = 刀が動く
guide-move-tells = 行き先は資源で決まります。自分の横列の資源なら右へ、上か下の横列の資源ならその横列へ動きます。1スペースに刀は1本だけなので、順番が大切です。
guide-move-first = 刀12を動かしましょう。最後の漆で、上の漆の横列へ進みます。
guide-move-second = そのスペースが空きました。木材1個で刀15を上へ動かしましょう。
guide-move-won = 刀12にすべての資源がそろい、完成しました。

guide-academy = 装飾
guide-academy-tells = 学院では装飾師を1個進め、そのあと各装飾師が刀の資源を1個ずつ装飾できます。すぐにお金が入り（装飾師が進んでいるほど多く）、刀を納品すると点になります。
guide-academy-place = 学院にワーカーを置きましょう。
guide-academy-advance = 木材の装飾師を進めましょう。
guide-academy-decorate = 刀12の木材を装飾しましょう。
guide-academy-done = 今はこれで十分です。アクションを終了しましょう。
guide-academy-won = 2金を得ました。刀12の漆は前に装飾してあり、その4点に、木材の1点が加わります。

guide-deliver = 納品
guide-deliver-tells = 完成した刀は、パスする前ならいつでも、駒を使わずに納品できます。刀の点、装飾の点、ラウンドの点を得ます。
guide-deliver-deliver = 刀12を納品しましょう。
guide-deliver-collect = その横列と縦列の恩恵を得ましょう。漆1個と2金です。
guide-deliver-sashimono = 指物を1つ選びましょう。この旗印は終了時に点になり、4種類そろえるのが最も得です。
guide-deliver-project = 漆と木材を事業に置きましょう。使い道は次のステップで説明します。
guide-deliver-won = 12点です。刀5点、装飾5点、ラウンド2点。さらに、ブロックされたワーカーが1個、この先ずっと使えるようになりました。

guide-katana = 将軍の刀
guide-katana-tells = 事業に4種類の資源がそろったので、将軍の刀を作れます。他の刀と同じように鍛えて納品します。好意カードを得ることもあります。
guide-katana-put = 将軍の刀を場に出しましょう。
guide-katana-compose = 順番は自分で決めます。漆から始めましょう。
guide-katana-compose-wood = 次は木材です。
guide-katana-compose-steel = その次は鋼です。
guide-katana-compose-leather = 最後はサメ革です。
guide-katana-won = 将軍の刀が漆の横列の最初に入りました。納品すると10点に、装飾の点とラウンドの点が加わります。

guide-komainu = ファーストプレイヤー
guide-komainu-tells = ゴーストはワーカーを使い切ってパスしました。あなたには納品で得たワーカーが残っています。狛犬に置くと4金を得て、次のラウンドを最初に始められます。
guide-komainu-place = 狛犬にワーカーを置きましょう。
guide-komainu-won = 4金を得ました。次のラウンドはあなたから始まります。

guide-palace = 僧侶を御殿へ
guide-palace-tells = 僧侶は寺院にいます。お布施（このラウンドは6金）を払うと、ワーカーと同じ働きに加えて僧侶の効果があります。御殿では、家族がいる部屋の1つを2回使えます。
guide-palace-place = 御殿に僧侶を置きましょう。
guide-palace-arrange = 家族を移動の部屋に送りましょう。
guide-palace-use = 部屋の恩恵を、将軍の刀と刀43に1回ずつ使いましょう。
guide-palace-done = アクションを終了しましょう。
guide-palace-won = どちらの刀にも最初の資源が置かれました。家族はその部屋に残り、次も役に立ちます。

guide-pass = ラウンドの終わり
guide-pass-tells = もう駒を置けない、または置かないときはパスして、終了時に点になる名誉カードを取ります。全員がパスすると駒が戻り、次のラウンドが始まります。
guide-pass-pass = パスして、残っている名誉カードを取りましょう。
guide-pass-won = 第3ラウンドが始まりました。ワーカーが戻り、新しい刀が並び、あなたの手番からです。
