"""What the numbers in options, prompts and events stand for, and what things are called."""

from questhall.kernel.games import Name

from ..library.library import library
from ..rules.dice import CRITICAL, DOUBLE, HIT, MISS
from ..state.arena import BLOOD_POOLS, SKILL_CARDS, Arena

PHRASES = {
    # options
    "pack": "pack",
    "avatar": "field seat",
    "keep": "",
    "done": "",
    "exchange": "card",
    "exchange-all": "",
    "member": "seat",
    "channel": "",
    "meditate": "",
    "cast": "card field",
    "cast-on": "card host=card",
    "cast-sorcery": "card",
    "power": "card _=none ordinal=index",
    "reinforce": "card field",
    "swap": "card other=card",
    "move-avatar": "field",
    "stay": "",
    "move": "card field",
    "put": "card field",
    "card": "card",
    "attachment": "card host=card",
    "pick": "card field",
    "field": "field",
    "opponent": "seat",
    "use": "card",
    "decline": "",
    "first": "card",
    "second": "card",
    "attack": "card field",
    "tactic": "card _=none ordinal=index",
    "no-tactic": "",
    "pass": "",
    "reroll": "die",
    "fate": "",
    "agree": "",
    "refuse": "",
    "damage": "card",
    "damage-side": "field",
    "resolve": "card _=none ordinal=index",
    "roll-energy": "",
    "take-energy": "",
    # prompts that are not also options
    "acting-member": "",
    "action": "",
    "agree-energy": "",
    "agree-fate": "",
    "attacker": "field",
    "avatar-too": "",
    "blank": "card",
    "boost": "card",
    "bring": "card",
    "choose-one": "card",
    "critical": "card _=none points=number",
    "destroy": "card",
    "destroy-attachment": "card",
    "discard": "card",
    "distribute": "card",
    "energy": "seat energy=number",
    "exhaust": "card",
    "exhaust-field": "card",
    "flame": "card",
    "flame-from": "card",
    "flame-to": "card",
    "follower": "card host=card",
    "heal": "card",
    "hit": "card _=none points=number",
    "move-away": "card",
    "move-follower": "card",
    "mulligan": "",
    "order": "",
    "order-end": "",
    "play": "card",
    "raise": "card",
    "ready": "card",
    "recover": "card",
    "return": "card",
    "search": "card",
    "take-card": "card",
    "weaken": "card",
    # events that are neither
    "all-ready": "",
    "attached": "card host=card",
    "attacks": "card field",
    "blanked": "card",
    "blood": "seat blood=number",
    "boosted": "card field bonus=number",
    "burns": "card field flame=number",
    "conquered": "field team",
    "damaged": "card field points=number",
    "destroyed": "card field",
    "discarded": "seat card",
    "drawn": "",
    "drew": "seat count=number",
    "drew-card": "seat card",
    "dug-up": "seat card",
    "end-effect": "card seat",
    "energy-rolled": "energy=number",
    "entered": "card field",
    "exhausted": "card",
    "fate-used": "team",
    "field-exhausted": "field",
    "first-player": "team",
    "flamed": "card field flame=number",
    "healed": "card field points=number",
    "looked": "seat other=seat",
    "moved": "card field",
    "not-weakened": "card",
    "omens": "seat omens=number",
    "pack-taken": "seat pack=taken",
    "played": "seat card",
    "power-used": "card seat",
    "readied": "card",
    "restored": "field seat points=number",
    "revealed": "seat card",
    "rolled": "card",
    "rolled.values": "face",
    "round": "number",
    "saw-card": "seat card",
    "shuffled": "seat",
    "side-damaged": "field team track=number",
    "skill-used": "card seat",
    "tactic-used": "card",
    "to-hand": "seat card",
    "weakened": "card",
    "won": "team",
}

FACES = {MISS: "face-miss", HIT: "face-hit", DOUBLE: "face-double", CRITICAL: "face-critical"}


def message(prefix: str, key: str) -> str:
    """The text key of a piece of content: `card-fleet-street-razor`."""
    return f"{prefix}-{key.replace('_', '-')}"


def name_of(arena: Arena, kind: str, value: int) -> Name:
    if kind == "card":
        return card_name(arena, value)
    if kind == "field":
        field = arena.fields[value].name
        return Name(field, f"field:{field}", message("field", field))
    if kind == "seat":
        return Name(str(value), f"seat:{value}", "", value + 1)
    if kind == "team":
        who = "team" if arena.format == "team" else "player"
        return Name(str(value), "", f"{who}-{value + 1}")
    if kind == "die":
        return Name(str(value), f"die:{value}", "", value + 1)
    if kind == "face":
        return Name(str(value), "", FACES[value])
    if kind == "pack":
        pack = library().packs[value].key
        return Name(pack, f"pack:{pack}", message("pack", pack))
    if kind == "taken":
        pack = arena.players[value // 3].packs[value % 3].key
        return Name(pack, f"pack:{pack}", message("pack", pack))
    return Name(str(value), "", "", value)


def card_name(arena: Arena, number: int) -> Name:
    """Grimoire cards, skill cards and the Blood Pool share one numbering."""
    if number >= BLOOD_POOLS:
        seat = number - BLOOD_POOLS
        pool = arena.players[seat].blood_pool
        assert pool is not None
        return Name(f"blood{seat}", f"blood:{seat}", message("card", pool.key))
    if number >= SKILL_CARDS:
        seat, place = divmod(number - SKILL_CARDS, 3)
        skill = arena.players[seat].skills[place]
        return Name(f"skill{seat}{place}", f"skill:{seat}:{place}", message("skill", skill.key))
    return Name(str(number), f"card:{number}", message("card", arena.cards[number].key))
