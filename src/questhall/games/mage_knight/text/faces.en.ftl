# What is printed on tokens, sites, cities, terrains, and what it means.

face-own-cards = Own cards: { $cards }
face-own-skills = Skills: { $skills }

# How each hero plays, for whoever chooses one.
role-arythea = Blood and fire: makes mana of wounds and spare cards, and burns what stands in the way.
role-goldyx = Collector of crystals: seldom short of mana for strong effects, and flies over bad ground.
role-norowas = Leader of people: talks well, strengthens units and takes one along that costs no command token.
role-tovak = Sword and shield: blocks and strikes with ice and fire, and does without magic if need be.
role-wolfhawk = Lone hunter: quick and accurate, at her best with no units at all.
role-krang = Shaman of chaos: weakens enemies, shrugs off blows, and never knows what the day will bring.
role-braevalar = Child of the wild: mountains and lakes are no obstacle, and lightning strikes from afar.
face-wound = It cannot be played. Healing removes it; a rest only puts it into the discard pile.
face-summons = Summons: { $pile }
face-defend = Defend { $number }
face-reputation =
    { $number ->
        [1] Reputation +1 for its defeat
       *[other] Reputation { $number } for its defeat
    }
face-altar = As an action pay { $price }: Fame +{ $fame }
face-ruin-enemies = Enemies: { $enemies }
face-reward = Reward: { $rewards }
face-cost = Move { $day } by day, { $night } at night
face-impassable = It cannot be entered

## Sites

site-text-village = Recruit units, and buy healing for 3 Influence each. Before your turn you may plunder it: draw two cards, Reputation −1.
    .rule = MK-18.1.1
site-text-monastery = Recruit units, buy healing for 2 Influence each, learn an advanced action for 6. Burning it down means a fight without units for an artifact, at Reputation −3.
    .rule = MK-18.1.3
site-text-keep = A grey enemy behind walls holds it. Once it is yours you recruit units here, and on it or beside it you draw one more card for each keep that you own.
    .rule = MK-18.4.3
site-text-mage-tower = A violet enemy behind walls holds it. Taking it wins a spell; then all may recruit units here and buy spells for 7 Influence and a mana of their colour.
    .rule = MK-18.4.4
site-text-city = A garrison behind walls holds it. Once it is taken all may come in; every shield of yours is one Influence more here, and you draw more cards on it or beside it.
    .rule = MK-18.6.2
site-text-ruins = An altar asks for mana and gives fame; other ruins hold enemies and a reward. What lies here is seen by day, or when a hero comes.
    .rule = MK-18.5.2
site-text-dungeon = Fight a brown enemy under night rules, without units, for a spell or an artifact: a die decides.
    .rule = MK-18.3.1
site-text-tomb = Fight a red enemy under night rules, without units, for a spell and an artifact.
    .rule = MK-18.3.2
site-text-monster-den = Fight a brown enemy for two random crystals.
    .rule = MK-18.4.1
site-text-spawning-grounds = Fight two brown enemies for an artifact and three random crystals.
    .rule = MK-18.4.2
site-text-magical-glade = Who starts a turn here gets a gold mana token by day, a black one at night. Who ends a turn here may throw a wound away.
    .rule = MK-18.2.1
site-text-mine = Who ends a turn here gets a crystal of the mine’s colour.
    .rule = MK-18.2.3
site-text-portal = Heroes come from here. Several may stand on it; who ends a turn here leaves the map until the next one.
    .rule = MK-18.2.4
site-text-orc-marauders = They roam the land: nobody passes through them, and who moves from one space beside them to another has to fight. Defeating them: Reputation +1.
    .rule = MK-18.6.1
site-text-draconum = A dragon roams the land: nobody passes through it, and who moves from one space beside it to another has to fight. Defeating it: Reputation +2.
    .rule = MK-18.6.1

## Cities

city-text-red = Artifacts for 12 Influence.
    .defenders = All physical attacks of its defenders are Brutal.
    .rule = MK-7.3.8
city-text-blue = Spells for 7 Influence and a mana of their colour.
    .defenders = Fire and ice attacks of its defenders are stronger by 2, cold fire attacks by 1.
    .rule = MK-7.3.8
city-text-green = Advanced actions for 6 Influence, from the offer or unseen from the deck.
    .defenders = All physical attacks of its defenders are poisonous.
    .rule = MK-7.3.8
city-text-white = All units can be recruited here; for 2 Influence another elite unit joins the offer.
    .defenders = Its defenders have 1 armour more.
    .rule = MK-7.3.8
