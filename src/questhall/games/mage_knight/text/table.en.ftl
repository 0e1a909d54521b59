# What the table says: options, questions, events, labels.

game-mage-knight = Mage Knight
    .tagline = Conquer a land by sword, spell and fame

format-quest = Quest

## Phases of a turn

phase-before = Before the turn
phase-moving = Movement
phase-acting = Action
phase-talking = Interaction
phase-ranged = Ranged and siege attacks
phase-block = Block
phase-damage = Damage
phase-attack = Attack
phase-afterwards = After the action
phase-resting = Rest
phase-ending = End of the turn

## Things without a name of their own

dummy-player = Dummy player
new-land = new land
foe = the enemy
foes = enemies

reward-artifact = Artifact
reward-spell = Spell
reward-advanced-action = Advanced action
reward-crystal = Random crystal
reward-crystal-each-colour = A crystal of each basic colour
reward-unit = Unit
reward-spell-or-artifact = Spell or artifact, by a die

conversion-move-as-attack = Move points as Attack
conversion-move-as-ranged = Two move points for each Ranged Attack
conversion-influence-as-block = Influence as Block
conversion-later-attack = The Attack promised before
conversion-later-block = The Block promised before
conversion-no-wound-attack = The Attack for a hand without new wounds

shape-basic-physical = basic effect
shape-basic-fire = basic effect, fire
shape-basic-ice = basic effect, ice
shape-basic-cold-fire = basic effect, cold fire
shape-strong-physical = strong effect
shape-strong-fire = strong effect, fire
shape-strong-ice = strong effect, ice
shape-strong-cold-fire = strong effect, cold fire

## Options: setting up, tactics

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

## Options: before a turn and at its start

option-wait = Wait
option-plunder = Plunder the { $site }
option-announce = Announce the end of the round
option-play-on = Play on

## Options: cards, units, skills

option-basic = { $card }: basic effect
option-strong = { $card }: strong effect
option-sideways = { $card }: sideways
option-assign = Assign { $card } to { $unit }
option-activate = Activate { $card }: ability { $ability }
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
option-choose-effect = { $card }: effect { $effect }
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
option-call = { $card }: ability { $ability }
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
option-sideways-as = { $card } sideways: { $number }
option-sideways-with = { $card } sideways with { $colour-mana }: { $number }
option-shift = { $card }, { $shape }: { $number }
option-keep-puppet = Keep the token: { $card }
option-use-puppet = Give the token back: { $card }

## Options: movement and rest

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

## Options: the action

option-interact = Interact with the locals: { $site }
option-enter = Enter the { $site }
option-burn = Burn the { $site } down
option-challenge = Challenge the { $site }
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

## Options: fights

option-set-die = Set it to { $colour }
option-strike = Defeat { $group }
option-convert = { $conversion }
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
option-assign-hero = The hero
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
option-ignore-resistance = { $foe }: { $resistance }
option-ignore-element =
    { $attack ->
        [1] { $foe }: { $element }
       *[other] { $foe }, attack { $attack }: { $element }
    }

## Options: battles between heroes, joint assaults

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

## Options: the end of a turn

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
option-keep-rest = Keep the other cards

## Options: scenarios

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

## Questions: setting up, tactics

prompt-hero = Choose your hero.
prompt-auction =
    { $number ->
        [0] { $champion } is wanted. Offer fame for this hero?
       *[other] { $champion }: { $number } fame is offered. Go on bidding?
    }
prompt-draft = Keep one card in secret, pass the others on.
prompt-chosen-one = Who of you shall return? Choose in secret.
prompt-tactic = Choose your tactic.
prompt-remove-tactic = Which tactic leaves the game?
prompt-search = Take any card of your deck into your hand.
prompt-put-down = Put cards away: as many new ones are drawn.
prompt-steal-die = Take a die of a basic colour.
prompt-sparing-power = Put a card under the tactic, or take all of them?
prompt-long-night = The deck is empty. Use Long Night?
prompt-meditate = Use Midnight Meditation?
prompt-mana-search = Which dice are rerolled?
prompt-add-drafted = Which of your drafted cards joins the deck?
prompt-upgrade = Take a better action?
prompt-replace = { $card }: which of your actions leaves the deck for it?
prompt-banner = { $card }: keep the banner for the new round?

## Questions: a turn

prompt-between-turns = Do something before the next turn?
prompt-announce = Your deck is empty. Announce the end of the round?
prompt-movement = Your turn: movement, { $number } left.
prompt-action = Choose your action.
prompt-afterwards = Anything else before the turn ends?
prompt-rest = Rest: choose the card to discard.
prompt-rest-wounds = Rest: how many wounds are discarded with it?
prompt-interaction = Interaction: { $number } influence to spend.
prompt-disband = { $card }: how does the unit join you?
prompt-pay = { $card }: pay { $colour-mana }.

## Questions: effects

