"""What Questhall 0.1 kept in another shape."""

from typing import Any

from questhall.kernel.decisions import NOTHING
from questhall.kernel.editions import Former

# What boons were about stood among their numbers: as `which`, or as `amount`.
WHICH = {
    "terrains": (
        *("cheaper", "costs", "passable", "safe", "forbidden", "dearer"),
        *("tunnel", "hand_in_hills"),
    ),
    "colour": (
        *("endless", "fame_per_spell", "spell_from_offer", "due", "exploited"),
        *("block_destroys", "mind_read"),
    ),
    "element": ("influence_as_block", "later_attack", "later_block", "block_burns"),
    "phase": ("fame_per_defeated", "crystal_per_defeated"),
    "target": ("duel", "scouted", "unit_resists", "mind_steal"),
    "foe": ("possessed",),
}
AMOUNT = {"resistances": ("unit_resists",), "seat": ("mind_read", "mind_steal")}
AIMED = ("amount", "range", "element")
SHARE = ("card", "range", "element", "amount")


def modernise(plain: dict[str, Any], former: Former) -> None:
    """Bring an object of 0.1, still as data, to the shape of today."""
    if plain["is"] == "Boon":
        _name_by_its_effect(plain, former)
    elif plain["is"] == "Foe":
        plain["aimed"] = _objects("Aimed", AIMED, plain.get("aimed", []))
    elif plain["is"] == "Battle":
        plain["shares"] = _objects("Share", SHARE, plain.get("shares", []))


def _name_by_its_effect(plain: dict[str, Any], former: Former) -> None:
    """Boons were numbered; each is an object of its own kind now."""
    word = plain.pop("word", None)
    known = former.name("boon", word) if isinstance(word, int) else word
    if "terrains" not in plain:
        _say_what_it_is_about(plain, known)
    if isinstance(known, str):
        plain["is"] = "".join([part.capitalize() for part in known.split("_")])


def _say_what_it_is_about(plain: dict[str, Any], known: Any) -> None:
    plain["terrains"] = 0
    for number, meanings in (("which", WHICH), ("amount", AMOUNT)):
        for field, words in meanings.items():
            if known in words:
                plain[field] = plain.pop(number, 0)
    if plain.get("phase") == 0:  # any phase
        plain["phase"] = NOTHING
    if known == "later_attack" and isinstance(plain.get("least"), int):
        plain["foe"] = plain.pop("least") - 1


def _objects(name: str, fields: tuple[str, ...], rows: Any) -> Any:
    """Rows of numbers were kept where there are objects now."""
    if not isinstance(rows, list) or not all(isinstance(row, list) for row in rows):
        return rows
    return [{"is": name, **dict(zip(fields, row, strict=False))} for row in rows]
