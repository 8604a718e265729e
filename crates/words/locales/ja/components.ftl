### コンポーネントファイルの問題と、値の出どころ。

component-syntax = ファイルがTOMLではありません：{ $detail }
component-unknown-key = { $key }：このようなキーはありません。
component-missing-key = { $key }：このキーがありません。
component-wrong-type = { $key }：{ $found ->
    [integer] 整数
    [string] 文字列
    [array] リスト
    [table] テーブル
    [float] 小数
    [boolean] 真偽値
    [datetime] 日付
   *[other] { $found }
}ではなく{ $expected ->
    [integer] 整数
    [string] 文字列
    [array] リスト
    [table] テーブル
   *[other] { $expected }
}でなければなりません。
component-missing-source = { $key }：値の出どころを示す「from」がありません。
component-unknown-source = { $key }：「{ $found }」は値の出どころになりません。次のいずれかを使ってください：{ $allowed }。
component-source-shape = { $key }：「from」は1語か、値と同じ形でなければなりません。
component-too-small = { $key }：{ $found }は小さすぎます。最小は{ $least }です。
component-too-large = { $key }：{ $found }は大きすぎます。最大は{ $most }です。
component-too-few = { $key }：{ $found }個しかありません。{ $least }個以上必要です。
component-too-many = { $key }：{ $found }個あります。{ $most }個までです。
component-unknown-word = { $key }：ここに「{ $found }」は置けません。次のいずれかを使ってください：{ $allowed }。
component-repeated = { $key }：「{ $found }」が重複しています。

source-stated = ルールブックに記載
source-derived = 記載された事実から導出
source-reported = プレイヤーのレビューによる報告
source-reconstructed = Kajibaによる復元（出版社の値ではない）
source-printed = 所有するゲームの印刷どおり
