"""The box as a whole: its numbers, the balance of its decks, and faults in content files."""

import ast
import re
from itertools import product
from pathlib import Path

import pytest

from questhall.games.sorcerer.library.library import Library, library, read_pack
from questhall.games.sorcerer.printed.cards import (
    ATTACHMENT,
    MINION,
    SORCERY,
    CardDef,
    Pack,
    PackKind,
)
from questhall.kernel.content import BadContent, Source, read_entry
from tests.marks import rule

# Each card as it was designed and tuned: copies, kind (Minion, Sorcery, Attachment), cost,
# attack/Life, marks (omen, flying, Legend), types.
BLUEPRINT = {
    "blade_dancer": """
        1 S 1 -     -  ritual
        2 A 1 +2/+1 o  weapon
        2 A 1 +1/+1 -  weapon
        2 S 1 -     -  shadow
        3 M 2 2/2   o  shadow""",
    "rite_keeper": """
        1 M 5 3/3   L  spirit
        1 M 4 2/3   L  spirit
        2 S 1 -     -  ritual
        3 A 1 +1/+0 -  weapon
        3 S 2 -     -  ritual""",
    "tide_caller": """
        1 M 9 7/6   L  leviathan
        2 M 3 3/2   -  siren
        2 M 3 2/2   o  spy
        2 S 1 -     -  call
        3 A 1 -1/-1 -  curse""",
    "rift_walker": """
        1 S 1 -     -  rift
        2 A 1 +1/+0 o  relic
        2 M 3 4/2   -  cultist
        2 M 2 2/2   of horror
        3 S 1 -     -  rift""",
    "necromancer": """
        3 M 1 1/2   -  undead
        3 M 5 4/4   -  undead
        3 A 1 +1/+1 -  book
        3 M 2 2/2   o  human
        2 S 1 -     -  ritual
        2 M 3 3/2   -  human
        1 M 4 4/3   L  human
        1 M 4 5/2   o  undead
        1 M 2 2/2   -  undead
        1 M 3 3/3   -  spirit""",
    "demonologist": """
        1 M 5 4/4   L  demon
        1 M 6 5/5   L  demon
        1 M 7 6/5   fL demon
        2 M 2 3/1   o  beast demon
        2 M 4 4/3   -  cultist
        2 M 1 1/1   o  demon
        2 S 2 -     -  fire
        3 S 1 -     -  ritual
        3 M 3 3/2   -  demon
        3 M 2 3/1   -  cultist""",
    "bloodlord": """
        1 M 9 7/7   fL vampire
        1 M 8 6/6   L  vampire
        1 M 7 6/5   L  vampire
        1 S 1 -     -  blood
        2 M 6 5/4   o  vampire
        2 M 5 5/3   f  vampire
        3 M 1 1/1   -  thrall
        3 M 4 3/3   -  vampire
        3 M 3 3/2   -  vampire
        3 S 1 -     -  blood""",
    "animist": """
        1 M 5 4/4   L  fairy
        1 S 3 -     -  mind
        2 M 5 3/5   -  insect
        2 A 1 -2/+0 -  curse
        2 M 5 1/5   -  insect
        2 S 2 -     -  mind
        2 M 3 2/4   o  fairy
        2 A 1 +1/+1 -  relic
        3 M 2 2/1   -  spider
        3 M 1 1/1   -  spider""",
    "temple": """
        1 M 5 4/3   L  knight
        2 M 4 3/2   -  human
        2 M 4 3/2   -  human
        2 M 5 4/3   -  knight
        3 M 3 3/2   -  knight""",
    "forest": """
        1 M 4 4/3   L  beast
        2 M 3 2/3   o  spirit
        2 M 5 5/3   -  human
        2 M 2 2/1   f  spirit
        3 M 4 5/2   -  beast""",
    "sanctuary": """
        1 M 6 5/4   L  outcast
        2 M 3 2/2   -  outcast
        2 M 1 1/1   o  outcast
        2 M 3 3/2   -  outcast
        3 M 1 2/1   -  outcast""",
    "coast": """
        1 M 4 4/3   L  monster
        2 M 3 3/3   -  monster
        2 M 4 4/3   o  witch
        2 M 2 2/2   f  martyr
        3 M 2 3/1   -  monster""",
}

