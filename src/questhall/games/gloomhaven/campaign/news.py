"""What came of an evening: the difference between two ledgers, as the party is told it."""

from collections.abc import Iterator

from questhall.kernel.campaigns import News, Tidings, more_than, with_name, with_number
from questhall.kernel.language.speaking import message

from ..library.scenarios import scenario_list
from .ledger import Chronicle, Sheet
from .levelling_up import level_for
from .prosperity import prosperity_level
from .quests.counting import quest_of


def news_of(before: Chronicle, after: Chronicle) -> list[News]:
    """First what the characters brought home, then what the world has become."""
    known = {sheet.kind.key: sheet for sheet in [*before.characters, *before.home]}
    found: list[News] = []
    for sheet in after.characters:
        old = known.get(sheet.kind.key)
        found += _joined(sheet) if old is None else _changed(old, sheet)
    found += _left(before, after)
    found += _world(before, after)
    return found


# -- characters --------------------------------------------------------------------


def _who(sheet: Sheet) -> str:
    return message("class", sheet.kind.key)


def _joined(sheet: Sheet) -> list[News]:
    return [News("opened", "joined", with_number("level", sheet.level), _who(sheet))]


def _changed(old: Sheet, new: Sheet) -> list[News]:
    who = _who(new)
    found = [
        News(kind, key, with_number("amount", amount), who)
        for kind, key, amount in _amounts(old, new)
        if amount > 0
    ]
    for item in more_than([item.key for item in new.items], [item.key for item in old.items]):
        found.append(News("gained", "item", with_name("item", message("item", item)), who))
    for card in more_than([card.key for card in new.pool], [card.key for card in old.pool]):
        found.append(News("learned", "card", with_name("card", message("card", card)), who))
    if new.level > old.level:
        found.append(News("learned", "level", with_number("level", new.level), who))
    elif new.level < level_for(new.xp):
        found.append(News("learned", "level-waits", with_number("level", new.level + 1), who))
    return found + _quest(old, new, who)


def _amounts(old: Sheet, new: Sheet) -> list[tuple[Tidings, str, int]]:
    return [
        ("gained", "xp", new.xp - old.xp),
        ("gained", "gold", new.gold - old.gold),
        ("gained", "gold-spent", old.gold - new.gold),
        ("gained", "checks", new.checks - old.checks),
        ("learned", "perks", len(new.perks) - len(old.perks)),
    ]


def _quest(old: Sheet, new: Sheet, who: str) -> list[News]:
    """How much closer a character has come to the end of its personal quest (GH-8.4.2)."""
    if new.dead:
        return [News("opened", "dead", who=who)]
    if new.fulfilled:
        return [] if old.fulfilled else [News("opened", "quest-done", who=who)]
    quest = quest_of(new)
    if quest is None or old.quest != new.quest:
        return []
    steps = [
        (counter.reached(old, place), counter.reached(new, place), counter.least)
        for place, counter in enumerate(quest.counters)
    ]
    return [
        News("gained", "quest", [*with_number("count", now), *with_number("least", least)], who)
        for was, now, least in steps
        if now > was
    ]


def _left(before: Chronicle, after: Chronicle) -> list[News]:
    return [
        News("opened", "retired", who=message("class", key))
        for key in after.retired[len(before.retired) :]
    ]


# -- the world ---------------------------------------------------------------------


def _world(before: Chronicle, after: Chronicle) -> Iterator[News]:
    titles = {title.number: title.id for title in scenario_list()}
    for number in more_than(after.opened, before.opened):
        name = message("scenario", titles[number])
        yield News(
            "opened", "scenario", [*with_number("number", number), *with_name("scenario", name)]
        )
    for achievement in [
        *more_than(after.party_achievements, before.party_achievements),
        *more_than(after.global_achievements, before.global_achievements),
    ]:
        name = message("achievement", achievement)
        yield News("opened", "achievement", with_name("achievement", name))
    for key in more_than(after.classes, before.classes):
        yield News("opened", "class", with_name("class", message("class", key)))
    if after.reputation != before.reputation:
        change = after.reputation - before.reputation
        numbers = [*with_number("change", abs(change)), *with_number("now", after.reputation)]
        yield News("gained", "reputation-up" if change > 0 else "reputation-down", numbers)
    yield from _prosperity(before.prosperity, after.prosperity)


def _prosperity(before: int, after: int) -> Iterator[News]:
    if prosperity_level(after) > prosperity_level(before):
        yield News("opened", "prosperity-level", with_number("level", prosperity_level(after)))
    elif after > before:
        yield News("gained", "prosperity", with_number("amount", after - before))
