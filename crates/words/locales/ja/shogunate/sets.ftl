### Shogunate：所有するゲームの印刷値のフォーム。

set-shogunate-score = ゲームが終わる名誉
set-shogunate-clan = 氏族
set-shogunate-plot = 謀略の名前
set-shogunate-number = 番号
set-shogunate-honor = 名誉
set-shogunate-power = 効果
set-shogunate-loyalty = 忠誠カード
set-shogunate-hint-leaders = plumなどKajibaが知っている名前は、読む人の言語で表示されます。他の名前は入力したとおりに表示されます。
set-shogunate-hint-plots = Kajibaが知っている名前は、読む人の言語で表示されます。他の名前は入力したとおりに表示されます。