# The words that stand for a lineage's own mechanic.
MECHANICS = {
    "necromancer": {"raise_minion", "dig_up", "if_graveyard", "recover", "entombed"},
    "demonologist": {"flame", "move_flame", "burning", "if_enemy_burning", "energy_per_burning"},
    "bloodlord": {"blood", "pay_blood", "per_blood", "vampire"},
    "animist": {"follower", "move_follower", "per_follower"},
}


def packs(kind: int) -> list[Pack]:
    return [pack for pack in library().packs if pack.kind == kind]


def all_cards() -> list[CardDef]:
    """The 160 cards of all grimoires, copy by copy."""
    return [card for pack in library().packs for card in pack.deck()]


def count(cards: list[CardDef], *kinds: int) -> int:
    return len([card for card in cards if card.kind in kinds])


def legends(cards: list[CardDef]) -> int:
    return len([card for card in cards if card.legend])


def average_cost(cards: list[CardDef]) -> float:
    return sum(card.cost for card in cards) / len(cards)


def printed(copies: int, card: CardDef) -> list[str]:
    """A card in the words of the blueprint."""
    marks = "o" * card.omen + "f" * card.flying + "L" * card.legend
    forms = {MINION: "{}/{}", ATTACHMENT: "{:+}/{:+}", SORCERY: "-"}
    numbers = forms[card.kind].format(card.attack, card.life)
    kind = "MSA"[card.kind]
    return [str(copies), kind, str(card.cost), numbers, marks or "-", *card.types]


# -- what is in the box --------------------------------------------------------


@pytest.mark.parametrize("pack", library().packs, ids=lambda pack: pack.key)
def test_every_number_matches_the_blueprint(pack: Pack) -> None:
    wanted = [line.split() for line in BLUEPRINT[pack.key].split("\n") if line.strip()]
    found = [printed(*each) for each in zip(pack.copies, pack.cards, strict=True)]
    assert found == wanted


@rule("SO-1.1.14", "SO-1.1.15", "SO-1.1.16", "SO-1.1.17")
@pytest.mark.parametrize(
    ("kind", "size"), [(PackKind.CHARACTER, 10), (PackKind.LINEAGE, 20), (PackKind.DOMAIN, 10)]
)
def test_there_are_four_decks_of_each_kind_and_each_has_its_size(kind: int, size: int) -> None:
    assert [len(pack.deck()) for pack in packs(kind)] == [size] * 4
    assert [pack.skill.kind for pack in packs(kind)] == [kind] * 4


@rule("SO-1.1.18")
def test_the_box_has_173_cards() -> None:
    skills = [pack.skill for pack in library().packs]
    pools = [pack.blood_pool for pack in library().packs if pack.blood_pool is not None]
    assert (len(all_cards()), len(skills), len(pools)) == (160, 12, 1)
    assert len(all_cards()) + len(skills) + len(pools) == 173
    assert len({card.key for card in all_cards()}) == 80


@rule("SO-1.1.16", "SO-21.3.1", "SO-21.3.6")
def test_the_blood_pool_belongs_to_the_bloodlord() -> None:
    (owner,) = [pack for pack in library().packs if pack.blood_pool is not None]
    pool = owner.blood_pool
    assert pool is not None
    assert (owner.key, pool.key, pool.tactic_cost, pool.power_cost) == (
        "bloodlord",
        "crimson_font",
        2,
        4,
    )


def test_everything_is_found_by_its_key() -> None:
    box = library()
    for pack in box.packs:
        assert box.find(pack.key) is pack
        assert box.find(pack.skill.key) is pack.skill
        assert [box.find(card.key) for card in pack.cards] == pack.cards
    with pytest.raises(KeyError, match="spring_heeled_jack"):
        box.find("spring_heeled_jack")


