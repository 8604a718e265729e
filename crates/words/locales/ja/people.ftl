### 人と人のあいだ：戻した手、合図とメッセージ、他の人のボード。

## 手を戻す

people-undone = 戻した手
people-undo-act = 戻したい手：
people-undo-with = いっしょに戻る、その後の手：

## 会話

people-emotes = 言葉のかわりの合図
people-emote-well = お見事！
people-emote-thanks = ありがとう！
people-emote-wow = おおっ！
people-emote-laugh = あはは！
people-emote-think = 考え中です…
people-emote-game = いい勝負でした！
people-new = 新着：

## 他の人を見る

people-look = ボードと最近の手
people-last = { $name }の最近の手：
people-last-none = まだありません。
people-look-back = 閉じる
