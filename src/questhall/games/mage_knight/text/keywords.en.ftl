# Reminders of what tokens and cards show, a sentence each, with their rules.

## Abilities of enemies

keyword-fortified = In the ranged phase only siege attacks reach it; behind the walls of a site none do.
    .rule = MK-17.3.1
keyword-unfortified = The walls of the site do not protect it.
    .rule = MK-17.3.2
keyword-swift = Blocking it takes twice the value of its attack.
    .rule = MK-17.2.1
keyword-brutal = If it is not blocked, it deals twice the damage.
    .rule = MK-17.2.2
keyword-poison = A wounded unit gets two wounds; for each wound that the hero takes into hand, another one goes into the discard pile.
    .rule = MK-17.2.3
keyword-paralyze = A unit that it wounds is destroyed; a hero who takes a wound discards all other cards from hand.
    .rule = MK-17.2.4
keyword-assassin = Its damage cannot be assigned to units: the hero takes all of it.
    .rule = MK-17.2.5
keyword-cumbersome = In the block phase every Move point spent lowers its attack by 1; at 0 it is blocked.
    .rule = MK-17.2.6
keyword-vampiric = Its armour grows by 1 for every unit that it wounds and every wound that it puts into the hand.
    .rule = MK-17.2.8
keyword-arcane-immunity = Only attacks and blocks affect it, and what changes its attack.
    .rule = MK-17.3.4
keyword-elusive = It has two armours; the lower one counts only in the attack phase, and only if all its attacks were blocked.
    .rule = MK-17.3.3
keyword-summon = At the start of the block phase it draws a token that fights in its place until the damage is done; a summoned enemy gives no fame.
    .rule = MK-17.1.5
keyword-defend = Once in a fight it lends so much armour to the first enemy that is attacked.
    .rule = MK-17.3.5

## Resistances

keyword-resists-physical = Physical attacks against it count by half.
    .rule = MK-17.3.6
keyword-resists-fire = Fire attacks against it count by half; other effects of red cards and red mana do nothing to it.
    .rule = MK-17.3.7
keyword-resists-ice = Ice attacks against it count by half; other effects of blue cards and blue mana do nothing to it.
    .rule = MK-17.3.8

## Elements of attacks

keyword-element-physical = Every block counts in full against it.
    .rule = MK-17.1.1
keyword-element-fire = Only ice and cold fire blocks count in full against it, others by half.
    .rule = MK-17.1.2
keyword-element-ice = Only fire and cold fire blocks count in full against it, others by half.
    .rule = MK-17.1.3
keyword-element-cold-fire = Only cold fire blocks count in full against it, others by half.
    .rule = MK-17.1.4

## Mana

keyword-mana-basic = Pays for effects of its colour. A token is lost at the end of the turn; a crystal lasts.
    .rule = MK-4.4.1
keyword-mana-gold = By day it stands for any basic colour; at night it cannot be used.
    .rule = MK-4.4.5
keyword-mana-black = At night it pays for the strong effects of spells; by day it cannot be used.
    .rule = MK-4.4.6