def test_two_pieces_of_content_never_share_a_key() -> None:
    pack = library().packs[0]
    with pytest.raises(ValueError, match=pack.key):
        Library([pack, pack], Source())


# -- how the decks are balanced ------------------------------------------------


def test_every_possible_grimoire_has_40_cards_and_24_to_32_minions() -> None:
    for three in product(
        packs(PackKind.CHARACTER), packs(PackKind.LINEAGE), packs(PackKind.DOMAIN)
    ):
        grimoire = [card for pack in three for card in pack.deck()]
        assert len(grimoire) == 40
        assert 24 <= count(grimoire, MINION) <= 32, [pack.key for pack in three]


@pytest.mark.parametrize(
    ("kind", "low", "high"),
    [(PackKind.CHARACTER, 1.3, 2.6), (PackKind.LINEAGE, 2.4, 3.9), (PackKind.DOMAIN, 2.3, 4.0)],
)
def test_the_average_cost_of_a_deck_fits_its_kind(kind: int, low: float, high: float) -> None:
    for pack in packs(kind):
        assert low <= average_cost(pack.deck()) <= high, pack.key


def test_character_decks_mix_all_kinds_of_cards() -> None:
    for pack in packs(PackKind.CHARACTER):
        deck = pack.deck()
        assert 4 <= len(pack.cards) <= 6
        assert 2 <= count(deck, MINION) <= 5
        assert 2 <= count(deck, ATTACHMENT) <= 4
        assert 2 <= count(deck, SORCERY) <= 6
        assert legends(deck) <= 2


def test_lineage_decks_are_mostly_minions_with_one_to_four_legends() -> None:
    for pack in packs(PackKind.LINEAGE):
        deck = pack.deck()
        assert len(pack.cards) == 10
        assert 13 <= count(deck, MINION) <= 18
        assert 2 <= count(deck, SORCERY, ATTACHMENT) <= 7
        assert 1 <= legends(deck) <= 4


@pytest.mark.parametrize("pack", packs(PackKind.LINEAGE), ids=lambda pack: pack.key)
def test_half_of_a_lineage_deck_uses_its_mechanic(pack: Pack) -> None:
    using = 0
    for card, copies in zip(pack.cards, pack.copies, strict=True):
        texts = [card.text, card.ongoing, *[ability.text for ability in card.abilities]]
        words = set(re.findall(r"\w+", " ".join(texts))) | set(card.types)
        if card.has_entombed:
            words.add("entombed")
        if words & MECHANICS[pack.key]:
            using += copies
    assert using >= 10


def test_every_type_that_a_text_names_is_printed_on_a_card() -> None:
    texts = [ability.text for card in all_cards() for ability in card.abilities]
    texts += [card.text + card.ongoing for card in all_cards()]
    for pack in library().packs:
        if pack.blood_pool is not None:
            texts += [pack.blood_pool.tactic.text, pack.blood_pool.power.text]
    named = set(re.findall(r"type=(\w+)", " ".join(texts)))
    assert named == {"knight", "undead", "vampire"}
    assert named <= {type for card in all_cards() for type in card.types}


def test_domain_decks_are_five_minions_led_by_one_legend() -> None:
    for pack in packs(PackKind.DOMAIN):
        assert pack.copies == [1, 2, 2, 2, 3]
        assert count(pack.deck(), MINION) == 10
        assert [card.legend for card in pack.cards] == [True, False, False, False, False]


def test_at_most_two_cards_of_a_deck_cost_seven_or_more_outside_the_bloodlord() -> None:
    for pack in library().packs:
        dear = [card.key for card in pack.deck() if card.cost >= 7]
        assert len(dear) <= (3 if pack.key == "bloodlord" else 2), dear


def test_an_omen_icon_is_on_every_sixth_minion_or_attachment() -> None:
    able = [card for card in all_cards() if card.kind != SORCERY]
    omens = [card for card in able if card.omen]
    assert 1 / 8 <= len(omens) / len(able) <= 1 / 4
    assert not [card.key for card in all_cards() if card.omen and card.kind == SORCERY]


