"""What came of an evening: the difference between two ledgers, as the company is told it."""

from collections.abc import Iterator

from questhall.kernel.campaigns import News, Tidings, more_than, with_name, with_number
from questhall.kernel.language.speaking import message

from ..printed.story import TRAIT_NAMES
from ..state.sheets import CharacterSheet
from .ledger import CompanySheet


def news_of(before: CompanySheet, after: CompanySheet) -> list[News]:
    known = {sheet.kind.key: sheet for sheet in [*before.characters, *before.away]}
    found: list[News] = []
    for sheet in after.characters:
        old = known.get(sheet.kind.key)
        found += _joined(sheet) if old is None else _changed(old, sheet)
    found += [
        News("opened", "dead", who=message("class", key))
        for key in more_than(after.dead, before.dead)
    ]
    found += _of_the_company(before, after)
    return found


def _who(sheet: CharacterSheet) -> str:
    return message("companion" if sheet.companion else "class", sheet.kind.key)


def _joined(sheet: CharacterSheet) -> list[News]:
    return [News("opened", "joined", with_number("level", sheet.level), _who(sheet))]


def _changed(old: CharacterSheet, new: CharacterSheet) -> list[News]:
    who = _who(new)
    found: list[News] = []
    if new.level > old.level:
        found.append(News("learned", "level", with_number("level", new.level), who))
    for item in more_than(_keys(new), _keys(old)):
        found.append(News("gained", "item", with_name("item", message("card", item)), who))
    for injury in more_than(_injuries(new), _injuries(old)):
        found.append(News("opened", "injury", with_name("injury", message("card", injury)), who))
    if new.fallen and not old.fallen:
        found.append(News("opened", "fallen", who=who))
    return found


def _keys(sheet: CharacterSheet) -> list[str]:
    return [item.key for item in sheet.items]


def _injuries(sheet: CharacterSheet) -> list[str]:
    return [injury.key for injury in sheet.injuries]


def _of_the_company(before: CompanySheet, after: CompanySheet) -> Iterator[News]:
    amounts: list[tuple[Tidings, str, int]] = [
        ("gained", "iron", after.iron - before.iron),
        ("gained", "iron-spent", before.iron - after.iron),
        ("opened", "marks", after.knockouts - before.knockouts),
    ]
    for kind, key, amount in amounts:
        if amount > 0:
            yield News(kind, key, with_number("amount", amount))
    packed = [item.key for item in before.backpack]
    for item in more_than([item.key for item in after.backpack], packed):
        yield News("gained", "packed", with_name("item", message("card", item)))
    allies = [ally.key for ally in before.allies]
    for ally in more_than([ally.key for ally in after.allies], allies):
        yield News("opened", "ally", with_name("ally", message("ally", ally)))
    for trait, was, now in zip(TRAIT_NAMES, before.traits, after.traits, strict=True):
        if now > was:
            yield News("learned", "trait", with_name("trait", message("trait", trait)))
