# The companion of the Grove Maiden.

companion-grove-maiden = Grove Maiden companion

archetype-grove-maiden-a1 = Seedling

name-special-grove-maiden-sprout = Sprout
name-special-grove-maiden-thorn-fire = Thorn Fire

archetype-grove-maiden-b1 = Guardian's Friend

name-special-grove-maiden-go = Go, Old One
name-special-grove-maiden-bark = Bark Skin

archetype-grove-maiden-a5 = Thicket

name-special-grove-maiden-overgrow = Overgrow
name-special-grove-maiden-mulch = Mulch

archetype-grove-maiden-b5 = Root Caller

name-special-grove-maiden-grasp = Grasping Roots
name-special-grove-maiden-mend = Mend the Grove

archetype-grove-maiden-a10 = Thorn Garden

name-special-grove-maiden-hedge = Hedge
name-special-grove-maiden-volley = Green Volley

archetype-grove-maiden-b10 = Old Root

name-special-grove-maiden-stride = Stride
name-special-grove-maiden-cradle = Cradle

archetype-grove-maiden-a15 = Walking Wood

name-special-grove-maiden-all-thorns = All Thorns
name-special-grove-maiden-sap = Give Sap

archetype-grove-maiden-b15 = Heartwood

name-special-grove-maiden-twice = The Old One Wakes
name-special-grove-maiden-bark-skin = Bark Skin
