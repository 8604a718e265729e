### ブラウザのテーブル：盤面、問いかけ、会話、終わり、リプレイ。

## テーブル

board-game-katana = Shōgun no Katana
board-round = 第{ $round }ラウンド（全{ $rounds }） · { $name }の手番
board-start = 最初の刀を選びます
board-over = ゲームは終わりました
board-map = メインボード
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
board-jump-forge = 鍛冶場
board-jump-map = ボード
board-jump-others = 他の人
board-jump-log = 記録
board-none = なし

## 刀とカード

board-sword-placed = 置かれた資源：{ $kinds }
board-sword-decorated = 装飾：{ $kinds }
board-sword-next = 次：{ $kinds }
board-sword-complete = 完成、納品できます
board-cost = −{ $coins }
board-house-empty = 空き
board-house-below = 下のカード：{ $n }枚
board-house-no-card = カードは残っていません。

## エリア

board-spaces = { $taken }/{ $spaces }
board-prices = 価格（金）
board-market-left = 山札：{ $n }枚
board-decorators = 装飾師が示すお金
board-token = 中立トークン
board-komainu = { $coins }、次のラウンドのファーストプレイヤー
board-temple = 寺院
board-offering = 僧侶のお布施：{ $coins }。寺院の僧侶：
board-honors = パスするときに取れる名誉カード
board-favors = 好意カード

## プレイヤー

board-forge-of = { $name }の鍛冶場
board-at-line = ワーカー：{ $workers }、僧侶：{ $monks }
board-starting = 初期
board-workers = ワーカー{ $n }（ブロック{ $blocked }）
board-first = ファーストプレイヤー
board-passed = パス
board-short-cards = カード{ $n }
board-short-forge = 刀{ $n }
board-short-delivered = 納品{ $n }
board-short-workers = ワーカー{ $n }
board-short-monks = 僧侶{ $n }
board-hand = カード
board-played = 使用済み（購入するか捨てる）
board-project = 事業
board-katana = 将軍の刀
board-katana-away = まだ場に出ていません
board-katana-forging = 鍛冶場にあります
board-katana-delivered = 第{ $column }縦列で納品
board-katana-unfinished = 未完成
board-delivered = 納品した刀
board-sashimono = 指物
board-honor = 名誉
board-favor = 好意
board-shame = 恥（好意カードの得点が半分）
board-dishonor = 不名誉（好意カードの得点なし）

## 選択

board-also = ほかにできること
board-impossible = 今できないことと、その理由
board-pass = パス
board-pass-take = パスして名誉カードを取る
board-basket = まとめて買えます。所持金：{ $coins }。
board-basket-empty = 何も買いませんでした。買う資源と個数を入れてください。
board-basket-none = 資源を買うお金がありません。
board-basket-total = 合計金額：
board-each = 1個{ $coins }
board-buy = 買う
board-unbought-title = 何も買いませんでした
board-unbought = 何も買いませんでした。{ $kind }を買えません。{ $reason }
board-rooms-mark = 家族を置く部屋を、ボード上で{ $n }つ選んでください。
board-rooms-mark-shared = 家族それぞれの部屋をボード上で選んでください。2人とも同じ部屋でもかまいません。
board-rooms-marked = 選んだ部屋：
board-rooms-take = この部屋に置く
board-rooms-list = 一覧から選ぶ
board-rooms-title = 家族は動いていません
board-rooms-count = 部屋を{ $n }つ選んでください。今は{ $marked }つです。
board-rooms-count-shared = 部屋を1つか{ $n }つ選んでください。今は{ $marked }つです。
board-taken = { $given }手のうち{ $taken }手を行いました。公開されたものがあるので、確かめてから続けてください。
board-also-asked = 同時に選んでいる人：{ $names }。
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
board-cover = いまはほかの人が画面を見ないようにしてください。
board-uncover = { $name }です。自分のものを見る
board-learner = { $name }に新しく確かめることがあります。席を開いてください。
board-hide = 自分のものを隠す
board-back = テーブルに戻る

## 手を戻す

board-undo = 手を戻す
board-undo-ask = 手を戻してよいか尋ねる
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
board-talk = 会話
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
board-standing = 前もって答える
board-standing-academy-round = このラウンドは学院で反応しない
board-standing-palace-round = このラウンドは御殿で反応しない
board-sound = 自分の番に音を鳴らす
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
board-seed = 公正な配置の証明
board-seed-why = 配置のときに決まったシードのSHA-256です。終了後の記録にはシードがあるので、比べられます。

## 終わり

board-winner = { $n ->
   *[other] { $names }の勝利！
}
board-early = 他の人が投了したため、早く終わりました。
board-scores = 最終得点
board-total = 合計
board-rank = 順位
board-conceded = 投了：{ $names }。
board-undone = 公開された後に戻した手：{ $n }回
board-record = 記録をダウンロード
board-rematch = 同じ顔ぶれでもう一度
board-rematch-asked = 同じ顔ぶれの次のゲームがあります。
board-rematch-there = 次のゲームへ
board-broken = このテーブルは保留になりました
board-broken-why = プログラムの誤りが見つかりました。何も失われていません。ここまでの記録は残り、他のテーブルはそのまま続きます。サーバーの運営者はこの番号で調べられます：

