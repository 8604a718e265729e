### 一人またはボット相手に遊ぶときのヒント。

hint-ask = ヒント
hint-why = 名匠が考える手
hint-thinking = 考えています…
hint-stop = やめる
hint-failed = ヒントが届きませんでした。別の画面で尋ねられたのかもしれません。もう一度どうぞ。
hint-close = 閉じる
hint-title = 名匠が考える手
hint-lead = 見えている情報から何度も試した結果を、名匠が選ぶ順に並べています。引くカードは毎回変わります。数字は目安です。
hint-chapter = 試しの続きは簡単な決まりで進めるので、数字は選択肢を比べる目安です。毎回考えれば、もっとうまくいきます。
hint-only = できることは一つだけです。
hint-expected-ahead = 勝率およそ{ $percent }％、平均{ $points }点リード
hint-expected-behind = 勝率およそ{ $percent }％、平均{ $points }点ビハインド
hint-expected-level = 勝率およそ{ $percent }％、平均は互角
hint-expected-met = { $percent ->
    [0] 試した中で章の条件を満たせるのは、まだわずかです
   *[other] 試した中でおよそ{ $percent }％が章の条件を満たします
}
