### 一人またはボット相手に遊ぶときのヒント。

hint-ask = ヒント
hint-why = 名匠ならどうするか
hint-thinking = 考えています…
hint-stop = やめる
hint-title = 名匠ならこうする
hint-lead = 見えている情報から何度も最後まで試した結果です。引くカードは毎回変わります。
hint-only = できることは一つだけです。
hint-expected-ahead = 勝率{ $percent }％、平均{ $points }点リード
hint-expected-behind = 勝率{ $percent }％、平均{ $points }点ビハインド
hint-expected-level = 勝率{ $percent }％、平均は互角
