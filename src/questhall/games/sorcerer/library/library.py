"""The card library: packs read from content/*.yaml, checked, and found by key."""

from collections.abc import Iterable
from functools import cache

from questhall.kernel.content import Entry, Source, content_folder, read_entry
from questhall.kernel.language.expressions import BadExpression, Expression
from questhall.kernel.packs import Additions, with_packs

from ..printed.cards import (
    ACTION,
    ATTACHMENT,
    END_OF_ROUND,
    ENEMY_DESTROYED_HERE,
    HOST_DESTROYED,
    MINION,
    MINION_PLAYED_HERE,
    OWN_DESTROYED_HERE,
    REINFORCED,
    SORCERY,
    TACTIC,
    WHEN_DESTROYED,
    WHEN_PLAYED,
    Ability,
    BloodPool,
    CardDef,
    Pack,
    PackKind,
    SkillDef,
)
from ..words.auras import AURAS
from ..words.effects import EFFECTS

KINDS = {"minion": MINION, "sorcery": SORCERY, "attachment": ATTACHMENT}
HOSTS = ("own", "enemy")
PACK_KINDS = {
    "character": PackKind.CHARACTER,
    "lineage": PackKind.LINEAGE,
    "domain": PackKind.DOMAIN,
}
PACK_SIZES = {
    PackKind.CHARACTER: 10,
    PackKind.LINEAGE: 20,
    PackKind.DOMAIN: 10,
}  # SO-1.1.15 to SO-1.1.17
MOMENTS = {
    "action": ACTION,
    "tactic": TACTIC,
    "when_played": WHEN_PLAYED,
    "when_destroyed": WHEN_DESTROYED,
    "end_of_round": END_OF_ROUND,
    "when_host_destroyed": HOST_DESTROYED,
    "when_own_destroyed_here": OWN_DESTROYED_HERE,
    "when_enemy_destroyed_here": ENEMY_DESTROYED_HERE,
    "when_minion_played_here": MINION_PLAYED_HERE,
    "when_you_reinforce": REINFORCED,
}
MOMENT_NAMES = {moment: name for name, moment in MOMENTS.items()}
# Words that speak of one battlefield: a sorcery with one of them chooses it when cast.
HERE_WORDS = frozenset(
    (
        "here",
        "bring",
        "restore",
        "damage_side",
        "move_flame",
        "energy_per_burning",
        "if_enemy_burning",
    )
)
ENTOMBED_MOMENTS = ("action", "tactic", "end_of_round")


def read_pack(entry: Entry) -> Pack:
    """Read one deck file."""
    kind = PACK_KINDS[entry.one_of("kind", tuple(PACK_KINDS))]
    skill_entry = entry.entry("skill")
    if skill_entry is None:
        raise entry.fault("skill", "is missing")
    pack = Pack(entry.name("pack"), kind, read_skill(skill_entry, kind))
    pool = entry.entry("blood_pool")
    if pool is not None:
        pack.blood_pool = read_blood_pool(pool)
    for card in entry.entries("cards"):
        pack.copies.append(card.number("copies", 1, 3))
        pack.cards.append(read_card(card))
    entry.finish()
    if sum(pack.copies) != PACK_SIZES[kind]:
        raise entry.fault("cards", f"are {sum(pack.copies)}, must be {PACK_SIZES[kind]}")
    return pack


def read_skill(entry: Entry, kind: int) -> SkillDef:
    abilities = list(read_abilities(entry, MOMENTS, entombed=False))
    if len(abilities) != 1:
        raise entry.fault("id", "a skill card has exactly one ability")
    skill = SkillDef(entry.name(), kind, abilities[0], entry.flag("optional"))
    entry.finish()
    return skill


def read_blood_pool(entry: Entry) -> BloodPool:
    tactic, power = (
        read_ability(entry, name, MOMENTS[name], entombed=False) for name in ("tactic", "action")
    )
    if tactic is None or power is None:
        raise entry.fault("id", "the Blood Pool needs a tactic and an action")
    pool = BloodPool(
        entry.name(),
        entry.number("tactic_blood", 1, 10),
        tactic,
        entry.number("blood", 1, 10),
        power,
    )
    entry.finish()
    return pool


