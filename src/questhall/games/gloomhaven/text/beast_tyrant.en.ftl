# Beast Tyrant: names of the class, its cards and creatures; perks as they are worded by their contents.

class-beast-tyrant = Beast Tyrant

card-disorienting-roar = Disorienting Roar
card-spirit-swap = Spirit Swap
card-venomous-ally = Venomous Ally
card-relentless-ally = Relentless Ally
card-concentrated-rage = Concentrated Rage
card-disappearing-wounds = Disappearing Wounds
card-patch-fur = Patch Fur
card-maul = Maul
card-forceful-swipe = Forceful Swipe
card-howling-bolts = Howling Bolts
card-soaring-ally = Soaring Ally
card-focused-aggression = Focused Aggression
card-borrowed-essence = Borrowed Essence
card-energizing-strike = Energizing Strike
card-earthen-spikes = Earthen Spikes
card-vicious-ally = Vicious Ally
card-unstoppable-beast = Unstoppable Beast
card-ancient-ward = Ancient Ward
card-punch-through = Punch Through
card-rampage = Rampage
card-stone-sigil = Stone Sigil
card-primal-blessing = Primal Blessing
card-blood-hunger = Blood Hunger
card-storm-sigil = Storm Sigil
card-tyrannical-force = Tyrannical Force
card-lash-out = Lash Out
card-natural-remedy = Natural Remedy
card-jaws-of-death = Jaws of Death
card-tribal-sigil = Tribal Sigil

summon-bear = Bear
summon-green-adder = Green Adder
summon-tattered-wolf = Tattered Wolf
summon-red-falcon = Red Falcon
summon-swamp-alligator = Swamp Alligator
summon-monolith = Monolith
summon-wind-totem = Wind Totem
summon-spirit-banner = Spirit Banner

beast-tyrant-perk-1 = Remove two “−1” cards
beast-tyrant-perk-2 = Replace one “−1” card with one “+1” card
beast-tyrant-perk-3 = Replace one “+0” card with one “+2” card
beast-tyrant-perk-4 = Add one “+1, Wound” card
beast-tyrant-perk-5 = Add one “+1, Immobilize” card
beast-tyrant-perk-6 = Add two “+0, Heal 1 (self), rolling” cards
beast-tyrant-perk-7 = Add two “+0, Charge: Earth, rolling” cards
beast-tyrant-perk-8 = Ignore negative scenario effects

modifier-beast-tyrant-perk-2-0 = +1
modifier-beast-tyrant-perk-3-0 = +2
modifier-beast-tyrant-perk-4-0 = +1, Wound
modifier-beast-tyrant-perk-5-0 = +1, Immobilize
modifier-beast-tyrant-perk-6-0 = +0, Heal 1 (self), rolling
modifier-beast-tyrant-perk-6-1 = +0, Heal 1 (self), rolling
modifier-beast-tyrant-perk-7-0 = +0, Charge: Earth, rolling
modifier-beast-tyrant-perk-7-1 = +0, Charge: Earth, rolling
