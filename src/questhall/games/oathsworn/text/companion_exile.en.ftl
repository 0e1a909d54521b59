# The companion of the Exile.

companion-exile = Exile companion

archetype-exile-a1 = Leaper

special-exile-vault = Vault
    .text = Place yourself within 3 on an empty hex behind an enemy, then attack it with Empowered 2.

special-exile-slip = Slip Away
    .text = When an enemy ends its movement next to you: move 2.

archetype-exile-b1 = Bloodletter

special-exile-open-vein = Open Vein
    .text = Attack with +1 damage; on a hit the target gains 1 Bleed Token.

special-exile-twist = Twist
    .text = An adjacent bleeding enemy loses 1 HP and 1 Bleed Token; then move 2.

archetype-exile-a5 = Whirlwind

special-exile-spin = Spin
    .text = Attack all adjacent enemies with +1 damage.

special-exile-rush = Rush
    .text = Move 4, then attack with Empowered 1 per hex moved this turn, at most 3.

archetype-exile-b5 = Scar Keeper

special-exile-blood-price = Blood Price
    .text = Lose 1 HP, then attack with +4 damage.

special-exile-scarred = Scarred
    .text = When you lose HP: gain 1 Empowered x3 Token.

archetype-exile-a10 = Roof Runner

special-exile-skim = Skim
    .text = Move 5, through characters, then attack with +2 damage.

special-exile-gone = Gone
    .text = Before damage is drawn against you: move 2, through characters; out of range the attack does not hit you.

archetype-exile-b10 = Red Hand

special-exile-deep-cut = Deep Cut
    .text = Attack with Empowered 3; on a hit the target gains 2 Bleed Tokens.

special-exile-bleed-out = Bleed Out
    .text = A bleeding enemy within 2 loses 2 HP and 1 Bleed Token.

archetype-exile-a15 = Storm of Axes

special-exile-both-axes = Both Axes
    .text = Attack twice, each with Empowered 1; the targets may differ.

special-exile-catch-breath = Catch Breath
    .text = Before the first step of a Stage Card: move 2, through characters.

archetype-exile-b15 = Last of the Tribe

special-exile-old-song = Old Song
    .text = Attack with +2 damage, Empowered 1 and +1 damage per HP you have lost, at most +4.

special-exile-not-here = Not Here
    .text = After damage is drawn against you: lose 2 HP fewer.
