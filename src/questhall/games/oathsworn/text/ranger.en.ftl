# Ranger: board and cards.

class-ranger = Ranger
    .role = Bow from the thicket: keeps her distance, uses trees and walls as doors and shoots best where nobody can answer.

-special-ranger-canopy-path = Canopy Path
-card-ranger-loose-arrow = Loose Arrow
-card-ranger-ricochet = Ricochet
-card-ranger-rustling-step = Rustling Step
-card-ranger-green-ambush = Green Ambush
-card-ranger-pinning-arrow = Pinning Arrow
-card-ranger-multishot = Multishot
-card-ranger-bough-to-bough = Bough to Bough
-card-ranger-tailwind = Tailwind
-card-ranger-moss-and-bark = Moss and Bark
-card-ranger-snap-shot = Snap Shot
-card-ranger-rooted-aim = Rooted Aim
-card-ranger-split-the-bark = Split the Bark
-card-ranger-living-fletching = Living Fletching
-card-ranger-sap-and-string = Sap and String
-card-ranger-storm-of-thorns = Storm of Thorns
