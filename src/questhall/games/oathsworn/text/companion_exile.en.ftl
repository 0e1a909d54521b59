# The companion of the Exile.

companion-exile = Exile companion

archetype-exile-a1 = Leaper

name-special-exile-vault = Vault
name-special-exile-slip = Slip Away

archetype-exile-b1 = Bloodletter

name-special-exile-open-vein = Open Vein
name-special-exile-twist = Twist

archetype-exile-a5 = Whirlwind

name-special-exile-spin = Spin
name-special-exile-rush = Rush

archetype-exile-b5 = Scar Keeper

name-special-exile-blood-price = Blood Price
name-special-exile-scarred = Scarred

archetype-exile-a10 = Roof Runner

name-special-exile-skim = Skim
name-special-exile-gone = Gone

archetype-exile-b10 = Red Hand

name-special-exile-deep-cut = Deep Cut
name-special-exile-bleed-out = Bleed Out

archetype-exile-a15 = Storm of Axes

name-special-exile-both-axes = Both Axes
name-special-exile-catch-breath = Catch Breath

archetype-exile-b15 = Last of the Tribe

name-special-exile-old-song = Old Song
name-special-exile-not-here = Not Here
