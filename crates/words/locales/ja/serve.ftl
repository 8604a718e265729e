### コマンドラインでのサーバーの言葉（日本語）。

## コマンドとオプション

cli-about-serve = ブラウザーで遊ぶテーブルを開きます。コマンドを付けないとこれが始まります。
cli-about-backup = データベース全体を新しいファイルにコピーします。サーバーの動作中でも使えます。
cli-about-check-db = 保存されたすべてのゲームを再現し、ハッシュを照合して、合わないものを示します。
cli-about-migrate-db = すべてを別の空のデータベースへ（ファイルからPostgreSQLへ、またはその逆）移し、照合します。サーバーは止めておきます。
cli-about-export = 保存されたゲームの記録をファイルに、またはすべてをフォルダーに書き出します。
cli-about-import = 記録されたゲームをテーブルとして保存します。
cli-help-settings = どのオプションも、環境変数（--listen は KAJIBA_LISTEN、--public-url は KAJIBA_PUBLIC_URL など）や、--config または KAJIBA_CONFIG が示す TOML ファイル（listen = "127.0.0.1:8080"、lan = true）でも設定できます。オプションは環境変数に、環境変数はファイルに優先します。

cli-value-address = アドレス
cli-value-folder = フォルダー
cli-value-url = URL
cli-value-from = 移動元
cli-value-to = 移動先
cli-value-text = 文字列
cli-value-filter = フィルター
cli-value-table = テーブル

cli-arg-listen = 待ち受けるアドレスとポート。例：127.0.0.1:8080
cli-arg-lan = 同じネットワークの人のために、すべてのアドレスで待ち受け、読み取り用のコードを表示します。
cli-arg-data = データベースのフォルダー。省略すると通常の場所です。
cli-arg-db = フォルダーの代わりに使うPostgreSQLデータベースのアドレス（postgres://…）。複数のサーバーが同時に使えます。パスワードを含むアドレスはKAJIBA_DBに入れてください。
cli-arg-migrate-from = 今のデータベース。フォルダー、ファイル、またはpostgres://…
cli-arg-migrate-to = 空のデータベース。フォルダー、ファイル、またはpostgres://…
cli-arg-public-url = 人が使うアドレス。例：https://games.example（パスなし）
cli-arg-behind-proxy = 前段のプロキシーがX-Forwarded-ForとX-Forwarded-Protoを設定します。
cli-arg-no-limits = 要求の頻度を制限しません。自分のコンピューターでのテストにだけ使ってください。
cli-arg-no-webhooks = 「あなたの番です」をウェブアドレスに送る機能を使わせません。
cli-arg-bot-pause = ボットが行動する前に待つミリ秒数。0から60000まで。続けて行動するほど短くなります。
cli-arg-bot-threads = ボットとヒントの思考に使うスレッド数（1～1024）。既定値はコア数より1少ない数。
cli-arg-metrics-token = これをベアラートークンとして送る相手に/metricsを開きます。なければ、このコンピューターからだけ見られます。
cli-arg-log = 記録する内容：error、warn、info、debug、またはwarn,host=debugのようなフィルター。
cli-arg-log-json = ログを一行ずつのJSONにします。
cli-arg-config = これらの設定を書いたTOMLファイル。
cli-arg-backup-file = 新しいファイル。
cli-arg-export-file = ファイル。テーブルを指定しないときはフォルダー。
cli-arg-import-file = 記録されたゲーム。
cli-arg-table = テーブルのID。テーブルのアドレスの最後の部分です。

## 開始と終了

serve-address = Kajibaのアドレス：{ $url }
serve-lan = 同じネットワークの人は、コードを読み取るか、アドレスを入力してください。
serve-data = すべて{ $file }に保存されます。
serve-how-to-stop = Ctrl-Cで止まります。何も失われません。
serve-stopped = 止まりました。すべて保存されています。
serve-cut-off = すぐに終了しました。確認済みのものは保存されています。
serve-no-start = テーブルを再開できません。理由はログにあります。
serve-no-threads = システムからスレッドが得られません。
serve-no-folder = データを置くフォルダーがシステムに決められていません。--dataで指定するか、KAJIBA_DATAを設定してください。
serve-address-taken = { $address }は使用中です。別のKajibaかもしれません。--listenで別のものを選んでください。例：127.0.0.1:8081
serve-address-forbidden = { $address }は使えません。--listenで1024以上のポートを選んでください。例：127.0.0.1:8080
serve-address-wrong = { $address }では待ち受けられません。--listenでこのコンピューターのアドレスを選んでください。例：127.0.0.1:8080
serve-database-in-use = { $file }は別のKajibaが使用中です。そちらを止めるか、--dataで別のフォルダーを指定してください。
serve-database-later = { $file }はより新しいKajibaで書かれています。その版を使ってください。
serve-database-none = { $file }はKajibaのデータベースではありません。そのまま残します。--dataで別のフォルダーを指定してください。
serve-database-failed = { $file }を開けません：{ $cause }
serve-server-in-use = { $file }は使用中です。サーバーが動いているか、kajiba migrate-dbが作業中です。終わるまで待ってください。
serve-server-failed = { $file }に接続できないか、使えません：{ $cause }。PostgreSQLは動いていますか。データベースはありますか。
serve-server-foreign = { $file }には別のプログラムの表があります。そのまま残します。空のデータベースを指定してください。
serve-server-empty = { $file }は空です。まだどのサーバーも使っていません。
serve-config-unreadable = { $file }は正しいTOMLではありません（{ $line }行目）。
serve-config-unknown = { $place }という設定はありません。使えるもの：{ $names }
serve-on-or-off = trueかfalseのどちらかです。
serve-components-twice = { $file }は{ $game }の2つ目のコンポーネントファイルです。ゲームごとに1つだけ指定してください。
your-turn-text = { $name }さん、Kajibaであなたの番です：{ $link }

