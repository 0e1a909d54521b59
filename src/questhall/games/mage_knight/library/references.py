"""What one thing says of another: by a plain name, or as `pack:thing`."""

from collections.abc import Collection

from questhall.kernel.content import Entry


def reference(entry: Entry, field: str, name: str, known: Collection[str], noun: str) -> str:
    """The key that is meant: of a thing of the own pack if it has one, else of one in the box."""
    key = entry.source.meant(name, known)
    if key is None:
        reason = f"there is no {noun} {name!r}{entry.source.probably(name, known)}"
        raise entry.fault(field, reason)
    return key
