"""Laws of what lies on the table: cards are kept, positions are possible, copies are whole."""

from collections.abc import Iterator

from questhall.kernel.codec import field_names, state_hash
from questhall.kernel.state import Content

from .case import Case, Law, play_on

FURTHER = 30


def cards(case: Case) -> None:
    """No card lies in two places, and once all are dealt none is lost or added."""
    law = Law("cards", case)
    tables: list[set[int]] = []
    for now, match in case.positions():
        places: dict[int, str] = {}
        for zone in match.state.zones():
            for card in zone.cards:
                if card in places:
                    what = f"card {card} is in {places[card]} and in {zone.name}"
                    raise law.broken(now, what)
                places[card] = zone.name
        tables.append(set(places))
    dealt = max(range(len(tables)), key=lambda now: len(tables[now]))
    for now in range(dealt, len(tables)):
        lost = sorted(tables[dealt] - tables[now])
        if lost:
            raise law.broken(now, f"cards are lost: {lost}")
        added = sorted(tables[now] - tables[dealt])
        law.same(now, "cards that came from nowhere", added, [])


def faults(case: Case) -> None:
    """No position has what the game itself calls impossible."""
    law = Law("faults", case)
    for now, match in case.positions():
        for fault in case.game.faults(match.state):
            raise law.broken(now, fault)


def clones(case: Case) -> None:
    """A copy of the state is equal and whole: nothing done to the one is seen in the other."""
    law = Law("clones", case)
    for point in case.points:
        match = case.at(point)
        checkpoint = match.checkpoints[-1].state
        before = state_hash(checkpoint)
        copy = checkpoint.clone()
        law.same(point, "the type of the copy", type(copy), type(checkpoint))
        law.same(point, "the copy", state_hash(copy), before)
        theirs = {id(part): path for path, part in changeable_parts(checkpoint, "state")}
        for path, part in changeable_parts(copy, "state"):
            if id(part) in theirs:
                raise law.broken(point, f"the copy shares {path} with its original")
        play_on(match, case.chance(f"clone {point}"), FURTHER, law)
        law.same(point, "a checkpoint, after playing on from it", state_hash(checkpoint), before)


def changeable_parts(thing: object, path: str) -> Iterator[tuple[str, object]]:
    """Everything in a state that could be changed in place, with the way to it."""
    if thing is None or isinstance(thing, bool | int | float | str | Content):
        return
    yield path, thing
    if isinstance(thing, list):
        for number, each in enumerate(thing):
            yield from changeable_parts(each, f"{path}[{number}]")
    elif isinstance(thing, dict):
        for key, each in thing.items():
            yield from changeable_parts(each, f"{path}[{key!r}]")
    else:
        shared = getattr(type(thing), "SHARED", ())
        for name in field_names(thing):
            if name not in shared:
                yield from changeable_parts(getattr(thing, name), f"{path}.{name}")
