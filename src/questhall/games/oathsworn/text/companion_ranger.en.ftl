# The companion of the Ranger.

companion-ranger = Ranger companion

archetype-ranger-a1 = Marksman

special-ranger-aimed-shot = Aimed Shot
    .text = Attack with up to 2 redraws and +1 damage.

special-ranger-step-back = Step Back
    .text = When an enemy ends its movement next to you: move 2.

archetype-ranger-b1 = Tree Walker

special-ranger-branch-path = Branch Path
    .text = If you are next to an obstacle: place yourself next to another obstacle within 7, then attack with Empowered 1.

special-ranger-pin = Pin Down
    .text = Attack with Empowered 2; on a hit a normal-size target gains 1 Crippled Token.

archetype-ranger-a5 = Arrow Rain

special-ranger-volley = Volley
    .text = Attack all enemies in a circle of 7 hexes within your range.

special-ranger-two-arrows = Two Arrows
    .text = Attack, then attack again without Might Cubes.

archetype-ranger-b5 = Watcher

special-ranger-warding-arrow = Warding Arrow
    .text = After damage is drawn against another friend within 5: ignore the highest enemy card.

special-ranger-long-shot = Long Shot
    .text = Attack with +1 damage, +3 if the target is 4 or more hexes away.

archetype-ranger-a10 = Thorn Sister

special-ranger-heart-shot = Heart Shot
    .text = Attack with +2 damage and Empowered 1; you choose the part that is hit.

special-ranger-slip-leaf = Slip of a Leaf
    .text = Before damage is drawn against you next to an obstacle: place yourself next to another obstacle within 5; out of range the attack does not hit you.

archetype-ranger-b10 = Covering Bow

special-ranger-spoil-aim = Spoil the Aim
    .text = After damage is drawn against a friend within 6 or you: redraw up to 2 enemy cards.

special-ranger-rain = Rain of Arrows
    .text = Attack all enemies in a circle of 7 hexes within your range with +1 damage and Empowered 1.

archetype-ranger-a15 = Ghost of the Wood

special-ranger-from-nowhere = From Nowhere
    .text = Place yourself next to an obstacle within 7, then attack with +2 damage, +4 from the flank or rear arc.

special-ranger-nail = Nail to the Bark
    .text = Attack with +1 damage; on a hit each movement of the target is 3 hexes shorter until the end of the round.

archetype-ranger-b15 = Master Archer

special-ranger-three-strings = Three Strings
    .text = Attack twice, each with Empowered 1; the targets may differ.

special-ranger-overwatch = Overwatch
    .text = When an enemy in line of sight within 6 ends its movement: attack it with +1 damage.
