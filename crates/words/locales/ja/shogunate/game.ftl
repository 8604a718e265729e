### 『Shogunate』の言葉（日本語）。
### 当主は氏族の名で呼ぶ。$formは文中での形（the、card）か、ほかに求められるもの（full、letter、crest）。
### $whoと$whomは、読み手なら"you"、それ以外なら"other"。$nameと$otherはその名前。

## 当主

sho-leader-plum = { $form ->
    [card] 梅家の忠誠カード
    [full] 梅家の当主
    [letter] 梅
    [crest] 梅
   *[the] 梅家
}
sho-leader-bamboo = { $form ->
    [card] 竹家の忠誠カード
    [full] 竹家の当主
    [letter] 竹
    [crest] 竹
   *[the] 竹家
}
sho-leader-wisteria = { $form ->
    [card] 藤家の忠誠カード
    [full] 藤家の当主
    [letter] 藤
    [crest] 藤
   *[the] 藤家
}
sho-leader-snow = { $form ->
    [card] 雪家の忠誠カード
    [full] 雪家の当主
    [letter] 雪
    [crest] 雪
   *[the] 雪家
}
sho-leader-hawk = { $form ->
    [card] 鷹家の忠誠カード
    [full] 鷹家の当主
    [letter] 鷹
    [crest] 鷹
   *[the] 鷹家
}
sho-leader-tortoise = { $form ->
    [card] 亀家の忠誠カード
    [full] 亀家の当主
    [letter] 亀
    [crest] 亀
   *[the] 亀家
}

## 継承順位、名誉、忠誠カード

sho-place = { $n ->
    [1] 筆頭
    [6] 末席
   *[other] 第{ $n }位
}
sho-hidden-card = 忠誠カード
sho-you = あなた
sho-or = か
sho-cause-card = { $who ->
    [you] あなた
   *[other] { $name }
}のカード
sho-cause-pattern = 謀略
sho-cause-power = 謀略の効果
sho-cause-shinobi = 忍び

## アクションカード

sho-card-cloaked-in-shadows = 影をまとう
sho-card-dishonor = 不名誉
sho-card-flowing-upstream = 流れをのぼる
sho-card-honorable-company = 誉れの供
sho-card-path-of-the-arrow = 矢の道
sho-card-storms-to-flowers = 嵐から花へ
sho-card-text-cloaked-in-shadows = 旗本が当主を選び、あなたがその当主を別の順位へ動かす。
sho-card-text-dishonor = 当主1人を末席へ動かす。自分の忠誠カード1枚を表にする。
sho-card-text-flowing-upstream = 当主1人を1つか2つ上へ動かす。自分の裏向きの忠誠カード1枚を旗本に見せる。
sho-card-text-honorable-company = 当主1人を1つ下へ動かす。その当主と隣の当主1人に名誉を1つずつ置く。
sho-card-text-path-of-the-arrow = 当主1人を1つ上へ動かす。他のプレイヤー1人に裏向きの忠誠カードを見せてもらう。
sho-card-text-storms-to-flowers = 当主2人を入れ替える。または、相手1人と裏向きの忠誠カードを交換する。

## 謀略

sho-plot-shadow-at-the-gate = 門前の影
sho-plot-hired-blade = 雇われの刃
sho-plot-opened-letter = 開かれた密書
sho-plot-fallen-banner = 倒れた旗印
sho-plot-quarrel-of-neighbors = 隣国の争い
sho-plot-rising-star = 昇り龍
sho-plot-climbing-shadow = 忍び寄る影
sho-plot-sinking-shadow = 沈みゆく影
sho-plot-great-audience = 大広間の謁見
sho-plot-knife-at-the-rear = 背後の短刀
sho-plot-alms = 施し米
sho-plot-tribute = 献上の品
sho-plot-moonless-night = 月のない夜
sho-plot-old-guard = 古参の忠義
sho-plot-tea-with-a-spy = 間者との茶会
sho-plot-quiet-word = 根回し
sho-plot-world-turned-over = 下克上
sho-plot-envious-eyes = 出る杭
sho-plot-full = { $plot }。名誉：{ $pattern }。効果：{ $power }。
sho-pattern-entry = 第{ $place }位に{ $n }つ
sho-pattern-none = なし
sho-power-none = なし
sho-power-shinobi-to-head = 忍びが筆頭の当主へ移る
sho-power-shinobi-to-tail = 忍びが末席の当主へ移る
sho-power-shinobi-to-any = 忍びが別の好きな当主へ移る
sho-power-shinobi-to-most = 忍びが名誉の最も多い当主へ移る
sho-power-shinobi-up = 忍びが1つ上の当主へ移る
sho-power-shinobi-down = 忍びが1つ下の当主へ移る
sho-power-head-to-tail = 筆頭の当主が末席へ動く
sho-power-tail-to-head = 末席の当主が筆頭へ動く
sho-power-switch-ends = 筆頭と末席の当主が入れ替わる
sho-power-switch-neighbors = 隣り合う当主2人が入れ替わる
sho-power-step = 好きな当主1人が1つ上か下へ動く
sho-power-honor-least = 名誉の最も少ない当主1人に名誉を1つ置く
sho-power-dishonor-most = 名誉の最も多い当主1人から名誉を1つ取り除く
sho-power-look = 旗本が他のプレイヤーの裏向きの忠誠カードを1枚見る

