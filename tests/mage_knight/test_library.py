"""What is in the box, and how a fault in its files is reported."""

import re
import shutil
from collections import Counter
from importlib.resources import as_file, files
from pathlib import Path

import pytest

from questhall.games.mage_knight.library.library import library, read_library
from questhall.games.mage_knight.printed.cards import (
    DeedKind,
    EnemyAbility,
    EnemyDef,
    HeroDef,
    SkillUse,
    TileDef,
    TileKind,
    UnitDef,
)
from questhall.games.mage_knight.printed.garrisons import garrison
from questhall.games.mage_knight.printed.kinds import NO_COLOUR, Element, Mana, Resists, Site, Token
from questhall.games.mage_knight.rules.cards.wounds import WOUND_CARD
from questhall.games.mage_knight.state.realm import DIRECTIONS
from questhall.kernel.content import BadContent

BASE = ("base",)
BASE_AND_LEGION = ("base", "ll")
ALL_SETS = ("base", "ll", "tezla")


# -- cards ---------------------------------------------------------------------------


def test_there_are_seven_heroes_those_of_the_base_game_first() -> None:
    names = [hero.key for hero in library().heroes]
    assert set(names[:4]) == {"arythea", "goldyx", "norowas", "tovak"}
    assert set(names[4:]) == {"wolfhawk", "krang", "braevalar"}


def test_every_deck_has_sixteen_cards_two_of_them_the_heros_own() -> None:
    for hero in library().heroes:
        deck = library().deck_of(hero)
        assert len(deck) == 16
        assert [card.hero for card in deck].count(hero.key) == 2
        assert all(card.hero in ("", hero.key) for card in deck)


def test_own_cards_replace_one_common_card_each() -> None:
    tovak = Counter(card.key for card in library().deck_of(hero_named("tovak")))
    assert (tovak["cold_toughness"], tovak["determination"]) == (1, 0)
    assert (tovak["instinct"], tovak["improvisation"]) == (1, 0)
    arythea = Counter(card.key for card in library().deck_of(hero_named("arythea")))
    assert (arythea["rage"], arythea["battle_versatility"]) == (1, 1)


def test_cards_of_the_decks() -> None:
    box = library()
    assert len(box.advanced_actions) == 28
    assert len(box.spells) == 20
    assert len(box.artifacts) == 16
    assert len(box.deeds_of(DeedKind.ADVANCED_ACTION, BASE_AND_LEGION)) == 40
    assert len(box.deeds_of(DeedKind.SPELL, BASE_AND_LEGION)) == 24
    assert len(box.deeds_of(DeedKind.ARTIFACT, BASE_AND_LEGION)) == 24


@pytest.mark.parametrize("colour", [Mana.RED, Mana.BLUE, Mana.GREEN, Mana.WHITE])
def test_colours_are_evenly_distributed(colour: int) -> None:
    box = library()
    assert [card.colour for card in box.advanced_actions].count(colour) == 7
    assert [card.colour for card in box.spells].count(colour) == 5


def test_artifacts_have_no_colour() -> None:
    assert {card.colour for card in library().artifacts} == {NO_COLOUR}


def test_interactive_spells_are_109_to_112() -> None:
    numbers = [spell.number for spell in library().spells if spell.interactive]
    assert numbers == [109, 110, 111, 112]


def test_every_card_has_an_icon() -> None:
    for deed in library().deeds.values():
        assert deed.icons or deed is WOUND_CARD, deed.key


def test_there_are_six_tactics_by_day_and_six_by_night() -> None:
    for day in (True, False):
        numbers = [tactic.number for tactic in library().tactics if tactic.day == day]
        assert numbers == [1, 2, 3, 4, 5, 6]


def test_ten_skills_in_a_competitive_game_without_the_cooperative_one() -> None:
    for hero in library().heroes:
        skills = library().skills_of(hero, competitive=True)
        assert len(skills) == 10
        assert not any(skill.cooperative for skill in skills)
        assert [skill.use for skill in skills].count(SkillUse.INTERACTIVE) == 1


def test_the_competitive_skill_stays_in_the_box_otherwise() -> None:
    for hero in library().heroes:
        skills = library().skills_of(hero, competitive=False)
        assert len(skills) == 9 + sum(skill.cooperative for skill in skills)
        assert not any(skill.competitive for skill in skills)


