# Warbear: board and cards.

class-warbear = Warbear
    .role = Sheer weight: shoves and turns the beast until the right side faces the company, and reaps wide arcs.

special-warbear-shoulder-aside = Shoulder Aside
    .text = Once per round in your turn, 1 animus: turn an adjacent large enemy by one facing, or push an adjacent character of normal size 1 hex.

card-warbear-axe-swing = Axe Swing
    .text = (3) Melee attack +1 on everyone in your 3 front hexes. (2) Attack. (1) Refresh your Might Decks.

card-warbear-barrel-in = Barrel In
    .text = Move 2, then attack; on a hit Knockback 2.

card-warbear-set-the-feet = Set the Feet
    .text = Attack +1, and +1 more if you shifted the target this round. Gain 1 Defense token.

card-warbear-wide-reap = Wide Reap
    .text = Melee attack +1, Empowered 2 on all adjacent enemies.

card-warbear-roar = Roar
    .text = An enemy within 4 is taunted by you until the end of the round. Gain 1 Empowered x3 and 1 Defense token.

card-warbear-bring-it-down = Bring It Down
    .text = Attack +1, Empowered 3, and +2 more if you shifted the target this round. On a hit turn it by 1 facing.

card-warbear-thick-hide = Thick Hide
    .text = Interrupt, after damage is drawn against you: you lose 2 HP fewer.

card-warbear-heave = Heave
    .text = An adjacent Oathsworn moves 4, through characters; his next attack this round has +2. Or: push an adjacent enemy of normal size 3 hexes and gain 1 animus.

card-warbear-claw-and-haft = Claw and Haft
    .text = Attack, then make an unarmed melee attack +1.

card-warbear-all-her-weight = All Her Weight
    .text = (3) Attack +1; on a hit Knockback 2 or turn the target by 1 facing. (2) Attack. (1) Refresh your Might Decks and gain 1 Defense token.

card-warbear-avalanche = Avalanche
    .text = Charge Through 3: attack all enemies on the path +2, Empowered 3; on a hit Knockback 2.

card-warbear-trip-the-beast = Trip the Beast
    .text = Attack +1, Empowered 2, and +2 more if you shifted the target this round.

card-warbear-mothers-temper = Mother's Temper
    .text = Interrupt, when an enemy's attack on another Oathsworn within 3 is over: move 2, then attack that enemy +1, Empowered 2.

card-warbear-great-reap = Great Reap
    .text = (3) Melee attack +1, Empowered 2 on all enemies in your 3 front hexes. (2) Attack +1. (1) Refresh your Might Decks and turn an adjacent large enemy by 1 facing.

card-warbear-winter-wakes = Winter Wakes
    .text = Attack +4, Empowered 3, with 1 free redraw. On a hit Knockback 2, then turn the target by up to 2 facings.
