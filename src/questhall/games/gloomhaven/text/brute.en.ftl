# Brute: names of the class and its cards.

class-brute = Brute

card-trample = Trample
card-eye-for-an-eye = Eye for an Eye
card-sweeping-blow = Sweeping Blow
card-provoking-roar = Provoking Roar
card-overwhelming-assault = Overwhelming Assault
card-grab-and-go = Grab and Go
card-warding-strength = Warding Strength
card-shield-bash = Shield Bash
card-leaping-cleave = Leaping Cleave
card-spare-dagger = Spare Dagger
card-skewer = Skewer
card-balanced-measure = Balanced Measure
card-wall-of-doom = Wall of Doom
card-fatal-advance = Fatal Advance
card-juggernaut = Juggernaut
card-hook-and-chain = Hook and Chain
card-brute-force = Brute Force
card-unstoppable-charge = Unstoppable Charge
card-devastating-hack = Devastating Hack
card-whirlwind = Whirlwind
card-skirmishing-maneuver = Skirmishing Maneuver
card-quietus = Quietus
card-immovable-phalanx = Immovable Phalanx
card-defensive-tactics = Defensive Tactics
card-crippling-offensive = Crippling Offensive
card-frenzied-onslaught = Frenzied Onslaught
card-selfish-retribution = Selfish Retribution
card-king-of-the-hill = King of the Hill
card-face-your-end = Face Your End
