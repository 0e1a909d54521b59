# What is said on the faces of cards beside their own texts.

face-ability = { $name }: { $text }

slot-weapon = оружие
slot-shield = щит
slot-armor = доспех
slot-gear = снаряжение
item-kind-axe = топор
item-kind-blade = клинок
item-kind-blunt = дробящее
item-kind-bow = лук
item-kind-branch = посох
item-kind-cloth = ткань
item-kind-gear = снаряжение
item-kind-iron = железо
item-kind-knife = нож
item-kind-rawhide = кожа
item-kind-shield = щит
