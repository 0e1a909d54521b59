"""What the numbers in states, options and events stand for, and what things are called."""

from questhall.kernel.kinds import NUMBERS, Kind, Listed, Name, counted, one_of
from questhall.kernel.language.speaking import message

from ..library.library import library
from ..printed.cards import Pack
from ..rules.dice import Face
from ..rules.formats import team_count
from ..state.arena import BLOOD_POOLS, SKILL_CARDS, Arena, Blanked, EndEffectKind, Phase


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


def _is_card(arena: Arena, number: int) -> bool:
    if number >= BLOOD_POOLS:
        return number - BLOOD_POOLS < len(arena.players)
    if number >= SKILL_CARDS:
        return (number - SKILL_CARDS) // 3 < len(arena.players)
    return 0 <= number < len(arena.cards)


def _field(arena: Arena, value: int) -> Name:
    field = arena.fields[value].name
    return Name(field, f"field:{field}", message("field", field))


def _seat(arena: Arena, value: int) -> Name:
    return Name(str(value), f"seat:{value}", "", value + 1)


def _team(arena: Arena, value: int) -> Name:
    who = "team" if arena.format == "team" else "player"
    return Name(str(value), "", f"{who}-{value + 1}")


def _die(arena: Arena, value: int) -> Name:
    return Name(str(value), f"die:{value}", "", value + 1)


def _pack(arena: Arena, value: int) -> Name:
    return _pack_name(library().packs[value])


def _taken(arena: Arena, value: int) -> Name:
    """A pack that a player has: the seat and the place among the player's three in one number."""
    return _pack_name(arena.players[value // 3].packs[value % 3])


def _pack_name(pack: Pack) -> Name:
    return Name(pack.key, f"pack:{pack.key}", message("pack", pack.key))


KINDS = {
    **NUMBERS,
    "card": Kind(card_name, _is_card),
    "field": counted(_field, lambda arena: len(arena.fields)),
    "seat": counted(_seat, lambda arena: len(arena.players)),
    "team": counted(_team, team_count),
    "die": Kind(_die),
    "face": one_of(Face, "face"),
    "pack": Listed(_pack, lambda: [pack.key for pack in library().packs]),
    "taken": Kind(_taken),
    "phase": one_of(Phase, "phase"),
    "blanked": one_of(Blanked, "blanked"),
    "end-effect-kind": one_of(EndEffectKind, "end-effect-kind"),
}
