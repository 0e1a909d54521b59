# What players may do.

## Setting up, tactics

option-hero = { $champion }
option-bid = Offer { $number } fame for { $champion }
option-no-bid = No offer
option-draft = Keep { $card }
option-chosen-one = { $hero }
option-tactic = { $card }
option-remove-tactic = Remove { $card } from the game
option-search = Take { $card }
option-put-down = Put { $card } away
option-steal-die = Take the { $colour } die
option-use-tactic = Use the tactic
option-not-now = Not now
option-store = Put a card under the tactic
option-take-stored =
    { $number ->
        [0] Turn the tactic over, there are no cards under it
        [one] Take the card from under the tactic
       *[other] Take { $number } cards from under the tactic
    }
option-mana-search = Use { $card }
option-reroll-die = Reroll the { $colour } die
option-right-moment = Use { $card }
option-use-long-night = Use { $card }
option-add-drafted = { $card }
option-upgrade = Take { $card }
option-no-upgrade = Take none
option-replace = Remove { $card }
option-keep-banner = Keep { $card }
option-drop-banner = Put { $card } back into the deck

## Before a turn and at its start

option-wait = Wait
option-plunder = Plunder the { $site }
option-announce = Announce the end of the round
option-play-on = Play on

## Cards, units, skills

option-basic = { $card }: basic effect
option-strong = { $card }: strong effect
option-sideways = { $card }: sideways
option-assign = Assign { $card } to { $unit }
option-activate = Activate { $card }: { $does }
option-skill = Use { $card }
option-return-skill = Use { $card } and give it back to { $hero }
option-turn-up-skill = Turn { $card } face up, as the action
option-pay-skill-up = Pay to turn { $card } face up
option-heal-hand = Heal a wound in hand
option-heal-unit = Heal { $card }
option-rally = Banner of Courage: ready { $card }
option-frighten =
    { $attack ->
        [1] { $card }: cancel the attack of { $foe }
       *[other] { $card }: cancel attack { $attack } of { $foe }
    }
option-pay-token = Mana token: { $colour }
option-pay-crystal = Crystal: { $colour }
option-pay-die = Die of the Source: { $colour }
option-pay-endless = Endless: { $colour-mana }
option-choose-effect = { $card }: { $does }
option-use-effect = Use it
option-leave-it = Leave it
option-enough = Enough
option-colour = { $colour }
option-element = { $element }
option-terrain = { $terrain }
option-choose = { $card }
option-choose-unit = { $card }
option-ready = Ready { $card }
option-discard-for = Discard { $card }
option-more = +{ $number }
option-take-die = Take the { $colour } die
option-three-now = Three { $colour } mana tokens now
option-one-each-turn = A { $colour } mana token each turn
option-no-crystal = No crystal
option-tire = Spend { $card }
option-spare = Spare the units
option-give-up = Discard { $card }
option-steal-card = Take { $card }
option-scout =
    { $token ->
        [1] Look at the token here
       *[other] Look at token { $token } here
    }
option-scout-pile = Look at the top { $pile }
option-borrow-skill = Use { $card }
option-call = { $card }: { $does }
option-on-top = On top of the deck
option-to-bottom = To the bottom of the deck
option-pair =
    { $number ->
        [one] { $first } and { $second }: a pair
       *[other] { $first } and { $second }: { $number } pairs
    }
option-wound-to-hand = Take the wound into your hand
option-wound-to-discard = Put the wound into your discard pile
option-throw-wounds =
    { $number ->
        [one] Throw away a wound
       *[other] Throw away { $number } wounds
    }
option-hero-gets-wound = { $hero }
option-invoke = Discard { $card } for { $colour-mana }
option-influence = Influence { $number }
option-give-point = { $point }
option-sideways-as = { $card } sideways: { $number }
option-sideways-with = { $card } sideways with { $colour-mana }: { $number }
option-shift = { $card }, { $shape }: { $number }
option-keep-puppet = Keep the token: { $card }
option-use-puppet = Give the token back: { $card }

## Movement and rest

option-step = Move here for { $number }
option-explore = Reveal new land here
option-end-movement = End the movement
option-rest = Rest
option-harvest = Discard { $card } for a crystal
option-fly =
    { $number ->
        [0] Fly here
       *[other] Fly here for { $number }
    }
option-travel = Underground to here for { $number }
option-travel-to =
    { $number ->
        [0] Go here
       *[other] Go here for { $number }
    }