## リプレイ

board-replay = リプレイ

## ゴースト

board-ghost-short-swords = 取った刀{ $n }
board-ghost-washitsu = 和室ボード（面{ $side }）
board-ghost-washitsu-hint = 刀を取るたびに次のスペースが埋まります。印のあるスペースが埋まると、ワーカーが1個増えます。
board-ghost-space-filled = スペース{ $n }：刀
board-ghost-space-blocked = スペース{ $n }：ブロックされたワーカー
board-ghost-space-free = スペース{ $n }：空き
board-ghost-swords = 刀
board-ghost-points = 得点の内訳
board-ghost-cards = ゴーストのカード：ワーカーの行き先
board-ghost-hidden = 伏せ札
board-ghost-drawn = 引いた札
board-ghost-aside = 伏せ札のうち{ $n }枚は脇に置かれ、整頓フェイズのたびに1枚が山札に加わります：{ $cards }。
board-ghost-removed = ゲームから除かれた札：大名{ $n }枚。
board-ghost-scoring = { $name }の得点
board-ghost-score-swords = 取った刀{ $swords }本に書かれた得点。
board-ghost-score-rounds = 刀を取るたびに、そのラウンドの得点。
board-ghost-score-rounds-early = 刀を取るたびにそのラウンドの得点、最後に最終ラウンドの得点。
board-ghost-score-katana = 将軍の刀の資源{ $resources }個の価値と、装飾された{ $decorated }個の価値をもう一度。
board-ghost-score-katana-early = 取った各刀の最初の資源の価値。
board-ghost-score-coins = 刀に書かれたお金（{ $coins }）の5分の1、端数切り捨て。
board-ghost-score-sashimono = 指物のセット。全員と同じです。
board-ghost-score-honors = 名誉カード。人間アイコンのカードは人間の最も良い結果、ほかのカードはゴースト自身のものを数えます。
board-ghost-score-honors-early = 名誉カード。ゴーストに当てはまらないカードは、あなたのものを数えます。
board-ghost-score-market = 訪れたときに市場にいたコマ1個につき1点（自分のコマを含む）。
board-ghost-score-academy = 訪れたときに、人間の最も進んだ装飾師が示していたお金。
board-ghost-score-palace = 訪れたときに、誰かがいた部屋1つにつき1点。
board-ghost-score-palace-early = 訪れたときに御殿にいた家族1人につき1点。
board-ghost-score-komainu = 毎回4点。
board-ghost-score-komainu-early = 毎回、ラウンド数と同じ点。
board-solo-won = { $ghost }に勝ちました：{ $own }対{ $other }
board-solo-lost = { $ghost }の勝ちです：{ $other }対{ $own }
board-solo-tied = { $ghost }と引き分けました：{ $own }対{ $other }
board-solo-again = もう一度遊ぶ
board-solo-concede-why = ゲームはここで終わり、{ $ghost }の勝ちになります。
board-solo-early = 終わる前に投了しました。
board-academy-closed = この章では学院は閉ざされています。

## テーブルでの物語

board-story-briefing = あらすじ
board-story-goal = この章の勝利条件
board-story-met = 達成
board-story-open = 未達成
board-story-of = キャンペーン
board-story-asked = 勝利条件の結果
board-story-conceded = 投了したので、この章は敗北です。
board-story-points = 物語点：この挑戦で{ $points }点、合計{ $total }点。
board-story-rank = 今の位：{ $rank }
board-story-rank-final = 物語は終わりました。あなたの位：{ $rank }
board-story-on = キャンペーンを続ける

## 絵・予告・キー操作

board-strength = 強さ{ $n }
board-of = { $name }：{ $what }
board-discard = 捨てる
board-family = 家族
board-blocked = このスペースに刀が納品されるまで、ここのワーカーはブロックされています
board-forge-hint = 刀・行・列を指すと、どうなるかが見えます。
board-preview-none = 刀がありません。
board-preview-goes = { $sword } → { $cell }（−1 { $kind }）。
board-preview-stays = { $sword }は動きません：{ $why }
board-sword-leads = { $cell }へ進む
board-seen = ここから下は既に見ました
board-course = 得点の推移
board-rounds = ラウンド
board-round-points = 第{ $n }ラウンド：納品ごとに+{ $points }
board-motion = コマを動かして見せる
board-keys = キー操作
board-keys-close = 閉じる
board-key-decision = いま問われていること
board-key-forge = 自分の鍛冶場
board-key-map = メインボード
board-key-others = ほかの人
board-key-log = 起きたこと
board-key-talk = 会話
board-key-end = 段階や手番を終えるボタン
board-key-undo = 手を戻す
board-key-help = この一覧
board-wider = 決定の欄を広げる
