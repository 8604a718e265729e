### コマンドラインの言葉（日本語）。

## コマンドの説明

cli-about = Kajiba：ブラウザーとターミナルで遊ぶ、非公式のデジタル版『Shōgun no Katana』と『Shogunate』。コマンドを省くと、テーブルを開きます。
cli-about-play = 1つのキーボードを順番に使って遊びます：katanaは2～4人（ゴーストがいれば1～3人）、shogunateは3～6人。
cli-about-sim = ランダムまたはボットのゲームを何度も行い、結果をまとめます。
cli-about-replay = 記録されたゲームを文章で再現します。
cli-about-verify = 記録されたゲームの決定とハッシュをすべて検証します。
cli-about-components = タイル・カード・ボードの数値を表示するか、自分のファイルを検査します。
cli-about-components-show = すべての値とその出どころを表示します。
cli-about-components-check = コンポーネントファイルを検査し、問題を行番号とともにすべて示します。
cli-about-rules = ルールの全体、1つの節、または1つの条項を表示します。

## ヘルプ

cli-help-usage = 使い方：{ $usage }
cli-help-command = <コマンド>
cli-help-some-options = [オプション]
cli-help-commands = コマンド：
cli-help-arguments = 引数：
cli-help-options = オプション：
cli-help-more = 各コマンドの詳細：kajiba <コマンド> --help
cli-help-saves = ゲームは1手ごとに、名前とともに自動で保存されます。--recordも--loadもないときは、{ $folder }に次の番号で保存します。別のフォルダーは環境変数KAJIBA_DATAで選べます。オプションなしで始めると、最後のゲームが途中なら再開するか尋ねます。
cli-help-saves-nowhere = ゲームは1手ごとに、名前とともに自動で保存されます。システムに保存用のフォルダーがないため、環境変数KAJIBA_DATAでフォルダーを指定するか、--recordでファイルを指定してください。

cli-value-number = 数
cli-value-names = 名前
cli-value-seed = 文字列
cli-value-file = ファイル
cli-value-language = 言語
cli-value-game = ゲーム
cli-value-clause = 条項

cli-arg-lang = 言語：en、it、ja。
cli-arg-help = このヘルプを表示します。
cli-arg-version = バージョンを表示します。
cli-arg-players = プレイヤー人数。katana：2、3、4、ゴーストがいれば1、2、3。shogunate：3、4、5、6。
cli-arg-names = プレイヤーの名前をカンマで区切って：花子,太郎
cli-arg-seed = 数または任意の文字列。同じシードなら同じゲームになります。
cli-arg-components = 自分のコンポーネントファイルで遊びます。
cli-arg-serve-components = 新しいテーブルで自分のコンポーネントファイルを使います。ゲームごとに繰り返し指定できます。
cli-arg-record = いつものフォルダーではなく、このファイルへ1手ごとに保存します。
cli-arg-load = 保存したゲームを再開し、続きも同じファイルに保存します（--recordで別のファイルにできます）。
cli-arg-game = ゲーム：katanaかshogunate。playで省くとkatana。
cli-arg-games = ゲーム数、1～10000000。省略すると1000。
cli-arg-series = シリーズの番号。同じ番号なら同じゲームになります。省略すると1。
cli-arg-threads = スレッド数、1～256。省略すると1。
cli-arg-json = 結果を1行のJSONで出力します。
cli-arg-sim-record = 最初のゲームをこのファイルに書き込みます。
cli-arg-events = そのファイルに出来事も書き込みます。
cli-arg-replay-file = 記録されたゲーム。
cli-arg-seat = 誰の視点で見るか：席の番号（1から）。
cli-arg-until = 記録のこの項目の後で止まります。
cli-arg-verify-file = 記録されたゲーム。
cli-arg-show-file = コンポーネントファイル。省略するとKajiba付属のもの。
cli-arg-check-file = コンポーネントファイル。
cli-arg-clause = MOV-2のような条項、MOVのような節、またはゲーム名（katana、shogunate）でそのルール全体。省略するとkatanaのルール全体。

