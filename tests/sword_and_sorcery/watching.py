"""Somebody who watches a whole quest and knows what must hold from one choice to the next.

What must hold in a single position is in the game's own `faults`.
"""

from questhall.boards.masks import NOWHERE
from questhall.games.sword_and_sorcery.printed.kinds import ActionKind
from questhall.games.sword_and_sorcery.rules.control import engaged
from questhall.games.sword_and_sorcery.rules.sight import shadows_seen, ways_of
from questhall.games.sword_and_sorcery.state.adventure import Adventure
from questhall.kernel.decisions import Decision, Option
from questhall.kernel.events import Event

WAYS_OF_ENEMIES = ("way-chosen", "way-shortest", "retreats")
ALARM = "alarm"  # the trap that draws one more encounter card


class QuestWatch:
    """Looks at the table after every choice, and at what was told since."""

    def __init__(self) -> None:
        self.heard = 0
        self.areas: list[int] = []  # where each figure was last known to stand
        self.encounters_due = 0  # cards that may still be drawn in the turn under way
        self.out_of_time = False

    def look(self, adventure: Adventure, decisions: list[Decision], events: list[Event]) -> None:
        for event in events[self.heard :]:
            self._hear(adventure, event)
        self.heard = len(events)
        self.areas = [figure.area for figure in adventure.figures]
        for decision in decisions:
            self._read(adventure, decision)

    def _hear(self, adventure: Adventure, event: Event) -> None:
        if event.key == "turn":
            self.encounters_due = 1
        elif event.key == "trap" and adventure.cards[event.what].key == ALARM:
            self.encounters_due += 1
        elif event.key == "encounter":
            self.encounters_due -= 1
            assert self.encounters_due >= 0, "SS-4.2.2.2: one encounter card for each turn"
        elif event.key == "event-ends":
            self.out_of_time = not adventure.events and not adventure.events_up
        elif event.key == "raised":
            self._raised(adventure, event.what)
        elif event.key in WAYS_OF_ENEMIES:
            self._walked(adventure, event.what, event.where)
        elif event.key == "bashed":
            self._stands(event.what, event.where)

    def _raised(self, adventure: Adventure, place: int) -> None:
        """SS-5.3.1.6: nobody runs ahead of the others."""
        hero = adventure.heroes[place]
        group = adventure.heroes if adventure.rules.ghost_soulrank else adventure.living()
        assert all(other.soulrank >= hero.soulrank - 1 for other in group)

    def _walked(self, adventure: Adventure, number: int, area: int) -> None:
        """SS-15.8.0.2: from area to area, through no wall and no door."""
        before = self.areas[number] if number < len(self.areas) else NOWHERE
        if before != NOWHERE and before != area:
            ways = ways_of(adventure, adventure.figures[number])
            assert ways[before] >> area & 1, f"figure {number} walks from {before} to {area}"
        self._stands(number, area)

    def _stands(self, number: int, area: int) -> None:
        if number < len(self.areas):
            self.areas[number] = area

    def _read(self, adventure: Adventure, decision: Decision) -> None:
        assert not self.out_of_time or decision.prompt == "gather", "SS-4.4.0.3: time is up"
        if decision.prompt != "act":
            return
        assert shadows_seen(adventure) == [], "SS-15.4.0.3: shadows in sight are flipped first"
        for option in decision.options:
            self._offered(adventure, option)

    def _offered(self, adventure: Adventure, option: Option) -> None:
        """SS-6.1.1.2: whoever is engaged strikes in his own area; SS-7.1.0.3: what cools down
        waits."""
        hero = adventure.heroes[adventure.active]
        figure = adventure.figure_of(hero)
        if option.verb == "attack" and engaged(adventure, figure):
            assert adventure.figures[option.where].area == figure.area
        if option.verb == "use":
            assert hero.power(option.what).position == 0
            assert adventure.power(option.what).action != ActionKind.REACTION
