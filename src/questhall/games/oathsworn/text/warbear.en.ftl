# Warbear: board and cards.

class-warbear = Warbear
    .role = Sheer weight: shoves and turns the beast until the right side faces the company, and reaps wide arcs.

name-special-warbear-shoulder-aside = Shoulder Aside
name-card-warbear-axe-swing = Axe Swing
name-card-warbear-barrel-in = Barrel In
name-card-warbear-set-the-feet = Set the Feet
name-card-warbear-wide-reap = Wide Reap
name-card-warbear-roar = Roar
name-card-warbear-bring-it-down = Bring It Down
name-card-warbear-thick-hide = Thick Hide
name-card-warbear-heave = Heave
name-card-warbear-claw-and-haft = Claw and Haft
name-card-warbear-all-her-weight = All Her Weight
name-card-warbear-avalanche = Avalanche
name-card-warbear-trip-the-beast = Trip the Beast
name-card-warbear-mothers-temper = Mother's Temper
name-card-warbear-great-reap = Great Reap
name-card-warbear-winter-wakes = Winter Wakes
