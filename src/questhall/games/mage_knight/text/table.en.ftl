# What the table says: labels and questions.

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

player-1 = Player 1
player-2 = Player 2
player-3 = Player 3
player-4 = Player 4
dummy-player = Dummy player
new-land = new land
foes = enemies

reward-artifact = Artifact
reward-spell = Spell
reward-advanced-action = Advanced action
reward-crystal = Random crystal
reward-crystal-each-colour = A crystal of each basic colour
reward-unit = Unit
reward-spell-or-artifact = Spell or artifact, by a die

point-move = Move
point-influence = Influence
point-attack = Attack
point-block = Block
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

prompt-which-colour = { $card }: which colour?
prompt-which-crystal = A crystal of which colour?
prompt-which-die = { $card }: which die?
prompt-which-element = { $card }: which element?
prompt-which-terrain = { $card }: which terrain?
prompt-which-enemy = Which enemy?
prompt-which-attack = { $card }: which attack?
prompt-who-is-wounded = { $card }: who gets a wound?
prompt-choose-effect = { $card }: which effect?
prompt-choose-unit = { $card }: which unit?
prompt-may = { $card }: use the effect?
prompt-again = { $card }: use it a second time?
prompt-which-point = { $card }: what does it give?
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
sideways-without-dice = { skill-tovak-who-needs-magic } (the higher value: no mana dice this turn)
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
prompt-approach = Your part of the assault: gain move points and enter the city.

## Questions: the end of a turn

prompt-put-away = { $card }: where does the card go?
prompt-take-back = Discard a card to take { $card } back?
prompt-glade = The magical glade heals. Throw away a wound?
prompt-rewards = Which reward comes first?
prompt-artifacts = Which artifact goes back?
prompt-on-deck = Which artifact do you put on the deck next?
prompt-skill = Choose a skill.
prompt-discard = Discard cards before you draw?
prompt-must-discard = You played no card this turn: discard at least one.

## Questions: scenarios

prompt-activate-glade = Activate the magical glade?
prompt-entrance = Where is the secret entrance?
