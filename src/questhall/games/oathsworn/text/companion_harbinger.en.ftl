# The companion of the Harbinger.

companion-harbinger = Harbinger companion

archetype-harbinger-a1 = Omen Reader

name-special-harbinger-omen = Read the Omen
name-special-harbinger-fated-blow = Fated Blow

archetype-harbinger-b1 = Thread Puller

name-special-harbinger-tug = Tug the Thread
name-special-harbinger-dark-feather = Dark Feather

archetype-harbinger-a5 = Doomsayer

name-special-harbinger-no-chance = No Chance
name-special-harbinger-averted = Averted

archetype-harbinger-b5 = Crossroads

name-special-harbinger-bury = Not Today
name-special-harbinger-crossing = Crossing

archetype-harbinger-a10 = Weathervane

name-special-harbinger-gust = Gust
name-special-harbinger-better-so = Better So

archetype-harbinger-b10 = Raven

name-special-harbinger-lift = Lift
name-special-harbinger-black-talon = Black Talon

archetype-harbinger-a15 = Oracle

name-special-harbinger-three-futures = Three Futures
name-special-harbinger-undone = Undone

archetype-harbinger-b15 = Doom

name-special-harbinger-written = It Is Written
name-special-harbinger-step-aside = Step Aside