## できること：ボタンの言葉と文

sho-label-withdraw = 選び直す
sho-label-move = { $leader } { $way ->
    [up] ↑
   *[down] ↓
}{ $n }
sho-label-switch = { $one } ⇄ { $other }
sho-label-exchange = { $name }と交換
sho-action-choose = 「{ $card }」を選ぶ
sho-action-withdraw = カードを戻して選び直す
sho-action-perform = { $name }に実行させる
sho-action-perform-card = { $name }に「{ $card }」を実行させる
sho-action-name = { $leader }を指名する
sho-action-move = { $leader }を{ $n }つ{ $way ->
    [up] 上
   *[down] 下
}の{ $to }へ動かす
sho-action-move-nowhere = { $leader }を{ $to }のままにする
sho-action-switch = { $one }と{ $other }を入れ替える
sho-action-reveal = { $leader }を表にする
sho-action-show = { $leader }を見せる
sho-action-show-to = { $name }に{ $leader }を見せる
sho-action-honor = { $leader }に名誉を1つ置く
sho-action-take-honor = { $leader }から名誉を1つ取り除く
sho-action-ask = { $name }に忠誠カードを見せてもらう
sho-action-exchange = { $name }と忠誠カードを交換する
sho-action-give = { $leader }を渡す
sho-action-shinobi = 忍びを{ $leader }へ送る
sho-action-look = { $name }の忠誠カードを1枚見る

## 問われていること

sho-question-choose = アクションカードを秘密に1枚選んでください。
sho-question-chosen = 「{ $card }」を選びました。{ $names }を待っています。
sho-question-performer = 次に実行するプレイヤーを指名してください。
sho-question-name = { $name }が「影をまとう」を実行します。動かす当主を指名してください。
sho-question-move-named = 旗本が{ $leader }を指名しました。どの順位へ動かしますか？
sho-question-move = どの当主を動かしますか？
sho-question-move-dishonor = どの当主を末席へ動かしますか？
sho-question-move-upstream = どの当主をいくつ上へ動かしますか？
sho-question-move-company = どの当主を1つ下へ動かしますか？
sho-question-move-arrow = どの当主を1つ上へ動かしますか？
sho-question-reveal = どの忠誠カードを表にしますか？
sho-question-show = { $name }にどの忠誠カードを見せますか？
sho-question-honor = { $leader }の隣にいる、どちらの当主に名誉を1つ置きますか？
sho-question-who-shows = 誰に忠誠カードを見せてもらいますか？
sho-question-storms = 当主2人を入れ替えますか、それとも忠誠カードを交換しますか？
sho-question-give = { $name }にどの忠誠カードを渡しますか？
sho-question-given = { $leader }を渡します。{ $names }を待っています。
sho-question-shinobi = 忍びをどの当主へ送りますか？
sho-question-neighbors = 隣り合うどの2人を入れ替えますか？
sho-question-step = どの当主を1つ上か下へ動かしますか？
sho-question-honor-least = 名誉の最も少ないどの当主に1つ置きますか？
sho-question-dishonor-most = 名誉の最も多いどの当主から1つ取り除きますか？
sho-question-look = 誰の忠誠カードを見ますか？
sho-question-power = 謀略の効果を実行してください：{ $power }。
sho-question-over = ゲームは終了しました。

## ほかの人が問われていること

