# The companion of the Huntress.

companion-huntress = Huntress companion

archetype-huntress-a1 = Falconer

name-special-huntress-loose = Loose the Falcon
name-special-huntress-perch = Perch

archetype-huntress-b1 = Bow and Blade

name-special-huntress-quick-shot = Quick Shot
name-special-huntress-close-work = Close Work

archetype-huntress-a5 = Two Birds

name-special-huntress-co-stoop = Stoop
name-special-huntress-harry = Harry

archetype-huntress-b5 = Stalker

name-special-huntress-ambush = From the Brush
name-special-huntress-distract = Distract

archetype-huntress-a10 = Falconer

name-special-huntress-double-cast = Double Cast
name-special-huntress-recall = Recall

archetype-huntress-b10 = Pathfinder

name-special-huntress-mark = Mark the Prey
name-special-huntress-boar-spear = Boar Spear

archetype-huntress-a15 = Mistress of Wings

name-special-huntress-talons = Talons Together
name-special-huntress-wing-screen = Wing Screen

archetype-huntress-b15 = Beast Slayer

name-special-huntress-kill-shot = Kill Shot
name-special-huntress-run-down = Run Down
