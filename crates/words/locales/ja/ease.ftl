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
ease-outlook-hint = 今の状態のまま最終得点計算をした結果です。お金と手持ちの資源、鍛冶場に残る将軍の刀、指物、名誉カードと好意カードを数えます。
ease-outlook-then = 終了時
ease-outlook-now = 現在の得点
ease-outlook-points = 今終われば{ $points }
