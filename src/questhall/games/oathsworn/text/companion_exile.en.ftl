# The companion of the Exile.

companion-exile = Exile companion

archetype-exile-a1 = Leaper

-special-exile-vault = Vault
-special-exile-slip = Slip Away

archetype-exile-b1 = Bloodletter

-special-exile-open-vein = Open Vein
-special-exile-twist = Twist

archetype-exile-a5 = Whirlwind

-special-exile-spin = Spin
-special-exile-rush = Rush

archetype-exile-b5 = Scar Keeper

-special-exile-blood-price = Blood Price
-special-exile-scarred = Scarred

archetype-exile-a10 = Roof Runner

-special-exile-skim = Skim
-special-exile-gone = Gone

archetype-exile-b10 = Red Hand

-special-exile-deep-cut = Deep Cut
-special-exile-bleed-out = Bleed Out

archetype-exile-a15 = Storm of Axes

-special-exile-both-axes = Both Axes
-special-exile-catch-breath = Catch Breath

archetype-exile-b15 = Last of the Tribe

-special-exile-old-song = Old Song
-special-exile-not-here = Not Here
