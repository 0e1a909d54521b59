# The Spellweaver: names of the class, its cards and summons.

class-spellweaver = Spellweaver

card-fire-orbs = Fire Orbs
card-impaling-eruption = Impaling Eruption
card-reviving-ether = Reviving Ether
card-freezing-nova = Freezing Nova
card-mana-bolt = Mana Bolt
card-frost-armor = Frost Armor
card-flame-strike = Flame Strike
card-ride-the-wind = Ride the Wind
card-crackling-air = Crackling Air
card-hardened-spikes = Hardened Spikes
card-aid-from-the-ether = Aid from the Ether
card-flashing-burst = Flashing Burst
card-icy-blast = Icy Blast
card-cold-fire = Cold Fire
card-elemental-aid = Elemental Aid
card-spirit-of-doom = Spirit of Doom
card-forked-beam = Forked Beam
card-chromatic-explosion = Chromatic Explosion
card-engulfed-in-flames = Engulfed in Flames
card-living-torch = Living Torch
card-frozen-night = Frozen Night
card-twin-restoration = Twin Restoration
card-stone-fists = Stone Fists
card-zephyr-wings = Zephyr Wings
card-cold-front = Cold Front
card-black-hole = Black Hole
card-inferno = Inferno

summon-mystic-ally = Mystic Ally
summon-burning-avatar = Burning Avatar
