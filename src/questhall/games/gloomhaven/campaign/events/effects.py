"""What outcomes do to the party (GH-9.2.8 to GH-9.2.15)."""

from questhall.kernel.decisions import NOTHING, Decision, Flow, Option

from ..achievements import (
    gain_global_achievement,
    gain_party_achievement,
    lose_party_achievement,
)
from ..discoveries import (
    add_event,
    add_item_design,
    draw_item_design,
    open_class,
    open_envelope,
    open_scenario,
)
from ..levelling_up import add_checks, lose_checks
from ..prosperity import gain_prosperity, lose_prosperity
from ..reputation import change_reputation
from ..sharing import (
    choose_character,
    everybody,
    gain_item,
    gain_item_of_quest,
    gain_together,
    pay_together,
)
from ..special_conditions import check_conditions
from ..town import Town
from .cards import EventCondition, EventEffect


class Gold(EventEffect):
    """Every character gains gold, or loses what it has of it (GH-9.2.11, GH-9.2.14)."""

    def __init__(self, amount: int) -> None:
        self.amount = amount

    def happen(self, town: Town) -> Flow[None]:
        for sheet in town.sheets:
            sheet.gold = max(0, sheet.gold + self.amount)
        yield from ()


class GoldTogether(EventEffect):
    """The party gains or loses gold as a whole (GH-9.2.8)."""

    def __init__(self, amount: int) -> None:
        self.amount = amount

    def happen(self, town: Town) -> Flow[None]:
        if self.amount > 0:
            yield from gain_together(town, self.amount)
        else:
            yield from pay_together(town, -self.amount)


class Experience(EventEffect):
    """Every character gains experience (GH-9.2.11)."""

    def __init__(self, amount: int) -> None:
        self.amount = amount

    def happen(self, town: Town) -> Flow[None]:
        for sheet in town.sheets:
            sheet.xp += self.amount
        yield from ()


class Checks(EventEffect):
    """Every character gains checks, or loses those that were not worth a perk (GH-9.2.13)."""

    def __init__(self, amount: int) -> None:
        self.amount = amount

    def happen(self, town: Town) -> Flow[None]:
        for sheet in town.sheets:
            if self.amount > 0:
                add_checks(sheet, self.amount)
            else:
                lose_checks(sheet, -self.amount)
        yield from ()


class Reputation(EventEffect):
    """The party is better or worse thought of (GH-9.3.1)."""

    def __init__(self, amount: int) -> None:
        self.amount = amount

    def happen(self, town: Town) -> Flow[None]:
        change_reputation(town.ledger, self.amount)
        check_conditions(town.ledger)
        yield from ()


class Prosperity(EventEffect):
    """The town grows, or shrinks within its level (GH-9.2.15)."""

    def __init__(self, boxes: int) -> None:
        self.boxes = boxes

    def happen(self, town: Town) -> Flow[None]:
        if self.boxes > 0:
            gain_prosperity(town.ledger, self.boxes)
        else:
            lose_prosperity(town.ledger, -self.boxes)
        yield from ()


class GainItem(EventEffect):
    """The party gains an item (GH-9.2.10)."""

    def __init__(self, number: int) -> None:
        self.number = number

    def happen(self, town: Town) -> Flow[None]:
        yield from gain_item(town, self.number)


class GainItemOfQuest(GainItem):
    """The character whose personal quest is about an item gains it (GH-10.1.5)."""

    def happen(self, town: Town) -> Flow[None]:
        yield from gain_item_of_quest(town, self.number)


class ItemDesign(EventEffect):
    """All copies of an item come to the shop (GH-10.1.6)."""

    def __init__(self, number: int) -> None:
        self.number = number

    def happen(self, town: Town) -> Flow[None]:
        add_item_design(town.ledger, self.number)
        yield from ()


class RandomItemDesign(EventEffect):
    """A design of the random ones (GH-8.5.1)."""

    def happen(self, town: Town) -> Flow[None]:
        draw_item_design(town.ledger, town.chance)
        yield from ()


class PartyAchievement(EventEffect):
    """GH-8.10.4"""

    def __init__(self, name: str) -> None:
        self.name = name

    def happen(self, town: Town) -> Flow[None]:
        gain_party_achievement(town.ledger, self.name)
        check_conditions(town.ledger)
        yield from ()