def read_card(entry: Entry) -> CardDef:
    """Read one card, with its numbers, marks and abilities."""
    kind = KINDS[entry.one_of("kind", tuple(KINDS))]
    card = CardDef(entry.name(), kind, entry.number("cost", 0, 10))
    if kind == MINION:
        card.attack = entry.number("attack", 0, 7)
        card.life = entry.number("life", 1, 9)
        card.flying = entry.flag("flying")
        card.legend = entry.flag("legend")
    elif kind == ATTACHMENT:
        card.attack = entry.number("attack", -7, 7)
        card.life = entry.number("life", -9, 9)
        if entry.has("host"):
            card.host = entry.one_of("host", HOSTS)
    card.omen = entry.flag("omen")
    card.types = entry.words("types")
    sorcery = entry.expression("effect")
    if sorcery is not None:
        card.sorcery = _effect(entry, "effect", sorcery).effect
        card.swords = not HERE_WORDS.isdisjoint(sorcery.words())
        card.text = str(sorcery)
    ongoing = entry.expression("ongoing")
    if ongoing is not None:
        try:
            card.auras.append(AURAS.read(ongoing))
        except BadExpression as fault:
            raise entry.bad_expression("ongoing", fault) from None
        card.ongoing = str(ongoing)
    for ability in read_abilities(entry, MOMENTS, entombed=False):
        card.add(ability)
    entombed = entry.entry("entombed")
    if entombed is not None:
        moments = {name: MOMENTS[name] for name in ENTOMBED_MOMENTS}
        for ability in read_abilities(entombed, moments, entombed=True):
            card.add(ability)
        entombed.finish()
    entry.finish()
    if (kind == SORCERY) != (card.sorcery is not None):
        raise entry.fault("effect", "a sorcery, and only a sorcery, has an effect")
    return card


def read_abilities(entry: Entry, moments: dict[str, int], entombed: bool) -> Iterable[Ability]:
    for name, moment in moments.items():
        ability = read_ability(entry, name, moment, entombed)
        if ability is not None:
            yield ability


def read_ability(entry: Entry, name: str, moment: int, entombed: bool) -> Ability | None:
    expression = entry.expression(name)
    if expression is None:
        return None
    ability = _effect(entry, name, expression)
    ability.moment = moment
    ability.entombed = entombed
    return ability


def _effect(entry: Entry, field: str, expression: Expression) -> Ability:
    try:
        return Ability(ACTION, EFFECTS.read(expression), False, str(expression))
    except BadExpression as fault:
        raise entry.bad_expression(field, fault) from None


class Library:
    """All packs, in a fixed order, and everything in them by key."""

    def __init__(self, packs: list[Pack], source: Source) -> None:
        self.packs: list[Pack] = []
        self.renamed = source.renamed
        self._by_key: dict[str, object] = {}
        for pack in packs:
            self.put_in(pack)

    def put_in(self, pack: Pack) -> None:
        self.packs.append(pack)
        self.add(pack.key, pack)
        self.add(pack.skill.key, pack.skill)
        if pack.blood_pool is not None:
            self.add(pack.blood_pool.key, pack.blood_pool)
        for card in pack.cards:
            self.add(card.key, card)

    def add(self, key: str, content: object) -> None:
        if key in self._by_key:
            raise ValueError(f"two pieces of content are called {key!r}")
        self._by_key[key] = content

    def keys(self) -> list[str]:
        return list(self._by_key)

    def find(self, key: str) -> object:
        if key not in self._by_key:
            raise KeyError(f"no content is called {key!r}")
        return self._by_key[key]


PACK_ORDER = (
    "blade_dancer",
    "rite_keeper",
    "tide_caller",
    "rift_walker",
    "necromancer",
    "demonologist",
    "bloodlord",
    "animist",
    "temple",
    "forest",
    "sanctuary",
    "coast",
)


@cache
def library() -> Library:
    """Everything in the box, and what packs have added."""
    return with_packs("sorcerer", ADDITIONS)


def box() -> Library:
    """Everything in the box."""
    packs: list[Pack] = []
    source = Source()
    with content_folder("questhall.games.sorcerer") as folder:
        for name in PACK_ORDER:
            packs.append(read_pack(read_entry(folder / f"{name}.yaml", source, "decks")))
    return Library(packs, source)


def _add_deck(library: Library, entry: Entry) -> None:
    library.put_in(read_pack(entry))


ADDITIONS = Additions(box, {"decks": _add_deck})
