# Random dungeons: the halves of a room's name, penalties of rooms, what their treasures hold.

dungeon-room-alcove = Alcove
dungeon-room-altar = Altar
dungeon-room-armory = Armory
dungeon-room-burrow = Burrow
dungeon-room-cabin = Cabin
dungeon-room-cave = Cave
dungeon-room-clearing = Clearing
dungeon-room-corridor = Corridor
dungeon-room-crossroads = Crossroads
dungeon-room-dead-end = Dead End
dungeon-room-den = Den
dungeon-room-encampment = Encampment
dungeon-room-hallway = Hallway
dungeon-room-hovel = Hovel
dungeon-room-library = Library
dungeon-room-passage = Passage
dungeon-room-road = Road
dungeon-room-sewer = Sewer
dungeon-room-trail = Trail
dungeon-room-tunnel = Tunnel

dungeon-foes-mangy = Mangy
dungeon-foes-drowned = Drowned
dungeon-foes-hopeless = Hopeless
dungeon-foes-defiled = Defiled
dungeon-foes-wild = Wild
dungeon-foes-fortified = Fortified
dungeon-foes-cutthroat = Cutthroat
dungeon-foes-rotting = Rotting
dungeon-foes-foggy = Foggy
dungeon-foes-crushing = Crushing
dungeon-foes-tribal = Tribal
dungeon-foes-horrific = Horrific
dungeon-foes-archaic = Archaic
dungeon-foes-scaled = Scaled
dungeon-foes-venomous = Venomous
dungeon-foes-unstable = Unstable
dungeon-foes-corrupted = Corrupted
dungeon-foes-infected = Infected
dungeon-foes-putrid = Putrid
dungeon-foes-frigid = Frigid

dungeon-name = { $foes } { $room }
dungeon-penalty-minor = Minor penalty
dungeon-penalty-major = Major penalty
dungeon-no-penalty = No penalty
dungeon-treasure = Treasure

## Penalties

penalty-damage = All characters suffer { $amount } damage
penalty-conditions = All characters gain { $conditions }
penalty-lasting = All characters gain { $condition } and cannot lose it
penalty-curses =
    { $amount ->
        [one] A Curse is shuffled into each character’s modifier deck
       *[other] { $amount } Curses are shuffled into each character’s modifier deck
    }
penalty-discard-cards =
    { $amount ->
        [one] All characters discard a card
       *[other] All characters discard { $amount } cards
    }
penalty-lose-cards =
    { $amount ->
        [one] All characters lose a card
       *[other] All characters lose { $amount } cards
    }
penalty-use-small-item = All characters use up a small item
penalty-use-all-items = All characters spend and use up all their items
penalty-spend-items = All characters spend all items that can be spent
penalty-opener-gains = Whoever opened the door gains { $condition }
penalty-opener-loses =
    { $amount ->
        [one] Whoever opened the door loses a card
       *[other] Whoever opened the door loses { $amount } cards
    }
penalty-inert-elements = All elements become Inert
penalty-no-elements = Characters can no longer use elements
penalty-bless-monsters = { $amount } Blessings are shuffled into the monsters’ modifier deck
penalty-monsters-gain = All enemies gain { $condition }
penalty-elites-gain = All elite enemies gain { $condition }
penalty-monsters-keep = All enemies, even later ones, gain { $condition } and do not lose it
penalty-monsters-heal = All enemies heal { $amount } at the start of each of their turns
penalty-shield-this-round = All enemies gain Shield { $amount } this round
penalty-shield = All enemies gain Shield { $amount } for good
penalty-retaliate-this-round = All enemies gain Retaliate { $amount }, Range { $range } this round
penalty-retaliate = All enemies gain Retaliate { $amount }, Range { $range } for good
penalty-attack = All enemies add +{ $amount } Attack to all their attacks
penalty-move-and-range = All enemies add +{ $amount } Move to all moves and +{ $amount } Range to all ranged attacks
penalty-promote = A normal enemy of this room becomes elite
penalty-return-normals =
    { $amount ->
        [one] A dead normal enemy of the previous room returns
       *[other] { $amount } dead normal enemies of the previous room return
    }
penalty-return-elites =
    { $amount ->
        [one] A dead elite enemy of the previous room returns
       *[other] { $amount } dead elite enemies of the previous room return
    }

## Treasures

chest-gold = { $amount } gold
chest-heal = the looter heals { $amount }
chest-cure = the looter loses all negative conditions
chest-recover-lost =
    { $amount ->
        [one] the looter recovers a lost card
       *[other] the looter recovers { $amount } lost cards
    }
chest-refresh-small = the looter refreshes { $amount } small items
chest-damage-enemies = all enemies suffer { $amount } damage
chest-inflict-enemies = all enemies gain { $conditions }

## Questions and events

prompt-enter-by = By which entrance do you come in?
option-enter-by = By entrance { $number }
prompt-bears-penalty = Whom does the penalty of the first room befall?
option-bears-penalty = { $figure }
prompt-penalty-lose =
    { $figure }: { $count ->
        [one] lose a card
       *[other] lose { $count } cards
    }
prompt-promote = Which enemy becomes elite?
option-promote = { $figure }
prompt-returns = Which enemy returns?
option-returns = { $figure }
event-room-created = The party enters a room: { $foes } { $card }.
event-room-discarded = { $card } does not fit this exit and is discarded.
event-penalty =
    { $number ->
        [1] The minor penalty of the room { $card } applies.
       *[other] The major penalty of the room { $card } applies.
    }
event-monsters-blessed =
    { $number ->
        [one] { $number } Blessing goes into the monsters’ modifier deck.
       *[other] { $number } Blessings go into the monsters’ modifier deck.
    }
event-promoted = { $figure } becomes elite.