class LosePartyAchievement(EventEffect):
    """The party has it no longer."""

    def __init__(self, name: str) -> None:
        self.name = name

    def happen(self, town: Town) -> Flow[None]:
        lose_party_achievement(town.ledger, self.name)
        yield from ()


class GlobalAchievement(EventEffect):
    """GH-8.10.1"""

    def __init__(self, name: str) -> None:
        self.name = name

    def happen(self, town: Town) -> Flow[None]:
        gain_global_achievement(town.ledger, self.name)
        check_conditions(town.ledger)
        yield from ()


class OpenScenario(EventEffect):
    """A new scenario is available (GH-10.1.3)."""

    def __init__(self, number: int) -> None:
        self.number = number

    def happen(self, town: Town) -> Flow[None]:
        open_scenario(town.ledger, self.number)
        yield from ()


class QuestDone(EventEffect):
    """The scenario ends a personal quest (GH-8.4.2): its bearer retires, and that opens what the
    quest is for (GH-9.14.5). If nobody alive in the party bears it, the scenario itself does."""

    def __init__(self, quest: str, instead: list[EventEffect]) -> None:
        self.quest = quest
        self.instead = instead

    def happen(self, town: Town) -> Flow[None]:
        ledger = town.ledger
        members = [*ledger.characters, *ledger.home]
        living = [sheet for sheet in members if not sheet.dead]
        bearers = [sheet for sheet in living if sheet.quest == self.quest]
        for sheet in bearers:
            sheet.fulfilled = True
        for effect in [] if bearers else self.instead:
            yield from effect.happen(town)


class OpenClass(EventEffect):
    """A class can be chosen for new characters (GH-8.8.2)."""

    def __init__(self, name: str) -> None:
        self.name = name

    def happen(self, town: Town) -> Flow[None]:
        open_class(town.ledger, self.name)
        yield from ()


class OpenEnvelope(EventEffect):
    """A sealed envelope is opened (GH-8.8.1)."""

    def __init__(self, name: str) -> None:
        self.name = name

    def happen(self, town: Town) -> Flow[None]:
        open_envelope(town.ledger, self.name)
        yield from ()


class AddEvent(EventEffect):
    """Another event is shuffled into its deck (GH-8.7.6)."""

    def __init__(self, deck: str, number: int) -> None:
        self.deck = deck
        self.number = number

    def happen(self, town: Town) -> Flow[None]:
        add_event(town.ledger, self.deck, self.number)
        yield from ()


class AtNextScenario(EventEffect):
    """Everybody begins the next scenario with it (GH-2.0.7); `text` is a start effect."""

    def __init__(self, text: str) -> None:
        self.text = text

    def happen(self, town: Town) -> Flow[None]:
        for sheet in town.sheets:
            sheet.omens.append(self.text)
        yield from ()


class OneAtNextScenario(EventEffect):
    """One character of the players' choice begins the next scenario with it (GH-2.0.7)."""

    def __init__(self, text: str) -> None:
        self.text = text

    def happen(self, town: Town) -> Flow[None]:
        seat = yield from choose_character(town, everybody(town), "who-suffers", "GH-2.0.7")
        town.sheets[seat].omens.append(self.text)


class Only(EventEffect):
    """An effect that applies under a condition."""

    def __init__(self, condition: EventCondition, effect: EventEffect) -> None:
        self.condition = condition
        self.effect = effect

    def happen(self, town: Town) -> Flow[None]:
        if self.condition.met(town):
            yield from self.effect.happen(town)


class Choose(EventEffect):
    """The players choose one of several effects."""

    def __init__(self, effects: list[EventEffect]) -> None:
        self.effects = effects

    def happen(self, town: Town) -> Flow[None]:
        options = [Option("one-of", NOTHING, NOTHING, place) for place in range(len(self.effects))]
        answer = yield Decision(everybody(town), "one-of", options, "GH-9.2.2")
        yield from self.effects[answer.amount].happen(town)


class LikeOther(EventEffect):
    """What the other option would have brought happens too."""

    def happen(self, town: Town) -> Flow[None]:
        town.event.also_other = True
        yield from ()
