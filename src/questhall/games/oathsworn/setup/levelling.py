"""A ready company of a chosen level: Quick Leveling (OS-11.1.1, OS-11.5.2)."""

from typing import Final

from questhall.kernel.decisions import Flow, Option, ask
from questhall.kernel.packs import in_play

from ..library.library import library
from ..printed.cards import ItemDef
from ..printed.tokens import TOKENS, Token
from ..rules.equipment import may_equip
from ..rules.purse import gain_token
from ..rules.story.progress import MOST_OF_A_KIND, tokens_by_level
from ..state.battle import Battle
from ..state.oathsworn import Oathsworn
from .cards import new_card

# OS-11.1.1: at which levels animus is gained.
ANIMUS_UPGRADES_AT: Final = (8, 12, 17)
MORE_ANIMUS: Final = 2  # OS-11.2.4
MORE_REGEN: Final = 1

ORDER: Final = (0, 0, 1, 2)  # of the slots: weapons and shields are chosen together


def reached(levels: tuple[int, ...], level: int) -> int:
    """How often something was gained up to a level."""
    return len([each for each in levels if each <= level])


def grow(battle: Battle, oathsworn: Oathsworn) -> Flow[None]:
    """Animus and permanent tokens of the level; a companion has tokens instead of animus."""
    permanent = [0] * len(TOKENS)
    for _ in range(reached(ANIMUS_UPGRADES_AT, oathsworn.level)):
        if oathsworn.companion is not None:  # OS-11.2.5
            yield from _permanent(battle, oathsworn, permanent, [Token.ANIMUS, Token.BATTLEFLOW])
        else:
            yield from _upgrade(oathsworn)
    for _ in range(tokens_by_level(oathsworn.level)):
        yield from _permanent(battle, oathsworn, permanent, list(range(len(TOKENS))))


def _upgrade(oathsworn: Oathsworn) -> Flow[None]:
    options = [Option("more-animus"), Option("more-regen")]
    answer = yield ask(oathsworn.seat, "animus-upgrade", options, "OS-11.2.4", oathsworn.place)
    if answer.verb == "more-regen":
        oathsworn.extra_regen += MORE_REGEN
        return
    oathsworn.extra_animus += MORE_ANIMUS
    oathsworn.reserve += MORE_ANIMUS


def _permanent(
    battle: Battle, oathsworn: Oathsworn, permanent: list[int], kinds: list[int]
) -> Flow[None]:
    """At most three of a kind (OS-11.2.3, OS-R24)."""
    open_ones = [kind for kind in kinds if permanent[kind] < MOST_OF_A_KIND]
    options = [Option("token-kind", kind) for kind in open_ones]
    answer = yield ask(oathsworn.seat, "permanent-token", options, "OS-11.2.3", oathsworn.place)
    permanent[answer.what] += 1
    gain_token(battle, oathsworn, answer.what)


def equip_fully(battle: Battle, oathsworn: Oathsworn) -> Flow[None]:
    """Chosen from the common items of lower chapters, as long as there are copies; on level 1 the
    starting items stay."""
    if oathsworn.level == 1:
        return
    oathsworn.hand = [card for card in oathsworn.hand if card not in oathsworn.equipped]
    oathsworn.equipped = []
    battle.cards = battle.cards[:]
    while True:
        found = _offered(battle, oathsworn)
        if not found:
            return
        options = [Option("item", number) for number in found]
        answer = yield ask(oathsworn.seat, "equip", options, "OS-11.5.2", oathsworn.place)
        card = new_card(battle, _box()[answer.what])
        oathsworn.equipped.append(card)
        oathsworn.hand.append(card)


def _box() -> list[ItemDef]:
    return list(library().items.values())


def _offered(battle: Battle, oathsworn: Oathsworn) -> list[int]:
    """What fits into the first slot that is open: hands, then armor, then gear."""
    worn = [battle.item(card) for card in oathsworn.equipped]
    taken = [battle.cards[card].key for each in battle.company for card in each.equipped]
    fit: dict[int, list[int]] = {}
    for number, item in enumerate(_box()):
        there = in_play(item.key, battle.rules.packs)
        if item.unique or item.chapter >= oathsworn.level or not there:
            continue
        if taken.count(item.key) < item.copies and may_equip(oathsworn.board, worn, item):
            fit.setdefault(ORDER[item.slot], []).append(number)
    return fit[min(fit)] if fit else []
