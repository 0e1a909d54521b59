"""Exhibits that newer rules no longer show as they were left, and which rule it was.

They open where the rules of today can follow them, and are played on like all others.
"""

_CHANGES: dict[str, dict[str, tuple[str, ...]]] = {
    "0.1.0": {
        "Gloomhaven: what a character takes along is packed in the scenario, not in the town": (
            "gloomhaven-of-campaign-04",
            "gloomhaven-of-campaign-05",
            "gloomhaven-of-campaign-06",
            "gloomhaven-evening-1",
            "gloomhaven-evening-4",
        ),
        "Oathsworn: cards may be played for nothing (OS-7.7.5), breaks (OS-7.15.4, OS-7.15.6)": (
            "oathsworn-of-campaign-19",
            "oathsworn-of-campaign-20",
            "oathsworn-of-campaign-21",
            "oathsworn-of-campaign-27",
            "oathsworn-of-campaign-28",
            "oathsworn-of-campaign-32",
            "oathsworn-07",
            "oathsworn-09",
            "oathsworn-15",
            "oathsworn-24",
        ),
        "Sorcerer: what was chosen since the position goes on with other numbers on cards": (
            "sorcerer-copied",
            "sorcerer-42",
        ),
        "Sword & Sorcery: the emporium is one visit of all heroes": (
            "sword_and_sorcery-of-campaign-18",
            "sword_and_sorcery-of-campaign-19",
            "sword_and_sorcery-of-campaign-24",
            "sword_and_sorcery-copy-open",
            "sword_and_sorcery-proposal",
            "sword_and_sorcery-resigned",
            "sword_and_sorcery-given-up",
            "sword_and_sorcery-handed-over",
        ),
        "Sword & Sorcery: loot crowns at a quest's end go to whoever takes them": (
            "sword_and_sorcery-evening-3",
        ),
        "Sword & Sorcery: no shards for an enemy whose Parting Gift loses the quest": (
            "sword_and_sorcery-finished",
        ),
    },
    "0.2.0": {
        "Sword & Sorcery: nobody is asked for a reaction that could change nothing": (
            "sword_and_sorcery-10",
        ),
    },
}

CHANGED = {
    f"{version}-{name}"
    for version, reasons in _CHANGES.items()
    for names in reasons.values()
    for name in names
}