prompt-which-colour = Which colour?
prompt-which-die = { $card }: which die?
prompt-which-element = { $card }: which element?
prompt-which-terrain = { $card }: which terrain?
prompt-which-enemy = Which enemy?
prompt-which-attack = { $card }: which attack?
prompt-who-is-wounded = { $card }: who gets a wound?
prompt-choose-effect = { $card }: which effect?
prompt-choose-unit = { $card }: which unit?
prompt-may = { $card }: use the effect?
prompt-ready = { $card }: which unit becomes ready?
prompt-play-with = { $card }: which card is played with it?
prompt-discard-for = { $card }: which card is discarded for it?
prompt-throw-away = { $card }: which card is thrown away?
prompt-take-card = Choose a card from the offer.
prompt-take-unit = Choose a unit from the offer.
prompt-discard-any = { $card }: discard cards to make the attack stronger?
prompt-raise = { $card }: discard a card to make the effect stronger?
prompt-offering = { $card }: discard a card for a crystal?
prompt-horn = { $card }: how much stronger? A die is rolled for each point.
prompt-fuel = { $card }: spend mana to be stronger?
prompt-meltdown = { $card }: take one of the lost crystals?
prompt-mana-claim = { $card }: what does the die give?
prompt-sacrifice = { $card }: which pairs of crystals?
prompt-tire = { $card }: spend a unit of this player?
prompt-give-up = { $card }: which card do you discard?
prompt-steal-card = { $card }: take a card for this turn?
prompt-scout = { $card }: which token do you look at?
prompt-borrow-skill = { $card }: which skill do you use?
prompt-call = { $card }: which unit helps?
prompt-trance = { $card }: which card goes back to the deck?
prompt-top-or-bottom = { $card }: to the top or to the bottom of the deck?
prompt-wound-where = { $card }: where does the wound go?
prompt-throw-wounds = { $card }: how many wounds?
prompt-invoke = { $card }: which card becomes mana?
prompt-spend-at-once = { $card }: spend the mana at once.
prompt-on-her-own = { $card }: the greater number allows no recruiting this turn.
prompt-sideways-as = { $card }: which card is played sideways?
prompt-sideways-with = { $card }: which card is played sideways, and with which mana?
prompt-shift = { $card }: which card changes its shape?
prompt-prey = { $card }: what is ignored?
prompt-puppet = { $card }: keep a token or use one?
prompt-fly = { $card }: where do you land?
prompt-travel-to = { $card }: where do you go?
prompt-portal = { $card }: go farther or draw more?
prompt-portal-to = { $card }: where do you go?

## Questions: fights

prompt-challenge = Challenge other enemies beside you too?
prompt-set-die = The enemy’s secret die: white – armour in the ranged phase, red – attack, blue – armour in the attack phase, black – nothing.
prompt-ranged = Ranged and siege attacks.
prompt-block = Block the attacks of the enemies.
prompt-damage = Damage: which attack comes next?
prompt-assign = { $card }: { $number } damage left. Who takes it?
prompt-ignore-wound = { $card }: ignore the wound?
prompt-attack = Attack the enemies.
prompt-preparation = You are attacked by a hero. How do you prepare?
prompt-assail = Attack the other hero: { $number } so far.
prompt-parry = Block the attack: { $number } would come through.
prompt-spoils = { $number } damage to deal out.
prompt-plan = Plan the joint assault: who faces how many defenders?
prompt-consent = { $hero } proposes a joint assault on the city.
prompt-approach = Your part of the assault: reach the city.

## Questions: the end of a turn

prompt-put-away = { $card }: where does the card go?
prompt-take-back = Discard a card to take { $card } back?
prompt-glade = The magical glade heals. Throw away a wound?
prompt-rewards = Which reward comes first?
prompt-artifacts = Which artifact goes back?
prompt-on-deck = Which artifact do you put on the deck next?
prompt-skill = Choose a skill.
prompt-discard = Discard cards before you draw?

## Questions: scenarios

prompt-activate-glade = Activate the magical glade?
prompt-entrance = Where is the secret entrance?

## Events: rounds and turns

event-bids = { $champion }: { $number } fame is offered.
event-wins-hero =
    { $number ->
        [0] { $hero } joins the game.
       *[other] { $hero } joins the game for { $number } fame.
    }
event-upgrades = Better actions: { $values }.
event-takes-upgrade = { $hero } takes { $card } into the deck.
event-round = Round { $number } begins.
event-source = The Source: { $values }.
event-darkness = Darkness is coming: { $values }.
event-rampage = Rampaging enemies return: { $site }, { $colour } die.
event-dummy-tactic = The dummy player takes { $card }.
event-dummy-turn =
    The dummy player turns over cards, the last is { $card }{ $number ->
        [0] .
        [one] , and one more.
       *[other] , and { $number } more.
    }
event-order = Order of the round: { $values }.
event-turn = { $hero } takes a turn.
event-skips = { $hero } skips the turn.
event-announces = { $hero } announces the end of the round.
event-last-turns = Everybody has one last turn.
event-another-turn = { $hero } will take another turn right after this one.

## Events: cards and points

