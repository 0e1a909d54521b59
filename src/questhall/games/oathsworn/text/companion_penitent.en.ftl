# The companion of the Penitent.

companion-penitent = Penitent companion

archetype-penitent-a1 = Burden Bearer

name-special-penitent-share-wound = Share the Wound
name-special-penitent-co-scourge = Scourge

archetype-penitent-b1 = Ash Walker

name-special-penitent-penance = Penance
name-special-penitent-ash-prayer = Ash Prayer

archetype-penitent-a5 = Martyr

name-special-penitent-take-me = Take Me
name-special-penitent-last-candle = Last Candle

archetype-penitent-b5 = Preacher

name-special-penitent-sermon = Sermon
name-special-penitent-iron-chain = Iron Chain

archetype-penitent-a10 = Scapegoat

name-special-penitent-all-on-me = All On Me
name-special-penitent-red-ledger = Red Ledger

archetype-penitent-b10 = Flagellant

name-special-penitent-open-wound = Open the Wound
name-special-penitent-close-wound = Close the Wound

archetype-penitent-a15 = Saint in Rags

name-special-penitent-give-it = Give It to Me
name-special-penitent-candlelight = Candlelight

archetype-penitent-b15 = Martyr

name-special-penitent-reckon = Reckoning
name-special-penitent-not-yet-co = Not Yet
