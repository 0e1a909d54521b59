# The companion of the Grove Maiden.

companion-grove-maiden = Grove Maiden companion

archetype-grove-maiden-a1 = Seedling

-special-grove-maiden-sprout = Sprout
-special-grove-maiden-thorn-fire = Thorn Fire

archetype-grove-maiden-b1 = Guardian's Friend

-special-grove-maiden-go = Go, Old One
-special-grove-maiden-bark = Bark Skin

archetype-grove-maiden-a5 = Thicket

-special-grove-maiden-overgrow = Overgrow
-special-grove-maiden-mulch = Mulch

archetype-grove-maiden-b5 = Root Caller

-special-grove-maiden-grasp = Grasping Roots
-special-grove-maiden-mend = Mend the Grove

archetype-grove-maiden-a10 = Thorn Garden

-special-grove-maiden-hedge = Hedge
-special-grove-maiden-volley = Green Volley

archetype-grove-maiden-b10 = Old Root

-special-grove-maiden-stride = Stride
-special-grove-maiden-cradle = Cradle

archetype-grove-maiden-a15 = Walking Wood

-special-grove-maiden-all-thorns = All Thorns
-special-grove-maiden-sap = Give Sap

archetype-grove-maiden-b15 = Heartwood

-special-grove-maiden-twice = The Old One Wakes
-special-grove-maiden-bark-skin = Bark Skin