option-go-far = Go up to two spaces
option-draw-more = Draw one card more
option-portal = Go here
option-stay = Stay
option-discard = Discard { $card }
option-slow-recovery = Discard a wound: slow recovery
option-discard-wounds =
    { $number ->
        [0] Discard no wounds
        [one] Discard a wound
       *[other] Discard { $number } wounds
    }

## The action

option-interact = Interact with the locals: { $site }
option-enter = Enter the { $site }
option-burn = Burn the { $site } down
option-challenge = Challenge { $foes }
option-altar = Pay at the altar
option-no-action = No action
option-end-turn = End the turn
option-recruit = Recruit { $card } for { $number }
option-bond = Recruit { $card } with Bonds of Loyalty for { $number }
option-buy-healing = Buy healing for { $number }
option-buy-readiness = Ready { $card } for { $number }
option-buy-spell = Buy { $card }
option-buy-action = Learn { $card }
option-buy-unseen = Learn the top card of the deck, unseen
option-buy-artifact = Buy an artifact
option-add-elite = Call an elite unit to the offer
option-train = Train: { $card }
option-learn = Learn { $card } for { $number }
option-end-interaction = End the interaction
option-disband = Disband { $card }
option-own-token = Under a command token
option-under-banner = Under { $card }
option-refuse = Take no unit

## Fights

option-set-die = Set it to { $colour }
option-strike =
    { $group ->
        [1] Defeat { $foe }
       *[other] Defeat { $group }
    }
option-convert = { $conversion }: { $number }
option-convert-attack = { $conversion }: { $number } ({ $element })
option-convert-block = { $conversion }: { $number } ({ $element })
option-stop-attack = Keep { $foe } from attacking for { $number } Move
option-block =
    { $attack ->
        [1] Block { $foe }
       *[other] Block attack { $attack } of { $foe }
    }
option-hinder =
    { $attack ->
        [1] Spend 1 Move: attack of { $foe } −1
       *[other] Spend 1 Move: attack { $attack } of { $foe } −1
    }
option-suffer =
    { $attack ->
        [1] Damage from { $foe }
       *[other] Damage from attack { $attack } of { $foe }
    }
option-assign-unit = { $card }
option-assign-hero = The hero takes it
option-ignore-wound = Ignore the wound
option-take-wound = Let { $card } be wounded
option-end-phase = End the phase
option-end-fight = End the fight
option-no-more = No more
option-aim = { $foe }
option-weaken =
    { $attack ->
        [1] { $foe }
       *[other] { $foe }, attack { $attack }
    }
option-ignore-ability = { $foe }: { $ability }
option-ignore-defend = { $foe }: Defend
option-ignore-resistance = { $foe }: { $resistance }
option-ignore-element =
    { $attack ->
        [1] { $foe }: { $element }
       *[other] { $foe }, attack { $attack }: { $element }
    }

## Battles between heroes, joint assaults

option-prepare-long = Prepare at length: play your next turn’s cards now
option-prepare-short = Prepare in haste
option-attack-hero = Attack with { $number }
option-pass = Pass
option-stand =
    { $number ->
        [0] The block holds
       *[other] Take the rest: { $number }
    }
option-wound-unit = Wound { $card } for { $number }
option-wound-hero = Wound the hero for { $number }
option-steal = Steal { $card } for { $number }
option-drive-away = Drive the hero here for { $number }
option-plan-assault = Plan a joint assault on the { $site }
option-invite =
    { $number ->
        [one] { $hero } faces one defender
       *[other] { $hero } faces { $number } defenders
    }
option-propose =
    { $number ->
        [one] Propose it: one defender is left to you
       *[other] Propose it: { $number } defenders are left to you
    }
option-drop-plan = Drop the plan
option-agree =
    { $number ->
        [one] Join in against one defender
       *[other] Join in against { $number } defenders
    }
option-refuse-plan = Refuse
option-storm = Storm the { $site } for { $number }
option-stay-behind = Stay behind

## The end of a turn

option-to-deck = Put { $card } into the deck
option-to-discard = Discard { $card }
option-cure-hand = Throw away a wound from the hand
option-cure-discard = Throw away a wound from the discard pile
option-no-cure = Keep the wounds
option-claim = { $reward }
option-take = { $card }
option-give-back = Give { $card } back
option-on-deck = { $card }
option-own-skill = { $card }
option-common-skill = { $card }, from the common skills
option-keep-rest = Keep the rest

## Scenarios

option-activate-glade = Activate the glade
option-replace-shield = Replace the shield of { $hero }
option-leave-glade = Leave the glade as it is
option-incantation =
    { $number ->
        [one] Read the incantation: one glade
       *[other] Read the incantation: { $number } glades
    }
option-liberate = Liberate the mine
option-entrance = Here
