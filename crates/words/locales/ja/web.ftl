### すべてのページの枠と、できないときの言葉（日本語）。

## 枠

title = { $title } · Kajiba
title-your-turn = あなたの番 · { $title } · Kajiba
title-your-turn-short = あなたの番
skip = 本文へ
nav-label = ページ
nav-new = 新しいテーブル
nav-me = マイページ
nav-language = 言語
footer-unofficial = Kajiba（鍛冶場）は、プレイヤーが作った『Shōgun no Katana』と『Shogunate』の非公式・非営利の場です。ゲームの作者・出版社とは関係ありません。
live-offline = 今はサーバーにつながりません。つながりしだい、このページは自動で続きます。
live-unsent = サーバーにつながりません。つながると、届いたかどうかがこのページに表示されます。届いていなければ、もう一度選んでください。
question-yes = はい
question-no = いいえ、やめておく

## できないとき

sorry-title = できませんでした
sorry-home = 最初のページへ
sorry-back = テーブルに戻る
sorry-not-found = ここには何もありません。テーブルが閉じられたか、リンクが古いのかもしれません。
sorry-no-page = このアドレスにページはありません。
sorry-method = このアドレスは直接開けません。前のページに戻り、そこのボタンを使ってください。
sorry-unknown = 先に席に着くか、サインインしてください。
sorry-forbidden = { $why }
sorry-stale = その間にテーブルの状況が変わり、この選択はできなくなりました。もう一度見て選んでください。
sorry-not-now = { $why }
sorry-bad = { $field }：{ $why }
sorry-too-many = { $why }
sorry-too-fast = 短い間に操作が多すぎます。{ $n }秒後にもう一度試してください。
sorry-too-large = 一度に送れる大きさを超えています。
sorry-cross-site = このフォームは別のサイトから送られたため、使いませんでした。ここでページを開いて、もう一度試してください。
sorry-slow = 送られたものが時間内に届きませんでした。もう一度試してください。
sorry-wrong-name = このサーバーは、アドレスにあるこの名前では応答しません。サーバーを動かしている人は、次のように起動すると応答させることができます：kajiba serve --public-url { $url }
sorry-request = サーバーはこの要求を理解できません。
sorry-broken = このゲームで問題が起きたため、停止しています。記録は残っています。他のテーブルは続いています。
sorry-unavailable = サーバーは混み合っているか、起動中です。少し待ってからもう一度試してください。
sorry-disk-full = サーバーのディスクがいっぱいで、今は何も保存できません。これまでのものは失われていません。管理者が空きを作る必要があります。
sorry-database-away = サーバーは今、データベースにつながりません。何も失われていません。少し待ってからもう一度試してください。
sorry-panicked = サーバーで問題が起きました。何も変更されていません。もう一度試してください。

## 何がいけないか（一文で）

why-not-host = それができるのは、テーブルを作った人だけです。
why-not-your-seat = あなたの席ではありません。
why-locked = この席はPINで開きます。
why-wrong-pin = PINが違います。
why-no-spectators = このテーブルは観戦できません。
why-seat-taken = この席には、他の人がいます。
why-seated = このテーブルにはもう席があります。
why-still-time = 時計のないテーブルで席をボットに任せられるのは、丸1日待たせている人だけです。
why-seats-open = まだ全員そろっていません。すべての席に誰かが必要です。
why-begun = ゲームはもう始まっています。
why-not-begun = ゲームはまだ始まっていません。
why-over = ゲームは終わっています。
why-not-over = ゲームはまだ終わっていません。
why-conceded = この席の人は投了しました。ボットが代わりに続けます。
why-not-alone = ヒントは、一人で、またはボットだけを相手に遊ぶときに使えます。
why-not-asked = 今、この席で選ぶことはありません。
why-guided = ガイドでは、先に他のことをします。
why-nothing-to-undo = 戻せる手がありません。
why-undo-pending = 手を戻したいという申し出があります。先に答えてください。
why-no-undo-pending = 今、手を戻したいという申し出はありません。
why-undo-refused = 他の人が手を戻すことに同意しませんでした。次の手の後で、もう一度申し出られます。
why-undo-spent = 手を戻したいという申し出は3回とも断られました。このゲームではもう申し出られません。
why-list-refused = これらをすべて続けて行うことはできません。
why-no-clock = このテーブルに時計はありません。
why-empty = 入力してください。
why-too-long = 長すぎます。
why-not-an-option = 選べるものではありません。
why-out-of-range = 数が小さすぎるか大きすぎます。
why-unprintable = 表示できない文字が含まれています。
why-name-taken = この名前でサインインする人がほかにいます。別の名前を選んでください。
why-wrong-passphrase = 名前かパスフレーズが違います。
why-too-short = 短すぎて安全ではありません。
why-not-public = 公開ネットワーク上のウェブアドレスを入力してください。
why-tables = たくさんのテーブルを作りました。いくつか終わらせるか、明日また来てください。
why-chat = 短い間にたくさん書き込みました。少し待ってください。
why-tries = 試した回数が多すぎます。数分待ってください。
why-not-seated = 書き込めるのは席に着いている人だけです。
why-bad-record = ここで遊べるゲームの記録ではないか、検証に通りません。

## 項目の名前

field-action = 答え
field-choice = 選択
field-count = 個数
field-current = 現在のパスフレーズ
field-emote = 合図
field-form = フォーム
field-game = ゲーム
field-kind = 席の人
field-lang = 言語
field-link = リンク
field-login = サインインの名前
field-name = 名前
field-names = 名前
field-options = オプション
field-pace = 時間
field-passphrase = パスフレーズ
field-pin = PIN
field-record = 記録
field-seat = 席
field-seats = 席
field-standing = 自動で見送る
field-sure = 確認
field-table = テーブル
field-text = メッセージ
field-version = 局面
field-webhook = 「あなたの番」の送り先

## ゴーストと物語

nav-story = 物語
sorry-back-story = キャンペーンに戻る
why-of-story = このゲームはキャンペーンの章です。投了するか、キャンペーンに戻ってください。
why-no-defeat = 章を断念して次へ進めるのは、敗れた後だけです。
why-story-over = 物語は終わりました。残っている章はありません。
why-campaigns = キャンペーンがたくさんあります。先に1つ削除してください。
field-ghost = ゴースト
why-component-sets = コンポーネントセットがたくさんあります。先に1つ削除してください。
why-incomplete = セットがまだ完成していません
why-no-such-set = そのセットはないか、あなたのものではありません。
why-set-of-other-game = そのセットは別のゲームのものです。
why-set-without-token = セットを使うには、持ち主の席のトークンを一緒に送ってください。
field-components = コンポーネントセット
