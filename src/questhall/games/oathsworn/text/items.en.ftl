# Items of the first chapter.

card-great-maul = Great Maul
    .text = After your melee attack hits: Knockback 1.

card-hatchet = Hatchet
    .text = Before drawing for an attack: Empowered 2.

card-felling-axe = Felling Axe
    .text = Before drawing for an attack: +1 damage.

card-short-sword = Short Sword
    .text = After drawing for an attack: redraw 1 card.

card-long-sword = Long Sword
    .text = After drawing for an attack: redraw up to 2 cards.

card-cudgel = Cudgel
    .text = Before drawing for an attack, if you have lost 2 or more HP: +1 damage.

card-bone-knife = Bone Knife
    .text = Before drawing for an attack from the rear arc of the target: +1 damage.

card-short-bow = Short Bow
    .text = Before drawing for an attack on a target 3 or more hexes away: Empowered 2.

card-knotted-staff = Knotted Staff
    .text = After drawing for an attack: redraw 1 white card.

card-buckler = Buckler
    .text = Interrupt, after damage is drawn against you: +1 defense against this attack.

card-cast-iron-coat = Cast Iron Coat
    .text = Interrupt, after damage is drawn against you: +1 defense against this attack.

card-rawhide-bindings = Rawhide Bindings
    .text = Move 1.

card-flax-shift = Flax Shift
    .text = Gain 1 animus.

card-tanned-leather-jerkin = Tanned Leather Jerkin
    .text = Move 2.

card-quilted-smock = Quilted Smock
    .text = Interrupt, after damage is drawn against you: redraw 1 enemy might card.

card-lump-of-amber = Lump of Amber
    .text = Gain 3 animus.

card-whetstone = Whetstone
    .text = Before drawing for an attack: +1 damage.

card-rope-and-hook = Rope and Hook
    .text = Pull another friendly character within 4 up to 2 hexes towards you.

card-bitter-bread = Bitter Bread
    .text = If you have 3 HP or less: regain 1 HP.
