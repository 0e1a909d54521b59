# The companion of the Huntress.

companion-huntress = Huntress companion

archetype-huntress-b1 = Bow and Blade

special-huntress-quick-shot = Quick Shot
    .text = Attack with 1 redraw and +1 damage, then move 1.

special-huntress-close-work = Close Work
    .text = Move 2, then make a melee attack with +2 damage.

archetype-huntress-b10 = Pathfinder

special-huntress-mark = Mark the Prey
    .text = Attack with +2 damage; on a hit another friend within 5 gains 1 Redraw Token.

special-huntress-boar-spear = Boar Spear
    .text = When an enemy ends its movement next to you: melee attack it with +2 damage.
