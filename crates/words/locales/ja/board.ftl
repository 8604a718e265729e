### ブラウザーのテーブル：盤面、問いかけ、会話、終わり、リプレイ。

## テーブル

board-over = ゲームは終わりました
board-others = 他のプレイヤー
board-seats = 席
board-you = （あなた）
board-is-bot = （ボット）
board-asked = 選択中
board-answering = 返事待ち
board-somebody = 誰か
board-away-left = 不在、ボットが代行
board-away-time = 時間切れ、ボットが代行
board-away-conceded = 投了
board-paused = 時計は止まっています。
board-jump = このページの中
board-jump-log = 記録
board-panels = ボードの横
board-panel-decide = 選択
board-panel-log = 記録
board-panel-talk = チャット
board-panel-players = プレイヤー
board-none = なし

## 選択

board-impossible = 今できないことと、その理由
board-taken = { $given }手のうち{ $taken }手を行いました。公開されたものがあるので、確かめてから続けてください。
board-also-asked = 同時に選んでいる人：{ $names }。
board-bots-hurry = 考え中のボットが多いため、思考時間を短くしています。
board-clock-runs = 時計が動いている人：
board-days-hours = { $days }日{ $hours }時間
board-looking-on = 観戦しています。
board-seat-free = 席{ $n }が空いています。続きを遊べます。
board-seat-name = あなたの名前
board-seat-take = この席に着く
board-eyes = 見ている席：
board-pass-device = { $name }に端末を渡してください。
board-pin = { $name }さん、PINを入れてください
board-unlock = 席を開く
board-cover = 今は他の人が画面を見ないようにしてください。
board-uncover = { $name }です。カードを見る
board-learner = { $name }に新しく見るものがあります。その席を開いてください。
board-answers = { $name }：{ $question }
board-hide = カードを隠す
board-back = テーブルに戻る

## 手を戻す

board-undo = 手を戻す
board-undo-of = { $name }の手を戻す
board-undo-ask = 手を戻す同意を求める
board-undo-ask-of = { $name }の手を戻す同意を求める
board-undo-hint = 公開されたものがあるか、他の人が行動しています。全員の同意が必要です。
board-undo-asked = { $name }が最後の手を戻したいと言っています。答えが出るまでゲームは待ちます。
board-undo-waiting = まだ答えていない人：{ $names }。
board-undo-yes = はい、戻してよい
board-undo-no = いいえ
board-undo-withdraw = 取り下げる
board-told-undone = { $name }が最後の手を戻しました。
board-told-undone-past = { $name }が最後の手を戻しました。公開されたものか他の人の行動がありました。

## 出来事と会話

board-log = 出来事
board-log-all = すべての記録
board-talk = チャット
board-chat-text = 伝えたいこと
board-chat-say = 送る
board-mutes = ミュート
board-mute = { $name }をミュートする
board-unmute = { $name }のミュートを解除する
board-notice-joined = { $name }が席に着きました。
board-notice-started = ゲームが始まりました。
board-notice-left = { $name }が席を離れました。戻るまでボットが代行します。
board-notice-time = { $name }の時間が切れました。戻るまでボットが代行します。
board-notice-conceded = { $name }が投了しました。
board-notice-returned = { $name }が戻りました。
board-notice-replaced = { $name }の席に別の人が着きます。
board-notice-undo-asked = { $name }が最後の手を戻したいと言っています。
board-notice-undo-refused = { $name }は同意しませんでした。手は戻しません。
board-notice-undo-lapsed = 時間内に全員の答えがそろいませんでした。手は戻しません。
board-notice-paused = 時計が止まりました。
board-notice-resumed = 時計が再び動き出しました。

## いつでもできること

board-menu = その他
board-standing = 自動で見送る
board-standing-academy-round = このラウンドは学院で反応しない
board-standing-palace-round = このラウンドは御殿で反応しない
board-sound = 効果音
board-notify = 通知を受け取る
board-leave = 席を離れる
board-leave-why = 戻るまでボットが代わりにプレイします。
board-leave-do = 離れる
board-absent-left = 席を離れています。
board-absent-time = 時間が切れました。
board-absent-conceded = 投了しました。最後までボットが代行します。
board-bot-decides = ボットが代わりに選びます。
board-come-back = 戻りました
board-concede = 投了する
board-concede-why = 負けとなり、取り消せません。残りの人数が足りる限り、ボットが最後まで代行します。
board-concede-sure = はい、投了します。
board-concede-do = 投了する
board-host = テーブルの主催者用
board-host-hint = 不在の人の席は、ボットや別の人に譲れます。
board-pause = 時計を止める
board-resume = 時計を動かす
board-replace = { $name }の席：
board-replace-bot = ボットに任せる
board-replace-open = 誰でも座れるようにする
board-replace-link = 席のリンクを作る
board-send-away-why = { $name }が丸1日、みんなを待たせています：
board-send-away = 戻るまでボットに任せる
board-seed = 公正さの証明
board-seed-why = すべてのシャッフルを決めるシードのSHA-256で、開始時に決まっています。終了後の記録にはシードが入るので、照合すれば、何も変えられていないことを確かめられます。

## 終わり

board-winner = { $n ->
   *[other] { $names }の勝利！
}
board-early = 他の人が投了したため、早く終わりました。
board-ranking = 順位
board-rank = 順位
board-conceded = 投了：{ $names }。
board-undone = 公開された後に戻した手：{ $n }回
board-record = 記録をダウンロード
board-rematch = 同じ顔ぶれでもう一度
board-rematch-asked = 同じ顔ぶれの次のゲームがあります。
board-rematch-there = 次のゲームへ
board-broken = このテーブルは停止中です
board-broken-why = このゲームでプログラムのエラーが起きました。何も失われていません。ここまでの記録は残り、他のテーブルはそのまま続きます。サーバーの運営者はこの番号で調べられます：

## リプレイ

board-replay = リプレイ

## ゴースト

board-solo-won = { $ghost }に勝ちました：{ $own }対{ $other }
board-solo-lost = { $ghost }の勝ちです：{ $other }対{ $own }
board-solo-tied = { $ghost }と引き分けました：{ $own }対{ $other }
board-solo-again = もう一度遊ぶ
board-solo-concede-why = ゲームはここで終わり、{ $ghost }の勝ちになります。
board-solo-early = 終わる前に投了しました。

## テーブルでの物語

board-story-of = キャンペーン
board-story-asked = 勝利条件の結果
board-story-conceded = 投了したので、この章は敗北です。
board-story-points = 物語ポイント：この挑戦で{ $points }、合計{ $total }。
board-story-rank = 現在の称号：{ $rank }
board-story-rank-final = 物語は終わりました。あなたの称号：{ $rank }
board-story-on = キャンペーンを続ける

## 絵・予告・キー操作

board-seen = ここから下はすでに見ました
board-motion = 駒を動かして見せる
board-keys = キー操作
board-keys-close = 閉じる
board-keys-on = これらのキーを使う
board-key-decision = 今の選択
board-key-log = 起きたこと
board-key-talk = チャット
board-key-choose = 選択肢（並び順）
board-key-end = 手番やアクションを終える
board-key-help = この一覧
board-key-things = 次の物・前の物へ。それぞれの説明が出ます
board-wider = 選択の欄を広げる
board-folded = 選択の欄を1行にたたむ

## 物の今の意味

explain-now = 今：
explain-not = 今はできません：
