"""What came of a quest: the difference between two ledgers, as the company is told it."""

from collections.abc import Iterator

from questhall.kernel.campaigns import News, Tidings, more_than, with_name, with_number
from questhall.kernel.language.speaking import message

from .ledger import HeroSheet, Saga


def news_of(before: Saga, after: Saga) -> list[News]:
    known = {sheet.kind.key: sheet for sheet in before.heroes}
    found: list[News] = []
    for sheet in after.heroes:
        old = known.get(sheet.kind.key)
        found += _joined(sheet) if old is None else _changed(old, sheet)
    found += _of_the_company(before, after)
    return found


def _joined(sheet: HeroSheet) -> list[News]:
    who = message("class", sheet.kind.key)
    return [News("opened", "joined", with_number("rank", sheet.soulrank), who)]


def _changed(old: HeroSheet, new: HeroSheet) -> list[News]:
    who = message("class", new.kind.key)
    amounts: list[tuple[Tidings, str, int]] = [
        ("gained", "crowns", new.crowns - old.crowns),
        ("gained", "crowns-spent", old.crowns - new.crowns),
    ]
    found = [
        News(kind, key, with_number("amount", amount), who)
        for kind, key, amount in amounts
        if amount > 0
    ]
    if new.soulrank != old.soulrank:
        found.append(News("learned", "soulrank", with_number("rank", new.soulrank), who))
    for power in more_than(_powers(new), _powers(old)):
        found.append(News("learned", "power", with_name("power", message("card", power)), who))
    for item in more_than(_items(new), _items(old)):
        found.append(News("gained", "item", with_name("item", message("card", item)), who))
    return found


def _powers(sheet: HeroSheet) -> list[str]:
    return [power.key for power in sheet.powers]


def _items(sheet: HeroSheet) -> list[str]:
    return [item.printed.key for item in sheet.items]


def _of_the_company(before: Saga, after: Saga) -> Iterator[News]:
    change = after.shards - before.shards
    if change:
        yield News(
            "gained", "shards" if change > 0 else "shards-spent", with_number("amount", abs(change))
        )
    for item in more_than(_stored(after), _stored(before)):
        yield News("gained", "stored", with_name("item", message("card", item)))
    for quest in more_than(after.open, before.open):
        if quest not in before.done:
            text = message("table-option-quest", quest)
            yield News("opened", "quest", with_name("quest", text))


def _stored(saga: Saga) -> list[str]:
    return [item.printed.key for item in saga.stored]
