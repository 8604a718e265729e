### 初心者のためのShogunate：2分間の説明、目標、ヒント。

## 2分間の説明

primer-shogunate-line = 将軍の後を継ぐのは？
primer-shogunate-line-tells = 6人の当主が、筆頭から末席まで継承順位に並びます。あなたは当主ではありません。自分のカードの当主を、陰から助けます。
primer-shogunate-loyalty = 秘密の忠誠カード2枚
primer-shogunate-loyalty-tells = 自分だけが見られる忠誠カードを2枚受け取ります。その当主にある名誉があなたの得点です。同じ当主のカードを持つ人が他にもいるかもしれません。誰なのか、探りましょう。
primer-shogunate-choose = カードを秘密に選ぶ
primer-shogunate-choose-tells = 毎ラウンド、旗本以外の全員が手札からアクションカードを1枚秘密に選び、一斉に公開します。旗本が1人ずつ指名し、指名された人が実行します。手札がなくなると、実行したカードが手札に戻ります。
primer-shogunate-act = 当主を動かす
primer-shogunate-act-tells = 6種類のアクションで、当主が上や下へ動きます。名誉を置くもの、他の人の忠誠カードを見られるものもあります。自分の秘密に触れるものもあり、カードを表にする、旗本に見せる、交換する、などがあります。
primer-shogunate-plot = 謀略が名誉を与える
primer-shogunate-plot-tells = 全員が実行すると、謀略が、カードに示された順位の当主に名誉を与え、旗本がその効果を実行します。その後、忍びのいる当主が名誉を1つ失い、次のプレイヤーが旗本になります。
primer-shogunate-end = 名誉が足りたら
primer-shogunate-end-tells = 誰かの忠誠カードの名誉の合計が12（3人プレイでは10）に達したラウンドの後、ゲームが終わります。全員が忠誠カードを公開し、名誉が最も多い人の勝ちです。

## ラウンドの目標

aim-shogunate-raise = 謀略が名誉を与える順位（{ $place }など）へ、{ $leader }を動かす
aim-shogunate-hold = 謀略が名誉を与える順位に、{ $leader }を保つ
aim-shogunate-learn = 「{ $card }」で、他の人の忠誠カードを見る
aim-shogunate-hide = 「{ $card }」は後に取っておく：自分のカードが表になってしまう

## 次に試すこと

tip-shogunate-revealed = 第{ $round }ラウンドに忠誠カードを表にしたので、それからは誰もが当主の1人を知っていました。「不名誉」はできるだけ遅く出しましょう。手札には他に5枚あります。
tip-shogunate-obvious = 上へ動かしたのは、ほとんどが自分のカードの{ $leader }でした。注意深い人は気づきます。ときには他の当主も助け、自分の当主は旗本や謀略に任せましょう。
tip-shogunate-neglected = 自分のカードの{ $leader }には、最後にほとんど名誉がありませんでした。忠誠カードは2枚とも得点になります。謀略のたびに、自分の当主が届く順位を探しましょう。
tip-shogunate-robbed = 忍びが、自分の当主から名誉を{ $n }つ奪いました。旗本のときに忍びを動かす謀略が出たら、他の当主へ送りましょう。
tip-shogunate-blind = 他の人の忠誠カードを1枚も見ませんでした。「矢の道」なら1枚見られ、助けてはいけない当主がわかります。
