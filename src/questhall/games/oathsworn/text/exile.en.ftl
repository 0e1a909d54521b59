# Exile: board and cards.

class-exile = Exile
    .role = Never still: runs, leaps over foes, leaves them bleeding and makes every step count in the next blow.

special-exile-running-start = Running Start
    .text = Once per turn, before you draw for an attack: if you have moved 2 or more hexes this turn, it is Empowered 2.

card-exile-hack-and-go = Hack and Go
    .text = (3) Attack Empowered 2, then move 2. (2) Attack Empowered 1. (1) Refresh your Might Decks.

card-exile-tooth-and-nail = Tooth and Nail
    .text = Melee attack Empowered 1. On a hit the target gains 1 Bleed.

card-exile-break-cover = Break Cover
    .text = Move 3, then attack Empowered 1.

card-exile-leap-attack = Leap Attack
    .text = Jump over an adjacent enemy to the nearest empty hex straight behind it; it counts as 2 hexes moved. Then attack it +1, Empowered 3.

card-exile-reopen-wounds = Reopen Wounds
    .text = Attack Empowered 2. On a hit a bleeding target loses 1 more HP and 1 Bleed; otherwise it gains 1 Bleed.

card-exile-hurled-iron = Hurled Iron
    .text = Attack +2, Empowered 3, range 5; on a hit the target gains 1 Bleed. Your weapons are thrown: pick them up next to the target.

card-exile-gone-again = Gone Again
    .text = Interrupt, before damage is drawn against you: +2 defense against this attack and move 2, through characters; out of range it does not hit you.

card-exile-circle-the-prey = Circle the Prey
    .text = Move 2, through characters, then attack Empowered 1; +2 from the target's flank or rear arc.

card-exile-headlong = Headlong
    .text = Charge Through 4: attack all enemies on the path +1, Empowered 3; on a hit each gains 1 Bleed.

card-exile-restless = Restless
    .text = (2) Attack with 1 Empowered point per hex moved this turn (at most 3). (1) Move 3. (1) Refresh your Might Decks and move 1.

card-exile-pack-memory = Pack Memory
    .text = Attack Empowered 3, +2 if another Oathsworn is adjacent to the target.

card-exile-red-grip = Red Grip
    .text = Attack Empowered 2, +1 per Bleed on the target (at most +3). On a hit it gains 1 Bleed.

card-exile-over-their-heads = Over Their Heads
    .text = Move 4, through characters, then attack +1, Empowered 3, with 1 free redraw.

card-exile-old-scars = Old Scars Sing
    .text = (3) Attack +1, Empowered 3. (2) A bleeding enemy within 3 loses 1 HP and 1 Bleed. (1) Refresh your Might Decks and move 2.

card-exile-beasts-hour = Beast's Hour
    .text = Attack Empowered 3. Move 2, through characters, then attack +1, Empowered 3.
