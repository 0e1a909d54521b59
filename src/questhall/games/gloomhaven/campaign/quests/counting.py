"""How far characters have come with their personal quests."""

from ...library.scenarios import choice_of
from ...printed.monsters import Rank
from ...rules.round.results import checks_of_goals
from ...state.heroes import Hero
from ...state.scene import Ending, Scene
from ..discoveries import open_scenario
from ..ledger import Chronicle, Sheet
from . import cards
from .cards import Deed, PersonalQuest
from .reading import personal_quests


def quest_of(sheet: Sheet) -> PersonalQuest | None:
    """Nobody has one once all quests are done (GH-9.14.13)."""
    return personal_quests().get(sheet.quest)


def count_deeds(ledger: Chronicle, sheet: Sheet, deeds: list[Deed]) -> None:
    quest = quest_of(sheet)
    if quest is None:
        return
    for deed in deeds:
        for place, counter in enumerate(quest.counters):
            counter.note(sheet, place, deed)
    look_at_quest(ledger, sheet)


def look_at_quest(ledger: Chronicle, sheet: Sheet) -> None:
    """If everything is counted, the quest is done, or it leads on to a scenario."""
    quest = quest_of(sheet)
    if quest is None or not all_counted(sheet, quest):
        return
    if quest.follow:
        open_scenario(ledger, quest.follow[0])
    sheet.fulfilled = not quest.follow or quest.follow[-1] in ledger.done  # GH-8.4.2


def must_leave(ledger: Chronicle, sheet: Sheet) -> bool:
    """Does the end of the quest say that its bearer retires at once?"""
    quest = quest_of(sheet)
    if quest is None or not quest.farewell or not sheet.fulfilled:
        return False
    return quest.follow[-1] in ledger.done


def all_counted(sheet: Sheet, quest: PersonalQuest) -> bool:
    return all(
        counter.reached(sheet, place) >= counter.least
        for place, counter in enumerate(quest.counters)
    )


def deeds_of(scene: Scene, hero: Hero) -> list[Deed]:
    """What a character did in a scenario that a quest may count; kills count after a loss too."""
    deeds = [*_kills(scene, hero), *_exhaustions(scene, hero)]
    if scene.outcome == Ending.VICTORY:
        deeds.append(Deed(cards.WON, str(choice_of(scene.scenario.number))))
        deeds.append(Deed(cards.CHECKED, amount=checks_of_goals(scene, hero)))
    return deeds


def _kills(scene: Scene, hero: Hero) -> list[Deed]:
    deeds: list[Deed] = []
    for number in hero.killed:
        deeds.append(Deed(cards.KILLED, _kind(scene, number)))
        if scene.figures[number].rank == Rank.ELITE:
            deeds.append(Deed(cards.KILLED_ELITE))
    for item, number in hero.killed_with:
        deeds.append(Deed(cards.KILLED_WITH, f"{item} {_kind(scene, number)}"))
    return deeds


def _kind(scene: Scene, figure: int) -> str:
    return scene.types[scene.figures[figure].type].kind.key


def _exhaustions(scene: Scene, hero: Hero) -> list[Deed]:
    return [
        Deed(cards.EXHAUSTED if each is hero else cards.OTHER_EXHAUSTED)
        for each in scene.heroes
        if each.exhausted
    ]
