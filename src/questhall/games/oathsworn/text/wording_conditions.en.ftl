# Conditions on cards, in words.

if-near-obstacle = { $person ->
    [you] { $foe ->
        [yes] { "" }
       *[no] you are
      }
    [it] { $who } is
   *[other] { $who } are
  } next to an obstacle
if-target-shifted = you shifted the target this round
if-target-broken = the target has a broken part
if-distance = the target is { $least } or more hexes away
if-target-in-reach = the target is within { $range }
if-moved = you have moved { $least } or more hexes this turn
if-not-moved = you have not moved this turn
if-arc = you are in the { $arc-name } arc of { $who-acc }
if-hp-at-most = { $person ->
    [you] you have
    [it] { $who } has
   *[other] { $who } have
  } { $most } HP or less
if-lost-hp = you have lost { $least } or more HP
if-beside = { $foe ->
    [yes] { "" }
   *[no] you are
  } adjacent to { $who-acc }
if-friend-beside-target = another Oathsworn is adjacent to the target
if-hurt-this-round = you have lost HP this round
if-would-lose-hp = { $others ->
    [yes] it would cost them HP
   *[no] it would cost you HP
  }
if-cards-on = { $least ->
    [1] another card lies
   *[other] { $least } or more cards lie
  } on your position { $position }
if-has-status = { $person ->
    [you] you have
    [it] { $who } has
   *[other] { $who } have
  } a { $kind ->
    [poison] Poison
    [bleed] Bleed
   *[crippled] Crippled
  } token
if-no-hp-lost = it cost you no HP
if-aims-at = it aims at { $part-name }
if-melee = it is a melee attack
if-target-is = { $sort ->
    [minion] { $blow ->
        [yes] the attacker
       *[no] the target
      } is a minion
    [boss] { $blow ->
        [yes] the attacker
       *[no] the target
      } is a boss
    [large] { $blow ->
        [yes] the attacker
       *[no] the target
      } is large
   *[normal] { $blow ->
        [yes] the attacker
       *[no] the target
      } is of normal size
  }
if-stands-on = { $person ->
    [you] you are
    [it] { $who } is
   *[other] { $who } are
  } on { $within ->
    [0] { "" }
   *[other] or next to
  } a { $tile ->
    [fire] Fire Tile
    [water] Water Tile
   *[other] { $tile-name }
  }
if-has-token = you hold a combat token
if-has-animus = you have { $least } animus
if-attacked-before = you already attacked this round
if-ranged-blow = it is a ranged attack
if-area-blow = it is an attack on an area
if-surrounded = { $least } or more enemies are adjacent to you
if-near-tile = { $person ->
    [you] you are
    [it] { $who } is
   *[other] { $who } are
  } on or next to a { $kind-name } Tile
if-sentinel-near = a Sentinel is within { $within } of { $who-gen }
if-falcons-on = { $together ->
    [yes] both falcons are on one enemy
   *[no] { $least ->
        [1] { $self ->
            [yes] a falcon is on your board
           *[no] a falcon is on { $who-loc }
          }
       *[other] both falcons are on enemies
      }
  }
if-at-least = { $counter-name } is { $least } or more
if-stage = stage { $stage } has begun
if-part-whole = the part { $part-name } is whole
if-not-part-whole = the part { $part-name } is broken
if-there-is = { $least ->
    [1] there is { $who }
   *[other] there are { $least } or more: { $who }
  }
if-target-near = the target is within { $within }
if-target-has-friends = the target has { $least } or more friends within 2
if-target-sheltered = the target has an obstacle within { $within }
if-not-target-sheltered = the target has no obstacle within { $within }
if-no-obstacles = no obstacle is left
if-on-tile = { $foe ->
    [yes] { "" }
   *[no] you are
  } on { $tile ->
    [fire] a Fire Tile
    [water] a Water Tile
   *[other] the tile { $tile-name }
  }
if-charging = it is a charge
if-crushed = the charge destroyed an obstacle
if-not-crushed = the charge destroyed no obstacle
if-uprooted = it was a { $piece ->
    [tree] tree
    [wall] wall
   *[building] building
  }
if-reacting = this is a reaction
if-not-reacting = this is no reaction
if-hurt-now = it is { $least } or more
if-part-hurt = the part { $part-name } lost HP
if-company-phase = it is the Oathsworn phase
if-holds-folk = it holds { $least ->
    [one] a civilian
   *[other] { $least } or more civilians
  }
if-not-holds-folk = it holds less than { $least ->
    [one] a civilian
   *[other] { $least } civilians
  }
if-lurking = it is hidden
if-emerged = it emerged on this card
if-area-covers-lair = the area covers its lair
