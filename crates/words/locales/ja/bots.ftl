### 自動プレイヤーの強さ。

bot-random = ランダム
bot-novice = 初心者
bot-apprentice = 職人
bot-smith = 刀匠
bot-master = 名匠
bot-cheat = すべてが見えるいかさま師
