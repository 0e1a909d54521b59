"""How what older versions have written becomes what the state is made of today."""

from typing import Any

from questhall.kernel.decisions import NOTHING

# What holds names of things in the box as texts.
HOLD_NAMES = {
    "Adventure": ("scripts_read", "deeds_this_round", "slain"),
    "Hero": ("used_this_round", "used_this_quest"),
    "Saga": ("open", "done"),
    "CalendarLine": ("quest",),
}


def modernise(plain: dict[str, Any], renamed: dict[str, str]) -> None:
    """0.1 named the source of a bonus by the number of its card alone; and things have got other
    names since."""
    if plain["is"] == "Bonus" and isinstance(plain.get("source"), int):
        plain["source"] = "" if plain["source"] == NOTHING else str(plain["source"])
    for field in HOLD_NAMES.get(str(plain["is"]), ()) if renamed else ():
        if field in plain:
            plain[field] = _of_today(plain[field], renamed)


def _of_today(held: Any, renamed: dict[str, str]) -> Any:
    if isinstance(held, list):
        return [_of_today(each, renamed) for each in held]
    return renamed.get(held, held) if isinstance(held, str) else held
