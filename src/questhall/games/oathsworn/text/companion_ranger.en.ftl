# The companion of the Ranger.

companion-ranger = Ranger companion

archetype-ranger-a1 = Marksman

name-special-ranger-aimed-shot = Aimed Shot
name-special-ranger-step-back = Step Back

archetype-ranger-b1 = Tree Walker

name-special-ranger-branch-path = Branch Path
name-special-ranger-pin = Pin Down

archetype-ranger-a5 = Arrow Rain

name-special-ranger-volley = Volley
name-special-ranger-two-arrows = Two Arrows

archetype-ranger-b5 = Watcher

name-special-ranger-warding-arrow = Warding Arrow
name-special-ranger-long-shot = Long Shot

archetype-ranger-a10 = Thorn Sister

name-special-ranger-heart-shot = Heart Shot
name-special-ranger-slip-leaf = Slip of a Leaf

archetype-ranger-b10 = Covering Bow

name-special-ranger-spoil-aim = Spoil the Aim
name-special-ranger-rain = Rain of Arrows

archetype-ranger-a15 = Ghost of the Wood

name-special-ranger-from-nowhere = From Nowhere
name-special-ranger-nail = Nail to the Bark

archetype-ranger-b15 = Master Archer

name-special-ranger-three-strings = Three Strings
name-special-ranger-overwatch = Overwatch
