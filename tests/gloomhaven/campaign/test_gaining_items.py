"""Items that the party gains: who gets them, and what becomes of a second copy (GH-3.16.5)."""

from itertools import product

import pytest

from questhall.games.gloomhaven import GAME
from questhall.games.gloomhaven.campaign.events.words import EFFECTS
from questhall.games.gloomhaven.campaign.ledger import Chronicle
from questhall.games.gloomhaven.campaign.prosperity import BOXES, in_shop, owned
from questhall.games.gloomhaven.campaign.town import Town
from questhall.games.gloomhaven.library.library import library
from questhall.games.gloomhaven.library.treasures import treasures
from questhall.games.gloomhaven.printed.items import ItemDef
from questhall.games.gloomhaven.rules.movement.treasures import FoundItem
from questhall.games.gloomhaven.state.scene import Ending
from questhall.kernel.chance import Chance
from questhall.kernel.decisions import Decision
from questhall.kernel.language.expressions import parse_expression
from questhall.kernel.phrases import say_prompt
from questhall.kernel.text import LANGUAGES
from tests.marks import rule

from .party import CAMPAIGNS, Outing, give, party
from .test_where_items_come_from import in_events, in_scenarios, in_treasures

SEATS = (0, 1, 2)
OWNERS = [who for who in product((False, True), repeat=3) if sum(who) <= 2]
REWARDS = sorted({*in_scenarios(), *in_events()})


def with_owners(kind: ItemDef, owners: tuple[bool, ...], prosperity: int) -> Chronicle:
    """A party of three, some of whom own this item."""
    ledger = party("brute", "tinkerer", "scoundrel", prosperity=prosperity)
    for seat in SEATS:
        ledger.characters[seat].gold = 100
        if owners[seat]:
            give(ledger, seat, kind.key)
    return ledger


def let_gain(ledger: Chronicle, kind: ItemDef, seat: int) -> bool:
    """An event gives the party this item, and the players want this character to have it. Says
    whether they were asked."""
    flow = EFFECTS.read(parse_expression(f"item({kind.number})"), library()).happen(
        at_table(ledger)
    )
    asked = next(flow, None)
    if asked is None:
        return False
    assert isinstance(asked, Decision)
    assert [option.what for option in asked.options] == [*SEATS]  # any member (GH-10.1.5)
    with pytest.raises(StopIteration):
        flow.send(asked.options[seat])
    return True


def at_table(ledger: Chronicle) -> Town:
    return Town(Chance("item"), "", "", ledger)


def copies(ledger: Chronicle, kind: ItemDef) -> tuple[int, int]:
    return owned(ledger, kind), ledger.stock.get(kind.key, 0)


# -- laws ------------------------------------------------------------------------------


@rule("GH-3.16.5", "GH-9.7.8", "GH-9.7.9", "GH-10.1.5")
@pytest.mark.parametrize("number", REWARDS)
def test_any_member_may_gain_an_item_and_a_second_copy_is_sold(number: int) -> None:
    kind = library().item_numbered(number)
    for owners, seat, prosperity in product(OWNERS, SEATS, (0, BOXES[-1])):
        if sum(owners) > kind.copies:
            continue
        ledger = with_owners(kind, owners, prosperity)
        before, (had, stock) = sum(sheet.gold for sheet in ledger.characters), copies(ledger, kind)
        asked = let_gain(ledger, kind, seat)
        sold = sum(sheet.gold for sheet in ledger.characters) - before
        assert asked == (had < kind.copies)
        if not asked:
            assert (copies(ledger, kind), sold) == ((had, stock), 0)
        elif owners[seat]:
            assert (owned(ledger, kind), sold) == (had, kind.price // 2)
            assert ledger.stock[kind.key] == (kind.copies - had if in_shop(ledger, kind) else 1)
        else:
            assert (owned(ledger, kind), sold) == (had + 1, 0)
        assert CAMPAIGNS.faults(ledger) == []


@rule("GH-3.16.5", "GH-2.2.31", "GH-9.7.9")
@pytest.mark.parametrize("number", sorted(in_treasures()))
def test_every_item_in_a_treasure_is_kept_or_sold_into_the_shop(number: int) -> None:
    kind = library().item_numbered(number)
    finds = [
        (treasure, each)
        for treasure in treasures().values()
        for each in treasure.rewards
        if isinstance(each, FoundItem) and each.amount == number
    ]
    for owners in OWNERS if finds else []:
        if sum(owners) > kind.copies:
            continue
        before = with_owners(kind, owners, 0)
        before.opened = [1]
        outing = Outing(before, "scenario:1")
        finds[0][1].hand_over(outing.scene, outing.scene.heroes[0])
        after = outing.ended(Ending.LOSS)
        had, gold = sum(owners), after.characters[0].gold - 100
        if had == kind.copies:
            assert (owned(after, kind), gold) == (had, 0)
        elif owners[0]:
            assert (owned(after, kind), gold) == (had, kind.price // 2)
            assert after.stock[kind.key] == 1
        else:
            assert (owned(after, kind), gold) == (had + 1, 0)
        assert CAMPAIGNS.faults(after) == []


@rule("GH-9.7.9", "GH-3.16.5", "GH-8.2.2")
@pytest.mark.parametrize("finder", [0, 1])
@pytest.mark.parametrize("number", sorted(in_treasures()))
def test_copies_of_those_who_stay_at_home_cannot_be_found(number: int, finder: int) -> None:
    kind = library().item_numbered(number)
    before = with_owners(kind, (kind.copies > 1, False, True), 0)
    before.home = [before.characters.pop()]
    before.size, before.opened = 2, [1]
    outing = Outing(before, "scenario:1")
    hero = outing.scene.heroes[finder]
    FoundItem(number).hand_over(outing.scene, hero)
    assert (hero.gold, hero.found, hero.sold) == (0, [], [])
    after = outing.ended(Ending.LOSS)
    assert copies(after, kind) == copies(before, kind)


# -- what the players see --------------------------------------------------------------


@rule("GH-3.16.5")
def test_the_players_are_warned_before_a_second_copy_is_sold() -> None:
    kind = library().item_numbered(41)
    town = at_table(with_owners(kind, (True, False, False), 0))
    flow = EFFECTS.read(parse_expression(f"item({kind.number})"), library()).happen(town)
    asked = next(flow)
    assert isinstance(asked, Decision)
    warned = [GAME.warning(town, 0, asked, option) for option in asked.options]
    assert [each and each.message for each in warned] == ["warning-sold-at-once", None, None]
    assert GAME.hunch(town, asked, Chance("hunch")) != 0
    for language in LANGUAGES:
        assert GAME.texts(language).say(f"item-{kind.key.replace('_', '-')}") in say_prompt(
            GAME, town, asked, GAME.texts(language)
        )
