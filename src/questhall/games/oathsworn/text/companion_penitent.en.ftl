# The companion of the Penitent.

companion-penitent = Penitent companion

archetype-penitent-a1 = Burden Bearer

-special-penitent-share-wound = Share the Wound
-special-penitent-co-scourge = Scourge

archetype-penitent-b1 = Ash Walker

-special-penitent-penance = Penance
-special-penitent-ash-prayer = Ash Prayer

archetype-penitent-a5 = Martyr

-special-penitent-take-me = Take Me
-special-penitent-last-candle = Last Candle

archetype-penitent-b5 = Preacher

-special-penitent-sermon = Sermon
-special-penitent-iron-chain = Iron Chain

archetype-penitent-a10 = Scapegoat

-special-penitent-all-on-me = All On Me
-special-penitent-red-ledger = Red Ledger

archetype-penitent-b10 = Flagellant

-special-penitent-open-wound = Open the Wound
-special-penitent-close-wound = Close the Wound

archetype-penitent-a15 = Saint in Rags

-special-penitent-give-it = Give It to Me
-special-penitent-candlelight = Candlelight

archetype-penitent-b15 = Martyr

-special-penitent-reckon = Reckoning
-special-penitent-not-yet-co = Not Yet
