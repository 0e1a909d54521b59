# Priest: board and cards.

class-priest = Priest
    .role = Slow maul, steady hands: every good hit may be turned into mercy, and the company lives and acts longer around him.

special-priest-mercy-in-iron = Mercy in Iron
    .text = Once per round, 2 animus, when your attack hits: a friendly character within 2 heals 1 HP.

card-priest-heavy-blow = Heavy Blow
    .text = (3) Attack +2. (2) Attack. (3) You or an adjacent friendly character heal 1 HP. (1) Refresh your Might Decks.

card-priest-alarm-bell = Alarm Bell
    .text = Attack +1. On a hit an Oathsworn within 3 gains 1 Redraw token.

card-priest-on-your-feet = On Your Feet
    .text = Move 2. Another Oathsworn within 2 gains 2 animus and removes 1 Status Token.

card-priest-laying-on-of-hands = Laying On of Hands
    .text = You or an adjacent friendly character heal 1 HP, or 2 if at 2 HP or fewer, and gain 1 Defense token.

card-priest-ringing-maul = Ringing Maul
    .text = Attack +2, Empowered 2. On a hit Knockback 2.

card-priest-candle-in-the-dark = Candle in the Dark
    .text = Interrupt, after damage is drawn against a friendly character within 3: he loses 2 HP fewer.

card-priest-verdict = Verdict
    .text = Attack +3, Empowered 3.

card-priest-plain-prayer = Plain Prayer
    .text = Attack. On a hit another Oathsworn within 3 has Empowered 3 for his next attack this round.

card-priest-hallowed-ground = Hallowed Ground
    .text = Each Oathsworn within 2, you included, gains 1 Defense token; one of them heals 1 HP.

card-priest-tolling-stride = Tolling Stride
    .text = (3) Move 1, then attack +1, Empowered 1. (1) Another Oathsworn within 3 gains 1 animus and removes 1 Status Token. (1) Refresh your Might Decks.

card-priest-shared-cup = Shared Cup
    .text = Up to 2 other Oathsworn within 3 gain 2 animus each. Or: up to 2 other Oathsworn within 3 battleflow one position each.

card-priest-bonebreaker-hymn = Bonebreaker Hymn
    .text = Attack +2, Empowered 1. If a part breaks, a friendly character within 3 heals 1 HP and you gain 2 animus before the reaction.

card-priest-cracked-shell = Cracked Shell
    .text = Attack Empowered 3. On a hit the target has -1 defense (not below 2) until the end of the round.

card-priest-hammer-and-candle = Hammer and Candle
    .text = (3) Attack +2, Empowered 1. (2) A friendly character within 3 heals 1 HP. (1) Refresh your Might Decks and gain 1 Defense token.

card-priest-back-from-the-brink = Back from the Brink
    .text = Interrupt, when another Oathsworn within 3 would fall unconscious: he stays on his feet with 2 HP. Or: attack +2, Empowered 3.
