# Ranger: board and cards.

class-ranger = Ranger
    .role = Bow from the thicket: keeps her distance, uses trees and walls as doors and shoots best where nobody can answer.

special-ranger-canopy-path = Canopy Path
    .text = Once per turn, 3 animus, if you are next to an obstacle: move to an empty hex next to another obstacle within 7. This is not your move action.

card-ranger-loose-arrow = Loose Arrow
    .text = (4) Attack +1, Empowered 3. (3) Attack +1. (2) Attack. (1) Refresh your Might Decks.

card-ranger-ricochet = Ricochet
    .text = Ranged chain attack Empowered 2, chain range 2, up to 3 targets.

card-ranger-rustling-step = Rustling Step
    .text = Move 2 and attack, in either order; +1 if the target is 4 or more hexes away.

card-ranger-green-ambush = Green Ambush
    .text = Attack +1, and +2 more if you are next to an obstacle.

card-ranger-pinning-arrow = Pinning Arrow
    .text = Attack Empowered 2. On a hit each movement of the target is 2 hexes shorter until the end of the round.

card-ranger-multishot = Multishot
    .text = Make 2 attacks, each Empowered 1; the targets may differ.

card-ranger-bough-to-bough = Bough to Bough
    .text = Interrupt, before damage is drawn against you next to an obstacle: move next to another obstacle within 5; out of range the attack does not hit you. Or: move 3, gain 1 Defense and 1 Redraw token.

card-ranger-tailwind = Tailwind
    .text = Attack Empowered 1, +2 if the target is 5 or more hexes away.

card-ranger-moss-and-bark = Moss and Bark
    .text = Gain 1 Defense and 1 Redraw token. If you are next to an obstacle, heal 1 HP.

card-ranger-snap-shot = Snap Shot
    .text = (3) Attack +1, then move 2. (2) Attack. (1) Refresh your Might Decks and move 1.

card-ranger-rooted-aim = Rooted Aim
    .text = Attack +1, Empowered 3, with 1 free redraw; +2 more if you have not moved this turn.

card-ranger-split-the-bark = Split the Bark
    .text = Attack +1, Empowered 1; +2 more from the target's flank or rear arc.

card-ranger-living-fletching = Living Fletching
    .text = Attack +1, Empowered 2, without line of sight; you choose the part that is hit.

card-ranger-sap-and-string = Sap and String
    .text = (3) Attack +1, Empowered 2. (2) Attack, then move 1. (1) Refresh your Might Decks; next to an obstacle gain 1 Redraw token.

card-ranger-storm-of-thorns = Storm of Thorns
    .text = Make 2 attacks, each +1 and Empowered 2; the targets may differ.
