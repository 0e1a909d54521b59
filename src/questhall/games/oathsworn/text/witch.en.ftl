# Witch: board and cards.

class-witch = Witch
    .role = Fire burns from afar and waits on the ground; water heals, shoves and hides. From chapter 2 the two may be mixed.

special-witch-sow-the-element = Sow the Element
    .text = Once per round in your turn, 1 animus: place 1 Fire or Water Tile on a hex within 3, occupied or not.

card-witch-spark-and-dew = Spark and Dew
    .text = (3) Attack +1, Empowered 1, range 4. (2) Attack, range 3. (1) Refresh your Might Decks.

card-witch-hedge-sign = Hedge Sign
    .text = Attack, range 4; +2 if the target is on or next to a Fire or Water Tile.

card-witch-drink-the-element = Drink the Element
    .text = (0) Remove a Fire Tile within 3: gain 2 animus and 1 Redraw token. (1) Remove a Water Tile within 3: a friendly character within 3 heals 1 HP.

card-witch-flaming-whip = Flaming Whip
    .text = Attack +1, Empowered 1, range 3. On a hit place 1 Fire Tile on the hex you hit.

card-witch-fireflies = Fireflies
    .text = Choose an enemy within 4 in line of sight and draw 4 red cards: it loses 1 HP per blank. This is no attack.

card-witch-fireball = Fireball
    .text = In a straight line, range 5: attack everyone in a circle of 7 hexes, Empowered 3. On a hit place 1 Fire Tile on its centre.

card-witch-ring-of-cinders = Ring of Cinders
    .text = Place up to 3 Fire Tiles on hexes within 4. Then 1 enemy on a Fire Tile within 4 loses 1 HP.

card-witch-undertow = Undertow
    .text = Attack +1, range 4. On a hit choose: Knockback 2, or pull the target 2 hexes towards you.

card-witch-kind-rain = Kind Rain
    .text = A friendly character within 4 heals 1 HP. Place 1 Water Tile within 4, and one friendly character within 4 gains 1 Defense token.

card-witch-veil-of-mist = Veil of Mist
    .text = Interrupt, after damage is drawn against a friendly character within 4: ignore the highest enemy card, or the 2 highest if he is on or next to a Water Tile.

card-witch-spring-flood = Spring Flood
    .text = Cone of range 2: attack all enemies in it +1, Empowered 3; on a hit Knockback 2. Then place up to 2 Water Tiles within 3.

card-witch-scald = Scald
    .text = Remove a Fire and a Water Tile within 4: attack all enemies in a circle of 7 hexes +2, Empowered 3, range 4. Or: attack +1, Empowered 3, range 4.

card-witch-stoke = Stoke
    .text = Attack Empowered 1, range 3; +1 per Fire Tile on or next to the target (at most +3).

card-witch-skipping-stone = Skipping Stone
    .text = Chain attack Empowered 2, range 4, chain range 2, up to 3 targets.

card-witch-crossed-signs = Crossed Signs
    .text = (2) Attack, range 4. (1) Turn a Fire or Water Tile within 4 to its other side and gain 2 animus. (1) Refresh your Might Decks.

card-witch-cinder-cloak = Cinder Cloak
    .text = Interrupt, when an enemy ends its movement adjacent to you: it loses 1 HP; place 1 Fire Tile on a hex within 1 of you.

card-witch-mirror-pool = Mirror Pool
    .text = Place 1 Water Tile within 5. A friendly character within 5 is moved to an empty hex on or next to it and gains 1 Defense token.

card-witch-borrowed-thunder = Borrowed Thunder
    .text = Attack +1, Empowered 3, range 5, with 1 free redraw.

card-witch-pyre = Pyre
    .text = Remove up to 3 Fire Tiles within 4. Attack +1, Empowered 3, range 5, and +2 more per tile removed (at most +6).

card-witch-weight-of-the-pool = Weight of the Pool
    .text = Attack Empowered 3, range 4. On a hit the target has -1 defense (not below 2) until the end of the round; place 1 Water Tile next to it.

card-witch-both-hands-full = Both Hands Full
    .text = (3) Attack +1, Empowered 2, range 5. (1) Place 1 Fire and 1 Water Tile within 4. (1) Refresh your Might Decks and gain 1 Redraw token.

card-witch-white-heat = White Heat
    .text = Attack +1, Empowered 2, range 3. On a hit draw 2 red cards: the target loses 1 more HP per blank.

card-witch-turning-tide = Turning Tide
    .text = Attack +1, Empowered 2, range 4. On a hit a friendly character within 4 heals 1 HP.
