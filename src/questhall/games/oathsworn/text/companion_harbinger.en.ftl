# The companion of the Harbinger.

companion-harbinger = Harbinger companion

archetype-harbinger-a1 = Omen Reader

special-harbinger-omen = Read the Omen
    .text = Look at the next 2 Stage Cards of the current stage, put 1 on top; gain 1 Redraw Token.

special-harbinger-fated-blow = Fated Blow
    .text = Attack with range 3, up to 2 redraws and +1 damage.

archetype-harbinger-b1 = Thread Puller

special-harbinger-tug = Tug the Thread
    .text = After another friend within 4 drew for an attack: he may redraw 1 card.

special-harbinger-dark-feather = Dark Feather
    .text = Attack with range 4 and Empowered 3.

archetype-harbinger-a5 = Doomsayer

special-harbinger-no-chance = No Chance
    .text = Attack with range 4, +1 damage and at most 2 white cards; it cannot miss.

special-harbinger-averted = Averted
    .text = After damage is drawn against a friend within 4 or you: ignore the highest enemy card.

archetype-harbinger-b5 = Crossroads

special-harbinger-bury = Not Today
    .text = Once per encounter: the face-up Stage Card goes to the bottom of its own stage.

special-harbinger-crossing = Crossing
    .text = Exchange hexes with another friend within 6; he gains 1 Defense Token; then attack with range 3.

archetype-harbinger-a10 = Weathervane

special-harbinger-gust = Gust
    .text = Attack with range 4, up to 2 redraws and +2 damage; on a hit push the target 2 hexes.

special-harbinger-better-so = Better So
    .text = After you or a friend within 5 drew for an attack: up to 2 of those cards are redrawn.

archetype-harbinger-b10 = Raven

special-harbinger-lift = Lift
    .text = Place a friend within 4, or yourself, on an empty hex within 5 of it; it gains 1 Empowered x3 Token.

special-harbinger-black-talon = Black Talon
    .text = Attack with range 4, +1 damage and Empowered 3.

archetype-harbinger-a15 = Oracle

special-harbinger-three-futures = Three Futures
    .text = Look at the next 3 Stage Cards of the current stage, put 1 on top; a friend within 5, or you, gains 1 combat token of its choice.

special-harbinger-undone = Undone
    .text = After damage is drawn against a friend within 5 or you: ignore the 2 highest enemy cards.

archetype-harbinger-b15 = Doom

special-harbinger-written = It Is Written
    .text = Attack with range 5, +3 damage and at most 3 white cards; it cannot miss.

special-harbinger-step-aside = Step Aside
    .text = Before the first step of a Stage Card: each Oathsworn may move 1.
