# Injuries and Curatives.

name-card-cracked-rib = Cracked Rib
name-card-winded-chest = Winded Chest
name-card-torn-shoulder = Torn Shoulder
name-card-lame-leg = Lame Leg
name-card-broken-toe = Broken Toe
name-card-blurred-eye = Blurred Eye
name-card-shaken-nerve = Shaken Nerve
name-card-deep-gash = Deep Gash
name-card-stiff-fingers = Stiff Fingers
name-card-bad-dreams = Bad Dreams
name-card-ringing-ears = Ringing Ears
name-card-dirty-bite = Dirty Bite
name-card-weak-grip = Weak Grip
name-card-open-wound = Open Wound
name-card-singed-lungs = Singed Lungs
name-card-tremor = Tremor
name-card-heavy-head = Heavy Head
name-card-cold-sweat = Cold Sweat
name-card-split-scalp = Split Scalp
name-card-bruised-spine = Bruised Spine
name-card-clean-bandage = Clean Bandage
name-card-knitbone-salve = Knitbone Salve
name-card-waking-salts = Waking Salts
name-card-strong-stretcher = Strong Stretcher
