# Exile: board and cards.

class-exile = Exile
    .role = Never still: runs, leaps over foes, leaves them bleeding and makes every step count in the next blow.

-special-exile-running-start = Running Start
-card-exile-hack-and-go = Hack and Go
-card-exile-tooth-and-nail = Tooth and Nail
-card-exile-break-cover = Break Cover
-card-exile-leap-attack = Leap Attack
-card-exile-reopen-wounds = Reopen Wounds
-card-exile-hurled-iron = Hurled Iron
-card-exile-gone-again = Gone Again
-card-exile-circle-the-prey = Circle the Prey
-card-exile-headlong = Headlong
-card-exile-restless = Restless
-card-exile-pack-memory = Pack Memory
-card-exile-red-grip = Red Grip
-card-exile-over-their-heads = Over Their Heads
-card-exile-old-scars = Old Scars Sing
-card-exile-beasts-hour = Beast's Hour
