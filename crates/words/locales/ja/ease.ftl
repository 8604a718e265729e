### 使いやすさに関する言葉（日本語）。

## テーマ

ease-look = 言語とテーマ
ease-theme = テーマ
ease-theme-system = システムに合わせる
ease-theme-light = ライト
ease-theme-dark = ダーク
field-theme = テーマ
