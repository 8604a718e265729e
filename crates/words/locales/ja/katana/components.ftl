### Shōgun no Katana.

component-decreasing = { $key }：{ $before }の後に{ $found }があります。数は減ってはいけません。
component-off-board = { $key }：刀{ $composition }は{ $letter }文字目で鍛冶場の右端から出ます。
component-row-jump = { $key }：刀{ $composition }は{ $letter }文字目で横列を飛び越えます。
component-two-passive = { $key }：受動効果の部屋が2つあります。1つまでです。
