### Shōgun no Katana: the form for what is printed on an own copy.

set-katana-blocked = Washitsu spaces with Blocked Workers
set-katana-side = Board { $n }
set-katana-round = Round { $n }
set-katana-column = Column { $n }
set-katana-first-game = Rooms for a first game
set-katana-favor = Points of a Favor card
set-katana-story-rooms = Rooms of chapter 13
set-katana-effect-take = take Resources
set-katana-effect-turn = turn one type into another
set-katana-hint-swords = Type the Resources in order, a letter each: W for Wood, S for Steel, L for Leather, U for Lacquer.
set-katana-hint-daimyo = One entry for each different card; copies say how many you have. In all there are 64. W is Wood, S Steel, L Leather, U Lacquer.
set-katana-hint-market = One entry for each number; copies say how many you have. In all there are 28.
set-katana-hint-honor = In all there are 22 Honor cards. Choose what a card counts, save, and the other fields follow.
set-katana-hint-boards = Several numbers in one field are separated by commas. W is Wood, S Steel, L Leather, U Lacquer.
set-katana-room-gives = { $room }: Coins
set-katana-room-price = { $room }: price
set-katana-room-less = { $room }: discount
