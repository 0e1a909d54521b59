# The companion of the Penitent.

companion-penitent = Penitent companion

archetype-penitent-a1 = Burden Bearer

special-penitent-share-wound = Share the Wound
    .text = When another Oathsworn within 3 loses HP by an attack: he loses 2 fewer and you lose 1 HP.

special-penitent-co-scourge = Scourge
    .text = Attack with +1 damage per HP you have lost, at most +4.

archetype-penitent-b1 = Ash Walker

special-penitent-penance = Penance
    .text = Lose 1 HP, then attack with +2 damage and Empowered 3.

special-penitent-ash-prayer = Ash Prayer
    .text = If you have 3 HP or less: regain 1 HP and gain 1 Defense Token.

archetype-penitent-a5 = Martyr

special-penitent-take-me = Take Me
    .text = Before damage is drawn against another friend within 3: the attack targets you; +1 defense against it.

special-penitent-last-candle = Last Candle
    .text = Attack with 1 redraw and +1 damage, +4 if you have 2 HP or less.

archetype-penitent-b5 = Preacher

special-penitent-sermon = Sermon
    .text = Up to 2 other Oathsworn within 3 gain 1 combat token of their choice each.

special-penitent-iron-chain = Iron Chain
    .text = Pull an enemy within 3 up to 2 hexes, then attack with Empowered 2 and +1 damage.

archetype-penitent-a10 = Scapegoat

special-penitent-all-on-me = All On Me
    .text = Before damage is drawn against another Oathsworn within 4: the attack targets you; +2 defense against it.

special-penitent-red-ledger = Red Ledger
    .text = Attack with +1 damage, Empowered 1 and +1 damage per HP you have lost, at most +4.

archetype-penitent-b10 = Flagellant

special-penitent-open-wound = Open the Wound
    .text = Lose 1 HP, then attack with +4 damage and Empowered 3.

special-penitent-close-wound = Close the Wound
    .text = When your attack hits and you have 3 HP or less: regain 1 HP.

archetype-penitent-a15 = Saint in Rags

special-penitent-give-it = Give It to Me
    .text = When another Oathsworn within 4 loses HP by an attack: he loses 3 fewer and you lose 1 HP.

special-penitent-candlelight = Candlelight
    .text = You and another Oathsworn within 3 regain 1 HP each.

archetype-penitent-b15 = Martyr

special-penitent-reckon = Reckoning
    .text = Attack with 1 redraw, +2 damage, Empowered 2 and +1 damage per HP you have lost, at most +5.

special-penitent-not-yet-co = Not Yet
    .text = After damage is drawn against you: you keep at least 1 HP in this attack.
