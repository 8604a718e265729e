### 説明のページ：ルールと図、タイルとカードの一覧、Kajibaについて。

nav-rules = ルール
nav-cards = タイルとカード
nav-about = Kajibaについて

## ルール

rules-title = ルール
rules-hint = 「本作の裁定」は、ルールブックに書かれていないことをKajibaが決めた箇所です。点線の言葉は、指すかタップすると説明が出ます。
rules-contents = 目次
rules-terms = 用語
rules-search = ルールを検索
rules-search-hint = 言葉、質問、またはPAL-4のような条項
# 質問の形にするだけの言葉と、互いに見つかる言葉。
rules-search-idle = どうやったら どうやって どうすれば どうしたら どうなる とは何ですか とは何 とは 何ですか ですか ますか できますか には 教えて ？ 。
rules-search-alike = 勝つ 勝て 勝ち 勝利 勝者 勝っ | お金 金 コイン | 旗 指物 | 準備 始め 開始 | 終わり 終了 終わ | 買う 買い 購入
rules-search-do = 検索
rules-search-all = すべて表示
rules-found = 該当：
rules-related = 関連
rules-open = ルール{ $clause }（新しいタブ）
rules-ruling-forms = 本作の裁定：

## タイルとカード

cards-title = タイルとカード
cards-other-set = このテーブルは独自のコンポーネントで遊んでいるため、値の出どころは示しません。
cards-server-set = ここの新しいテーブルは「{ $name }」の印刷値を使います。
cards-named-set = このテーブルで使う「{ $name }」の印刷値です。
cards-not-dealt = ゲームはまだ始まっていません。これらを使って遊びます。
cards-sources = 値の出どころ
cards-source-count = { $n }個の値
cards-left = 山札：{ $all }枚中{ $n }枚
cards-copies = 枚数：{ $n }
cards-back = テーブルへ戻る

## Kajibaについて

about-title = Kajibaについて
about-lead = Kajiba（鍛冶場）は、ブラウザーとターミナルでボードゲームを楽しむ場所です。プレイヤーがプレイヤーのために作っています。
about-unofficial-title = 非公式です
about-unofficial = Kajibaはゲームの作者・イラストレーター・出版社とは関係がなく、営利目的でもありません。ゲームとその名称は、それぞれの権利者のものです。名称と章の題名を除き、イラストも文章も使っていません。ルールは独自の言葉で書き、図はすべてKajibaのために描いています。
about-buy = 気に入ったゲームがあれば、ぜひ買ってください。本物のタイルを手にテーブルを囲むほうが、どんな画面よりも美しいものです。
about-reconstructed-title = 復元したものと、その手がかり
about-reconstructed = ルールは、公開された英語・イタリア語・日本語のルールブックに基づき、3つの言語で同じ内容にしています。しかしルールブックの図版は手元になく、タイル・カード・ボードに印刷された内容もほとんどわかりません。そこで値ごとに最も確かな手がかりを使い、それが何かを示しています。
about-reconstructed-why = 誰も伝えていない値は、伝わっていることすべてと矛盾せず、プレイヤーの語るようなゲームになるように選びました。出版社の値と同じとは限りません。
about-cards = すべてのタイルとカードを出どころとともに見る
about-own = ゲームをお持ちの方は、印刷されている値を入力して、ブラウザーやターミナルで遊べます。
about-rulings = ルールブックの記述が食い違う箇所や書かれていない箇所はKajibaが決め、ルールの中で「本作の裁定」と示しています。
about-rules = ルールを読む
about-licence-title = ライセンス
about-licence = Kajibaはフリーソフトウェアです。コード・文章・図は、MITライセンスまたはApacheライセンス2.0のいずれかで利用できます。
about-vendored = ブラウザーでは次のものも使っています：
about-crates = サーバーはRustとオープンソースのライブラリで書かれています。ソースのCargo.lockにすべて記されています。
about-versions-title = バージョン
about-version = Kajiba { $version }
