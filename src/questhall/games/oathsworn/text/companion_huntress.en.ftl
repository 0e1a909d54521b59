# The companion of the Huntress.

companion-huntress = Huntress companion

archetype-huntress-a1 = Falconer

special-huntress-loose = Loose the Falcon
    .text = Send a falcon to an enemy in line of sight, then make a falcon attack with +1 damage.

special-huntress-perch = Perch
    .text = Send a falcon to another friend in line of sight; he gains 1 Redraw and 1 Defense Token.

archetype-huntress-b1 = Bow and Blade

special-huntress-quick-shot = Quick Shot
    .text = Attack with 1 redraw and +1 damage, then move 1.

special-huntress-close-work = Close Work
    .text = Move 2, then make a melee attack with +2 damage.

archetype-huntress-a5 = Two Birds

special-huntress-co-stoop = Stoop
    .text = Falcon attack with +2 damage per falcon on the target.

special-huntress-harry = Harry
    .text = Send up to 2 falcons to an enemy in line of sight, then attack.

archetype-huntress-b5 = Stalker

special-huntress-ambush = From the Brush
    .text = Move 3, then attack with +1 damage, +2 if you moved 3 or more hexes this turn.

special-huntress-distract = Distract
    .text = After an enemy with a falcon drew damage against a friend in line of sight or you: ignore its highest card; the falcon returns to you.

archetype-huntress-a10 = Falconer

special-huntress-double-cast = Double Cast
    .text = Send up to 2 falcons to an enemy in line of sight, then make a falcon attack with Empowered 2 and +1 damage per falcon on the target.

special-huntress-recall = Recall
    .text = After damage is drawn against you with a falcon on your card: ignore the highest enemy card.

archetype-huntress-b10 = Pathfinder

special-huntress-mark = Mark the Prey
    .text = Attack with +2 damage; on a hit another friend within 5 gains 1 Redraw Token.

special-huntress-boar-spear = Boar Spear
    .text = When an enemy ends its movement next to you: melee attack it with +2 damage.

archetype-huntress-a15 = Mistress of Wings

special-huntress-talons = Talons Together
    .text = Falcon attack with Empowered 3 and +2 damage per falcon on the target.

special-huntress-wing-screen = Wing Screen
    .text = After damage is drawn against a friend in line of sight or you: ignore the highest enemy card, then redraw 1 enemy card.

archetype-huntress-b15 = Beast Slayer

special-huntress-kill-shot = Kill Shot
    .text = Attack with +2 damage and Empowered 2, +4 damage if a falcon is on the target.

special-huntress-run-down = Run Down
    .text = Move 4, then make a melee attack with +3 damage.
