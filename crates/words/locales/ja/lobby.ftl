### ロビーの言葉（日本語）：最初のページ、新しいテーブル、席、リンク、自分のページ。

## ゲーム、席、時間

lobby-new-game = ゲーム
lobby-new-players = { $least }～{ $most }人
lobby-new-secrets = 全員が秘密のカードを持ちます。端末を共有する人は順に渡してください。席は開くまで隠されており、PINがあればPINで開きます。
lobby-seat-open = 空席
lobby-somebody = ゲスト
lobby-seat-n = 席{ $n }
lobby-bot-novice = 初心者{ $n }
lobby-bot-apprentice = 職人{ $n }
lobby-bot-smith = 刀匠{ $n }
lobby-bot-master = 名匠{ $n }
lobby-kind-me = 自分
lobby-kind-guest = この端末で一緒に遊ぶ人
lobby-kind-open = 空席：リンクを知っている人
lobby-kind-bot-novice = ボット：初心者（最も弱い）
lobby-kind-bot-apprentice = ボット：職人
lobby-kind-bot-smith = ボット：刀匠
lobby-kind-bot-master = ボット：名匠（最も強い）
lobby-kind-none = 席なし
lobby-guest-name = その人の名前
lobby-guest-pin = PIN（必要なら）
lobby-guest-pin-hint = 4～8桁の数字。PINがあれば、この端末で他の人は席を開けません。
lobby-pace-free = 時間制限なし
lobby-pace-live = 持ち時間{ $minutes }分、1手ごとに+{ $seconds }秒
lobby-pace-days = 1手に{ $days }日
lobby-your-name = あなたの名前
lobby-nameless = ゲスト
lobby-copy = コピー
lobby-copied = コピーしました
lobby-share = 共有

## 最初のページ

lobby-home-page = 遊ぶ
lobby-home-title = 刀を鍛え、将軍に仕えよ。
lobby-home-lead = いにしえの日本を舞台にした2つのボードゲームをブラウザーで。1人でボットに挑むのも、離れた友だちと遊ぶのも、1台のタブレットを囲むのも自由です。
lobby-home-new = 他の人やボットと遊ぶテーブルを作る
lobby-home-no-account = 登録は要りません。いつページを閉じても、あとで続きから遊べます。
lobby-home-own = あなたのテーブル
lobby-home-own-none = あなたのゲームはここに表示されます。
lobby-home-yours = あなたの番
lobby-home-others = 他の人が考え中
lobby-home-gathering = まだ始まっていない
lobby-home-finished = 終わったゲーム
lobby-home-all = すべてのゲーム
lobby-home-open = 参加できるテーブル
lobby-home-open-none = 今は誰も待っていません。テーブルを作ってここに載せるか、友だちにリンクを送ってください。
lobby-about-rules = 遊び方
lobby-list-join = 席に着く

lobby-state-gathering = 参加者を待っています。
lobby-state-your-turn = あなたの番です。
lobby-state-playing = { $who }を待っています。
lobby-state-over = ゲームは終わりました。
lobby-state-broken = 問題が起きたため、このゲームは停止しています。
lobby-state-closed = このテーブルは閉じられました。
lobby-result-won = あなたの勝ちです。
lobby-result-rank = { $of }人中{ $rank }位、勝者：{ $winners }。
lobby-result-winners = 勝者：{ $winners }。
lobby-result-points = { $result }{ $points }。
lobby-ago-now = たった今
lobby-ago-minutes = { $n }分前
lobby-ago-hours = { $n }時間前
lobby-ago-days = { $n }日前

## 新しいテーブル

lobby-new-title = 新しいテーブル
lobby-new-lead = 誰が遊ぶかを選んでください。他の人に送るリンクができます。
lobby-new-seats = 遊ぶ人
lobby-new-seats-hint = 空席には、テーブルのリンクを開いた人が座ります。ボットは弱い順に、初心者、職人、刀匠、名匠です。
lobby-new-options = ゲーム
lobby-new-pace = 時間
lobby-new-pace-free = 時間制限なし：好きなときに遊ぶ
lobby-new-pace-live = 対局時計あり（リアルタイム）
lobby-new-pace-days = 1手に数日（日数制）
lobby-new-minutes = はじめの持ち時間（分）
lobby-new-seconds = 1手ごとに増える秒数
lobby-new-days = 1手の日数
lobby-new-access = 参加と観戦
lobby-new-is_listed = 最初のページに載せる：誰でも参加できる
lobby-new-spectators = 観戦を認める
lobby-new-make = テーブルを作る
lobby-new-make-hint = 空席がなければ、すぐにゲームが始まります。
lobby-wrong-name = 他の人に見せる名前を入れてください。
lobby-wrong-guest-name = この端末で遊ぶ人の名前を入れてください。
lobby-wrong-pin = PINは4～8桁の数字です。
lobby-wrong-too-few = 席は{ $n }つ以上必要です。
lobby-wrong-me-twice = 自分の席は1つだけです。そばにいる人には「この端末で一緒に遊ぶ人」を選んでください。
lobby-wrong-number = { $min }～{ $max }の整数を入れてください。
lobby-wrong-bots = 遊ぶ人が必要です。すべての席をボットにはできません。

