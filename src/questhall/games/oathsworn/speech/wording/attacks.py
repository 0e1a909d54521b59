"""Attacks in words: whom, with what numbers, and what follows from it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from questhall.kernel.language.expressions import Expression
from questhall.kernel.language.parameters import Flag, Key, Named, Said, signed, yes_no
from questhall.kernel.language.speaking import message

from ...words.amounts import NamedMuch
from ...words.attacks import RIDERS
from ...words.effects import EFFECTS
from ...words.figures import Whom
from .clauses import Clause, Subject

if TYPE_CHECKING:
    from .speaker import Speaker

HEADS = (
    *("attack", "grant_attack", "strike"),
    *("sentinel_attack", "falcon_attack", "spotted_attack"),
)
# Sizes that make an area, and its name.
AREAS = ("line", "cone", "charge", "within", "chain")
# What an attack has beside its numbers, in this order.
NOTES = ("straight", "unseen", "any_part", "sure", "spares_folk")


class Attack:
    """The pieces of one attack."""

    def __init__(self, speaker: Speaker, expression: Expression) -> None:
        self.speaker = speaker
        self.word = EFFECTS.word(expression)
        self.numbers: dict[str, Any] = {}
        self.keys: dict[str, str] = {"area": "single"}
        self.flags: list[str] = []
        self.who: Expression | None = None
        self.riders: list[Expression] = []
        for parameter, taken in self.word.parts(expression):
            self._take(parameter, taken)

    def _take(self, parameter: Any, taken: Any) -> None:
        if isinstance(parameter, (Named, NamedMuch)):
            self.numbers[parameter.name] = taken or 0
        elif isinstance(parameter, Key):
            self.keys[parameter.key] = taken
        elif isinstance(parameter, Flag):
            self.flags += [parameter.word] if taken else []
        elif isinstance(parameter, Whom):
            self.who = taken or Expression("self", [], {})
        else:
            self.riders = taken

    # -- whom ------------------------------------------------------------------

    def head(self, person: str, again: bool) -> str:
        """The verb and whom it strikes."""
        area, size = self.area()
        said: Said = {
            "person": person,
            "again": yes_no(again),
            "area": area,
            "size": size,
            "melee": yes_no("melee" in self.flags),
            "foes": yes_no("foes_only" in self.flags),
            "unarmed": yes_no("unarmed" in self.flags),
            "at": self._at(),
            "whom": self._whom(),
            "rear": yes_no("from_rear" in self.flags),
        }
        if "icon" in self.keys:
            said["icon"] = self.speaker.say(message("icon", self.keys["icon"]))
        return self.speaker.say(message("head", self.word.name), said)

    def behind(self) -> str:
        """Which Sentinels attack; that an enemy draws once for all."""
        if self.speaker.foe and self.area()[0] not in ("single", "chain"):
            return " " + self.speaker.say("one-draw")
        if self.word.name != "sentinel_attack":
            return ""
        said: Said = {"within": self.numbers["within"], "most": self.numbers["most"]}
        return " " + self.speaker.say("which-sentinels", said)

    def area(self) -> tuple[str, str]:
        if self.word.name != "sentinel_attack":
            for name in AREAS:
                size = self.numbers.get(name)
                if size:
                    return name, "N" if isinstance(size, Expression) else str(size)
        return self.keys["area"], ""

    def _at(self) -> str:
        for flag in ("at_attacker", "at_target", "at_this"):
            if flag in self.flags:
                return flag.removeprefix("at_")
        return "any"

    def _whom(self) -> str:
        at = self._at()
        if at == "any":
            return ""
        self.speaker.figures.friendly = False
        who = Expression("attacker" if at == "attacker" else "this", [], {})
        return self.speaker.figures.name(who, "acc")

    # -- with what -------------------------------------------------------------

    def numbers_said(self) -> tuple[list[str], list[str]]:
        """What stands in the list of its numbers, and what depends on something."""
        fixed: list[str] = []
        extras: list[str] = []
        for name in ("bonus", "empower", "redraws"):
            self._amount(name, fixed, extras)
        if self.numbers.get("range"):
            fixed.append(self._with("range", self.numbers["range"]))
        if self.numbers.get("chain"):
            said: Said = {"number": self.numbers["chain"], "targets": self.numbers["targets"]}
            fixed.append(self.speaker.say("with-chain", said))
        for name in ("most_white", "black"):
            if self.numbers.get(name):
                fixed.append(self._with(name, self.numbers[name]))
        return fixed, extras

    def _with(self, name: str, number: int) -> str:
        said: Said = {"number": number, "signed": signed(number)}
        return self.speaker.say(message("with", name), said)

    def _amount(self, name: str, fixed: list[str], extras: list[str]) -> None:
        amounts = self.speaker.amounts
        total = 0
        for piece in amounts.pieces(self.numbers.get(name, 0)):
            if not piece.number:
                continue
            more, total = total, total + piece.number
            if not piece.how:
                fixed.append(self._with(name, piece.number))
                continue
            said: Said = {"number": piece.number, "signed": signed(piece.number)}
            said |= {"what": self.speaker.say(f"what-{name}", said), "more": yes_no(more > 0)}
            said["tail"] = amounts.tail(piece, with_sign=name == "bonus")
            said["total"] = signed(total) if name == "bonus" else str(total)
            extras.append(self.speaker.say(f"extra-{piece.how}", said))

    def notes(self) -> list[str]:
        found = [self.speaker.say(message("note", each)) for each in NOTES if each in self.flags]
        if self.numbers.get("counters_worth", 1) > 1:
            said: Said = {"number": self.numbers["counters_worth"] - 1}
            found.append(self.speaker.say("note-counters-worth", said))
        if self.numbers.get("blank_as"):
            found.append(self.speaker.say("note-blank-as", {"number": self.numbers["blank_as"]}))
        if self.word.name == "spotted_attack":
            found.append(self.speaker.say("note-spotted"))
        return found

    # -- what follows ----------------------------------------------------------

    def outcomes(self) -> list[str]:
        """A sentence for each outcome; what follows in any case is said once."""
        effects = [rider.inside()[0] for rider in self.riders]
        whole = {rider.word for rider in self.riders} == {"on_hit", "on_miss"}
        if whole and str(effects[0]) == str(effects[1]):
            effect = self.speaker.inline(effects[0])
            return [self.speaker.say("rider-always", {"effect": effect})]
        several = self.area()[0] != "single"
        return [
            outcome(self.speaker, rider, several, also=rider is not self.riders[0])
            for rider in self.riders
        ]


def outcome(speaker: Speaker, rider: Expression, several: bool = False, also: bool = False) -> str:
    """What follows from a hit, a miss or lost HP; `several` may be struck, `also` something else
    follows."""
    said: Said = {"several": yes_no(several), "also": yes_no(also), "given": "no"}
    effect = rider.inside()[0]
    if effect.word == "when" and len(effect.inside()) == 2:
        condition, effect = effect.inside()
        said |= {"given": "yes", "condition": speaker.conditions.text(condition)}
    elif effect.word == "when":
        said["given"] = "otherwise"
    amounts = speaker.amounts
    before = amounts.counting
    if rider.word == "on_hp_lost":
        amounts.counting = "hp-lost"
    said["effect"] = speaker.inline(effect)
    amounts.counting = before
    return speaker.say(message("rider", RIDERS.word(rider).name), said)


def attack(speaker: Speaker, expression: Expression) -> Clause:
    made = Attack(speaker, expression)
    subject = Subject() if made.who is None else speaker.figures.subject(made.who)
    fixed, extras = made.numbers_said()
    extras += made.notes()
    again = speaker.attacks > 0
    speaker.attacks += 1

    def in_person(person: str) -> str:
        text = made.head(person, again)
        if fixed:
            said: Said = {"attack": text, "list": speaker.listed("list-and", fixed)}
            text = speaker.say("attack-with", said)
        return "; ".join([text + made.behind(), *extras])

    clause = Clause(subject, in_person)
    clause.after = made.outcomes()
    clause.closes = bool(extras or clause.after)
    return clause
