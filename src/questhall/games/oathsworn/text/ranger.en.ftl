# Ranger: board and cards.

class-ranger = Ranger
    .role = Bow from the thicket: keeps her distance, uses trees and walls as doors and shoots best where nobody can answer.

name-special-ranger-canopy-path = Canopy Path
name-card-ranger-loose-arrow = Loose Arrow
name-card-ranger-ricochet = Ricochet
name-card-ranger-rustling-step = Rustling Step
name-card-ranger-green-ambush = Green Ambush
name-card-ranger-pinning-arrow = Pinning Arrow
name-card-ranger-multishot = Multishot
name-card-ranger-bough-to-bough = Bough to Bough
name-card-ranger-tailwind = Tailwind
name-card-ranger-moss-and-bark = Moss and Bark
name-card-ranger-snap-shot = Snap Shot
name-card-ranger-rooted-aim = Rooted Aim
name-card-ranger-split-the-bark = Split the Bark
name-card-ranger-living-fletching = Living Fletching
name-card-ranger-sap-and-string = Sap and String
name-card-ranger-storm-of-thorns = Storm of Thorns
