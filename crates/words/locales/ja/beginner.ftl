### 初心者のための言葉：2分でわかるゲーム、おすすめの相手、目標とヒント。日本語。

## 2分でわかるゲーム

primer-title = 2分でわかる{ $game }
primer-lead = どんなゲームか、手番に何をするか、どう得点し、どう終わるかを紹介します。
primer-link = 絵で見る2分間の説明
primer-on = 遊んでみますか？
primer-rules = すべてのルール

## 今おすすめのゲーム

start-play = 今すぐ遊ぶ
start-against = すぐに始まります。{ $n ->
   *[other] 相手は{ $opponents }です。
}
start-bots-novice = 初心者{ $n }人
start-bots-apprentice = 職人{ $n }人
start-bots-smith = 刀匠{ $n }人
start-bots-master = 名匠{ $n }人
start-first = { $game }は初めてですか？
start-next = { $n ->
   *[other] 次の相手：{ $opponents }
}

## 目標とヒント

beginner-aims = このラウンドの目標
beginner-aim-met = （達成）
beginner-aims-off = 隠す
beginner-tip = 次はこうしてみましょう
