# The companion of the Cur.

companion-cur = Cur companion

archetype-cur-a1 = Backstabber

special-cur-co-from-behind = From Behind
    .text = Move 2, then attack with +1 damage, +3 from the rear arc.

special-cur-hone = Hone
    .text = When an attack of yours or of a friend within 4 misses: gain 1 Lethality Token.

archetype-cur-b1 = Alley Dancer

special-cur-chain = Through the Crowd
    .text = Chain attack with Empowered 1, chain range 2, up to 3 targets.

special-cur-co-fade = Fade
    .text = After damage is drawn against you: redraw up to 2 enemy cards.

archetype-cur-a5 = Cutpurse

special-cur-pickings = Easy Pickings
    .text = Attack; on a hit gain 1 combat token of your choice.

special-cur-switch = Switch
    .text = Exchange hexes with another friend within 4, then attack with +1 damage.

archetype-cur-b5 = Throat Cutter

special-cur-stalk = Stalk
    .text = Move 3 and gain 2 Lethality Tokens.

special-cur-red-work = Red Work
    .text = Attack with Empowered 2; on a critical gain 2 Lethality Tokens.

archetype-cur-a10 = Cutthroat

special-cur-long-shadow = Long Shadow
    .text = Move 4, through characters, then attack with +1 damage, +4 from the rear arc.

special-cur-whet = Whet
    .text = When you end a movement: gain 1 Lethality Token.

archetype-cur-b10 = Gang Boss

special-cur-knives-out = Knives Out
    .text = Chain attack with +1 damage and Empowered 2, chain range 2, up to 4 targets.

special-cur-distraction = Distraction
    .text = After damage is drawn against another friend within 3: redraw up to 2 enemy cards and gain 1 Lethality Token.

archetype-cur-a15 = Whisper

special-cur-one-stab = One Stab
    .text = Attack with +2 damage and Empowered 3; you choose the part that is hit.

special-cur-unseen = Unseen
    .text = Until the end of the round enemies target you only if they can target no other Oathsworn (reactions excepted); gain 3 Lethality Tokens.

archetype-cur-b15 = King of the Gutter

special-cur-everyone-at-once = Everyone at Once
    .text = Attack with +1 damage and Empowered 1; then another Oathsworn within 3 attacks at once without cost.

special-cur-dirty-trick = Dirty Trick
    .text = After damage is drawn against you: +4 defense against this attack.
