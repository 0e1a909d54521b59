# Items, common ones by chapter, then unique ones.

card-great-maul = Great Maul
    .text = After your melee attack hits: Knockback 1.

card-hatchet = Hatchet
    .text = Before drawing for an attack: Empowered 2.

card-felling-axe = Felling Axe
    .text = Before drawing for an attack: +1 damage.

card-short-sword = Short Sword
    .text = After drawing for an attack: redraw 1 card.

card-long-sword = Long Sword
    .text = After drawing for an attack: redraw up to 2 cards.

card-cudgel = Cudgel
    .text = Before drawing for an attack, if you have lost 2 or more HP: +1 damage.

card-bone-knife = Bone Knife
    .text = Before drawing for an attack from the rear arc of the target: +1 damage.

card-short-bow = Short Bow
    .text = Before drawing for an attack on a target 3 or more hexes away: Empowered 2.

card-knotted-staff = Knotted Staff
    .text = After drawing for an attack: redraw 1 white card.

card-buckler = Buckler
    .text = Interrupt, after damage is drawn against you: +1 defense against this attack.

card-cast-iron-coat = Cast Iron Coat
    .text = Interrupt, after damage is drawn against you: +1 defense against this attack.

card-rawhide-bindings = Rawhide Bindings
    .text = Move 1.

card-flax-shift = Flax Shift
    .text = Gain 1 animus. Companion: move 1.

card-tanned-leather-jerkin = Tanned Leather Jerkin
    .text = Move 2.

card-quilted-smock = Quilted Smock
    .text = Interrupt, after damage is drawn against you: redraw 1 enemy might card.

card-lump-of-amber = Lump of Amber
    .text = Gain 3 animus. Companion: move 2.

card-whetstone = Whetstone
    .text = Before drawing for an attack: +1 damage.

card-rope-and-hook = Rope and Hook
    .text = Pull another friendly character within 4 up to 2 hexes towards you.

card-bitter-bread = Bitter Bread
    .text = If you have 3 HP or less: regain 1 HP.

card-tin-whistle = Tin Whistle
    .text = Battleflow position 1. Companion: refresh Might Decks.

card-carters-sabre = Carter's Sabre
    .text = After your attack hits: move 2.

card-road-spear = Road Spear
    .text = Your next attack this turn is ranged with range 2.

card-bark-splitter = Bark Splitter
    .text = Before drawing for an attack on a target next to an obstacle: +1 damage.

card-stump-axe = Stump Axe
    .text = Before drawing for an attack: add 1 yellow card to the draw.

card-toll-mace = Toll Mace
    .text = When you draw a critical in a successful attack: gain 1 Defense Token.

card-mile-hammer = Mile Hammer
    .text = After your melee attack hits: Knockback 3.

card-rabbit-skinner = Rabbit Skinner
    .text = After drawing for an attack, if you moved 2 or more hexes this turn: redraw 1 card.

card-drovers-bow = Drover's Bow
    .text = After your attack hits: push the target 1 hex.

card-wax-staff = Wax Staff
    .text = After your attack hits: place 1 Fire Tile on a hex of the target.

card-barrel-lid = Barrel Lid
    .text = Interrupt, before damage of a ranged or area attack is drawn against you: +2 defense against it.

card-candlewick-robe = Candlewick Robe
    .text = When you draw a critical in a successful attack: gain 1 animus. Companion: gain 1 Redraw Token.

card-boarhide-vest = Boarhide Vest
    .text = Interrupt, after damage is drawn against you: +1 defense against this attack.

card-riveted-coat = Riveted Coat
    .text = Interrupt, after damage is drawn against you: +1 defense against this attack.

card-storm-lantern = Storm Lantern
    .text = Up to 2 friendly characters within 3, you included, gain 1 Redraw Token each.

card-pilgrim-boots = Pilgrim Boots
    .text = Move 1.

card-goose-grease = Goose Grease
    .text = Remove up to 2 Status Tokens from 1 friendly character within 1 hex.

card-reed-cutter = Reed Cutter
    .text = Before drawing for an attack, if 2 or more cards lie on your position 1: +1 damage. Companion: +1 damage to an attack.

card-fishers-glaive = Fisher's Glaive
    .text = After your attack hits: pull the target up to 2 hexes towards you.

card-boathook-axe = Boathook Axe
    .text = Before drawing for an attack: Empowered 2.

card-ferry-axe = Ferry Axe
    .text = When your attack kills a minion: gain 2 animus. Companion: move 2.

card-oar-club = Oar Club
    .text = After your melee attack hits: push the target 2 hexes.

card-piledriver = Pile Driver
    .text = Before drawing for an attack, if you have not moved this turn: +2 damage.

card-eel-knife = Eel Knife
    .text = After your attack from a flank arc of the target hits: gain 1 Redraw Token.

card-heron-bow = Heron Bow
    .text = After drawing for an attack, if you are on or next to a Water Tile: redraw up to 2 cards.

card-willow-wand = Willow Wand
    .text = Place up to 2 Water Tiles on hexes within 3.

