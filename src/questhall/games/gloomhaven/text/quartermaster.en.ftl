# Quartermaster: names of the class and its cards; perks as they are worded by their contents.

class-quartermaster = Quartermaster

card-restock = Restock
card-oversized-pack = Oversized Pack
card-sharpening-kit = Sharpening Kit
card-proficiency = Proficiency
card-iron-bulwark = Iron Bulwark
card-hastened-step = Hastened Step
card-cleaving-axe = Cleaving Axe
card-impaling-spear = Impaling Spear
card-crippling-bow = Crippling Bow
card-crushing-hammer = Crushing Hammer
card-scroll-of-recall = Scroll of Recall
card-reserved-energy = Reserved Energy
card-reforge = Reforge
card-bladed-boomerang = Bladed Boomerang
card-continual-supply = Continual Supply
card-scroll-of-lightning = Scroll of Lightning
card-side-pouch = Side Pouch
card-giant-club = Giant Club
card-reinforced-steel = Reinforced Steel
card-scroll-of-judgment = Scroll of Judgment
card-catastrophic-bomb = Catastrophic Bomb
card-quiver-of-arrows = Quiver of Arrows
card-scroll-of-blizzards = Scroll of Blizzards
card-refreshment = Refreshment
card-portable-ballista = Portable Ballista
card-fortified-position = Fortified Position
card-scroll-of-annihilation = Scroll of Annihilation
card-bag-of-holding = Bag of Holding

quartermaster-perk-1 = Remove two “−1” cards
quartermaster-perk-2 = Remove four “+0” cards
quartermaster-perk-3 = Replace one “+0” card with one “+2” card
quartermaster-perk-4 = Add two “+1, rolling” cards
quartermaster-perk-5 = Add three “+0, Muddle, rolling” cards
quartermaster-perk-6 = Add two “+0, Pierce 3, rolling” cards
quartermaster-perk-7 = Add one “+0, Stun, rolling” card
quartermaster-perk-8 = Add one “+0, Add Target, rolling” card
quartermaster-perk-9 = Add one “+0, Refresh 1 item” card
quartermaster-perk-10 = Ignore negative item effects. Add two “+1” cards

modifier-quartermaster-perk-3-0 = +2
modifier-quartermaster-perk-4-0 = +1, rolling
modifier-quartermaster-perk-4-1 = +1, rolling
modifier-quartermaster-perk-5-0 = +0, Muddle, rolling
modifier-quartermaster-perk-5-1 = +0, Muddle, rolling
modifier-quartermaster-perk-5-2 = +0, Muddle, rolling
modifier-quartermaster-perk-6-0 = +0, Pierce 3, rolling
modifier-quartermaster-perk-6-1 = +0, Pierce 3, rolling
modifier-quartermaster-perk-7-0 = +0, Stun, rolling
modifier-quartermaster-perk-8-0 = +0, Add Target, rolling
modifier-quartermaster-perk-9-0 = +0, Refresh 1 item
modifier-quartermaster-perk-10-0 = +1
modifier-quartermaster-perk-10-1 = +1
