### 『将軍の刀』についてのコマンドラインの言葉（日本語）。

## ヘルプ

cli-value-policy = 方針
cli-value-variant = ルール
cli-value-ghost = 強さ
cli-arg-first-game = 初めてのゲームにおすすめの御殿の部屋5枚を使います。
cli-arg-ghost = ゴーストも加わります。強さは1、2、3、4、5、または練習ゴーストのtraining。
cli-arg-variant = standard：ルールブックどおり。early-solo：初期のソロルール、1人とゴースト。省略するとstandard。
cli-arg-no-cards-after-passing = パスしたプレイヤーは、そのラウンドの間カードを使えません（PAS-2）。
cli-arg-policy = forced：置ける駒がないときだけパスします。uniform：いつでもパスします。省略するとforced。

## ファイル

cli-players-wrong = --playersが合いません。ゴーストなしでは2～4人、ゴーストありでは1～3人で遊びます。初期のソロルールは1人用で、--ghostは付けません。

## コンポーネント

cli-section-resources = 資源
cli-section-rounds = ラウンド
cli-section-forge = 鍛冶場
cli-section-academy = 学院
cli-section-spaces = 2人・3人・4人のスペース
cli-section-komainu = 狛犬
cli-section-washitsu = 和室ボード
cli-section-score-track = 得点トラック
cli-section-rooms = 御殿の部屋
cli-section-favor = 好意カード
cli-section-market = 市場カード1～7
cli-section-honor = 名誉カード
cli-section-daimyo = 大名カード
cli-section-swords = 刀タイル

## ゲームの前に

cli-play-welcome = 鍛冶場へようこそ！Kajibaは、1つのキーボードで2～4人（ゴーストがいれば1～3人）が遊べる、非公式の『Shōgun no Katana』です。
cli-play-how-many = 何人で遊びますか？2、3、4（Enter = 2）：
cli-play-how-many-again = 2、3、4のいずれかを入力するか、Enterだけを押してください（2人）。
cli-offer = { $file }に途中のゲームがあります：{ $players }、第{ $round }ラウンド（全{ $rounds }）。
cli-names-number = 名前が{ $names }個ありますが、遊べるのは2～4人です。

## テーブルで

cli-basket-hint = まとめて買う：「木2 鋼1」か「w2 s1」で木材2個と鋼1個（漆u 木w 鋼s 鮫l）。
cli-basket-not-now = この買い方は、自分の市場アクションでカードを取る前だけ使えます。
cli-basket-refused = 何も買いませんでした。{ $kind }を買えません。{ $reason }
cli-why-rules = 条項を読むには「ルール TRN-2」のように入力してください。
cli-help-basket = 木2 鋼1
cli-help-basket-text = 市場で木材2個と鋼1個を買います（漆、木、鋼、鮫）。
cli-help-table-of = テーブル 名前
cli-help-table-of-text = 他のプレイヤーの鍛冶場と持ち物を表示します。
cli-help-cards-text = 公開されているカードをすべて表示します。

## テーブル

cli-table-start = 最初の刀を選びます
cli-table-card = { $card }：{ $effect }（{ $benefit }、{ $cost }）
cli-table-round = ラウンド{ $round }／{ $rounds }・{ $name }の手番
cli-table-scores = 得点：{ $points }    ファーストプレイヤー：{ $first }
cli-table-figure = { $name }（{ $figure }）
cli-table-houses = 大名屋敷
cli-table-houses-legend = 刀：番号、資源、点、金、強さ。カード：効果（永続的な恩恵、そのコスト）
cli-table-sword = { $number } { $letters } { $points }点 { $coins }金 強{ $strength }
cli-table-no-sword = （空き）
cli-table-no-card = カードは残っていません。
cli-table-market = 市場
cli-table-academy = 学院
cli-table-decorators = 装飾師が示すお金：
cli-table-palace = 御殿
cli-table-spaces = スペース{ $taken }/{ $spaces }：{ $figures }
cli-table-nobody = なし
cli-table-kind = { $kind }（{ $sign }）
cli-table-prices = 価格：{ $prices }
cli-table-token = 中立トークン
cli-table-room = { $room }：{ $effect }
cli-table-temple-name = 寺院
cli-table-temple = お布施{ $coins }、僧侶：{ $monks }
cli-table-komainu = 狛犬
cli-table-honors = パスするときに取れる名誉カード
cli-table-favors = 好意カード
cli-table-forge = { $name }の鍛冶場
cli-table-forge-legend = 18 鮫鋼→木漆：刀18に鮫と鋼があり、次は木。* 装飾、✓ 完成。
cli-table-katana = 将軍
cli-table-benefit-coins = +{ $n }金
cli-table-other = { $name }：{ $points }、{ $coins }、手持ち{ $stock }、カード{ $cards }、鍛冶場の刀{ $swords }、納品{ $delivered }、ワーカー{ $workers }、僧侶{ $monks }
cli-table-passed = （パス）
cli-things-have = 現在
cli-things-have-text = { $points } · { $coins } · ワーカー{ $workers }（ブロック{ $blocked }） · 僧侶{ $monks }
cli-things-stock = 手持ち
cli-things-swords = 刀
cli-things-sword = { $number }（{ $points }点 強{ $strength }、{ $sashimono }、{ $next }）
cli-things-katana-in-work = { $number }（{ $next }）
cli-things-starting = 初期の指物
cli-things-next = 次は{ $kind }
cli-things-complete = 完成、納品できます
cli-things-cards = カード
cli-things-card = { $card }（{ $effect }）
cli-things-played = 使用済み
cli-things-figures = 駒
cli-things-at-line = { $line }（{ $n }）
cli-things-project = 事業
cli-things-katana = 将軍の刀
cli-things-katana-away = まだ場に出ていません
cli-things-katana-forging = 鍛冶場：{ $letters }
cli-things-katana-delivered = 第{ $column }縦列で納品：{ $letters }
cli-things-katana-unfinished = 未完成：{ $letters }
cli-things-delivered = 納品した刀
cli-things-sashimono = 指物
cli-things-honors = 名誉
cli-things-favors = 好意
cli-things-shame = 恥（好意カードの得点が半分）
cli-things-dishonor = 不名誉（好意カードの得点なし）
cli-ghost-has = { $points } · ワーカー{ $workers }（ブロック{ $blocked }）
cli-ghost-deck = 山札
cli-ghost-deck-full = { $n }枚
cli-ghost-deck-drawn = { $n }枚、引いたカード：{ $drawn }
cli-cards-houses = 屋敷の一番上のカード
cli-cards-market = 市場カード
cli-cards-of = { $name }のカード
cli-cards-played = { $card }、使用済み（購入するか捨てる）
cli-cards-under = { $card }、{ $line }に購入済み
cli-cards-honor = 名誉：{ $honor }
cli-cards-none = なし

