### Shogunateのレッスン。crates/host/data/shogunate の局面について語り、crates/host/src/shogunate/lesson.rs の
### ステップを求める。各ステップに、題名、見えるもの、今すること、その結果がある。

guide-shogunate = Shogunateを学ぶ
guide-shogunate-play = 初心者3人と遊ぶ
guide-shogunate-then = 初心者3人と、12点まで1ゲーム通して遊びます。

guide-shogunate-first = 宮中の2ラウンド
guide-shogunate-first-lead = 秘密の忠誠カード、秘密に選ぶアクション、旗本が決める順番、名誉と忍び。ゲームの終わりまで学びます。
guide-shogunate-first-finished = あなたの勝ちです
guide-shogunate-first-finished-tells = ラウンドの終わりに10点に達した人がいました。あなたです。4人以上のゲームでは12点が必要です。忠誠カードをすべて表にし、得点が最も多い人が勝ちます。実際のゲームでは、誰が誰に忠誠を誓っているかも見抜かなければなりません。

guide-shogunate-first-choose = 2枚の忠誠カード
guide-shogunate-first-choose-tells = 秘密の忠誠カードに描かれた当主2人に名誉を集めましょう。その名誉があなたの得点で、10点になるとゲームが終わります。あなたの当主は、名誉5の藤家と名誉2の亀家です。各ラウンド、旗本以外の全員がアクションカードを秘密に1枚選び、同時に公開します。
guide-shogunate-first-choose-choose = 「流れをのぼる」を選びましょう。当主を継承順位の上へ動かします。
guide-shogunate-first-choose-won = カードが公開されました。旗本の初心者3が最初に初心者2を指名し、初心者2は「矢の道」で竹家を上へ動かしました。

guide-shogunate-first-secret = 見せるカード
guide-shogunate-first-secret-tells = 「矢の道」で、初心者2はあなたの忠誠カードも1枚見ます。見るのは初心者2だけで、どちらを見せるかはあなたが決めます。
guide-shogunate-first-secret-show = 藤家か亀家のカードを見せましょう。
guide-shogunate-first-secret-won = 初心者2はあなたのカードを1枚知りました。他の人にわかるのは、見せたことだけです。

guide-shogunate-first-line = 継承順位
guide-shogunate-first-line-tells = 次はあなたのカードです。謀略が置く名誉は、当主の順位で決まります。このラウンドは、亀家のいる第5位に2つ、末席に1つです。亀家はそのままにして、次のラウンドのために藤家を上げましょう。
guide-shogunate-first-line-move = 藤家を2つ上の第2位へ動かしましょう。
guide-shogunate-first-line-show = 「流れをのぼる」には代償があります。旗本にカードを1枚見せましょう。
guide-shogunate-first-line-won = 謀略により、亀家に名誉が2つ、末席の梅家に1つ置かれ、忍びが末席へ移りました。ラウンドの終わりに、忍びのいる当主は名誉を1つ失います。梅家です。あなたは9点です。

guide-shogunate-first-hatamoto = あなたが旗本
guide-shogunate-first-hatamoto-tells = 旗本のマーカーがあなたに移りました。カードは使わず、実行する順番を決めます。謀略は第2位に名誉を3つ、亀家のいる第5位に1つ置きます。初心者2のカードは当主を末席へ動かす「不名誉」、初心者3のカードは当主を上へ動かす「流れをのぼる」です。
guide-shogunate-first-hatamoto-order = 初心者2に先に実行させましょう。打撃のあとに助けが来ます。
guide-shogunate-first-hatamoto-won = 初心者2は藤家を末席へ動かして竹家のカードを表にし、初心者3は藤家を上へ戻してあなたに梅家のカードを見せました。亀家は第5位のまま名誉を受け、あなたは10点です。

guide-shogunate-first-power = 謀略の効果
guide-shogunate-first-power-tells = 名誉を置いたあと、旗本が謀略の効果を使います。今回は裏向きの忠誠カードを1枚見られます。そのあと忍びが名誉を1つ奪い、それから得点を数えます。
guide-shogunate-first-power-look = 初心者2か初心者3の忠誠カードを1枚見ましょう。
guide-shogunate-first-power-won = 忍びが梅家の名誉を1つ奪いました。あなたは10点のまま、ゲームが終わりました。