## 誤った使い方

cli-wrong-no-value = { $arg }の後に値が必要です。
cli-wrong-value = 「{ $value }」は{ $arg }に使えません。{ $help }
cli-wrong-argument = { $arg }はここでは使えません。
cli-wrong-command = 「{ $name }」というコマンドはありません。
cli-wrong-missing = { $arg }がありません。{ $help }
cli-wrong-no-command = コマンドがありません。使えるもの：{ $names }。
cli-wrong-together = { $arg }と{ $other }は一緒に使えません。どちらかを外してください。
cli-wrong-twice = { $arg }が2回以上あります。1回だけ指定してください。
cli-wrong-utf8 = 引数が読める文字列（UTF-8）ではありません。
cli-wrong-other = これらの引数は理解できません。
cli-wrong-suggest = { $name }のことですか？
cli-wrong-help = ヘルプ：{ $command } --help

## ファイル

cli-file-missing = ファイル{ $file }がありません。
cli-file-forbidden = { $file }を読む権限がありません。
cli-file-folder = { $file }はフォルダーです。ファイルが必要です。
cli-file-not-text = { $file }は読める文字列（UTF-8）ではありません。
cli-file-unreadable = { $file }を読めません。
cli-file-no-folder = { $file }に書き込めません。フォルダーがありません。
cli-file-write-forbidden = { $file }に書き込む権限がありません。
cli-file-disk-full = { $file }に書き込めません。ディスクがいっぱいです。
cli-file-unwritable = { $file }に書き込めません。
cli-file-taken = { $file }には別のゲームなどが入っているため、そのまま残します。
cli-output-failed = 出力できません。
cli-record-unreadable = { $file }はKajibaのゲームの記録ではありません（{ $line }行{ $column }桁）。
cli-fault-format = { $file }の形式{ $format }は、このバージョンのKajibaでは扱えません。
cli-fault-game = { $file }は別のゲームの記録です。
cli-fault-version = { $file }はルールのバージョン{ $version }で遊ばれた記録で、このKajibaでは扱えません。新しいKajibaなら扱えるかもしれません。
cli-fault-header = { $file }：設定とコンポーネントからゲームを作れません。
cli-fault-start = { $file }：準備の結果が、シード・設定・コンポーネントと合いません。
cli-fault-refused = { $file }は項目{ $entry }でゲームと食い違います。ルール上できないことが書かれています。
cli-fault-hash = { $file }は項目{ $entry }でゲームと食い違います。ハッシュが正しくありません。
cli-fault-events = { $file }は項目{ $entry }の出来事でゲームと食い違います。実際に起きたことと違います。
cli-no-game = この設定とコンポーネントではゲームを作れません。

## 検証と再現

cli-verified = { $file }に問題はありません。項目数：{ $entries }。最後のハッシュ：{ $hash }
cli-replay-title = { $file }：{ $entries }項目。
cli-replay-act = { $name }：{ $what }
cli-replay-undo = { $name }が、{ $acts }手目の後まで戻しました。
cli-replay-undo-agreed = { $name }が、{ $acts }手目の後まで戻しました。公開されたものか他のプレイヤーの行動があり、全員が同意しました。
cli-replay-until = 全{ $entries }項目のうち{ $entry }項目で止まりました。
cli-replay-unfinished = ゲームは終わっていません。
cli-replay-no-seat = 席{ $seat }はありません。プレイヤーは{ $players }人です。

## シミュレーション

cli-sim-games = ゲーム数
cli-sim-seconds = CPU時間（秒）
cli-sim-games-per-second = 1秒あたりのゲーム数
cli-sim-decisions = 1ゲームあたりの決定
cli-sim-asks = 1ゲームあたりの質問
cli-sim-nanoseconds = 1決定あたりのナノ秒
cli-sim-mean = 得点の平均
cli-sim-percentiles = 得点の10／50／90パーセンタイル
cli-sim-ghost = ゴーストの得点の10／50／90パーセンタイル
cli-sim-wins = 席{ $seat }の勝利
cli-sim-recorded = 最初のゲームを{ $file }に書き込みました。
cli-sim-no-threads = { $threads }個のスレッドを開始できません。

