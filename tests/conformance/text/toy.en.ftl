lantern-1 = ember lantern
lantern-2 = tin lantern
lantern-3 = paper lantern
lantern-4 = glass lantern
lantern-5 = brass lantern
lantern-6 = storm lantern
side-1 = one
side-2 = two
side-3 = three
side-4 = four
side-5 = five
side-6 = six

option-play = Play the { $card }
option-ready = Ready
option-roll = Roll the dice
option-rest = Rest
option-look = Look at the next lantern
option-leave = Leave it on top
option-bury = Put it at the bottom
option-sing = Sing for { $coins ->
    [one] a coin
   *[other] { $coins } coins
}

prompt-play = Choose a lantern
prompt-dare = Dare the dice for two coins, or take one
prompt-look = Look at the next lantern?
prompt-bury = Where does it go?
prompt-sing = Who sings?

event-drew = Seat { $seat } has a full hand
event-drew-card = Seat { $seat } draws the { $card }
event-relit = { $count } lanterns are relit
event-played = Seat { $seat } shows the { $card }
event-won = Seat { $seat } shines brightest
event-paid = Seat { $seat } gets { $coins }
event-rolled = Seat { $seat } rolls { $values }
event-saw-card = Seat { $seat } sees the { $card }
event-buried = Seat { $seat } puts a lantern at the bottom
event-over = The evening is over
event-whispered = Seat { $seat } whispers

why-burnt = This lantern is burnt out
