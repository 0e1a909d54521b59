# The companion of the Ranger.

companion-ranger = Ranger companion

archetype-ranger-a1 = Marksman

-special-ranger-aimed-shot = Aimed Shot
-special-ranger-step-back = Step Back

archetype-ranger-b1 = Tree Walker

-special-ranger-branch-path = Branch Path
-special-ranger-pin = Pin Down

archetype-ranger-a5 = Arrow Rain

-special-ranger-volley = Volley
-special-ranger-two-arrows = Two Arrows

archetype-ranger-b5 = Watcher

-special-ranger-warding-arrow = Warding Arrow
-special-ranger-long-shot = Long Shot

archetype-ranger-a10 = Thorn Sister

-special-ranger-heart-shot = Heart Shot
-special-ranger-slip-leaf = Slip of a Leaf

archetype-ranger-b10 = Covering Bow

-special-ranger-spoil-aim = Spoil the Aim
-special-ranger-rain = Rain of Arrows

archetype-ranger-a15 = Ghost of the Wood

-special-ranger-from-nowhere = From Nowhere
-special-ranger-nail = Nail to the Bark

archetype-ranger-b15 = Master Archer

-special-ranger-three-strings = Three Strings
-special-ranger-overwatch = Overwatch