## コンポーネント

cli-components-good = { $file }に問題はありません。値は{ $values }個です。
cli-components-legend = 値の出どころ：
cli-components-source = { $meaning }（{ $n }個）
cli-components-section = { $title } [{ $key }]
cli-source-stated = 明記
cli-source-derived = 導出
cli-source-reported = 報告
cli-source-reconstructed = Kajiba独自
cli-source-printed = 印刷

## ルール

cli-rules-unknown = 「{ $asked }」という条項や節はありません。「kajiba rules」ですべて表示します。
cli-rules-near = 「{ $asked }」という条項や節はありません。近いもの：{ $near }。
cli-rules-sections = 「ルール { $example }」のように入力してください。節の一覧：

## ゲームの前に

cli-play-own-name = あなたの名前（Enter＝{ $usual }）：
cli-play-name = プレイヤー{ $number }の名前（Enter = { $usual }）：
cli-play-no-game = ゲームは始まりませんでした。またお会いしましょう！
cli-play-no-seed = システムから乱数を得られません。--seedでシードを指定してください。
cli-play-file-there = { $file }はすでにあります。別の名前にするか、そのゲームを再開してください：kajiba play --load { $file }
cli-offer-prompt = 再開しますか？（はい／いいえ、Enter = はい）：
cli-offer-again = 「はい」か「いいえ」を入力するか、Enterだけを押してください（はい）。
cli-offer-damaged = このファイルは飛ばし、そのまま残します。
cli-shelf-unwritable = { $folder }に保存できないため、保存せずに続けます。保存するには入力：保存 ファイル
cli-shelf-nowhere = システムに保存用のフォルダーがないため、保存せずに続けます。保存するには入力：保存 ファイル
cli-play-loaded = { $file }を{ $entries }項目の後から再開します。
cli-names-too-many = 名前が{ $names }個あり、プレイヤー{ $players }人より多いです。
cli-names-twice = 2人が同じ名前「{ $name }」を使うことはできません。

## テーブルで

cli-play-begin = したいことの番号を入力してください。「ヘルプ」で他の入力も見られます。
cli-prompt = { $name }>
cli-question = { $name }：{ $question }
cli-free = 手番を使わずにいつでもできること：
cli-enter-hint = Enterで進みます。
cli-back-hint = Enterで元に戻ります。
cli-others = 他のプレイヤーもできることがあります：{ $names }。入力：他 { $first }
cli-play-pick = { $n ->
    [1] 選べる番号は1だけです。
   *[other] 1～{ $n }の番号を入力してください。
}「ヘルプ」で他の入力も見られます。
cli-play-unknown = 「{ $line }」は理解できません。「ヘルプ」で入力の一覧を見られます。
cli-play-save-where = どのファイルに保存しますか？入力：保存 ファイル
cli-play-saved = { $file }に保存しました。
cli-save-moved = これからは{ $file }に保存します。
cli-save-behind = ゲームは続きます。次の手の後でもう一度保存を試みます。他の場所に保存するには入力：保存 ファイル
cli-undo-nothing = 戻せるものがありません。
cli-undo-consent = その後に公開されたものがあります。全員が戻すことに同意しますか？回数に数えます。
cli-undo-consent-prompt = はい／いいえ（Enter＝いいえ）：
cli-undo-refused = 何も戻しませんでした。
cli-undo-done = { $name }の最後の手を戻しました。
cli-other-who = 誰ですか？プレイヤー：{ $names }。
cli-other-nothing = { $name }が今できることはありません。
cli-why = 今できないこと：
cli-why-nothing = 今は、選べることがすべて可能です。
cli-log-empty = まだ何も起きていません。
cli-end-prompt = Enterで終了します（「戻す」「記録」「保存 ファイル」も使えます）：
cli-leave = ゲームは保存されていません。
cli-leave-saved = ゲームは{ $file }に保存されています。再開するには：
cli-leave-over = ゲームは{ $file }に保存されています。振り返るには：
cli-leave-behind = 最後の手は保存されていません。その前までのゲームは{ $file }にあります。そこから再開するには：
cli-command-load = kajiba play --load { $file }
cli-command-replay = kajiba replay { $file }
cli-bye = またお会いしましょう！

