"""What may be used on any roll of a hero: his own luck, and help from others."""

from questhall.kernel.decisions import Flow, Option

from ...printed.heroes import UseTarget
from ...printed.kinds import Moment
from ...state.adventure import Adventure
from ...state.attacks import Deed, Pool
from ...state.figures import Figure
from ...state.heroes import GIFTS, gift_of
from ..items import item_uses, usable_item, use_up
from ..moments import note_use, uses_left
from ..targets import in_reach


def help_options(adventure: Adventure, figure: Figure, pool: Pool) -> list[Option]:
    """Passive cards may be used at any time (SS-6.5.0.1), as long as a die has use for it."""
    if not pool.takes_rerolls:
        return []
    options: list[Option] = []
    for hero in adventure.living():
        helper = adventure.figure_of(hero)
        for place, use in enumerate(hero.card.innate_uses):
            if use.moment != Moment.ANY_ROLL or not uses_left(
                adventure, helper, use.key, use.limit
            ):
                continue
            near = use.target == UseTarget.HERO and in_reach(adventure, helper, figure, use.range)
            if near or helper is figure:
                options.append(Option("help-innate", hero.place, gift_of(hero, place)))
    roller = adventure.hero_of(figure)
    for card, place, use in item_uses(adventure, roller):
        deed = Deed(figure.id, card, roller.soulrank)
        if use.moment != Moment.ANY_ROLL or not usable_item(adventure, roller, card, use):
            continue
        if use.test.holds(adventure, deed):
            options.append(Option("use-item", card, place))
    return options


def get_help(adventure: Adventure, figure: Figure, option: Option) -> Flow[None]:
    """SS-R52: it is used in the step of the character it helps."""
    if option.verb == "help-innate":
        helper = adventure.heroes[option.what]
        use = helper.card.innate_uses[option.where % GIFTS]
        note_use(adventure, adventure.figure_of(helper), use.key, use.limit)
        deed = Deed(helper.place, level=helper.soulrank)
        deed.power = use.key
        deed.target = figure.id
        adventure.tell("uses-innate", "SS-5.2.2.1", helper.place)
        yield from use.effect.resolve(adventure, deed)
        return
    roller = adventure.hero_of(figure)
    use = adventure.side_of(roller, option.what).uses[option.where]
    deed = Deed(figure.id, option.what, roller.soulrank)
    deed.target = figure.id
    yield from use_up(adventure, roller, option.what, use, deed)
