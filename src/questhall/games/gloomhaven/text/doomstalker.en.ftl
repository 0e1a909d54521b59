# Doomstalker: names of the class, its cards and creatures; perks as they are worded by their contents.

class-doomstalker = Doomstalker

card-rain-of-arrows = Rain of Arrows
card-crippling-noose = Crippling Noose
card-felling-swoop = Felling Swoop
card-vital-charge = Vital Charge
card-race-to-the-grave = Race to the Grave
card-multi-pronged-assault = Multi-Pronged Assault
card-detonation = Detonation
card-frightening-curse = Frightening Curse
card-foot-snare = Foot Snare
card-solid-bow = Solid Bow
card-a-moments-peace = A Moment’s Peace
card-swift-trickery = Swift Trickery
card-sap-life = Sap Life
card-the-hunt-begins = The Hunt Begins
card-fresh-kill = Fresh Kill
card-expose = Expose
card-relentless-offensive = Relentless Offensive
card-darkened-skies = Darkened Skies
card-press-the-attack = Press the Attack
card-singular-focus = Singular Focus
card-flight-of-flame = Flight of Flame
card-inescapable-fate = Inescapable Fate
card-wild-command = Wild Command
card-natures-hunger = Nature’s Hunger
card-camouflage = Camouflage
card-impending-end = Impending End
card-crashing-wave = Crashing Wave
card-rising-momentum = Rising Momentum
card-feral-instincts = Feral Instincts
card-predator-and-prey = Predator and Prey
card-lead-to-slaughter = Lead to Slaughter

summon-war-hawk = War Hawk
summon-battle-boar = Battle Boar
summon-vicious-jackal = Vicious Jackal
summon-giant-toad = Giant Toad
summon-spitting-cobra = Spitting Cobra

doomstalker-perk-1 = Remove two “−1” cards
doomstalker-perk-2 = Replace two “+0” cards with two “+1” cards
doomstalker-perk-3 = Add two “+1, rolling” cards
doomstalker-perk-4 = Add one “+2, Muddle” card
doomstalker-perk-5 = Add one “+1, Poison” card
doomstalker-perk-6 = Add one “+1, Wound” card
doomstalker-perk-7 = Add one “+1, Immobilize” card
doomstalker-perk-8 = Add one “+0, Stun” card
doomstalker-perk-9 = Add one “+0, Add Target, rolling” card
doomstalker-perk-10 = Ignore negative scenario effects

modifier-doomstalker-perk-2-0 = +1
modifier-doomstalker-perk-2-1 = +1
modifier-doomstalker-perk-3-0 = +1, rolling
modifier-doomstalker-perk-3-1 = +1, rolling
modifier-doomstalker-perk-4-0 = +2, Muddle
modifier-doomstalker-perk-5-0 = +1, Poison
modifier-doomstalker-perk-6-0 = +1, Wound
modifier-doomstalker-perk-7-0 = +1, Immobilize
modifier-doomstalker-perk-8-0 = +0, Stun
modifier-doomstalker-perk-9-0 = +0, Add Target, rolling
