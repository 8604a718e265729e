### 『Shōgun no Katana』：所有するゲームの印刷値のフォーム。

set-katana-blocked = 和室ボードのブロックされたワーカーのスペース
set-katana-side = ボード{ $n }
set-katana-round = 第{ $n }ラウンド
set-katana-column = 第{ $n }縦列
set-katana-first-game = 初めてのゲームの部屋
set-katana-favor = 好意カードの点
set-katana-story-rooms = 第13章の部屋
set-katana-effect-take = 資源を得る
set-katana-effect-turn = 資源の種類を変える
set-katana-hint-swords = 資源を順に1文字ずつ入力します：Wは木材、Sは鋼、Lはサメ革、Uは漆。
set-katana-hint-daimyo = 種類ごとに1つ入力し、枚数を書きます。全部で64枚です。Wは木材、Sは鋼、Lはサメ革、Uは漆。
set-katana-hint-market = 番号ごとに1つ入力し、枚数を書きます。全部で28枚です。
set-katana-hint-honor = 名誉カードは全部で22枚です。数えるものを選んで保存すると、残りの欄が現れます。
set-katana-hint-boards = 1つの欄に複数の数を書くときはコンマで区切ります。Wは木材、Sは鋼、Lはサメ革、Uは漆。
set-katana-room-gives = { $room }：お金
set-katana-room-price = { $room }：値段
set-katana-room-less = { $room }：割引
