"""Laws of what lies on the table: cards are kept, positions are possible, copies are whole."""

from collections.abc import Iterator

from questhall.kernel.codec import field_names, saved_classes, state_hash
from questhall.kernel.declarations import fields_of, unsavable
from questhall.kernel.state import Content, State

from .case import Law, law_called, play_on

FURTHER = 30


@law_called("cards")
def cards(law: Law) -> None:
    """No card lies in two places, and once all are dealt none is lost or added."""
    case = law.case
    tables: list[set[int]] = []
    for now, match in case.positions(keep=False):
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


@law_called("faults")
def faults(law: Law) -> None:
    """No position has what the game itself calls impossible."""
    case = law.case
    for now, match in case.positions(keep=False):
        for fault in case.game.faults(match.state):
            raise law.broken(now, fault)


@law_called("clones")
def clones(law: Law) -> None:
    """A copy of the state is equal and whole: nothing done to the one is seen in the other."""
    case = law.case
    for now, match in case.positions(keep=False):
        if now in case.recorded:
            copy = match.state.clone()
            law.same(now, "the type of the copy", type(copy), type(match.state))
            law.same(now, "the copy", state_hash(copy), state_hash(match.state))
            _nothing_shared(law, now, match.state, copy)
    for point in case.points:
        match = case.at(point)
        checkpoint = match.checkpoints[-1].state
        before = state_hash(checkpoint)
        play_on(match, case.chance(f"clone {point}"), FURTHER, law)
        law.same(point, "a checkpoint, after playing on from it", state_hash(checkpoint), before)


def _nothing_shared(law: Law, now: int, state: State, copy: State) -> None:
    theirs = {id(part) for _, part in changeable_parts(state, "state")}
    for path, part in changeable_parts(copy, "state"):
        if id(part) in theirs:
            raise law.broken(now, f"the copy shares {path} with its original")


@law_called("declared")
def declared(law: Law) -> None:
    """Whatever a class of the state declares can be saved, and its objects hold nothing else."""
    case = law.case
    classes = saved_classes(case.game)
    for fault in unsavable(classes):
        raise law.broken(None, fault)
    wanted = {cls: sorted(fields_of(cls) or ()) for cls in classes}
    for now, match in case.positions(keep=False):
        if now in case.recorded:
            for path, part in changeable_parts(match.state, "state"):
                if not isinstance(part, list | dict):
                    found = sorted({*field_names(part), *getattr(part, "LATER", ())})
                    law.same(now, f"the fields of {path}", found, wanted.get(type(part)))


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