cli-word-why = なぜ,理由,?
cli-word-rules = ルール
cli-word-undo = 戻す
cli-word-table = テーブル,盤
cli-word-log = 記録
cli-word-cards = カード
cli-word-save = 保存
cli-word-help = ヘルプ
cli-word-quit = 終了
cli-word-other = 他
cli-word-yes = はい
cli-word-no = いいえ

cli-help-number = 1、2、3 …
cli-help-number-text = その番号のことをします。
cli-help-enter = Enter
cli-help-enter-text = できることが1つだけなら、それをします。「他」の後は元に戻ります。
cli-help-why = なぜ、?
cli-help-why-text = 今できないことと、その理由。
cli-help-rules = ルール MOV-2
cli-help-rules-text = ルールの条項や節を読みます。
cli-help-undo = 戻す
cli-help-undo-text = 最後の手を戻します。
cli-help-other = 他 名前
cli-help-other-text = 他のプレイヤーが納品などを行います。
cli-help-table = テーブル
cli-help-table-text = テーブル全体を表示します。
cli-help-cards = カード
cli-help-log = 記録
cli-help-log-text = 最近の出来事を表示します。
cli-help-save = 保存 ファイル
cli-help-save-text = ゲームの写しを好きなファイルに保存します。
cli-help-help = ヘルプ
cli-help-help-text = この一覧を表示します。
cli-help-quit = 終了
cli-help-quit-text = ゲームをやめます。

## 終わり

cli-scores-title = 最終得点
cli-scores-rank = 順位
cli-scores-winner = { $n ->
   *[other] { $names }の勝利！
}
cli-scores-undone = 公開された後に戻した手：{ $n }回

## 物語

cli-sim-chapter-wins = 章の勝利
cli-word-hint = ヒント
cli-word-goal = 目標
cli-help-hint = ヒント
cli-help-hint-text = 名匠ならどうするかを尋ねます（人が一人だけのとき）。
cli-help-goal = 目標
cli-goal-none = 今は章のゲームではありません。得点が最も多い人が勝ちます。

## ボットとその強さの測定

cli-about-ladder = すべての強さのボットを対戦させ、実力を測ります。
cli-value-bots = ボット
cli-value-milliseconds = ミリ秒
cli-value-lines = 対戦
cli-arg-partners = 一緒に遊ぶボットをカンマで区切って指定します：novice、apprentice（職人）、smith、master。人の後の席に座ります。
cli-arg-bots = プレイするボットをカンマで区切って指定します：random、novice、apprentice（職人）、smith、master。一つだけならすべての席に座ります。席はゲームごとに替わります。
cli-arg-sim-iterations = 探索するボットは、強さごとの回数ではなくこの回数だけ各決定を試します。
cli-arg-sim-time = 探索するボットは、試行回数ではなくこの時間だけ各決定を考えます。
cli-bots-wrong = --botsには、ボットを一つ、またはプレイヤーの数だけ指定してください。
cli-sim-bot-wins = { $bot }の勝利
cli-sim-over = 制限時間の2倍を超えた決定
cli-sim-longest = 最も長い決定（ミリ秒）
cli-arg-ladder-players = プレイ人数。katana：2～4人。shogunate：3～6人。省略すると4。
cli-arg-ladder-games = 1対戦あたりのゲーム数（ブロック単位）。省略すると400。
cli-arg-ladder-lines = この対戦だけを行います（カンマ区切り）。master/smithは名匠1人と刀匠たちの対戦です。
cli-arg-ladder-iterations = 職人、刀匠、名匠の1決定あたりの試行回数（カンマ区切り）。
cli-arg-ladder-time = 試行回数の代わりに、職人、刀匠、名匠の1決定あたりのミリ秒（カンマ区切り）。
cli-arg-ladder-results = 各ゲームをこのファイルに書き込み、途中から再開します。
cli-arg-ladder-plot = 勝率をこのSVGファイルに描きます。
cli-ladder-players-wrong = --playersが合いません。Shōgun no Katanaは2～4人、Shogunateは3～6人で遊びます。
cli-ladder-lines-wrong = 対戦はmaster/smithのように、次のうちの二つを書いてください：{ $ids }。
cli-ladder-budgets-wrong = 職人、刀匠、名匠の分としてカンマ区切りで{ $n }個の数が必要です。例：20,100,600
cli-ladder-other = { $file }は別の条件（人数、シード、試行回数、ルール）の結果です。
cli-ladder-line = 対戦
cli-ladder-against = { $one } 対 { $others }
cli-ladder-share = 勝率（95%信頼区間）
cli-ladder-margin = 得点差
cli-ladder-par = 互角なら勝率は{ $percent }%です。
cli-ladder-bot = 強さ
cli-ladder-rating = レーティング
cli-ladder-equals = 互角の対戦：{ $bot }
cli-ladder-seats = 席ごとの勝率（%）
cli-ladder-order = 最初のラウンドの手番順の勝率（%）