card-hull-plank = Hull Plank
    .text = Interrupt, after damage is drawn against another adjacent friendly character: it has +1 defense against this attack.

card-oilcloth-mantle = Oilcloth Mantle
    .text = Gain 1 animus. Companion: move 2.

card-eelskin-coat = Eelskin Coat
    .text = Remove your Crippled Tokens, then move 1.

card-anchor-mail = Anchor Mail
    .text = Interrupt, before damage is drawn against you: +1 defense and no Knockback by this attack.

card-ferrymans-bell = Ferryman's Bell
    .text = Another friendly character within 4 moves 2.

card-glass-lens = Glass Lens
    .text = After drawing for an attack: redraw 1 card.

card-knotted-cord = Knotted Cord
    .text = Battleflow position 2. Companion: gain 1 Redraw Token.

card-gleaners-sickle = Gleaner's Sickle
    .text = After your attack hits: the target gains 1 Bleed Token.

card-war-scythe = War Scythe
    .text = Attack all enemies in the 3 hexes in front of you.

card-thresher-hatchet = Thresher's Hatchet
    .text = Before drawing for an attack, if you already attacked this round: +1 damage.

card-barn-axe = Barn Axe
    .text = Before drawing for an attack: Empowered 3.

card-ash-flail = Ash Flail
    .text = After drawing for an attack: count 1 blank as a 1; it is no longer blank.

card-millstone-maul = Millstone Maul
    .text = After your melee attack hits: Knockback 2, then turn the target by 60 degrees.

card-straw-knife = Straw Knife
    .text = Before drawing for an attack from the rear arc of the target: +2 damage.

card-hedge-bow = Hedge Bow
    .text = Before drawing for an attack while you stand next to an obstacle: +1 damage.

card-husk-staff = Husk Staff
    .text = If 2 or more cards lie on your position 2: gain 2 animus. Companion, before drawing for an attack: Empowered 2.

card-winnowing-shield = Winnowing Shield
    .text = Interrupt, after damage is drawn against you: redraw up to 2 enemy might cards.

card-sackcloth-robe = Sackcloth Robe
    .text = No ability.

card-scarecrow-coat = Scarecrow Coat
    .text = Interrupt, before damage is drawn against you next to an obstacle: +1 defense against this attack.

card-plough-plate = Plough Plate
    .text = No ability.

card-seed-pouch = Seed Pouch
    .text = A friendly character within 1 hex, or you, regains 1 HP.

card-harvest-drum = Harvest Drum
    .text = Battleflow 1 position of your choice. Companion: another friendly character within 3 gains 1 Empowered x3 Token.

card-burr-cloak = Burr Cloak
    .text = Interrupt, after damage of a melee attack is drawn against you: +1 defense against this attack.

card-stalkers-falchion = Stalker's Falchion
    .text = Before drawing for an attack, if you moved 3 or more hexes this turn: Empowered 2.

card-night-sword = Night Sword
    .text = After drawing for an attack: redraw up to 2 cards.

card-snare-axe = Snare Axe
    .text = After your attack on a normal-size enemy hits: it gains 1 Crippled Token.

card-gallows-axe = Gallows Axe
    .text = When your attack breaks a body part: gain 2 Defense Tokens before the reaction.

card-felt-mace = Felt-Wrapped Mace
    .text = After drawing for an attack: redraw up to 2 blanks.

card-boulder-maul = Boulder Maul
    .text = Before drawing for an attack: +2 damage.

card-quiet-knife = Quiet Knife
    .text = After your attack hits: move 1.

card-yew-longbow = Yew Longbow
    .text = Before drawing for an attack on a target 4 or more hexes away: +2 damage.

card-antler-staff = Antler Staff
    .text = When you draw a critical in a successful attack: battleflow 1 position of your choice. Companion: +2 damage to that attack.

card-turtle-shield = Turtleback
    .text = No ability.

card-moth-silk-robe = Moth-Silk Robe
    .text = Gain 1 animus. Companion: move 2.

card-hunters-leathers = Hunter's Leathers
    .text = Interrupt, after damage is drawn against you: ignore the highest enemy card.

card-muffled-plate = Muffled Plate
    .text = Interrupt, after damage is drawn against you: +1 defense against this attack.

card-signal-mirror = Signal Mirror
    .text = Another Oathsworn within 5 attacks at once without cost.

card-trail-salt = Trail Salt
    .text = Another friendly character within 2 gains 1 animus. Companion: it moves 2 instead.

card-falconers-hood = Falconer's Hood
    .text = Before drawing for an attack: Empowered 3.

card-ringers-blade = Ringer's Blade
    .text = After your attack hits: return 1 Ability Card from position 1 to hand. Companion: move 2.

card-clapper-sword = Clapper Sword
    .text = Before drawing for an attack, if you already attacked this round: +2 damage.

card-rope-cutter = Rope Cutter
    .text = Before drawing for an attack on a minion: +3 damage.

card-root-cleaver = Root Cleaver
    .text = Before drawing for an attack: add 1 red card to the draw.

card-bronze-mace = Bronze Mace
    .text = After your attack hits: you or a friendly character within 1 hex gains 1 Defense Token.

