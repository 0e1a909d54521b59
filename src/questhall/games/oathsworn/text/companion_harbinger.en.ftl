# The companion of the Harbinger.

companion-harbinger = Harbinger companion

archetype-harbinger-a1 = Omen Reader

-special-harbinger-omen = Read the Omen
-special-harbinger-fated-blow = Fated Blow

archetype-harbinger-b1 = Thread Puller

-special-harbinger-tug = Tug the Thread
-special-harbinger-dark-feather = Dark Feather

archetype-harbinger-a5 = Doomsayer

-special-harbinger-no-chance = No Chance
-special-harbinger-averted = Averted

archetype-harbinger-b5 = Crossroads

-special-harbinger-bury = Not Today
-special-harbinger-crossing = Crossing

archetype-harbinger-a10 = Weathervane

-special-harbinger-gust = Gust
-special-harbinger-better-so = Better So

archetype-harbinger-b10 = Raven

-special-harbinger-lift = Lift
-special-harbinger-black-talon = Black Talon

archetype-harbinger-a15 = Oracle

-special-harbinger-three-futures = Three Futures
-special-harbinger-undone = Undone

archetype-harbinger-b15 = Doom

-special-harbinger-written = It Is Written
-special-harbinger-step-aside = Step Aside
