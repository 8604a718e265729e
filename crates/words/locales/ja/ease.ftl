### 使いやすさに関する言葉（日本語）。

## テーマ

ease-look = 言語とテーマ
ease-theme = テーマ
ease-theme-system = システムに合わせる
ease-theme-light = ライト
ease-theme-dark = ダーク
field-theme = テーマ

## 今ゲームが終わったら

ease-outlook = 今ゲームが終わったら
ease-outlook-then = 終了時
ease-outlook-now = 現在の得点
ease-outlook-points = 今終われば{ $points }

## 設定

ease-settings = 設定
ease-settings-lead = このブラウザーを使う人すべてに適用されます。アカウントは要りません。
ease-settings-look = 見た目
ease-settings-table = テーブル
ease-settings-calls = あなたの番になったら
ease-tempo = 他のプレイヤーの行動の見せ方
ease-tempo-slow = ゆっくり
ease-tempo-moderate = ふつう
ease-tempo-fast = 速く
ease-tempo-instant = まとめて一度に
ease-wish-large = カードを大きくする
ease-wish-large-hint = テーブルのカード・刀などをすべて大きく表示します。スクロールが必要になることがあります。
ease-wish-motion = 駒を動かす
ease-wish-motion-hint = オフにすると、すべてがすぐに新しい位置に表示されます。システムで視差効果を減らす設定にしている場合も動きません。
ease-wish-sure = 手番を終えるときとパスの前に確認する
ease-wish-sure-hint = 押し間違いで手番が終わらないように、先に確認します。
ease-wish-auto-end = することがなくなったら手番を終える
ease-wish-auto-end-hint = 手番で最後にできることを済ませると、手番も終わります。「手を戻す」で両方とも戻ります。
ease-wish-shortcuts = テーブルでキーを使う
ease-wish-shortcuts-hint = 数字で選択肢を選び、文字でヒント・手を戻す・手番の終了などができます。「?」で一覧が出ます。オフにすると、キーを押しても何も起きません。
ease-wish-aims = 目標とヒント
ease-wish-aims-hint = 最初の数ゲームではラウンドごとの目標を、ゲームの後には次に試すことを1つ示します。
ease-wish-sound = 効果音
ease-wish-sound-hint = 駒が動くと槌・木・貨幣の音が、あなたの番になると寺の鐘が鳴ります。
ease-wish-notices = 通知で知らせる
ease-wish-notices-hint = 他の画面を見ているときだけ、ブラウザーが許可していれば通知します。
ease-sure-end = 手番を終えますか？
ease-sure-pass = このラウンドの残りをパスしますか？
field-tempo = 速さ

## ほかのプレイヤーの行動を順に

ease-skip = スキップ
ease-offer-sound = 槌や木、鐘の効果音を鳴らしますか。
ease-offer-yes = 鳴らす
ease-offer-no = 鳴らさない

## 不具合の報告

ease-report = 不具合を報告
ease-report-lead = ゲームやページにおかしなところがありましたか。報告を保存して、このサーバーの運営者かKajibaの作者に送ってください。
ease-report-playing = ファイルには、ゲームの設定、記録、あなたから見えるテーブル、あなたの選択肢が入ります。あなたに伏せられている情報、チャット、名前は入りません。プレイヤーは席の番号で記されます。
ease-report-over = ファイルには、ゲーム全体を再現できる記録が入ります。チャットや名前は入りません。
ease-report-text = 何が起きましたか。どうなるはずでしたか。
ease-report-save = 報告を保存
ease-report-where = 自動では何も送信されません。ブラウザーがファイルを保存し、誰に渡すかはあなたが決めます。

## 漢字の出どころ

ease-kanji = テーブルの図に使った漢字は、フォントNoto Sans CJK JPとNoto Serif CJK JP（© 2014–2021 Adobe）の輪郭です。ライセンス：
ease-kanji-licence = SIL Open Font License 1.1
