"""What may lie on a table: its packs name things of those that they need."""

from collections.abc import Sequence

from questhall.kernel.packs import shelf


def at_hand(packs: Sequence[str]) -> list[str]:
    """These packs, and those that they need."""
    found = list(packs)
    for name in found:
        pack = shelf().packs.get(name)
        if pack is not None:
            found += [each for each in pack.about.needs if each not in found]
    return found