# -- units ---------------------------------------------------------------------------


def test_twenty_kinds_of_units_on_forty_cards() -> None:
    units = library().units
    assert len(units) == 20
    assert sum(unit.copies for unit in units if not unit.elite) == 20
    assert sum(unit.copies for unit in units if unit.elite) == 20
    assert len(library().units_of(BASE_AND_LEGION)) == 30


def test_what_a_unit_card_says() -> None:
    golems = library().find("fire_golems")
    assert isinstance(golems, UnitDef)
    assert (golems.level, golems.cost, golems.armour, golems.elite) == (3, 8, 4, True)
    assert golems.resistances == Resists.PHYSICAL | Resists.FIRE
    assert [ability.cost for ability in golems.abilities] == [NO_COLOUR, Mana.RED]


def test_elite_units_are_those_of_levels_three_and_four() -> None:
    for unit in library().units_of(BASE_AND_LEGION):
        assert unit.elite == (unit.level >= 3), unit.key


# -- tokens --------------------------------------------------------------------------


def test_twenty_nine_kinds_of_enemies_on_sixty_tokens() -> None:
    enemies = library().enemies
    assert len(enemies) == 29
    tokens: Counter[int] = Counter()
    for enemy in enemies:
        tokens[enemy.colour] += enemy.copies
    assert tokens == {
        Token.GREEN: 12,
        Token.GREY: 10,
        Token.BROWN: 10,
        Token.VIOLET: 10,
        Token.WHITE: 10,
        Token.RED: 8,
    }


def test_enemies_of_the_other_sets() -> None:
    assert len(library().enemies_of(BASE_AND_LEGION)) == 51
    assert len(library().enemies_of(ALL_SETS)) == 73


def test_what_an_enemy_token_says() -> None:
    mages = enemy_named("altem_mages_enemy")
    assert (mages.colour, mages.armour, mages.fame, mages.copies) == (Token.WHITE, 8, 8, 2)
    assert mages.abilities == EnemyAbility.FORTIFIED | EnemyAbility.BRUTAL | EnemyAbility.POISON
    assert mages.resistances == Resists.PHYSICAL
    assert [(attack.value, attack.element) for attack in mages.attacks] == [(4, Element.COLD_FIRE)]


def test_an_elusive_enemy_has_two_armours() -> None:
    trackers = enemy_named("orc_trackers")
    assert (trackers.armour, trackers.low_armour) == (6, 3)
    assert trackers.abilities == EnemyAbility.ELUSIVE | EnemyAbility.ASSASSIN
    for enemy in library().enemies_of(ALL_SETS):
        assert (enemy.low_armour < enemy.armour) == bool(enemy.abilities & EnemyAbility.ELUSIVE), (
            enemy.key
        )


def test_summoners_say_what_they_summon() -> None:
    assert [attack.summons for attack in enemy_named("orc_summoners").attacks] == [Token.BROWN]
    assert [attack.summons for attack in enemy_named("dragon_summoner").attacks] == [
        Token.BROWN,
        Token.BROWN,
    ]
    assert [attack.summons for attack in enemy_named("prowlers").attacks] == [NO_COLOUR]


def test_defeating_some_enemies_changes_reputation() -> None:
    assert enemy_named("thugs_enemy").reputation == 1
    assert enemy_named("heroes_ice").reputation == -1
    assert enemy_named("heroes_ice").resistances == Resists.ICE


def test_ruins_are_altars_or_hold_enemies_and_a_reward() -> None:
    ruins = library().ruins
    assert len(ruins) == 12
    assert len(library().ruins_of(BASE_AND_LEGION)) == 15
    altars = [ruin for ruin in ruins if ruin.is_altar]
    assert [(max(ruin.price), sum(ruin.price), ruin.fame) for ruin in altars] == [(3, 3, 7)] * 4
    for ruin in ruins:
        assert ruin.is_altar == (not ruin.enemies) == (not ruin.rewards), ruin.key


# -- the map -------------------------------------------------------------------------


def test_tiles_by_kind_and_number() -> None:
    box = library()
    assert [tile.key for tile in box.tiles_of(TileKind.START)] == ["start_a", "start_b"]
    assert [tile.number for tile in box.tiles_of(TileKind.COUNTRYSIDE)] == list(range(1, 12))
    assert [tile.number for tile in box.tiles_of(TileKind.CORE)] == [1, 2, 3, 4]
    assert [tile.number for tile in box.tiles_of(TileKind.CITY)] == [5, 6, 7, 8]


