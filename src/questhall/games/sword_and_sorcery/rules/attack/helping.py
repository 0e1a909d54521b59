"""What may be used on any roll of a hero: his own luck, and help from others."""

from questhall.kernel.decisions import Flow, Option, meant_by

from ...printed.heroes import UseDef, UseTarget
from ...printed.kinds import Moment
from ...state.adventure import Adventure
from ...state.attacks import Deed, Pool
from ...state.figures import Figure
from ...state.heroes import Hero, gift_of
from ...state.outfit import ItemUse
from ..items import usable_item, use_up, uses_at
from ..moments import note_use, uses_left
from ..targets import in_reach


def help_options(adventure: Adventure, figure: Figure, pool: Pool) -> list[Option]:
    """Passive cards may be used at any time (SS-6.5.0.1), as long as a die has use for it."""
    if not pool.takes_rerolls:
        return []
    options: list[Option] = []
    for hero in adventure.living():
        helper = adventure.figures[hero.place]
        for place, use in enumerate(hero.card.innate_uses):
            if use.moment != Moment.ANY_ROLL or not uses_left(
                adventure, helper, use.key, use.limit
            ):
                continue
            near = use.target == UseTarget.HERO and in_reach(adventure, helper, figure, use.range)
            if near or helper is figure:
                gift = gift_of(hero, place)
                options.append(Option("help-innate", hero.place, gift, meant=Luck(hero, use)))
    roller = adventure.hero_of(figure)
    for each in uses_at(adventure, roller, Moment.ANY_ROLL):
        deed = Deed(figure.id, each.card, roller.soulrank)
        fits = usable_item(adventure, roller, each.card, each.use)
        if fits and each.use.test.holds(adventure, deed):
            options.append(Option("use-item", each.card, each.place, meant=each))
    return options


class Luck:
    """An innate power of a hero that helps with a roll."""

    def __init__(self, helper: Hero, use: UseDef) -> None:
        self.helper = helper
        self.use = use


def get_help(adventure: Adventure, figure: Figure, option: Option) -> Flow[None]:
    """SS-R52: it is used in the step of the character it helps."""
    meant = option.meant
    if isinstance(meant, Luck):
        helper = meant.helper
        note_use(adventure, adventure.figure_of(helper), meant.use.key, meant.use.limit)
        deed = Deed(helper.place, level=helper.soulrank)
        deed.power = meant.use.key
        deed.target = figure.id
        adventure.tell("uses-innate", "SS-5.2.2.1", helper.place)
        yield from meant.use.effect.resolve(adventure, deed)
        return
    used = meant_by(option, ItemUse)
    roller = adventure.hero_of(figure)
    deed = Deed(figure.id, used.card, roller.soulrank)
    deed.target = figure.id
    yield from use_up(adventure, roller, used.card, used.use, deed)
