# The Mindthief: names of the class and its cards.

class-mindthief = Mindthief

card-submissive-affliction = Submissive Affliction
card-into-the-night = Into the Night
card-fearsome-blade = Fearsome Blade
card-feedback-loop = Feedback Loop
card-gnawing-horde = Gnawing Horde
card-the-minds-weakness = The Mind's Weakness
card-parasitic-influence = Parasitic Influence
card-scurry = Scurry
card-perverse-edge = Perverse Edge
card-empathetic-assault = Empathetic Assault
card-withering-claw = Withering Claw
card-possession = Possession
card-frigid-apparition = Frigid Apparition
card-wretched-creature = Wretched Creature
card-hostile-takeover = Hostile Takeover
card-brain-leech = Brain Leech
card-silent-scream = Silent Scream
card-pilfer = Pilfer
card-cranium-overload = Cranium Overload
card-mass-hysteria = Mass Hysteria
card-frozen-mind = Frozen Mind
card-corrupting-embrace = Corrupting Embrace
card-dark-frenzy = Dark Frenzy
card-vicious-blood = Vicious Blood
card-psychic-projection = Psychic Projection
card-shared-nightmare = Shared Nightmare
card-domination = Domination
card-many-as-one = Many as One
card-phantasmal-killer = Phantasmal Killer

summon-rat-swarm = Rat Swarm
summon-monstrous-rat = Monstrous Rat
summon-rat-king = Rat King
