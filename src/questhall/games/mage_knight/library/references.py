"""What one thing says of another: by a plain name, or as `pack:thing`."""

from collections.abc import Collection

from questhall.kernel.content import Entry
from questhall.kernel.language.arguments import did_you_mean


def reference(entry: Entry, field: str, name: str, known: Collection[str], noun: str) -> str:
    """The key that is meant: of a thing of the own pack if it has one, else of one in the box."""
    for key in (entry.source.key(name), name):
        if key in known:
            return key
    names = [each.removeprefix(entry.source.key("")) for each in known]
    raise entry.fault(field, f"there is no {noun} {name!r}{did_you_mean(name, names)}")
