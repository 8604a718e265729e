### APIとプログラムのトークン、日本語。

## 拒否

sorry-no-token = 有効なトークンが必要です：Authorization: Bearer …

## APIのページ

api-title = テーブルで遊ぶプログラム
api-lead = プログラムはここのどのゲームでも遊べます。自分の席から見えるものとできることをJSONで尋ね、番号で答えます。尋ねられることはすべて下にあります。
api-document = ツール用のOpenAPI文書
api-how-title = プログラムの遊び方
api-how-token = 1つの席のトークンを受け取ります。テーブルを作る、IDを知っているテーブルの空席に着く、席のリンクを使う、または席の持ち主からもらいます。
api-how-start = 席がすべて埋まったら、テーブルを作った側がゲームを始めます。
api-how-events = テーブルが変わるたびに、イベントのストリームが知らせます。
api-how-options = 自分の席の番になったら、選択肢を読みます。それぞれに番号、JSONの行動、求めた言語の文があります。
api-how-decide = 選択肢の番号と、見たバージョンで決めます。誰かが先に動いていたら、そう告げられるので、もう一度見ます。
api-how-record = 終了後は、誰でもゲームを確かめられる記録を取得できます。
api-how-components = タイルとカードの値は、テーブルを作るときの「components」で選びます。「usual」（省略時）、「shipped」（Kajibaの値）、またはセットのID（アドレスの末尾）です。IDを使うときは、セットの持ち主の席のトークンを一緒に送ります。
api-how-bot = ソースコードの examples/bot.py は、80行に満たないPythonで書かれた完全なプレイヤーです。
api-tokens-title = トークン
api-tokens = トークンが持つのは1つの席の権利だけです。APIでテーブルを作ると、ゲームを始めることもできるトークンを受け取ります。表示は一度だけで、サーバーはそのハッシュしか保存しません。プログラムは毎回これを送ります：Authorization: Bearer …
api-tokens-own = 自分の席のトークンは、テーブルの「プログラムをつなぐ」で作り、そこで無効にできます。
api-problems-title = うまくいかないとき
api-problems = 拒否はすべてRFC 9457のJSONです。ステータス、Accept-Languageで求めた言語の文、判断のためのIDが入ります。409はテーブルが変わったか今はできないこと、429は短い間に多すぎたことを表し、Retry-Afterが待つ時間を示します。
api-operations-title = 尋ねられること
api-schemas-title = 送るものと返るもの
api-sends = 送るもの：
api-with-token = トークンが必要です。

## それぞれの要求

api-op-games = 遊べるゲームとそのオプション。
api-op-create-table = テーブルを作って席に着き、ゲームを始めることもできるトークンを返します。
api-op-take-link = 席のリンクの席に着き、そのトークンを返します。
api-op-token = トークンが何のためのものか。
api-op-revoke-token = トークンを無効にします。
api-op-table = テーブル：誰がいるか、どこまで進んだか、誰の番か、チャット、結果。
api-op-take-seat = テーブルの空席に着き、そのトークンを返します。
api-op-start = 席がすべて埋まったら、ゲームを始めます。
api-op-leave = 席を離れます。開始後は、戻るまでボットが代わりに遊びます。
api-op-come-back = ボットが代わりに遊んでいる席に戻ります。
api-op-concede = 投了します。取り消せません。
api-op-view = その席から見えるゲーム。現在、または指定した数の記録の後。
api-op-options = 席が今選ぶこと、できること、できないこととその理由。
api-op-decide = 席の決定を行います。
api-op-log = その席が知る限りの、これまでの出来事。
api-op-undo = 席の最後の手を戻すか、他の人に同意を求めます。
api-op-answer-undo = 手を戻したいという申し出に答えます。
api-op-standing = 前もって答えるか、それを取り下げます。
api-op-chat = テーブルのチャットに書き込みます。
api-op-events = テーブルが変わるたびに知らせるストリーム。
api-op-record = 終了後のゲームの記録。

## トークンを作るページ

api-program = プログラムをつなぐ
api-program-title = 席{ $n }にプログラムをつなぐ
api-program-lead = この席のトークンを持つプログラムは、あなたと同じようにこの席から見て、この席で遊べます。それ以上のことはできず、他のテーブルでも使えません。
api-program-make = トークンを作る
api-program-anew = 新しいトークンを作る
api-program-anew-hint = 前のトークンは無効になります。
api-program-has = この席にはトークンがあります。
api-program-revoke = トークンを無効にする
api-program-token = トークン
api-program-once = 表示はこの一度だけです。パスフレーズと同じように大切に保管してください。これを持つ人は、あなたの席で遊べます。
api-program-address = プログラムのための、このテーブルのアドレス
api-program-how = プログラムの遊び方
