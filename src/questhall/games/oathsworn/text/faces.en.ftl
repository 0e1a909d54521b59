# What is said on the faces of cards beside their own texts.

face-ability = { $name }: { $text }

slot-weapon = weapon
slot-shield = shield
slot-armor = armour
slot-gear = gear
item-kind-axe = axe
item-kind-blade = blade
item-kind-blunt = blunt weapon
item-kind-bow = bow
item-kind-branch = branch
item-kind-cloth = cloth
item-kind-gear = gear
item-kind-iron = iron
item-kind-knife = knife
item-kind-rawhide = rawhide
item-kind-shield = shield
