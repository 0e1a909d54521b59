# Texts of the table of Mage Knight: loaded together with it, so that no other table carries them.
# Each part of the table has its own section; their keys begin with mage-knight-.

## The game's moment

mage-knight-preparing = setting up
mage-knight-moment =
    round { $round } of { $rounds } · { $time ->
        [night] night
       *[day] day
    }

## The map

mage-knight-map = Map of the realm
mage-knight-costs = Show what each space costs
key-c = C
    .help = show what each space costs
mage-knight-peril-assault =
    Entering it is an assault: { $foes ->
        [one] 1 enemy
       *[other] { $foes } enemies
    }{ $provoked ->
        [0] {""}
       *[other] {" "}({ $provoked } of them provoked)
    }, reputation { $reputation }
mage-knight-peril-provoked =
    Stepping there draws an attack by { $foes ->
        [one] 1 enemy
       *[other] { $foes } enemies
    }
mage-knight-map-cost =
    { $cost ->
        [one] { $cost } move point to enter
       *[other] { $cost } move points to enter
    }
mage-knight-no-entry = cannot be entered
mage-knight-map-face-down = { $token }, face down
mage-knight-city-level = level { $level }
mage-knight-conquered = conquered
mage-knight-shield-of = shield: { $name }
mage-knight-shields-of =
    { $count ->
        [one] Shield: { $name }
       *[other] Shields: { $name } ×{ $count }
    }
mage-knight-terrain-costs = What terrain costs by day and by night
mage-knight-sells = Sold here for influence: { $wares }
mage-knight-sells-healing = healing { $price }
mage-knight-sells-artifact = an artifact { $price }
mage-knight-see-rule = More about this place
mage-knight-land =
    { $left ->
        [one] One tile is left in the stack.
       *[other] { $left } tiles are left in the stack.
    }
mage-knight-explore = Exploring costs 2 move points
mage-knight-why-not-there = Why not go there?

## One's own board

mage-knight-armour = Armour
mage-knight-hand-limit = Hand limit
mage-knight-command = Units under command tokens
mage-knight-reputation = Reputation
mage-knight-fame-now = { $fame } fame
mage-knight-fame-of = { $fame } fame, the next level from { $next }
mage-knight-mana = Crystals and mana
mage-knight-crystals = Crystals, { $colour }: { $count }
mage-knight-tokens = Mana tokens, { $colour }: { $count }
mage-knight-deck = Cards in the deck
mage-knight-discard = Discard pile
mage-knight-set-aside = Set aside until the end of the round
mage-knight-drafted = Drafted cards
mage-knight-in-hand = Hand
mage-knight-units = Units
mage-knight-skills = Skills
mage-knight-played = Played this turn
mage-knight-lasts = still in effect
mage-knight-move = Move
mage-knight-influence = Influence
mage-knight-healing = Healing
mage-knight-attack = Attack
mage-knight-ready = ready
mage-knight-spent = spent
mage-knight-wounds =
    { $count ->
        [one] wounded
       *[other] { $count } wounds
    }
mage-knight-banner-used = banner used this round
mage-knight-bonded = bound by loyalty
mage-knight-used = used this turn
mage-knight-skill-down = face down
mage-knight-price = Cost in influence
mage-knight-in-centre = in the centre
mage-knight-tactic-used = used
mage-knight-stored =
    { $count ->
        [one] one card under it
       *[other] { $count } cards under it
    }
mage-knight-banner = On a unit: { $text }
mage-knight-unit-level = Unit of level { $level }

## Fights

mage-knight-fight = Fight
mage-knight-phases = The phases of the fight
mage-knight-phase-ranged = Ranged
mage-knight-phase-block = Block
mage-knight-phase-damage = Damage
mage-knight-phase-attack = Attack
mage-knight-on-to = Next: { $phase }
mage-knight-end-fight = End the fight
mage-knight-rule = Rule { $rule }
mage-knight-of = { $now } of { $needed }
mage-knight-lane-may = { $missing } more: your cards may provide it
mage-knight-lane-short =
    { $could ->
        [0] { $missing } more
       *[other] { $missing } more: your cards provide about { $could }
    }
mage-knight-fight-wounds = Wounds taken
mage-knight-stop-damage =
    { $wounds ->
        [one] If you stop now: { $damage } damage; with armour { $armour } that is 1 wound.
       *[other] If you stop now: { $damage } damage; with armour { $armour } that is { $wounds } wounds.
    }
mage-knight-stop-harmless = If you stop now: no damage.
mage-knight-stop-left = If you stop now, these enemies are left: { $foes }.
mage-knight-stop-withdraws = If you stop now, the assault fails and you withdraw. Left: { $foes }.
mage-knight-stop-poison =
    { $wounds ->
        [one] Poison: 1 more wound into your discard pile.
       *[other] Poison: { $wounds } more wounds into your discard pile.
    }
