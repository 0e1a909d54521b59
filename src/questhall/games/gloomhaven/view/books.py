"""Which books a scenario needs: what its table has come to, and nothing that lies ahead."""

from ..campaign.page import FINDS, class_book
from ..library.library import library
from ..printed.cards import ClassDef
from ..printed.scenario import book_of
from ..rules.scenario import conclusion
from ..speech.books import end_of
from ..state.heroes import Hero
from ..state.scene import Ending, Phase, Scene


def books_of(scene: Scene) -> list[str]:
    """Of the scenario, of its end once it is won, of locked classes, and of finds where there are
    any."""
    found = [book_of(scene.scenario)]
    if scene.outcome == Ending.VICTORY:
        found.append(end_of(scene.scenario, conclusion(scene)))
    found += _of_classes(scene)
    return [*found, FINDS] if _has_finds(scene) else found


def _of_classes(scene: Scene) -> list[str]:
    """What locked classes are that can still be chosen, or are in the party, with their cards."""
    decided = [hero.kind for hero in scene.heroes if not is_undecided(scene, hero)]
    played = _locked(decided)
    choosing = scene.rules.all_classes and len(decided) < len(scene.heroes)
    seen = _locked(library().classes) if choosing else played
    return [*[class_book(kind) for kind in seen], *[kind.key for kind in played]]


def _locked(classes: list[ClassDef]) -> list[ClassDef]:
    return [kind for kind in dict.fromkeys(classes) if kind.locked]


def _has_finds(scene: Scene) -> bool:
    """Has somebody brought a found item, or could one be found here?"""
    if scene.scenario.treasures:
        return True
    for hero in scene.heroes:
        if any(kind.is_find for kind in [*[item.kind for item in hero.items], *hero.stored]):
            return True
    return False


def is_undecided(scene: Scene, hero: Hero) -> bool:
    """Is the class not chosen yet (GH-1.1.1)?"""
    mustering = scene.phase == Phase.PREPARING and scene.next_step == "muster"
    return mustering and hero.seat >= scene.underway.mustered
