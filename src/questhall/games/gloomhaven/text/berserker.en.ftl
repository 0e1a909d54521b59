# Berserker: names of the class and its cards; perks as they are worded by their contents.

class-berserker = Berserker

card-resolute-stand = Resolute Stand
card-growing-rage = Growing Rage
card-strength-in-agony = Strength in Agony
card-defiance-of-death = Defiance of Death
card-from-the-brink = From the Brink
card-blood-pact = Blood Pact
card-cauterize = Cauterize
card-dazing-wound = Dazing Wound
card-furious-aid = Furious Aid
card-bounce-back = Bounce Back
card-unbridled-power = Unbridled Power
card-glass-hammer = Glass Hammer
card-numb-the-pain = Numb the Pain
card-reckless-offensive = Reckless Offensive
card-break-the-chains = Break the Chains
card-spiked-armor = Spiked Armor
card-fatal-fury = Fatal Fury
card-flurry-of-axes = Flurry of Axes
card-shiny-distraction = Shiny Distraction
card-seeing-red = Seeing Red
card-final-fight = Final Fight
card-devil-horns = Devil Horns
card-unstoppable-destruction = Unstoppable Destruction
card-burning-hatred = Burning Hatred
card-careless-charge = Careless Charge
card-bone-breaker = Bone Breaker
card-vengeful-barrage = Vengeful Barrage
card-immortality = Immortality
card-the-maw-of-madness = The Maw of Madness

berserker-perk-1 = Remove two “−1” cards
berserker-perk-2 = Remove four “+0” cards
berserker-perk-3 = Replace one “−1” card with one “+1” card
berserker-perk-4 = Replace one “+0” card with one “+2, rolling” card
berserker-perk-5 = Add two “+0, Wound, rolling” cards
berserker-perk-6 = Add one “+0, Stun, rolling” card
berserker-perk-7 = Add one “+1, Disarm, rolling” card
berserker-perk-8 = Add two “+0, Heal 1 (self), rolling” cards
berserker-perk-9 = Add one “+2, Charge: Fire” card
berserker-perk-10 = Ignore negative item effects

modifier-berserker-perk-3-0 = +1
modifier-berserker-perk-4-0 = +2, rolling
modifier-berserker-perk-5-0 = +0, Wound, rolling
modifier-berserker-perk-5-1 = +0, Wound, rolling
modifier-berserker-perk-6-0 = +0, Stun, rolling
modifier-berserker-perk-7-0 = +1, Disarm, rolling
modifier-berserker-perk-8-0 = +0, Heal 1 (self), rolling
modifier-berserker-perk-8-1 = +0, Heal 1 (self), rolling
modifier-berserker-perk-9-0 = +2, Charge: Fire