def test_about_a_tenth_of_the_minions_fly() -> None:
    minions = [card for card in all_cards() if card.kind == MINION]
    flying = [card for card in minions if card.flying]
    assert 0.08 <= len(flying) / len(minions) <= 0.12


def test_every_card_skill_and_the_blood_pool_have_a_test_named_after_them() -> None:
    tests: list[str] = []
    for file in Path(__file__).parent.glob("test_*.py"):
        tree = ast.parse(file.read_text(encoding="utf-8"))
        tests += [node.name for node in tree.body if isinstance(node, ast.FunctionDef)]
    keys = [card.key for pack in library().packs for card in pack.cards]
    keys += [pack.skill.key for pack in library().packs]
    keys += [pack.blood_pool.key for pack in library().packs if pack.blood_pool is not None]
    untested = [key for key in keys if not [t for t in tests if t.startswith(f"test_{key}_")]]
    assert untested == []


# -- faults in content files ---------------------------------------------------

DECK = """\
pack: testers
kind: domain
skill:
  id: test_skill
  tactic: omen(1)
cards:
  - id: first
    copies: 3
    kind: minion
    cost: 2
    attack: 2
    life: 2
    types: [knight]
    when_played: draw(1)
    ongoing: aura(own(other), attack=1)
  - id: second
    copies: 3
    kind: sorcery
    cost: 1
    effect: damage(1, enemy)
  - id: third
    copies: 3
    kind: attachment
    cost: 1
    attack: -1
    life: 1
    host: enemy
  - id: fourth
    copies: 1
    kind: minion
    cost: 1
    attack: 1
    life: 1
    entombed:
      action: return_this()
"""


def read(folder: Path, text: str) -> Pack:
    file = folder / "testers.yaml"
    file.write_text(text, encoding="utf-8")
    return read_pack(read_entry(file))


def test_a_faultless_deck_is_read(tmp_path: Path) -> None:
    pack = read(tmp_path, DECK)
    assert [card.key for card in pack.cards] == ["first", "second", "third", "fourth"]
    assert pack.copies == [3, 3, 3, 1]


def test_a_bad_word_is_reported_with_its_column_and_what_was_meant(
    tmp_path: Path,
) -> None:
    with pytest.raises(BadContent) as told:
        read(tmp_path, DECK.replace("draw(1)", "may(then(omen(1), drow(1)))"))
    assert str(told.value) == (
        "testers.yaml:14:36: when_played: 'drow' is no effect; did you mean 'draw'?"
    )


