# The companion of the Huntress.

companion-huntress = Huntress companion

archetype-huntress-a1 = Falconer

-special-huntress-loose = Loose the Falcon
-special-huntress-perch = Perch

archetype-huntress-b1 = Bow and Blade

-special-huntress-quick-shot = Quick Shot
-special-huntress-close-work = Close Work

archetype-huntress-a5 = Two Birds

-special-huntress-co-stoop = Stoop
-special-huntress-harry = Harry

archetype-huntress-b5 = Stalker

-special-huntress-ambush = From the Brush
-special-huntress-distract = Distract

archetype-huntress-a10 = Falconer

-special-huntress-double-cast = Double Cast
-special-huntress-recall = Recall

archetype-huntress-b10 = Pathfinder

-special-huntress-mark = Mark the Prey
-special-huntress-boar-spear = Boar Spear

archetype-huntress-a15 = Mistress of Wings

-special-huntress-talons = Talons Together
-special-huntress-wing-screen = Wing Screen

archetype-huntress-b15 = Beast Slayer

-special-huntress-kill-shot = Kill Shot
-special-huntress-run-down = Run Down