## 始まる前

lobby-gather-host = テーブルができました。リンクを他の人に送ってください。席がすべて埋まったら、ゲームを始められます。
lobby-gather-full = テーブルができ、全員そろっています。いつでも始められます。
lobby-gather-seated = 席に着きました。全員がそろうとゲームが始まります。
lobby-gather-invited = { $who }と『{ $game }』を遊ぶよう招待されています。
lobby-gather-invited-nobody = 『{ $game }』に招待されています。
lobby-gather-closed = このテーブルは、ゲームが始まる前に閉じられました。
lobby-again = { $who }がもう一度遊びたいと言っています。
lobby-again-do = もう一度遊ぶ
lobby-again-go = テーブルへ
lobby-gather-seats = 席
lobby-take = 席に着く
lobby-take-known = 今の名前のままでよければ、空のままにしてください。
lobby-take-full = 席はすべて埋まっています。ゲームが始まると、観戦できるかどうかがここでわかります。
lobby-start = ゲームを始める
lobby-start-open = 席がすべて埋まると始められます。空席はあと{ $n }つです。ボットに任せることもできます。
lobby-start-missing = 全員がそろうと始められます。まだ来ていない人：{ $who }。
lobby-start-host = 全員そろいました。主催者がゲームを始めます。
lobby-invite = 招待
lobby-invite-link = このテーブルへのリンク
lobby-invite-code = 読み取り用コード（リンク）
lobby-invite-local = このアドレスはこのパソコンでしか使えません。他の人と遊ぶには、Kajibaを --lan で起動し、表示されたアドレスを送ってください。
lobby-invite-listed = このテーブルは最初のページにも載っています。
lobby-invite-unlisted = リンクを知っている人だけがこのテーブルを見つけられます。
lobby-settings = 設定
lobby-settings-onlookers = 観戦
lobby-settings-yes = できる
lobby-settings-no = できない
lobby-close = テーブルを閉じる
lobby-close-warning = このテーブルは全員から見えなくなります。まだ始まっていないので、失われるゲームはありません。
lobby-close-do = 閉じる
lobby-chair-open = 参加者を待っています
lobby-chair-bot = 自動でプレイします
lobby-chair-guest = 他の人の端末で参加
lobby-chair-guest-here = この端末で参加
lobby-chair-missing = まだ来ていません
lobby-chair-you = あなた
lobby-chair-there = 来ています
lobby-chair-here = 来ました
lobby-chair-leave = 席を立つ
lobby-chair-beside = そばにいる人の席にする
lobby-chair-beside-do = その人の席にする
lobby-chair-more = 変更
lobby-chair-change = この席に座る人
lobby-chair-change-do = 席を変える
lobby-chair-link = この席の秘密のリンクを作る
lobby-chair-link-again = 新しいリンクを作る
lobby-chair-link-revoke = リンクを無効にする
lobby-chair-link-hint = 秘密のリンクは、この席を1人のために取っておきます。開いた人がこの席に座ります。
lobby-chair-link-own = 秘密のリンクを使うと、この席を別の端末に移せます。

## 席のリンク

lobby-link-title = あなたの席
lobby-link-host = { $host }があなたの席を取ってあります。
lobby-link-nobody = あなたの席が取ってあります。
lobby-link-own = 席{ $n }はすでにあなたの席です。
lobby-link-free = 席{ $n }です。まだ誰も座っていません。
lobby-link-taken = 席{ $n }です。今は{ $name }の席です。この席に座ると、このブラウザーで続けて遊べます。
lobby-link-take = この席に座る
lobby-link-go = テーブルへ
lobby-issued-title = 席{ $n }の秘密のリンク
lobby-issued-lead = このリンクを開いた人は席に座れます。1人だけに送ってください。
lobby-issued-link = 秘密のリンク
lobby-issued-once = 表示されるのは今だけです。なくしたら新しく作ってください。古いリンクは無効になります。
lobby-back-to-table = テーブルに戻る

## 自分のページ

