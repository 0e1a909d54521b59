# The companion of the Grove Maiden.

companion-grove-maiden = Grove Maiden companion

archetype-grove-maiden-a1 = Seedling

special-grove-maiden-sprout = Sprout
    .text = Create 2 Sentinels within 3.

special-grove-maiden-thorn-fire = Thorn Fire
    .text = Your Sentinels make their combined attack with +1 damage.

archetype-grove-maiden-b1 = Guardian's Friend

special-grove-maiden-go = Go, Old One
    .text = The Ancient Guardian moves 3 and attacks without cost.

special-grove-maiden-bark = Bark Skin
    .text = After damage is drawn against a friend within 2 or you: +2 defense against this attack.

archetype-grove-maiden-a5 = Thicket

special-grove-maiden-overgrow = Overgrow
    .text = Create 1 Sentinel within 4, then your Sentinels make their combined attack.

special-grove-maiden-mulch = Mulch
    .text = Remove 1 of your Sentinels: you or a friend within 4 regains 1 HP.

archetype-grove-maiden-b5 = Root Caller

special-grove-maiden-grasp = Grasping Roots
    .text = Pull an enemy within 4 up to 2 hexes; then the Ancient Guardian attacks without cost.

special-grove-maiden-mend = Mend the Grove
    .text = The Ancient Guardian regains 2 HP; create 1 Sentinel within 3.

archetype-grove-maiden-a10 = Thorn Garden

special-grove-maiden-hedge = Hedge
    .text = Create 3 Sentinels within 4.

special-grove-maiden-volley = Green Volley
    .text = Your Sentinels make their combined attack with +1 damage and Empowered 2.

archetype-grove-maiden-b10 = Old Root

special-grove-maiden-stride = Stride
    .text = The Ancient Guardian moves 3 and attacks without cost with +2 damage; on a hit Knockback 1.

special-grove-maiden-cradle = Cradle
    .text = After damage is drawn against a friend within 4 or you: remove 1 Sentinel within 2 of him and ignore the highest enemy card.

archetype-grove-maiden-a15 = Walking Wood

special-grove-maiden-all-thorns = All Thorns
    .text = Create 1 Sentinel within 5, then your Sentinels make their combined attack with +2 damage and Empowered 2.

special-grove-maiden-sap = Give Sap
    .text = Remove up to 2 of your Sentinels: as many friends within 5, you included, regain 1 HP each.

archetype-grove-maiden-b15 = Heartwood

special-grove-maiden-twice = The Old One Wakes
    .text = The Ancient Guardian moves 2 and attacks twice without cost, each time with +1 damage.

special-grove-maiden-bark-skin = Bark Skin
    .text = After damage is drawn against a friend within 3 or you: +3 defense against this attack.