mage-knight-stop-paralyzed = Paralysis: you discard your hand.
mage-knight-stop-knocked-out = You are knocked out and discard your hand.
mage-knight-stop-summons = Not counted: the attacks of summoned enemies ({ $foes }).

mage-knight-gathered = Points gathered
mage-knight-nothing-attack = No attack gathered yet: play cards, units and skills
mage-knight-nothing-block = No block gathered yet: play cards, units and skills
mage-knight-points-melee =
    { $element ->
        [fire] Fire Attack { $amount }
        [ice] Ice Attack { $amount }
        [cold-fire] Cold Fire Attack { $amount }
       *[physical] Attack { $amount }
    }
mage-knight-points-ranged =
    { $element ->
        [fire] Ranged Fire Attack { $amount }
        [ice] Ranged Ice Attack { $amount }
        [cold-fire] Ranged Cold Fire Attack { $amount }
       *[physical] Ranged Attack { $amount }
    }
mage-knight-points-siege =
    { $element ->
        [fire] Siege Fire Attack { $amount }
        [ice] Siege Ice Attack { $amount }
        [cold-fire] Siege Cold Fire Attack { $amount }
       *[physical] Siege Attack { $amount }
    }
mage-knight-points-block =
    { $element ->
        [fire] Fire Block { $amount }
        [ice] Ice Block { $amount }
        [cold-fire] Cold Fire Block { $amount }
       *[physical] Block { $amount }
    }
mage-knight-no-units = No units in this fight
mage-knight-in-the-dark = Night rules apply here

mage-knight-fame = Fame
mage-knight-fame-for =
    { $fame ->
        [0] Worth no fame
       *[other] Worth { $fame } fame
    }
mage-knight-defeated = Defeated
mage-knight-stopped = Blocked: it leaves
mage-knight-hides = Behind the enemy that was summoned
mage-knight-summoned = Summoned: gone after the damage phase
mage-knight-fortified =
    { $level ->
        [2] Doubly fortified
       *[other] Fortified
    }
mage-knight-reach-all = In the attack phase every attack reaches it.
mage-knight-reach-siege = Only siege attacks reach it now
mage-knight-reach-none = No attack reaches it in this phase
mage-knight-attack-reach = Attack: { $now } of { $needed }
mage-knight-why-siege = Behind walls only siege attacks count in this phase.
mage-knight-why-resisted = { $full } in full; { $halved } against a resistance count as { $half }.

mage-knight-attack-of =
    { $element ->
        [fire] Fire attack { $value }
        [ice] Ice attack { $value }
        [cold-fire] Cold fire attack { $value }
       *[physical] Physical attack { $value }
    }
mage-knight-summons = Summons an enemy
mage-knight-block-of = Block: { $now } of { $needed }
mage-knight-why-swift = Swift: an attack of { $value } takes a block of { $needed }.
mage-knight-why-halved = { $full } in full; { $halved } of the wrong element count as { $half }.
mage-knight-attack-blocked = ✓ blocked, no damage
mage-knight-attack-cancelled = ✓ cancelled
mage-knight-attack-resolved = done
mage-knight-unblocked = Unblocked it deals { $damage } damage.
mage-knight-damage-of = { $damage } damage

mage-knight-do-strike = Defeat
mage-knight-do-strike-all = Defeat all { $count }
mage-knight-do-block = Block
mage-knight-do-hinder = −1 for 1 Move
mage-knight-do-suffer = Take the damage
mage-knight-do-aim = This enemy
mage-knight-do-weaken = This attack
mage-knight-do-stop-attack = No attack, for { $number } Move
mage-knight-join = Together
mage-knight-join-one = Strike { $foe } together with others
mage-knight-together = Together

mage-knight-damage-left =
    { $left ->
        [0] no damage left
       *[other] { $left } damage left
    }
mage-knight-unit-wounds =
    { $wounds ->
        [0] unharmed
        [1] wounded
       *[other] { $wounds } wounds
    }
mage-knight-unit-destroyed = destroyed
mage-knight-hero-wounds =
    { $wounds ->
        [one] 1 wound into hand
       *[other] { $wounds } wounds into hand
    }
mage-knight-hero-poisoned =
    { $wounds ->
        [one] and 1 more into the discard pile
       *[other] and { $wounds } more into the discard pile
    }
mage-knight-hero-paralyzed = all other cards are discarded
mage-knight-hero-only = Only the hero can take this damage.

## Battles between heroes, joint assaults

