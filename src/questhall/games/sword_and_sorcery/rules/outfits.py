"""What a hero's cards add up to: numbers, rules, and what may be used."""

from questhall.kernel.decisions import NOTHING

from ..printed.effects import Rule
from ..printed.kinds import ActionKind, ItemKind
from ..state.adventure import Adventure
from ..state.heroes import Hero, Power
from ..state.outfit import ItemUse, Outfit


def outfit_of(adventure: Adventure, hero: Hero) -> Outfit:
    """As it was worked out last, if the cards are still the same."""
    outfit = hero.outfit
    if (
        outfit is None
        or outfit.slots != hero.slots
        or outfit.powers != hero.powers
        or outfit.turned != adventure.turned
        or outfit.soulrank != hero.soulrank
        or outfit.kind is not hero.kind
    ):
        outfit = _put_on(adventure, hero)
        hero.outfit = outfit
        _pack(adventure, hero, outfit)
    elif outfit.inventory != hero.inventory:
        _pack(adventure, hero, outfit)
    return outfit


def rules_at(outfit: Outfit, moment: int) -> list[Rule]:
    found = outfit.at_moment.get(moment)
    if found is None:
        found = [rule for rule in outfit.rules if rule.moment == moment]
        outfit.at_moment[moment] = found
    return found


def _put_on(adventure: Adventure, hero: Hero) -> Outfit:
    """Equipment works only from its slot (SS-8.0.0.2)."""
    outfit = Outfit(hero, adventure.turned)
    for trait in hero.card.traits:
        outfit.add(trait.stats)
    outfit.rules += hero.card.innate_rules
    for card in hero.slots:
        if card != NOTHING:
            side = adventure.side_of(hero, card)
            outfit.add(side.stats)
            outfit.armour += side.armour
            outfit.shields += side.shields
            outfit.rules += side.rules
            for place, use in enumerate(side.uses):
                outfit.worn_uses.append(ItemUse(card, place, use))
    for power in hero.powers:
        _add_power(adventure, hero, outfit, power)
    for use in hero.card.innate_uses:
        if use.action == ActionKind.REACTION:
            outfit.answers_to.add(use.moment)
    return outfit


def _add_power(adventure: Adventure, hero: Hero, outfit: Outfit, power: Power) -> None:
    card = adventure.power(power.card)
    if card.action == ActionKind.REACTION:
        outfit.reactions.append(power)
        outfit.answers_to.add(card.moment)
    elif card.action != ActionKind.PASSIVE:
        outfit.actions.append(power)
    else:  # SS-R27: of a passive card only the highest level that the soulrank allows
        level = card.highest_for(hero.soulrank)
        if level is not None:
            outfit.add(level.stats)
            outfit.rules += level.rules


def _pack(adventure: Adventure, hero: Hero, outfit: Outfit) -> None:
    """Items that are no equipment work from the inventory (SS-8.0.0.2)."""
    stats = outfit.worn_stats
    for card in hero.inventory:
        if adventure.item(card).kind != ItemKind.PERMANENT:
            continue
        side = adventure.side_of(hero, card)
        if side.stats:
            stats = stats.copy()
            for stat, amount in side.stats.items():
                stats[stat] = stats.get(stat, 0) + amount
    outfit.drop = None
    outfit.inventory = hero.inventory[:]
    outfit.stats = stats
    outfit.uses = None


def uses_of(adventure: Adventure, hero: Hero, outfit: Outfit) -> list[ItemUse]:
    """What can be used: of items that are no equipment, then of what is worn."""
    if outfit.uses is None:
        uses: list[ItemUse] = []
        for card in outfit.inventory:
            if adventure.item(card).kind > ItemKind.ARTIFACT:
                for place, use in enumerate(adventure.side_of(hero, card).uses):
                    uses.append(ItemUse(card, place, use))
        outfit.uses = uses + outfit.worn_uses
    return outfit.uses
