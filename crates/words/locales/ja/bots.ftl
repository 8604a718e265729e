### 自動プレイヤーの強さ。

bot-random = ランダム
bot-novice = 見習い
bot-apprentice = 弟子
bot-smith = 鍛冶
bot-master = 名匠
bot-cheat = すべてが見えるいかさま師