lobby-me-title = あなた
lobby-me-nobody = 登録は要りません。テーブルの席に着くと、このブラウザーがあなたを覚えます。そのあとここで、名前を付けたり、ゲームを見たり、他のブラウザーでも遊べるようにしたりできます。
lobby-me-name = あなたの名前
lobby-me-save = 保存
lobby-me-back = 戻る
lobby-me-games = あなたのゲーム
lobby-me-games-on = 進行中
lobby-me-games-over = 終わったゲーム
lobby-me-elsewhere = 他のブラウザーで
lobby-me-elsewhere-lead = このブラウザーはあなたを覚えています。別の端末で遊ぶときや、この端末をなくしたときのために、2つの方法があります。
lobby-me-passphrase = パスフレーズ
lobby-me-passphrase-set = パスフレーズを設定
lobby-me-passphrase-change = パスフレーズを変更
lobby-login = サインインの名前
lobby-passphrase = パスフレーズ
lobby-passphrase-hint = 8文字以上。いくつかの単語を並べるのがおすすめです。他のブラウザーはすべてサインアウトされます。
lobby-passphrase-current = 現在のパスフレーズ
lobby-passphrase-new = 新しいパスフレーズ
lobby-passphrase-change-hint = 8文字以上。いくつかの単語を並べるのがおすすめです。他のブラウザーはすべてサインアウトされ、復旧リンクは無効になります。
lobby-me-recovery = 復旧リンク
lobby-me-recovery-lead = 復旧リンクを開いた人は、あなたとして扱われます。使えるのは一度だけなので、使ったあとは新しく作ってください。自分だけがわかる場所に保管してください。
lobby-me-recovery-keep = 自分だけがわかる場所に保管してください。このリンクを開いた人は、あなたとして扱われます。使えるのは一度だけです。
lobby-me-recovery-link = あなたの復旧リンク
lobby-me-recovery-issue = 復旧リンクを作る
lobby-me-recovery-again = 新しい復旧リンクを作る
lobby-me-recovery-revoke = リンクを無効にする
lobby-me-other = 他の場所で遊んだことがありますか？
lobby-me-other-sign-in = パスフレーズでサインイン
lobby-me-webhook = 自分の番を知らせる
lobby-me-webhook-url = ウェブアドレス（Webhook）
lobby-me-webhook-hint = 自分の番になるたびに、このアドレスへ通知を1回送ります（ntfy、Discord、Slackなど）。不要なら空にしてください。
lobby-me-leaving = サインアウトとデータの削除
lobby-me-sign-out = このブラウザーからサインアウト
lobby-me-sign-out-lead = パスフレーズも復旧リンクもないと、あとで自分の席に戻れません。
lobby-me-delete = データを削除
lobby-me-delete-lead = 名前、サインイン、ブラウザー、チャットを削除します。席はボットが引き継ぎ、終わったゲームは名前なしで残ります。
lobby-me-delete-sure = はい、自分に関するデータをすべて削除します。元に戻せないことを理解しました。
lobby-me-delete-unsure = よろしければチェックを入れてください。まだ何も削除していません。
lobby-me-delete-do = データを削除する

lobby-sign-in-title = サインイン
lobby-sign-in-lead = 他のブラウザーでパスフレーズを設定した方はこちら。
lobby-sign-in-do = サインイン
lobby-sign-in-lost = パスフレーズがわからないときは、復旧リンクを開いてください。
lobby-along = 自分のテーブルも引き継ぐ
lobby-along-hint = このブラウザーで始めたゲームを、サインインするアカウントに移します。移さないと、このブラウザーからは開けなくなります。
lobby-recover-title = おかえりなさい
lobby-recover-name = このリンクで、{ $name }としてこのブラウザーにサインインします。
lobby-recover-nameless = このリンクで、このブラウザーにもう一度サインインします。
lobby-recover-once = このリンクは一度だけ使えます。次のページで新しいリンクを作れます。
lobby-recover-do = 私です

## ゴースト

lobby-new-opponent = ゴースト
lobby-new-opponent-hint = ゴーストは、もう1つの席で簡単な独自のルールに従って動きます。1が最も弱く、5が最も強い相手です。1～3人で遊べます。初期のソロルールと物語の章は1人用です。
lobby-new-opponent-none = ゴーストなし
lobby-new-opponent-training = 練習ゴースト（初めてのゲームに、Kajiba独自）
lobby-new-opponent-early_solo = 初期のソロルール
lobby-new-opponent-1 = ゴースト1（最も弱い）
lobby-new-opponent-5 = ゴースト5（最も強い）
lobby-new-chapter-none = 章なし：得点の多い方が勝ち
lobby-new-solo = 1人で遊ぶ
lobby-new-solo-lead = 好きなルールでゴーストに挑みます。ゲームはすぐに始まります。
lobby-new-solo-make = ゲームを始める
lobby-home-solo = 別のゴースト、または初期のソロルールで
lobby-chair-ghost = 独自のルールで動くゴースト
lobby-result-chapter-won = この章をクリアしました。
lobby-result-chapter-lost = この章は失敗です。
