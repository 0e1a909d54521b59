# Nightshroud: names of the class and its cards; perks as they are worded by their contents.

class-nightshroud = Nightshroud

card-black-knives = Black Knives
card-cloak-of-shade = Cloak of Shade
card-empowering-void = Empowering Void
card-doomed-breeze = Doomed Breeze
card-enervating-wound = Enervating Wound
card-spirit-of-the-night = Spirit of the Night
card-dancing-shadows = Dancing Shadows
card-silent-force = Silent Force
card-smoke-step = Smoke Step
card-wings-of-the-night = Wings of the Night
card-concealed-dominance = Concealed Dominance
card-dark-cloud = Dark Cloud
card-prepare-for-the-kill = Prepare for the Kill
card-soulfire = Soulfire
card-terror-blade = Terror Blade
card-armor-of-the-night = Armor of the Night
card-nightfall = Nightfall
card-grim-sustenance = Grim Sustenance
card-claws-of-the-night = Claws of the Night
card-black-arrow = Black Arrow
card-unseen-dread = Unseen Dread
card-swallowed-by-fear = Swallowed by Fear
card-eyes-of-the-night = Eyes of the Night
card-quiet-frenzy = Quiet Frenzy
card-gloom-darts = Gloom Darts
card-lurking-ruin = Lurking Ruin
card-angel-of-death = Angel of Death
card-voice-of-the-night = Voice of the Night

nightshroud-perk-1 = Remove two “−1” cards
nightshroud-perk-2 = Remove four “+0” cards
nightshroud-perk-3 = Add one “−1, Charge: Dark” card
nightshroud-perk-4 = Replace one “−1, Charge: Dark” card with one “+1, Charge: Dark” card
nightshroud-perk-5 = Add one “+1, Invisible (self)” card
nightshroud-perk-6 = Add three “+0, Muddle, rolling” cards
nightshroud-perk-7 = Add two “+0, Heal 1 (self), rolling” cards
nightshroud-perk-8 = Add two “+0, Curse, rolling” cards
nightshroud-perk-9 = Add one “+0, Add Target, rolling” card
nightshroud-perk-10 = Ignore negative scenario effects. Add two “+1” cards

modifier-nightshroud-perk-3-0 = −1, Charge: Dark
modifier-nightshroud-perk-4-0 = +1, Charge: Dark
modifier-nightshroud-perk-5-0 = +1, Invisible (self)
modifier-nightshroud-perk-6-0 = +0, Muddle, rolling
modifier-nightshroud-perk-6-1 = +0, Muddle, rolling
modifier-nightshroud-perk-6-2 = +0, Muddle, rolling
modifier-nightshroud-perk-7-0 = +0, Heal 1 (self), rolling
modifier-nightshroud-perk-7-1 = +0, Heal 1 (self), rolling
modifier-nightshroud-perk-8-0 = +0, Curse, rolling
modifier-nightshroud-perk-8-1 = +0, Curse, rolling
modifier-nightshroud-perk-9-0 = +0, Add Target, rolling
modifier-nightshroud-perk-10-0 = +1
modifier-nightshroud-perk-10-1 = +1
