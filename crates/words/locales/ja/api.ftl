### APIとプログラムのトークン、日本語。

## 拒否

sorry-no-token = 有効なトークンが必要です：Authorization: Bearer …

## APIのページ

api-title = 卓につくプログラム
api-lead = プログラムはここのどのゲームでも遊べます。自分の席から見えるものとできることをJSONで尋ね、番号で答えます。尋ねられることはすべて下にあります。
api-document = ツール用のOpenAPI文書
api-how-title = プログラムの遊び方
api-how-token = 一つの席のトークンを受け取ります。卓を作る、IDを知っている卓の空席につく、席のリンクを使う、または席の持ち主からもらいます。
api-how-start = 席がすべて埋まったら、卓を作った者が配ります。
api-how-events = 卓が変わるたびに、イベントのストリームが知らせます。
api-how-options = 自分の席が尋ねられたら、選択肢を読みます。それぞれに番号、JSONの行動、求めた言語の文があります。
api-how-decide = 選択肢の番号と、見たバージョンで決めます。だれかが先に動いていたら、そう告げられるので、もう一度見ます。
api-how-record = 終了後は、だれでもゲームを確かめられる棋譜を取得できます。
api-how-bot = ソースコードの examples/bot.py は、80行に満たないPythonで書かれた完全なプレイヤーです。
api-tokens-title = トークン
api-tokens = トークンは一つの席の権利だけを持ちます。APIで卓を作った者は、配ることもできるトークンを受け取ります。表示は一度だけで、サーバーはそのハッシュしか保存しません。プログラムは毎回これを送ります：Authorization: Bearer …
api-tokens-own = 自分の席のトークンは、卓の「プログラムをつなぐ」で作り、そこで無効にできます。
api-problems-title = うまくいかないとき
api-problems = 拒否はすべてRFC 9457のJSONです。ステータス、Accept-Languageで求めた言語の文、判断のためのIDが入ります。409は卓が変わったか今はできないこと、429は短い間に多すぎたことを表し、Retry-Afterが待つ時間を示します。
api-operations-title = 尋ねられること
api-schemas-title = 送るものと返るもの
api-sends = 送るもの：
api-with-token = トークンが必要です。

## それぞれの要求

api-op-games = 遊べるゲームとそのオプション。
api-op-create-table = 卓を作って席につき、配ることもできるトークンを返します。
api-op-take-link = 席のリンクの席につき、そのトークンを返します。
api-op-token = トークンが何のためのものか。
api-op-revoke-token = トークンを無効にします。
api-op-table = 卓：だれがいるか、どこまで進んだか、だれの番か、会話、結果。
api-op-take-seat = 卓の空席につき、そのトークンを返します。
api-op-start = 席がすべて埋まったら配ります。
api-op-leave = 席を離れます。開始後は、戻るまでボットが代わりに遊びます。
api-op-come-back = ボットが代わりに遊んでいる席に戻ります。
api-op-concede = 投了します。取り消せません。
api-op-view = その席から見えるゲーム。現在、または指定した数の記録の後。
api-op-options = 席への問い、できること、できないこととその理由。
api-op-decide = 席の決定を行います。
api-op-log = その席が知る限りの、これまでの出来事。
api-op-undo = 席の最後の行動を取り消すか、ほかの人に求めます。
api-op-answer-undo = 取り消しの求めに答えます。
api-op-standing = 前もって答えるか、それを取り下げます。
api-op-chat = 卓で発言します。
api-op-events = 卓が変わるたびに知らせるストリーム。
api-op-record = 終了後のゲームの棋譜。

## トークンを作るページ

api-program = プログラムをつなぐ
api-program-title = 席{ $n }にプログラムをつなぐ
api-program-lead = この席のトークンを持つプログラムは、あなたと同じようにこの席から見て、この席で遊べます。それ以上のことはできず、ほかの卓でも使えません。
api-program-make = トークンを作る
api-program-anew = 新しいトークンを作る
api-program-anew-hint = 前のトークンは無効になります。
api-program-has = この席にはトークンがあります。
api-program-revoke = トークンを無効にする
api-program-token = トークン
api-program-once = 表示はこの一度だけです。合言葉と同じように大切に保管してください。持っている者があなたの席で遊べます。
api-program-address = プログラムのための、この卓のアドレス
api-program-how = プログラムの遊び方
