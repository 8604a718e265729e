# 自分だけの写しで先を試す。
trial-title = 試し打ち
trial-door = 試してみる
trial-door-hint = 自分だけの写しで先を試せます。誰にも見えず、決めるまで何も起こりません。
trial-banner = これは誰にも見えません。決めるまで何も起こりません。
trial-back = 一手戻る
trial-again = 最初から
trial-drop = やめる
trial-keep = これで決める（{ $n }手）
trial-keep-last = この手も含めて決める
trial-keep-only = 実際に行う
trial-end = 試せるのはここまで
trial-end-hidden = 「{ $action }」をすると、まだ誰も知らないものが公開されます。この手は行っていません。
trial-end-ghost = 「{ $action }」の後、ゴーストがまだ誰も知らないカードを引きます。この手は行っていません。
trial-end-result = 「{ $action }」をすると、ゲームが終わります。この手は行っていません。
trial-end-others = この先は{ $names }しだいです。どうするかは誰にもわかりません。
trial-steps = ここまでに試した手
trial-undone = 未実行
trial-gone-title = テーブルの状況が変わりました
trial-gone = 試し打ちを始めたときの状況はもうありません。試した手は何も行われていません。
trial-gone-new = 今の状況から試す
trial-unkept-title = すべては行えませんでした
trial-unkept = { $n }手目「{ $action }」は行えませんでした：{ $why }
trial-unkept-none = 何も行われていません。
trial-unkept-done = その前の{ $n }手は行われました。

# 手番の終わり：この手番でしたこと。