## 終わり

cli-scores-total = 合計

## 物語

cli-about-story = 物語を遊びます：1人でゴーストに挑む14の章。コマンドがなければ、キャンペーンを選ぶか、新しく始めます。
cli-about-story-new = キャンペーンを始めます。
cli-about-story-list = キャンペーンの一覧を表示します。
cli-about-story-play = キャンペーンを続けます：途中のゲーム、または次の章。
cli-about-story-status = キャンペーンの各章と挑戦と点数を示します。
cli-value-story = 名前
cli-arg-story = キャンペーンの名前：文字、数字、-、_。
cli-arg-story-ghost = 次の挑戦のゴースト：1、2、3、4、5。指定しなければ尋ねます。
cli-arg-chapter = 物語のこの章（1～14）を、--ghostのゴーストを相手に遊びます。
cli-chapter-wrong = 章は、ルールブックに従い、1人とゴーストで、章の部屋を使って遊びます。
cli-word-again = 再挑戦
cli-word-new = 新規
cli-word-next = 次へ
cli-help-goal-text = 章の依頼と、その達成具合。
cli-leave-story = キャンペーンは保存されました。続けるには次を入力してください：
cli-leave-story-behind = 最後の手は保存されていないので、キャンペーンでは数えられません。その前から続けるには次を入力してください：
cli-command-story = kajiba story play { $name }
cli-story-bad-name = { $name }はキャンペーンの名前にできません。1～40字の文字、数字、-、_を使ってください。
cli-story-there = { $name }という名前のキャンペーンはすでにあります。
cli-story-unknown = { $name }という名前のキャンペーンはありません。kajiba story listを見てください。
cli-story-damaged = { $file }は読めるキャンペーンではありません。
cli-story-nowhere = ファイルの保存場所がわかりません。KAJIBA_DATAにフォルダーを指定してください。
cli-story-none = キャンペーンはまだありません。kajiba story new 名前で始めてください。
cli-story-welcome = 物語は、1人でゴーストに挑む14の章です。キャンペーンには、ゲームと物語ポイントが記録されます。
cli-story-which = どのキャンペーンにしますか？名前を入力するか、「新規」で新しく始めます（Enter＝{ $name }）：
cli-story-which-new = どのキャンペーンにしますか？名前を入力してください（Enter＝新しく始める）：
cli-story-which-wrong = { $name }という名前のキャンペーンはありません。上の名前のどれか、「新規」、「終了」のいずれかを入力してください。
cli-story-name = 新しいキャンペーンの名前（Enter＝{ $usual }）：
cli-story-usual-name = 物語
cli-story-begun = キャンペーン{ $name }を始めました。遊ぶには次を入力してください：
cli-story-standing = { $name }：次は{ $chapter }です。物語ポイント：{ $points }。
cli-story-over = { $name }：物語は終わりました。物語ポイント：{ $points }。称号：{ $rank }。
cli-story-chapter = { $chapter }（難易度：{ $level }）
cli-story-attempt-won = ゴースト{ $ghost }に勝利：物語ポイント{ $points }。
cli-story-attempt-lost = ゴースト{ $ghost }に敗北：物語ポイント{ $points }。
cli-story-skipped = 断念しました。
cli-story-in-progress = 途中です。
cli-story-next = 次の章です。
cli-story-points = 物語ポイント：この章で{ $points }、合計{ $total }。
cli-story-again-prompt = この章に敗れました。Enterで再挑戦、「次へ」で次の章に進み、「終了」で終わります：
cli-story-again-wrong = Enterで再挑戦、または「次へ」か「終了」と入力してください。
cli-story-ghost-prompt = どのゴーストにしますか？1～5（Enter＝{ $usual }）：
cli-story-ghost-wrong = 1～5の数字か「終了」と入力してください。
cli-story-other-chapter = 終わったゲームは、キャンペーンの次の章のものではありません。
