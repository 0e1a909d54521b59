# The companion of the Priest.

companion-priest = Priest companion

archetype-priest-a1 = Healer

special-priest-lay-hands = Lay Hands
    .text = Another adjacent friend with 3 HP or less regains 1 HP.

special-priest-smite = Smite
    .text = Attack with Empowered 3.

archetype-priest-b1 = Hammer of Vows

special-priest-overhead = Overhead Blow
    .text = Attack with +2 damage.

special-priest-comfort = Comfort
    .text = When the attack of another friend within 4 misses: it gains 1 Redraw Token.

archetype-priest-a5 = Confessor

special-priest-absolve = Absolve
    .text = A friend within 2, or you, loses all Status Tokens and gains 1 Defense Token.

special-priest-shelter = Shelter
    .text = After damage is drawn against a friend within 3 or you: redraw up to 2 enemy cards.

archetype-priest-b5 = Judge

special-priest-sentence = Sentence
    .text = Attack with 1 redraw and +1 damage per broken part of the target, at most +3.

special-priest-call-witness = Call to Witness
    .text = Attack; on a hit another friend within 3 gains 1 Empowered x3 Token.

archetype-priest-a10 = Field Chaplain

special-priest-two-hands = Two Hands
    .text = Up to 2 friends within 2, you included, regain 1 HP each.

special-priest-plain-maul = Plain Maul
    .text = Attack with +2 damage and Empowered 1.

archetype-priest-b10 = Bell of Wrath

special-priest-toll = Toll
    .text = Attack with +3 damage; on a hit Knockback 2.

special-priest-echo = Echo
    .text = When an attack of yours or of a friend within 4 misses: the attacker gains 1 Empowered x3 and 1 Redraw Token.

archetype-priest-a15 = Shepherd

special-priest-stay = Stay With Us
    .text = After damage is drawn against a friend within 4 or you: he loses 2 HP fewer.

special-priest-broken-bread = Broken Bread
    .text = A friend within 3, or you, regains 1 HP and gains 1 combat token of its choice.

archetype-priest-b15 = Last Judge

special-priest-final-word = Final Word
    .text = Attack with +2 damage, Empowered 2 and +1 damage per broken part of the target, at most +3.

special-priest-crack = Crack the Shell
    .text = Attack; on a hit the target has -1 defense (not below 2) until the end of the round.