event-plays-basic = { $hero } plays { $card }.
event-plays-strong = { $hero } plays { $card }, strong effect.
event-plays-sideways = { $hero } plays { $card } sideways.
event-uses-skill = { $hero } uses { $card }.
event-returns-skill = { $hero } uses { $card } and gives it back.
event-turns-skill-up = { $hero } turns { $card } face up.
event-activates = { $hero } activates { $unit }.
event-assigns = { $unit } bear { $card }.
event-turns-banner = { $card } of { $unit } is turned face down.
event-pays = { $card }: { $colour-mana } is paid.
event-takes-die = { $hero } takes the { $colour } die.
event-more-dice =
    { $number ->
        [one] { $hero } may use one die more.
       *[other] { $hero } may use { $number } dice more.
    }
event-rolls = A die shows { $colour }.
event-rerolls = A die is rerolled: { $colour }.
event-gains-mana =
    { $number ->
        [one] { $hero } gains { $colour-mana }.
       *[other] { $hero } gains { $colour-mana } ×{ $number }.
    }
event-gains-crystal = { $hero } gains a { $colour-crystal }.
event-loses-crystal = { $hero } loses a { $colour-crystal }.
event-gains-move = { $card }: Move { $number }.
event-gains-influence = { $card }: Influence { $number }.
event-gains-healing = { $card }: Heal { $number }.
event-gains-attack = { $card }: Attack { $number }.
event-gains-block = { $card }: Block { $number }.
event-gains-fame = { $hero } gains { $number } fame.
event-gains-reputation = { $hero }: reputation +{ $number }.
event-loses-reputation = { $hero }: reputation −{ $number }.
event-gains-card = { $card } is gained.
event-gains-skill = { $hero } gains the skill { $card }.
event-level = { $hero } reaches level { $number }.
event-draws =
    { $number ->
        [one] { $hero } draws a card.
       *[other] { $hero } draws { $number } cards.
    }
event-discards = { $hero } discards { $card }.
event-throws-away = { $hero } throws { $card } away.
event-picks = { $hero } puts back into the deck: { $values }.
event-shows-hand = { $hero } shows the hand: { $values }.
event-steals-card = { $hero } takes { $card }.
event-takes-wound = { $hero } takes a wound.
event-ignores-wound = { $hero } ignores a wound.
event-heals = { $hero } heals a wound.
event-recruits = { $hero } recruits { $unit }.
event-disbands = { $hero } disbands { $unit }.
event-readies = { $hero } readies { $unit }.
event-tires = { $unit } of { $hero } are spent.
event-unit-wounded = { $unit }: wounded.
event-unit-healed = { $unit }: healed.

## Events: the map

event-steps = { $hero } moves: { $hex }.
event-flies = { $hero } flies: { $hex }.
event-travels = { $hero } travels: { $hex }.
event-retreats = { $hero } retreats: { $hex }.
event-withdraws = { $hero } withdraws.
event-reveals-tile = New land: { $card }.
event-turns-up = Revealed: { $card }.
event-scouts = Scouted: { $card }.
event-interacts = { $hero } interacts with the locals: { $site }.
event-plunders = { $hero } plunders the { $site }.
event-entrance = A secret entrance appears: { $hex }.

## Events: fights

event-fight =
    { $number ->
        [one] A fight begins against one enemy.
       *[other] A fight begins against { $number } enemies.
    }
event-die-shows = The secret die is { $colour }.
event-die-does-not-show = The secret die is not { $colour }.
event-draws-token = An enemy appears: { $enemy }.
event-summons = { $enemy }: { $summoned } summoned.
event-blocks = Blocked: { $enemy }.
event-frightens = { $unit }: no attack by { $enemy }.
event-does-not-attack = No attack by { $enemy }.
event-attack-now = { $enemy }: attack is now { $number }.
event-armour-now = { $enemy }: armour is now { $number }.
event-loses-resistances = { $enemy }: resistances lost.
event-loses-walls = { $enemy }: fortifications lost.
event-defeats = { $hero } defeats { $enemy }.
event-knocked-out = { $hero } is knocked out.
event-conquers = { $hero } conquers the { $site }.
event-battle = { $hero } attacks { $other }.
event-prepares-long = { $hero } prepares for the battle at length.
event-prepares-short = { $hero } prepares for the battle in haste.
event-attacks-hero = { $hero } attacks with { $number }.
event-passes = { $hero } passes.
event-damage =
    { $number ->
        [0] { $hero } blocks the attack.
       *[other] { $hero }: { $number } damage comes through.
    }
event-steals = { $hero } steals { $card }.
event-driven-away = { $hero } is driven away.
event-joint-assault = A joint assault on the { $site }: { $values }.
event-refuses-plan = { $hero } refuses the joint assault.

## Events: scenarios

event-activates-glade = { $hero } activates a magical glade.
event-incantation =
    { $number ->
        [0] { $hero } reads the incantation, but nobody appears.
        [one] { $hero } reads the incantation: one enemy appears.
       *[other] { $hero } reads the incantation: { $number } enemies appear.
    }
event-eliminated = { $hero } is out of the game.