mage-knight-battle = Battle between heroes
mage-knight-melee = Melee
mage-knight-behind-walls = Only the aggressor’s siege attacks pass the walls
mage-knight-aggressor = aggressor
mage-knight-defender = defender
mage-knight-attacks = attacks
mage-knight-blocks = blocks
mage-knight-role = { $side }, { $now }
mage-knight-attack-now = Attack { $attack }
mage-knight-no-attack-yet = No attack gathered yet
mage-knight-kept-back = Stopped: { $now } of { $needed }
mage-knight-why-block-half = In the ranged phase two points of block stop one point of attack.
mage-knight-comes-through =
    { $damage ->
        [0] Nothing comes through
       *[other] { $damage } comes through
    }
mage-knight-damage-to-use = { $damage } damage to use
mage-knight-one-passed = One hero has passed
mage-knight-cards-in-hand = Cards in hand
mage-knight-ready-units = Ready units
mage-knight-joint = Joint assault
mage-knight-faces =
    { $count ->
        [one] faces 1 defender
       *[other] faces { $count } defenders
    }
mage-knight-in-the-city = is in the city
mage-knight-approaches = approaches
mage-knight-waits = is waiting

## The end of a turn and of the game

mage-knight-rewards = Rewards
mage-knight-any-order = Take them in any order.
mage-knight-level = Level { $level }
mage-knight-level-brings = A skill and an advanced action with it: one of your own two skills with any card, or a common one with the lowest card of the offer.
mage-knight-after-round = ended in round { $round } of { $rounds }
mage-knight-achievement = Achievement
mage-knight-title-points = title
mage-knight-total = Total

## The mission, the Source, the tracks

mage-knight-goals = What it takes
mage-knight-last-turns = last turns
mage-knight-tiles-left = Tiles in the stack
mage-knight-deck-artifacts = Artifacts in the deck
mage-knight-deck-spells = Spells in the deck
mage-knight-deck-actions = Advanced actions in the deck
mage-knight-deck-regulars = Regular units in the deck
mage-knight-deck-elites = Elite units in the deck
mage-knight-deck-ruins = Ruin tokens left
mage-knight-deck-wounds = Wounds in the pile
mage-knight-source = Source
mage-knight-die = die { $number }: { $colour }
mage-knight-die-used = used this turn
mage-knight-die-depleted = depleted
mage-knight-die-cursed = cursed
mage-knight-die-of = with { $name }
mage-knight-tracks = Fame and reputation
mage-knight-tracks-own = Fame { $fame }. { $reputation }
mage-knight-reputation-own =
    Reputation { $reputation }: { $talks ->
        [0] nobody talks to you
       *[other] influence { $influence } when you talk to people
    }
mage-knight-track-level = Level
mage-knight-levels-help = At the end of the turn a new level brings either a skill and an advanced action, or armour, hand limit and a command token.
mage-knight-reputation-help = What each step adds to influence; on the × nobody talks to you.

## Offers and rivals

mage-knight-all-offers = All offers
mage-knight-offers = Offers
mage-knight-offer-price = costs { $price }
mage-knight-offer-units = Units
    .help = recruited with influence
mage-knight-offer-monastery = Monasteries
    .help = advanced actions, 6 influence each
mage-knight-offer-actions = Advanced actions
    .help = gained with levels
mage-knight-offer-spells = Spells
    .help = 7 influence and mana of the spell’s colour, in a mage tower
mage-knight-offer-upgrades = Better actions
    .help = taken between rounds
mage-knight-offer-skills = Common skills
    .help = left by other heroes
mage-knight-rivals = Other heroes
mage-knight-chosen = chosen one

## The reference

mage-knight-reference = Reference
key-i = I
    .help = look up sites, enemies and skills
mage-knight-sites = Sites
mage-knight-enemies = Enemies
mage-knight-search = Search by name or effect
mage-knight-found =
    { $count ->
        [one] 1 entry
       *[other] { $count } entries
    }
mage-knight-on-the-map = On the map
mage-knight-in-the-fight = In the fight
mage-knight-low-armour = Armour once all its attacks are blocked

## The combat adviser

mage-knight-advice = Advice
key-v = V
    .help = in a fight: ask for advice, then play its next step
mage-knight-advice-play = Play it
mage-knight-advice-thinking = Thinking…
mage-knight-advice-result =
    { $defeated ->
        [0] Nobody defeated
        [one] One enemy defeated
       *[other] { $defeated } enemies defeated
    } · wounds: { $wounds } · cards: { $cards } · fame: { $fame }
mage-knight-advice-safer = Safer, with fewer wounds:
mage-knight-advice-complete = Every line was examined: there is no better one.
mage-knight-advice-stopped = Time ran out: there may be a better line.
mage-knight-advice-otherwise = Otherwise every line was examined.
