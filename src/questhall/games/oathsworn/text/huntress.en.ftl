# Huntress: board and cards.

class-huntress = Huntress
    .role = Bow, blade and two falcons. Where the birds sit decides what her cards can do: on prey they open wounds, on friends they guard.

special-huntress-whistle = Whistle
    .text = Once per turn, 1 animus: send a falcon to a new target in line of sight, or call it back to your board.

piece-falcon = Falcon
    .text = Two falcons start on your board. Send a falcon to a new target = move it to a character in line of sight; call back = return it to your board. A falcon attack is your ranged attack on an enemy that carries a falcon, at any distance and without line of sight; it hits the part nearest to you. The falcon stays unless the card says otherwise.

card-huntress-hood-off = Hood Off
    .text = (2) Attack. (2) Falcon attack +1. (1) Refresh your Might Decks and send a falcon to a new target.

card-huntress-feather-and-shaft = Feather and Shaft
    .text = Attack, +1 per falcon on the target (at most +2). Then send a falcon to a new target.

card-huntress-boar-step = Boar Step
    .text = Move 2, then melee attack +1; on a hit Knockback 1.

card-huntress-stoop = Stoop
    .text = Send a falcon to an enemy in line of sight, then make a falcon attack Empowered 2.

card-huntress-wing-guard = Wing Guard
    .text = Interrupt, after damage is drawn against a friendly character with a falcon (you count if one is on your board): ignore the highest enemy card, then that falcon returns to you.

card-huntress-twin-talons = Twin Talons
    .text = Both falcons on one enemy: falcon attack +3, Empowered 3 on it, then both return to you. Or: attack +1, Empowered 3.

card-huntress-blinding-wings = Blinding Wings
    .text = Send a falcon to an enemy in line of sight. Until the end of the round one enemy with a falcon draws 1 strongest card fewer in its attacks.

card-huntress-spare-string = Spare String
    .text = Attack +1, with 1 free redraw per falcon on your board (at most 2).

card-huntress-spotters-cry = Spotter's Cry
    .text = Send a falcon to another Oathsworn in line of sight: he gains 1 Redraw token and his next attack this round has +2.

card-huntress-meet-the-rush = Meet the Rush
    .text = Interrupt, when an enemy ends its movement adjacent to you: melee attack it +1, Empowered 2, then move 1.

card-huntress-cast-both = Cast Both
    .text = (2) Attack, +1 if a falcon is on the target. (1) Send up to 2 falcons to new targets and gain 1 animus. (1) Refresh your Might Decks.

card-huntress-low-pass = Low Pass
    .text = Falcon chain attack Empowered 2, chain range 3, up to 3 targets; you do not move. The falcon ends on the last living target.

card-huntress-borrowed-wings = Borrowed Wings
    .text = Send a falcon to a friendly character in line of sight. Then one friendly character with a falcon moves 4, through characters, and gains 1 Defense token.

card-huntress-heartwood-shot = Heartwood Shot
    .text = Attack +1, Empowered 2. If a falcon is on the target you choose the part that is hit.

card-huntress-circling-death = Circling Death
    .text = Both falcons must be on enemies: make 1 falcon attack with each, then call both back.

card-huntress-patience = Hunter's Patience
    .text = Interrupt, after an Oathsworn in line of sight, you included, draws for an attack: he gains 2 redraws, and 1 more if he has a falcon.

card-huntress-mistress-of-the-mews = Mistress of the Mews
    .text = (3) Attack +1, Empowered 2. (2) Falcon attack +2, then that falcon returns to you. (1) Refresh your Might Decks and send up to 2 falcons to new targets.

card-huntress-sky-and-steel = Sky and Steel
    .text = Move 2, then melee attack Empowered 2, +2 per falcon on the target (at most +4).

card-huntress-snatch-away = Snatch Away
    .text = Interrupt, before damage is drawn against a friendly character with a falcon: he moves 2, through characters; out of range the attack does not hit him. The falcon returns to you.

card-huntress-red-sky-hunt = Red Sky Hunt
    .text = Send both falcons to one enemy in line of sight, then attack it +4, Empowered 3, with 1 free redraw.