## データベース

database-missing = データベース{ $file }はまだありません。サーバーを始めると作られます。
database-exists = { $file }はすでにあり、そのまま残します。新しいファイルを指定してください。
database-backed-up = すべてを{ $file }にコピーしました。
database-not-backed-up = { $file }にコピーを書き込めませんでした：{ $cause }
database-backup-server = PostgreSQLのデータベースは、pg_dumpなど専用のツールでバックアップします。kajiba migrate-dbでファイルに移すこともできます。
database-migrated = { $from }のすべてを{ $to }に移し、一行ずつ照合しました。すべてのゲームが検証できます。これからはこちらでサーバーを始めてください。
database-not-empty = { $file }は空ではないので、そのまま残します。空のデータベースを指定してください。
database-differs = { $file }に届いたものが送ったものと違います。取り除きました。
database-uncopied = { $file }に書き込めませんでした：{ $cause }。一部だけ残っているかもしれません。作り直してから、もう一度試してください。
database-same = どちらも同じデータベースです。
database-checked = 検証できたゲーム：{ $games }。項目：{ $entries }。まだゲームのないテーブル：{ $undealt }。ゲームの結果と合うキャンペーン：{ $campaigns }。
database-faults = { $n }個のテーブルがルールと合いません。
database-campaign-faults = { $n }件のキャンペーンがゲームの結果と合いません。
database-unreadable = データベースを読めません：{ $cause }
database-damaged = データベースが壊れています。上の各行が問題の箇所です。バックアップに置き換えてください。
database-exported = { $n }件の記録を{ $file }に書き出しました。
database-imported = { $file }はテーブルになりました：{ $path }
database-bad-record = { $file }は検証できるゲームの記録ではありません。kajiba verifyがどこで外れるかを示します。
database-bad-names = 名前が合いません。{ $file }の人数まで、それぞれ24字以内で指定してください。ゴーストには要りません。
database-no-table = テーブル{ $table }はありません。
database-not-dealt = テーブル{ $table }のゲームは始まっていないので、記録はまだありません。

## kajiba admin

cli-about-admin = 動いているサーバーを管理します。テーブルを探し、閉じ、削除します。人を削除したり利用停止にしたりもできます。
cli-help-admin = サーバーは --operator-token を付けて始めておく必要があります。同じトークンを環境変数 KAJIBA_OPERATOR_TOKEN に入れてください。すべて記録されます：kajiba admin log
cli-value-order = 操作
cli-value-subject = 対象
cli-arg-admin-order = 一覧：tables（テーブル）、people（人）、bans（利用停止）、log（記録）。操作：close-table、delete-table、rotate-table（リンクを無効に）、delete-person、rotate-person（すべてサインアウト）、ban、unban、archive、prune。
cli-arg-admin-subject = 一覧では探す言葉。操作ではテーブルか人の番号、アドレス、または日数。
cli-arg-admin-url = サーバーのアドレス。既定値：http://127.0.0.1:8080
cli-arg-operator-token = これを知っている人に、/operator のページと kajiba admin を開きます。16文字以上。
cli-arg-archive-days = 進行中のテーブルを、この日数のあいだ動きがなければ保管します。指定しなければ保管しません。
cli-arg-keep-days = 終了・閉鎖・保管済みのテーブルを、最後の動きからこの日数で削除します。指定しなければ削除しません。
admin-no-token = サーバーのトークンを環境変数{ $name }に入れてください。
admin-wrong-token = { $url }は{ $name }のトークンを受け付けません。
admin-no-answer = { $url }から応答がありません。--urlでサーバーのアドレスをhttp://から指定してください。
admin-not-found = { $url }にそれはありません。または、サーバーが--operator-tokenなしで動いています。
admin-refused = サーバーに断られました：{ $why }
admin-done = { $n }件を実行しました。
admin-none = 見つかりませんでした。
