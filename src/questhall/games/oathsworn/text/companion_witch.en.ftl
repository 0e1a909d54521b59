# The companion of the Witch.

companion-witch = Witch companion

archetype-witch-a1 = Ember Sister

special-witch-cinder-dart = Cinder Dart
    .text = Attack with range 4 and Empowered 1; on a hit place 1 Fire Tile on a hex of the target.

special-witch-kindle = Kindle
    .text = Place up to 2 Fire Tiles on hexes within 3.

archetype-witch-b1 = Rain Sister

special-witch-surge = Surge
    .text = Attack with range 3 and +1 damage; on a hit push the target 2 hexes.

special-witch-soothe = Soothe
    .text = Another friend within 3 with 2 HP or less regains 1 HP.

archetype-witch-a5 = Pyre

special-witch-burst = Burst
    .text = Attack with range 4 and +1 damage everyone in a circle of 7 hexes.

special-witch-feed-flame = Feed the Flame
    .text = Attack with range 4 and +1 damage, +4 if the target is on a Fire Tile.

archetype-witch-b5 = Mist Sister

special-witch-veil = Veil
    .text = After damage is drawn against a friend within 3 or you: redraw up to 3 enemy cards.

special-witch-co-undertow = Undertow
    .text = Pull an enemy within 5 up to 2 hexes, then attack with range 3 and Empowered 2.

archetype-witch-a10 = Ember Queen

special-witch-lash = Lash of Flame
    .text = Attack with range 5, +2 damage and Empowered 1; on a hit place 1 Fire Tile on a hex of the target.

special-witch-draw-heat = Draw Heat
    .text = Remove up to 2 Fire Tiles within 4: regain 1 HP and gain 1 Empowered x3 Token.

archetype-witch-b10 = Tide Caller

special-witch-wave = Breaker
    .text = Attack all enemies in a cone of range 2 with +1 damage and Empowered 2; on a hit Knockback 2.

special-witch-kind-water = Kind Water
    .text = A friend within 4, or you, regains 1 HP; place 1 Water Tile within 4.

archetype-witch-a15 = Wildfire

special-witch-firestorm = Firestorm
    .text = Attack with range 5 all enemies in a circle of 7 hexes with +2 damage and Empowered 1.

special-witch-fireflies-swarm = Swarm of Sparks
    .text = Choose an enemy within 4 in line of sight and draw 4 red cards: it loses 1 HP per blank. This is no attack.

archetype-witch-b15 = Steam

special-witch-scald-jet = Scalding Jet
    .text = Attack with range 4, +3 damage and Empowered 1; on a hit push the target 2 hexes.

special-witch-white-cloud = White Cloud
    .text = After damage is drawn against a friend within 4 or you: ignore the 2 highest enemy cards.