def test_every_tile_is_a_space_and_its_six_neighbours() -> None:
    for tile in library().tiles:
        places = [(space.q, space.r) for space in tile.spaces]
        assert sorted(places) == sorted([(0, 0), *DIRECTIONS]), tile.key


def test_only_city_tiles_have_a_city_one_of_each_colour() -> None:
    colours: list[int] = []
    for tile in library().tiles:
        assert tile.has_site(Site.CITY) == (tile.kind == TileKind.CITY)
        colours += [space.colour for space in tile.spaces if space.site == Site.CITY]
    assert sorted(colours) == [Mana.RED, Mana.BLUE, Mana.GREEN, Mana.WHITE]


def test_heroes_begin_on_the_portal_in_the_middle() -> None:
    for tile in library().tiles_of(TileKind.START):
        assert [(s.q, s.r) for s in tile.spaces if s.site == Site.PORTAL] == [(0, 0)]


def test_where_things_are_on_a_tile() -> None:
    """Tile 2: marauders to the north-west, a village to the east, a green mine to the
    south-west."""
    tile = library().tile("country_2")
    assert site_at(tile, 0, -1) == (Site.ORC_MARAUDERS, NO_COLOUR)
    assert site_at(tile, 1, 0) == (Site.VILLAGE, NO_COLOUR)
    assert site_at(tile, -1, 1) == (Site.MINE, Mana.GREEN)
    assert site_at(library().tile("country_3"), 1, -1) == (Site.KEEP, NO_COLOUR)


def test_an_unknown_tile() -> None:
    with pytest.raises(KeyError, match="country_99"):
        library().tile("country_99")


@pytest.mark.parametrize(
    ("colour", "sizes"),
    [
        (Mana.RED, [1, 2, 2, 3, 3, 4, 4, 4, 5, 5, 5]),
        (Mana.BLUE, [2, 2, 2, 3, 3, 3, 4, 4, 4, 5, 5]),
        (Mana.GREEN, [2, 2, 3, 3, 3, 4, 4, 4, 5, 5, 5]),
        (Mana.WHITE, [1, 2, 2, 3, 3, 4, 4, 4, 5, 5, 5]),
    ],
)
def test_garrisons_grow_with_the_level(colour: int, sizes: list[int]) -> None:
    assert [len(garrison(colour, level)) for level in range(1, 12)] == sizes


def test_garrison_of_the_blue_city() -> None:
    assert garrison(Mana.BLUE, 1) == [Token.GREY, Token.VIOLET]
    assert garrison(Mana.BLUE, 4) == [Token.GREY, Token.VIOLET, Token.WHITE]


def test_garrisons_do_not_grow_above_level_eleven() -> None:
    assert garrison(Mana.WHITE, 24) == garrison(Mana.WHITE, 11)


# -- keys ----------------------------------------------------------------------------


def test_everything_is_found_by_its_key() -> None:
    box = library()
    assert box.find("wound") is WOUND_CARD
    assert box.find("fireball") is box.deeds["fireball"]
    assert isinstance(box.find("ice_mages"), UnitDef)
    assert isinstance(box.find("ice_mages_enemy"), EnemyDef)
    for key, content in box.by_key.items():
        assert content.key == key


def test_an_unknown_key() -> None:
    with pytest.raises(KeyError, match="no content is called 'pumpkin'"):
        library().find("pumpkin")


