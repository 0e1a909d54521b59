# Exile: board and cards.

class-exile = Exile
    .role = Never still: runs, leaps over foes, leaves them bleeding and makes every step count in the next blow.

name-special-exile-running-start = Running Start
name-card-exile-hack-and-go = Hack and Go
name-card-exile-tooth-and-nail = Tooth and Nail
name-card-exile-break-cover = Break Cover
name-card-exile-leap-attack = Leap Attack
name-card-exile-reopen-wounds = Reopen Wounds
name-card-exile-hurled-iron = Hurled Iron
name-card-exile-gone-again = Gone Again
name-card-exile-circle-the-prey = Circle the Prey
name-card-exile-headlong = Headlong
name-card-exile-restless = Restless
name-card-exile-pack-memory = Pack Memory
name-card-exile-red-grip = Red Grip
name-card-exile-over-their-heads = Over Their Heads
name-card-exile-old-scars = Old Scars Sing
name-card-exile-beasts-hour = Beast's Hour