sho-wait-choose = { $names }がアクションカードを選ぶのを待っています。
sho-wait-performer = { $names }が次に実行するプレイヤーを指名するのを待っています。
sho-wait-name = { $names }が当主を指名するのを待っています。
sho-wait-move = { $names }が当主を動かすのを待っています。
sho-wait-reveal = { $names }が忠誠カードを表にするのを待っています。
sho-wait-show = { $names }が{ $whom ->
    [you] あなた
   *[other] { $other }
}に忠誠カードを見せるのを待っています。
sho-wait-honor = { $names }が名誉を置くのを待っています。
sho-wait-who-shows = 忠誠カードを見せるプレイヤーを{ $names }が指名するのを待っています。
sho-wait-storms = { $names }が当主を入れ替えるか、忠誠カードを交換するのを待っています。
sho-wait-give = { $names }が交換する忠誠カードを選ぶのを待っています。
sho-wait-power = { $names }が謀略の効果を実行するのを待っています。

## 起きたこと

sho-event-dealt = 継承順位は筆頭から{ $leaders }です。忍びは{ $shinobi }のそばにいます。最初の旗本は{ $who ->
    [you] あなた
   *[other] { $name }
}です。
sho-event-loyalty-dealt = { $who ->
    [you] あなた
   *[other] { $name }
}の忠誠カード：{ $leaders }。
sho-event-loyalty-dealt-hidden = { $who ->
    [you] あなた
   *[other] { $name }
}に裏向きの忠誠カードが2枚配られました。
sho-event-plots-shuffled = すべての謀略カードが混ぜ直されました。
sho-event-round-began = 第{ $n }ラウンド。旗本は{ $who ->
    [you] あなた
   *[other] { $name }
}です。
sho-event-plot-revealed = 今回の謀略：{ $plot }
sho-event-chosen = { $who ->
    [you] あなた
   *[other] { $name }
}は「{ $card }」を選びました。
sho-event-chosen-hidden = { $who ->
    [you] あなた
   *[other] { $name }
}はアクションカードを選びました。
sho-event-withdrawn = { $who ->
    [you] あなた
   *[other] { $name }
}は選んだカードを戻しました。
sho-event-card-revealed = { $who ->
    [you] あなた
   *[other] { $name }
}は「{ $card }」を公開しました。
sho-event-performing = { $who ->
    [you] あなた
   *[other] { $name }
}が「{ $card }」を実行します。
sho-event-leader-named = { $who ->
    [you] あなた
   *[other] { $name }
}は{ $leader }を指名しました。
sho-event-leader-moved = { $who ->
    [you] あなた
   *[other] { $name }
}は{ $leader }を{ $n }つ{ $way ->
    [up] 上
   *[down] 下
}の{ $to }へ動かしました。
sho-event-leader-moved-itself = { $leader }が{ $to }へ動きました（{ $cause }）。
sho-event-leaders-switched = { $who ->
    [you] あなた
   *[other] { $name }
}は{ $one }（{ $from }）と{ $other }（{ $to }）を入れ替えました。
sho-event-leaders-switched-themselves = { $one }と{ $other }が入れ替わりました（{ $cause }）。
sho-event-loyalty-revealed = { $who ->
    [you] あなた
   *[other] { $name }
}は忠誠カードを1枚表にしました：{ $leader }。
sho-event-asked = { $who ->
    [you] あなた
   *[other] { $name }
}は{ $whom ->
    [you] あなた
   *[other] { $other }
}に忠誠カードを見せるよう求めました。
sho-event-shown = { $who ->
    [you] あなた
   *[other] { $name }
}は{ $whom ->
    [you] あなた
   *[other] { $other }
}に{ $leader }を見せました。
sho-event-looked = { $who ->
    [you] あなた
   *[other] { $name }
}は{ $whom ->
    [you] あなた
   *[other] { $other }
}の忠誠カードを1枚見ました：{ $leader }。
sho-event-looked-hidden = { $who ->
    [you] あなた
   *[other] { $name }
}は{ $whom ->
    [you] あなた
   *[other] { $other }
}の忠誠カードを1枚見ました。
sho-event-exchange-began = { $who ->
    [you] あなた
   *[other] { $name }
}は{ $whom ->
    [you] あなた
   *[other] { $other }
}と忠誠カードを交換します。
sho-event-offered = { $who ->
    [you] あなた
   *[other] { $name }
}は{ $leader }を渡します。
sho-event-offered-hidden = { $who ->
    [you] あなた
   *[other] { $name }
}は渡す忠誠カードを選びました。
sho-event-exchanged = { $who ->
    [you] あなた
   *[other] { $name }
}は{ $other }に{ $gave }を渡し、{ $got }を受け取りました。
sho-event-exchanged-hidden = { $name }と{ $other }が忠誠カードを交換しました。
sho-event-skipped-reveal = { $who ->
    [you] あなた
   *[other] { $name }
}には表にできる忠誠カードがありません。
sho-event-skipped-show = { $who ->
    [you] あなた
   *[other] { $name }
}には見せられる忠誠カードがありません。
sho-event-skipped-ask = { $who ->
    [you] あなた
   *[other] { $name }
}に忠誠カードを見せられるプレイヤーはいません。
sho-event-skipped-power = { $who ->
    [you] あなた
   *[other] { $name }
}は謀略の効果を実行できませんでした。
sho-event-discarded = 「{ $card }」は{ $who ->
    [you] あなた
   *[other] { $name }
}の捨て札になりました。
sho-event-honor-placed = { $leader }に名誉が{ $n }つ置かれました（{ $cause }）。
sho-event-honor-taken = { $leader }は名誉を1つ失いました（{ $cause }）。
sho-event-power-began = { $who ->
    [you] あなた
   *[other] { $name }
}が謀略の効果を実行します：{ $power }。
sho-event-shinobi-moved = 忍びが{ $from }から{ $to }へ移りました。
sho-event-round-ended = 第{ $n }ラウンドが終わりました。
sho-event-took-back = { $who ->
    [you] あなた
   *[other] { $name }
}はアクションカードをすべて手札に戻しました。
sho-event-marker-passed = 旗本マーカーが{ $who ->
    [you] あなた
   *[other] { $name }
}に渡されました。
sho-event-loyalty-opened = { $who ->
    [you] あなた
   *[other] { $name }
}の忠誠カードが公開されました：{ $leaders }。
sho-event-left-over-opened = 残りの忠誠カード：{ $leaders }。
sho-event-left-over-none = 残った忠誠カードはありません。
sho-event-game-over-score = ゲーム終了。得点が{ $n }点に達しました。{ $entries }。
sho-event-game-over-rounds = ゲーム終了。{ $n }ラウンドが終わりました。{ $entries }。
sho-event-game-over-entry = { $rank }位：{ $name }（{ $points }）

