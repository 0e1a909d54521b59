"""The texts of packs that stand on no face: whoever checks a pack wants to know which it lacks."""

from collections.abc import Iterator

from questhall.kernel.language.parameters import dashed
from questhall.kernel.language.speaking import message
from questhall.kernel.packs import pack_of
from questhall.kernel.text import Texts

from ..campaign.events.cards import OPTIONS, EventCard
from ..campaign.quests.cards import PersonalQuest
from ..library.library import library
from ..printed.scenario import ScenarioDef
from .outcomes import tale_key


def say_what_packs_tell(texts: Texts) -> None:
    """Texts that only listen note what is lacking; at a table it is said when it is needed."""
    for key in keys_of_packs():
        texts.say(key)


def keys_of_packs() -> Iterator[str]:
    box = library()
    for kind in box.classes:
        yield from [dashed(perk.key) for perk in kind.perks if pack_of(perk.key)]
    for scenario in box.scenarios.values():
        yield from _of_scenario(scenario)
    yield from [message("achievement", name) for name in box.achievements]
    for card in box.added(EventCard).values():
        yield from _of_event(card)
    for quest in box.added(PersonalQuest).values():
        yield from _of_quest(quest)


def _of_scenario(scenario: ScenarioDef) -> list[str]:
    name = message("scenario", scenario.id)
    parts = ["intro", "outro", *(["rules"] if scenario.setup or scenario.rules else [])]
    named = [each for each in scenario.names if pack_of(each)]
    return [*[f"{name}.{part}" for part in parts], *[message("object", each) for each in named]]


def _of_event(card: EventCard) -> list[str]:
    name = tale_key(card)
    places = [
        f"{option}{place}" for option in OPTIONS for place in range(len(card.outcomes[option]))
    ]
    return [name, *[f"{name}.{part}" for part in (*OPTIONS, *places)]]


def _of_quest(quest: PersonalQuest) -> list[str]:
    name = message("quest", quest.key)
    parts = [f"count-{place}" for place in range(len(quest.counters))]
    return [name, *[f"{name}.{part}" for part in (*parts, *(["follow"] if quest.follow else []))]]
