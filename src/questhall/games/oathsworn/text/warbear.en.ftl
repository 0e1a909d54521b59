# Warbear: board and cards.

class-warbear = Warbear
    .role = Sheer weight: shoves and turns the beast until the right side faces the company, and reaps wide arcs.

-special-warbear-shoulder-aside = Shoulder Aside
-card-warbear-axe-swing = Axe Swing
-card-warbear-barrel-in = Barrel In
-card-warbear-set-the-feet = Set the Feet
-card-warbear-wide-reap = Wide Reap
-card-warbear-roar = Roar
-card-warbear-bring-it-down = Bring It Down
-card-warbear-thick-hide = Thick Hide
-card-warbear-heave = Heave
-card-warbear-claw-and-haft = Claw and Haft
-card-warbear-all-her-weight = All Her Weight
-card-warbear-avalanche = Avalanche
-card-warbear-trip-the-beast = Trip the Beast
-card-warbear-mothers-temper = Mother's Temper
-card-warbear-great-reap = Great Reap
-card-warbear-winter-wakes = Winter Wakes
