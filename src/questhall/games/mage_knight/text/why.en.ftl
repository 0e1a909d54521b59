# Why something cannot be done.

why-game-over = The game is over.
why-out = Your hero is out of the game.
why-tactics-first = Tactics are being chosen; turns come afterwards.
why-not-your-turn = It is not your turn.
why-turn-ends = Your turn is ending: nothing can be played any more.

## The map

why-no-space = There is no land here yet.
why-resting = You rest this turn and cannot move.
why-movement-over = Your movement is over: no steps and no exploring after the action has begun.
why-only-wounds = With nothing but wounds in hand you have to rest.
why-already-here = Your hero stands here.
why-not-adjacent = Move one space at a time: this one is not beside your hero.
why-inaccessible = This terrain cannot be entered.
why-rampaging = A rampaging enemy stands here: challenge it as your action, from a space beside it.
why-hero-and-rampaging = You cannot walk up to another hero and provoke a rampaging enemy with the same step.
why-city-closed = The city is closed in this scenario.
why-too-few-moves = You have too few Move points: play cards for more.
why-exploring-costs = You have too few Move points to reveal a tile.
why-not-at-the-edge = From where you stand no tile can be laid here; the next one may need more neighbours.
why-face-down = Tokens lie face down; nobody looks at them.

## Mana

why-gold-at-night = Gold mana has no power at night.
why-black-by-day = Black mana has no power by day.
why-die-used = This die is used; it is rerolled at the end of the turn.
why-die-taken = Another hero has taken this die.
why-no-more-dice = You have used the dice that you may use this turn.
why-no-token = You have no mana token of this colour.
why-no-crystal = You have no crystal of this colour.
why-when-paying = Choose what you want to pay for first; mana is spent at that moment.

## Fights

why-defeated = This enemy is defeated.
why-summoner = The enemy that it summoned fights in its place until the attack phase.
why-no-attack-now = Enemies are attacked in the ranged phase and in the attack phase.
why-behind-two-walls = It is fortified twice: nothing reaches it before the attack phase.
why-only-siege = It is fortified: only siege attacks count, and you have gathered too little of them.
why-attack-too-weak = Your attack does not reach its armour yet.
why-blocked = It has no attack left to block.
why-block-too-weak = Your block does not reach its attack yet.

## Cards

why-wound = Wounds cannot be played.
why-its-double = You hold the same card twice: play the other one.
why-no-healing = Healing is not possible in combat.
why-only-in-combat = This card is of use only in combat.
why-not-in-this-phase = Its effects are of no use in this phase.
why-spell-needs-mana = A spell needs mana of its colour, and its strong effect black mana too, at night.
why-no-mana = You have no mana of its colour.
why-played = It was played this turn already.
why-discarded = It lies in the discard pile until the next round.
why-set-aside = It is set aside until the end of the round.
why-banner-at-work = The banner is assigned to a unit and works for it.
why-not-yours = It belongs to another player.

## Units, skills, tactics

why-unit-wounded = The unit is wounded; heal it first.
why-unit-spent = The unit is spent until it is readied; all are in the next round.
why-no-units = Units cannot take part in this fight.
why-unit-needs-mana = Its abilities for this phase need mana that you do not have.
why-unit-of-no-use = None of its abilities is of use now.
why-skill-always = This skill works by itself.
why-skill-in-centre = The skill lies in the centre until your next turn.
why-skill-spent = The skill is face down.
why-skill-used = The skill was used this turn.
why-skill-of-no-use = The skill is of no use now.
why-tactic-used = The tactic was used.
why-tactic-of-no-use = The tactic is of no use now.
why-others-choose-first = Others choose their tactic first: the lowest fame begins.
why-tactics-chosen = Tactics are chosen at the start of a round, one each.

## Offers

why-skill-at-level-up = Skills are taken when you gain a level.
why-upgrade-later = Better actions are taken at the end of a round.
why-not-interacting = First go to people and interact with them, as your action.
why-not-hired-here = This unit cannot be recruited here; its card shows where.
why-no-recruits = You recruit no units this turn.
why-too-little-influence = You have too little Influence: play cards for more.
why-no-spells-here = Spells are sold in mage towers and in the blue city.
why-not-taught-here = This action is not taught here.
