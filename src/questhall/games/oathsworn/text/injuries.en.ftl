# Injuries.

card-cracked-rib = Cracked Rib
    .text = Lose 1 animus.

card-winded-chest = Winded Chest
    .text = Lose 2 animus.

card-deep-gash = Deep Gash
    .text = -1 defense this round.

card-stiff-fingers = Stiff Fingers
    .text = Put 1 Item Card of your choice from hand on position 1.

card-bad-dreams = Bad Dreams
    .text = Put 1 Ability Card of your choice from hand on position 1.

card-open-wound = Open Wound
    .text = Gain 1 Bleed Token.

card-heavy-head = Heavy Head
    .text = Move 1 card of your choice from position 1 to position 2, if there is one.