cli-about-load = HTTPでゲームを最後まで遊ぶクライアントでサーバーに負荷をかけ、そのコストを報告します。
cli-arg-load-tables = 遊ぶテーブルの数。1つのテーブルで2つのクライアントが遊びます。カンマで区切ると順に行います。
cli-arg-load-seconds = 秒数。
cli-arg-load-think = クライアントが平均して考える時間（ミリ秒）。
cli-arg-load-idle-tables = 重さを量るために先に作る、誰も遊ばないテーブルの数。
cli-arg-load-url = 新しいデータベースの自前のサーバーではなく、負荷をかけるサーバー（http://HOST:PORT）。
cli-arg-load-db = 起動するサーバーが使うPostgreSQLデータベース（postgres://…）。
cli-arg-load-nodes = そのデータベースで起動するサーバーの数。テーブルの二つのクライアントは別々のサーバーにつながります。
cli-arg-load-pages = ブラウザーのように、変化のたびにページも見ます。
cli-arg-load-plot = テーブルが増えるにつれてかかるコストを、このSVGファイルに描きます。
cli-load-chart-cpu = 一手ごとのCPU時間（ミリ秒）
cli-load-chart-time = 確認までの時間：p99とp50（ミリ秒）
cli-load-chart-memory = サーバーのメモリー（MiB）

## 秘密とゲームの選択

cli-arg-component-game = コンポーネントのゲーム：katanaかshogunate。省略すると、ファイルの内容のゲーム。
cli-option-elsewhere = { $option }は{ $game }だけのオプションです。
cli-sim-rounds = 1ゲームのラウンド数
cli-curtain = 次にキーボードを使うのは{ $name }です。他の人は画面を見ないでください。
cli-curtain-come-back = 秘密の選択を変えたい人は、代わりに自分の名前を入力してください：{ $names }。
cli-curtain-prompt = { $name }、Enterで自分のカードを見ます：
cli-curtain-help = ほかに誰も見ていなければEnterを押してください。プレイヤーの名前、「戻す」（最後の手）「ルール」「保存 ファイル」「終了」も入力できます。
cli-curtain-pause = 読み終えたらEnterを押してください。画面を消します：
cli-curtain-more = Enterで続きを読みます：
cli-curtain-consent = { $name }が自分の最後の手を、その後のすべてとともに戻そうとしています。その後に公開されたものか、他の人の手があるため、全員の同意が必要です。回数に数えます。
cli-curtain-consent-prompt = { $name }、同意しますか？はい／いいえ（Enter＝いいえ）：
cli-curtain-since = 前に見てから起きたこと：
cli-replay-secret = 秘密の決定
