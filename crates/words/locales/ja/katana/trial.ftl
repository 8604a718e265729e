### Shōgun no Katana.

stamp-did = この手番：{ $did }
stamp-nothing = まだ何もしていません
stamp-taken = { $sword }を獲得
stamp-delivered = { $sword }を納品
stamp-moves = 移動{ $n }回
stamp-advanced = 装飾師{ $n }歩
stamp-decorated = 装飾{ $n }回
stamp-cards = カード獲得{ $n }枚
stamp-resource = { $kind }{ $n }個