## 自分だけの記録

sho-note = 第{ $n }ラウンド：{ $what }
sho-note-and = { $note }{ $now }
sho-note-sure = その後の交換で、今は{ $who ->
    [you] あなた
   *[other] { $name }
}が持っています。
sho-note-stale = その後に交換がありました。今は{ $names }が持っているかもしれません。

## 結果

sho-tally = { $rank }位：{ $name }、{ $points }（{ $cards }）
sho-tally-card = { $leader }{ $honor }・{ $place }
sho-tie-first-place = 同点のため、自分の当主のうち上の当主がより上にいるプレイヤーが上位です。
sho-tie-second-place = 同点で上の当主も同じため、2人目の当主がより上にいるプレイヤーが上位です。
sho-tie-fewer-up = 同点で当主も同じため、表向きの忠誠カードが少なかったプレイヤーが上位です。
sho-tie-shared = すべて同じため、同順位です。

## 今できない理由

sho-reason-hatamoto-chooses-none = 旗本はアクションカードを選びません。
sho-reason-in-discards = そのカードは、手札がなくなるまで捨て札にあります。
sho-reason-chosen-already = すでに選んでいます。先にカードを戻してください。
sho-reason-nothing-to-withdraw = 戻すカードがありません。
sho-reason-only-one-choice = カードが1枚だけだったので、ほかに選べません。
sho-reason-has-performed = そのプレイヤーは、このラウンドですでに実行しました。
sho-reason-hatamoto-performs-none = 旗本には実行するカードがありません。
sho-reason-at-head = その当主は筆頭にいます。
sho-reason-at-tail = その当主は末席にいます。
sho-reason-same-place = その当主はすでにそこにいます。
sho-reason-other-leader-named = 旗本が指名したのは別の当主です。
sho-reason-not-next-to = その当主は、動かした当主の隣にいません。
sho-reason-oneself = 自分以外のプレイヤーを指名してください。
sho-reason-none-face-down = そのプレイヤーには裏向きの忠誠カードがありません。
sho-reason-nothing-to-give = 渡せる裏向きの忠誠カードがありません。
sho-reason-not-neighbors = その2人は隣り合っていません。
sho-reason-not-least = もっと名誉の少ない当主がいます。
sho-reason-not-most = もっと名誉の多い当主がいます。
sho-reason-shinobi-there = 忍びはすでにその当主のそばにいます。
