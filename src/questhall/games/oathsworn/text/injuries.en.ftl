# Injuries and Curatives.

card-cracked-rib = Cracked Rib
    .text = Lose 1 animus.

card-winded-chest = Winded Chest
    .text = Lose 2 animus.

card-torn-shoulder = Torn Shoulder
    .text = This round you cannot use your strongest Might Cube.

card-lame-leg = Lame Leg
    .text = Your next move action this round costs 1 animus more.

card-broken-toe = Broken Toe
    .text = Your move action of this turn covers at most 2 hexes.

card-blurred-eye = Blurred Eye
    .text = This round your ranges are 2 shorter (at least 1) and you draw at most 3 white cards per attack.

card-shaken-nerve = Shaken Nerve
    .text = Discard 1 combat token of your choice; if you have none, lose 1 animus.

card-deep-gash = Deep Gash
    .text = -1 defense this round.

card-stiff-fingers = Stiff Fingers
    .text = Put 1 Item Card of your choice from hand on position 1.

card-bad-dreams = Bad Dreams
    .text = Put 1 Ability Card of your choice from hand on position 1.

card-ringing-ears = Ringing Ears
    .text = This round you cannot play interrupts.

card-dirty-bite = Dirty Bite
    .text = Choose: lose 2 animus, or lose 1 HP.

card-weak-grip = Weak Grip
    .text = Your first attack this round deals 1 damage less.

card-open-wound = Open Wound
    .text = Gain 1 Bleed Token.

card-singed-lungs = Singed Lungs
    .text = This round you draw at most 2 white cards per attack.

card-tremor = Tremor
    .text = You cannot redraw cards in your first attack this round.

card-heavy-head = Heavy Head
    .text = Move 1 card of your choice from position 1 to position 2, if there is one.

card-cold-sweat = Cold Sweat
    .text = This round your items give you no animus.

card-split-scalp = Split Scalp
    .text = This round you cannot regain HP.

card-bruised-spine = Bruised Spine
    .text = The first card you play for its defense value this round gives 1 less.

card-clean-bandage = Clean Bandage
    .text = You suffer no injury.

card-knitbone-salve = Knitbone Salve
    .text = You suffer no injury and archive 1 of your injuries.

card-waking-salts = Waking Salts
    .text = You suffer no injury; at the start of the next chapter gain 1 combat token of your choice.

card-strong-stretcher = Strong Stretcher
    .text = You suffer no injury and lose 1 item fewer in this tally.
