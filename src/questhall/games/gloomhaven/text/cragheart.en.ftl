# The Cragheart: names of the class and its cards.

class-cragheart = Cragheart

card-opposing-strike = Opposing Strike
card-crushing-grasp = Crushing Grasp
card-avalanche = Avalanche
card-rumbling-advance = Rumbling Advance
card-massive-boulder = Massive Boulder
card-backup-ammunition = Backup Ammunition
card-rock-tunnel = Rock Tunnel
card-unstable-upheaval = Unstable Upheaval
card-crater = Crater
card-dirt-tornado = Dirt Tornado
card-earthen-clod = Earthen Clod
card-heaving-swing = Heaving Swing
card-forceful-storm = Forceful Storm
card-natures-lift = Nature's Lift
card-explosive-punch = Explosive Punch
card-sentient-growth = Sentient Growth
card-clear-the-way = Clear the Way
card-blunt-force = Blunt Force
card-rock-slide = Rock Slide
card-kinetic-assault = Kinetic Assault
card-petrify = Petrify
card-stone-pummel = Stone Pummel
card-dig-pit = Dig Pit
card-cataclysm = Cataclysm
card-meteor = Meteor
card-brutal-momentum = Brutal Momentum
card-rocky-end = Rocky End
card-lumbering-bash = Lumbering Bash
card-blind-destruction = Blind Destruction
card-pulverize = Pulverize
