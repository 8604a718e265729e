### Shōgun no Katana.

why-alone = 1人で遊ぶにはゴーストが必要です。
why-no-room-for-ghost = ゴーストがいるときは3人までです。
why-early-solo-alone = 初期のソロルールは1人用で、専用のゴーストが付いています。
why-chapter-alone = 章は1人でゴーストに挑みます。
why-chapter-rooms = 章の御殿は決まっています。
why-chapter-training = 章の相手はゴースト1～5です。