FAULTS = {
    "an unknown word": ("draw(1)", "pull(1)", 14, "when_played: 'pull' is no effect"),
    "an unknown inner word": ("draw(1)", "may(pull(1))", 14, "'pull' is no effect"),
    "a word for a number": ("draw(1)", "draw(all)", 14, "draw: all is not a number"),
    "a missing argument": ("draw(1)", "draw()", 14, "draw: an argument is missing"),
    "an argument too many": ("draw(1)", "draw(1, 2)", 14, "draw: does not take 2"),
    "an unknown named argument": ("draw(1)", "draw(1, to=2)", 14, "draw: does not take to"),
    "nobody named": ("enemy)", "somebody)", 20, "'somebody' is no name of minions"),
    "an unknown mark of a minion": ("enemy)", "enemy(big))", 20, "enemy: does not take big"),
    "a number for a minion": ("enemy)", "2)", 20, "damage: 2 is not a word"),
    "no expression": ("draw(1)", "draw(1", 14, "when_played: cannot be read"),
    "more than a call": ("draw(1)", "draw(1 + 1)", 14, "1 + 1 is neither a word nor a number"),
    "a bare number": ("draw(1)", "1", 14, "when_played: must be a word"),
    "no aura": ("aura(own", "glow(own", 15, "ongoing: 'glow' is no ongoing ability"),
    "an aura on nobody": ("own(other)", "some(other)", 15, "'some' is no bearer of an aura"),
    "an aura of unknown reach": ("own(other)", "own(big)", 15, "own: does not take big"),
    "an aura of unknown force": ("attack=1)", "speed=1)", 15, "aura: does not take speed"),
    "an aura with too much": ("attack=1)", "here, attack=1)", 15, "aura: does not take here"),
    "a missing field": ("    life: 2\n", "", 7, "life: is missing"),
    "a missing id": ("  id: test_skill\n", "", 4, "id: is missing"),
    "a number out of range": ("    cost: 2\n", "    cost: 11\n", 10, "cost: is 11; must be from"),
    "too many copies": ("copies: 1", "copies: 4", 29, "copies: is 4; must be from 1 to 3"),
    "a word for a cost": ("    cost: 2\n", "    cost: two\n", 10, "'two'; must be a whole number"),
    "an unknown field": (
        "    life: 2\n",
        "    life: 2\n    speed: 3\n",
        13,
        "speed: is not a field",
    ),
    "a field of another kind": (
        "    attack: -1\n",
        "    attack: -1\n    flying: true\n",
        26,
        "flying",
    ),
    "an unknown kind of card": ("kind: sorcery", "kind: spell", 18, "kind: is 'spell'; must be"),
    "an unknown kind of deck": ("kind: domain", "kind: realm", 2, "kind: is 'realm'; must be one"),
    "an unknown host": ("host: enemy", "host: foe", 27, "host: is 'foe'; must be one of"),
    "a mark neither true nor false": (
        "    life: 2\n",
        "    life: 2\n    omen: 1\n",
        13,
        "omen: is",
    ),
    "types that are no list": ("types: [knight]", "types: knight", 13, "types: must be a list"),
    "an effect on a minion": ("when_played:", "effect:", 14, "only a sorcery, has an effect"),
    "a sorcery without effect": ("effect: d", "action: d", 16, "a sorcery, and only a sorcery"),
    "an entombed moment": (
        "      action:",
        "      when_played:",
        35,
        "when_played: is not a field",
    ),
    "a field that stands twice": (
        "    cost: 2\n",
        "    cost: 2\n    cost: 3\n",
        11,
        "stands twice",
    ),
    "two abilities on a skill card": (
        "omen(1)\n",
        "omen(1)\n  action: draw(1)\n",
        4,
        "exactly one",
    ),
    "a skill card without ability": ("  tactic: omen(1)\n", "", 4, "exactly one ability"),
    "a deck too large": ("copies: 1", "copies: 3", 7, "cards: are 12, must be 10"),
    "a deck too small": ("first\n    copies: 3", "first\n    copies: 2", 7, "are 9, must be 10"),
    "a card that is no mapping": ("  - id: first\n", "  - zeroth\n  - id: first\n", 7, "a mapping"),
    "broken YAML": ("types: [knight]", "types: [knight", 14, "is not YAML"),
}


@pytest.mark.parametrize("fault", FAULTS)
def test_a_fault_is_reported_with_file_line_and_reason(fault: str, tmp_path: Path) -> None:
    right, wrong, line, reason = FAULTS[fault]
    assert DECK.count(right) == 1
    with pytest.raises(BadContent) as told:
        read(tmp_path, DECK.replace(right, wrong))
    assert (told.value.file, told.value.line) == ("testers.yaml", line)
    assert reason in told.value.reason
    place = f"testers.yaml:{line}" + (f":{told.value.column}" if told.value.column else "")
    assert str(told.value) == f"{place}: {told.value.reason}"


@pytest.mark.parametrize("text", ["", "- pack\n- kind\n"])
def test_a_file_without_a_mapping_is_refused(text: str, tmp_path: Path) -> None:
    with pytest.raises(BadContent, match=r"testers\.yaml:1: must be a mapping"):
        read(tmp_path, text)


def test_a_deck_without_a_skill_card_is_refused(tmp_path: Path) -> None:
    text = DECK.replace("skill:\n  id: test_skill\n  tactic: omen(1)\n", "")
    with pytest.raises(BadContent, match=r"testers\.yaml:1: skill: is missing"):
        read(tmp_path, text)