# -- faults --------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("name", "old", "new", "reason"),
    [
        ("tiles", "centre: plains portal", "centre: plain portal", "centre: 'plain' is none of"),
        ("tiles", "hills mine green", "hills mine", "south_west: a mine and a city have a colour"),
        ("tiles", "kind: core", "kind: sky", "kind: is 'sky'; must be one of"),
        ("enemies", "attack(4)", "bite(4)", "attacks: 'bite' is no attack"),
        ("enemies", "summon(brown)", "summon(pink)", "attacks: summon: pink is none of"),
        ("enemies", "abilities: [poison]", "abilities: [posion]", "abilities: 'posion' is none of"),
        ("enemies", "armour: 3", "armour: thick", "armour: is 'thick'; must be a whole number"),
        ("ruins", "rewards: [unit]", "rewards: [cake]", "rewards: 'cake' is none of"),
        ("cities", "      - white\n", "", "garrisons: are 10, must be 11"),
        ("tactics", "id: rethink", "id: early_bird", "id: 'early_bird' stands for something else"),
        ("heroes", "[rage, rage,", "[rage,", "deck: has 15 cards, must have 16"),
        ("heroes", "[rage, rage,", "[rage, rags,", "deck: there is no card 'rags'"),
        ("heroes", "id: mana_pull", "id: instinct", "id: 'instinct' is no card of arythea"),
        ("heroes", "instead_of: rage", "instead_of: age", "instead_of: 'age' is not in the deck"),
        ("skills", "hero: tovak", "hero: tovac", "hero: there is no hero 'tovac'; did you mean"),
        ("basic_actions", "strong: attack(4)", "strong: smash(4)", "'smash' is no effect"),
        ("basic_actions", "strong: attack(4)", "strong: attack(4", "strong: cannot be read"),
        ("units", "effect: influence(2)", "effect: influence(two)", "effect: influence: two"),
        ("units", "level: 1", "tall: 1\n    level: 1", "tall: is not a field that is known here"),
    ],
)
def test_a_fault_is_named_by_file_line_and_reason(
    tmp_path: Path, name: str, old: str, new: str, reason: str
) -> None:
    folder = copy_of_the_content(tmp_path)
    path = folder / f"{name}.yaml"
    text = path.read_text(encoding="utf-8")
    before, found, _ = text.partition(old)
    assert found
    path.write_text(text.replace(old, new, 1), encoding="utf-8")
    with pytest.raises(BadContent, match=re.escape(reason)) as caught:
        read_library(folder)
    assert caught.value.file == f"{name}.yaml"
    assert caught.value.line == before.count("\n") + 1


@pytest.mark.parametrize(
    ("name", "old", "new", "reason"),
    [
        ("units", "influence(2)", "~influense(2)", "'influense' is no effect; did you mean"),
        ("skills", "move(1), by_day", "move(1), ~by_dai", "'by_dai' is no effect; did you mean"),
        ("spells", "target(destroy", "target(~destory", "'destory' is no change of an enemy; did"),
        ("units", "red(doom", "~read(doom", "'read' is no colour of mana; did you mean 'red'?"),
        ("skills", "attack(1, ranged, cold_fire)", "~attack(1, cold_fir)", "attack: does not take"),
        ("enemies", "attack(4)", "~atack(4)", "'atack' is no attack; did you mean 'attack'?"),
    ],
)
def test_a_fault_in_an_expression_is_named_by_its_column_too(
    tmp_path: Path, name: str, old: str, new: str, reason: str
) -> None:
    """The fault is where the `~` is."""
    folder = copy_of_the_content(tmp_path)
    path = folder / f"{name}.yaml"
    text = path.read_text(encoding="utf-8").replace(old, new, 1)
    line_before = text.partition("~")[0].rpartition("\n")[2]
    path.write_text(text.replace("~", ""), encoding="utf-8")
    with pytest.raises(BadContent, match=re.escape(reason)) as caught:
        read_library(folder)
    assert caught.value.column == len(line_before) + 1


def test_a_missing_field_is_named_by_the_line_of_its_entry(tmp_path: Path) -> None:
    folder = copy_of_the_content(tmp_path)
    path = folder / "tactics.yaml"
    path.write_text("tactics:\n  - id: early_bird\n    time: day\n", encoding="utf-8")
    with pytest.raises(BadContent, match=r"^tactics\.yaml:2: number: is missing$"):
        read_library(folder)


def copy_of_the_content(tmp_path: Path) -> Path:
    with as_file(files("questhall.games.mage_knight").joinpath("content")) as folder:
        return Path(shutil.copytree(folder, tmp_path / "content"))


def enemy_named(key: str) -> EnemyDef:
    enemy = library().find(key)
    assert isinstance(enemy, EnemyDef)
    return enemy


def hero_named(key: str) -> HeroDef:
    hero = library().find(key)
    assert isinstance(hero, HeroDef)
    return hero


def site_at(tile: TileDef, q: int, r: int) -> tuple[int, int]:
    for space in tile.spaces:
        if (space.q, space.r) == (q, r):
            return space.site, space.colour
    raise AssertionError(f"{tile.key} has no space at {q}, {r}")