card-tolling-hammer = Tolling Hammer
    .text = After your melee attack hits: push all adjacent enemies 2 hexes.

card-belfry-dirk = Belfry Dirk
    .text = After drawing for an attack: redraw 1 card.

card-tower-bow = Tower Bow
    .text = After drawing for an attack: redraw up to 2 cards.

card-rootbell-staff = Rootbell Staff
    .text = Gain 2 animus. Companion, before drawing for an attack: Empowered 3.

card-gong-shield = Gong Shield
    .text = Taunt an enemy within 4 until the end of the round.

card-ringers-vestment = Ringer's Vestment
    .text = Interrupt, after damage is drawn against you: redraw up to 2 enemy might cards.

card-rootbark-leathers = Rootbark Leathers
    .text = Move 2.

card-bellmetal-plate = Bell-Metal Plate
    .text = No ability.

card-hourglass = Cracked Hourglass
    .text = Battleflow position 3, then position 2. Companion: refresh Might Decks and gain 1 Redraw Token.

card-beeswax-plugs = Beeswax Plugs
    .text = Interrupt, after damage of an attack on several hexes is drawn against you: +2 defense against it.

card-oath-medal = Oath Medal
    .text = Gain 2 combat tokens of your choice.

card-brood-fang = Brood Fang
    .text = When your attack kills a minion: move 2.

card-gnawed-femur = Gnawed Femur
    .text = Before drawing for an attack, if 2 or more enemies are adjacent to you: +1 damage.

card-nest-branch = Nest Branch
    .text = After drawing for an attack: redraw 1 card.

card-nestmother-hide = Nestmother's Hide
    .text = Interrupt, after damage of minions is drawn against you: +1 defense against this attack.

card-drain-crown = Drain Crown
    .text = Move up to 2 of your cards from position 2 to position 1. Companion: gain 1 combat token of your choice.

card-uprooter-tusk = Uprooter's Tusk
    .text = Before drawing for an attack, if you moved 3 or more hexes this turn: +2 damage.

card-lamp-post = Torn Lamp Post
    .text = After your melee attack hits: Knockback 2.

card-bristle-shield = Bristle Shield
    .text = Interrupt, after damage of a melee attack is drawn against you: +1 defense against it.

card-gorse-mantle = Gorse Mantle
    .text = Interrupt, when an enemy ends its movement next to you: move 2.

card-milestone-charm = Milestone Charm
    .text = Place yourself on an empty hex next to an obstacle within 6.

card-heron-beak = Heron Beak
    .text = Your next attack this turn is ranged with range 3 and has Empowered 1.

card-stilt-axe = Stilt Axe
    .text = Before drawing for an attack on a large enemy: +2 damage.

card-plume-cloak = Plume Cloak
    .text = Move 3, also through other characters.

card-gullet-net = Gullet Net
    .text = Pull an enemy within 4 up to 2 hexes; your next attack this turn has +1 damage.

card-ferry-coin = Ferry Coin
    .text = Interrupt, before damage is drawn against another friendly character within 4: exchange hexes; the attack targets you.

card-mowers-edge = Mower's Edge
    .text = Attack all adjacent enemies with +1 damage.

card-sowers-satchel = Sower's Satchel
    .text = Gain 1 animus per card on your position 3, at most 3. Companion: gain 1 Empowered x3 Token.

card-binders-cord = Binder's Cord
    .text = Interrupt, when another friendly character within 3 loses HP by an attack: it loses 2 fewer and you lose 1 HP.

card-straw-heart = Straw Heart
    .text = Interrupt, when you lose HP by an attack: lose 2 fewer.

card-seed-iron-plate = Seed-Iron Plate
    .text = Gain 1 Defense Token.

card-hush-claw = Hush Claw
    .text = Before drawing for an attack from the rear arc of the target: Empowered 3.

card-listening-bow = Listening Bow
    .text = After drawing for an attack: redraw up to 2 cards.

card-pelt-of-silence = Pelt of Silence
    .text = Interrupt, after damage is drawn against you: ignore the highest enemy card.

card-lair-stone = Lair Stone
    .text = Look at the next 3 Stage Cards of the current stage; put 1 on top and the others back in any order.

card-unstruck-drum = Unstruck Drum
    .text = Return 1 Ability Card from position 2 to hand. Companion: gain 1 +2 Animus Token.

card-heartwood-staff = Heartwood Staff
    .text = When you draw a critical in a successful attack: draw 1 more card of its colour.

card-twelfth-stroke = Twelfth Stroke
    .text = Before drawing for an attack, if 2 or more cards lie on your position 3: +3 damage. Companion: +3 damage to an attack.

card-peal-axe = Peal Axe
    .text = After your attack hits: battleflow 1 position of your choice. Companion: gain 1 combat token of your choice.

card-cracked-bell = Cracked Bell Shield
    .text = Interrupt, after damage is drawn against you or an adjacent friendly character: you and all friendly characters within 1 have +1 defense against this attack.

card-founders-mail = Founders' Mail
    .text = Interrupt, after damage is drawn against you: +1 defense against this attack.
