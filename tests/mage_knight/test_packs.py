"""Packs: everything that one can add is played, and nobody who plays without it notices."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from questhall.bots import make_bot
from questhall.games.mage_knight import GAME
from questhall.games.mage_knight.library.library import FOLDERS, library
from questhall.games.mage_knight.printed.cards import RuinDef, TileDef
from questhall.games.mage_knight.printed.kinds import Mana, Site, Token
from questhall.games.mage_knight.rules.map.exploring import reveal_tile
from questhall.games.mage_knight.rules.scenario import scenario_of
from questhall.games.mage_knight.state.realm import Place, Realm
from questhall.games.mage_knight.tools.adviser.adviser import Advice
from questhall.games.mage_knight.tools.adviser.fight import Fight
from questhall.games.mage_knight.view.terminal import TerminalArtist
from questhall.games.mage_knight.view.view import TableView
from questhall.kernel.chance import Chance
from questhall.kernel.codec import state_hash
from questhall.kernel.games import BadSetup, OptionValue, Setup
from questhall.kernel.match import Match
from questhall.kernel.packs import in_play, shelf
from questhall.kernel.saves import BadSave, load, save
from questhall.workshop.checking import check_pack
from questhall.workshop.making import make_pack
from questhall.workshop.reference import reference_page
from tests.mage_knight.bench import Bench
from tests.mage_knight.fights import stand_on
from tests.mage_knight.packs import CONTENT, a_pack, shelved, the_whole_pack
from tests.mage_knight.test_18_sites import win

ROOT = Path(__file__).parents[2]
FROST = ("frost",)
BOTH = ("frost", "aurora")


@pytest.fixture
def frost(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    with shelved(monkeypatch, the_whole_pack(tmp_path / "frost")):
        yield
        assert shelf().refused == {}


def dealt(packs: tuple[str, ...], seats: int = 2, **options: OptionValue) -> Realm:
    return GAME.deal(GAME.checked(Setup("quest", seats, options, packs)), Chance("dealt"))


def keys(realm: Realm, *piles: list[int]) -> set[str]:
    return {realm.cards[card].key for pile in piles for card in pile}


# -- what is in play -----------------------------------------------------------------


def test_every_folder_has_something_in_the_whole_pack() -> None:
    assert set(CONTENT) == set(FOLDERS)


@pytest.mark.usefixtures("frost")
def test_a_pack_lies_in_the_box_only_if_the_table_wants_it() -> None:
    assert {key for key in GAME.things() if key.startswith("frost:")}
    without = dealt(())
    assert all(in_play(card.key, ()) for card in without.cards)
    realm = dealt(FROST)
    assert "frost:long_road" in keys(realm, realm.actions, realm.action_offer)
    assert "frost:breach" in keys(realm, realm.spells, realm.spell_offer)
    assert "frost:tide_glass" in keys(realm, realm.artifacts)
    assert "frost:ferrymen" in keys(realm, realm.regulars)
    assert "frost:wreckers" in keys(realm, realm.piles[Token.GREEN])
    assert "frost:drowned_shrine" in keys(realm, realm.ruins)
    assert "frost:low_water" in keys(realm, realm.tactics)
    assert realm.rules.packs == ["frost"]


def played(packs: tuple[str, ...], seed: str, bot: str = "random", seats: int = 2) -> Match:
    """A whole game, in which each seat does as this bot does."""
    match = Match.start(GAME, Setup("quest", seats, {"more_enemies": "both"}, packs), seed)
    bots = [make_bot(bot, f"{seed} {seat}") for seat in range(seats)]
    while match.pending:
        seat = match.pending[0].seats[0]
        match.take(seat, bots[seat].choose(match, seat))
    return match


def hashes(packs: tuple[str, ...]) -> list[str]:
    return [state_hash(played(packs, seed).state) for seed in ("one", "two")]


def test_a_pack_on_the_shelf_changes_nothing_for_others(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    before = hashes(())
    with shelved(monkeypatch, the_whole_pack(tmp_path)):
        assert "frost:warden" in GAME.things()
        assert hashes(()) == before
        assert hashes(FROST) != before
    assert hashes(()) == before


@pytest.mark.usefixtures("frost")
def test_bots_play_with_it() -> None:
    match = played(FROST, "greedy", "greedy", 1)
    assert match.over
    assert GAME.faults(match.state) == []


# -- everything is played ------------------------------------------------------------


@pytest.mark.usefixtures("frost")
def test_its_cards_are_played() -> None:
    bench = Bench(packs=FROST)
    bench.hand("frost:long_road", "frost:bank", "frost:tide_glass")
    bench.deck("march")
    bench.play("strong:frost:tide_glass")
    assert (bench.hero.mana[Mana.BLUE], bench.hero.crystals[Mana.BLUE]) == (1, 1)
    bench.mana("green")
    bench.play("strong:frost:long_road")
    assert bench.turn.move == 5
    assert bench.keys(bench.hero.hand) == ["frost:bank", "march"]


@pytest.mark.usefixtures("frost")
def test_its_spell_defeats_its_enemy() -> None:
    bench = Bench(packs=FROST, day=False)
    bench.hand("frost:breach")
    bench.mana("blue", "black")
    bench.fight("frost:wreckers")
    bench.play("strong:frost:breach", "strike:frost:wreckers")
    assert bench.hero.fame == 3


@pytest.mark.usefixtures("frost")
def test_its_enemy_strikes_and_its_hero_blocks() -> None:
    bench = Bench(hero="frost:warden", packs=FROST)
    assert "frost:bank" in [library().deeds[key].key for key in bench.hero.kind.deck]
    bench.hand("frost:bank")
    bench.mana("blue")
    bench.fight("frost:wreckers")
    bench.phase("block")
    bench.play("strong:frost:bank")
    assert bench.block() == 6


@pytest.mark.usefixtures("frost")
def test_its_banner_leads_its_unit() -> None:
    bench = Bench(packs=FROST)
    unit = bench.unit("frost:ferrymen")
    bench.hand("frost:banner_of_reeds")
    bench.play("assign:frost:banner_of_reeds", "activate:frost:ferrymen#0")
    assert bench.keys([unit.banner]) == ["frost:banner_of_reeds"]
    assert bench.turn.move == 2


@pytest.mark.usefixtures("frost")
def test_its_unit_is_recruited_in_a_village() -> None:
    bench = Bench(packs=FROST)
    bench.unit_offer("frost:ferrymen")
    bench.talk()
    bench.turn.influence = 4
    bench.play("recruit:frost:ferrymen")
    assert [unit.kind.key for unit in bench.hero.units] == ["frost:ferrymen"]


@pytest.mark.usefixtures("frost")
def test_its_hero_has_skills_and_gives_one_to_another() -> None:
    warden, tovak = library().heroes[-1], library().heroes[3]
    assert warden.skills == [f"frost:way_{number}" for number in range(1, 11)]
    assert tovak.skills[-1] == "frost:haste"
    for packs, count in ((FROST, 11), ((), 10)):
        bench = Bench(packs=packs)
        assert len(bench.hero.skill_pile) == count
    bench.skill("frost:haste")
    bench.play("skill:frost:haste")
    assert bench.turn.move == 4


@pytest.mark.usefixtures("frost")
def test_its_tactics() -> None:
    bench = Bench(packs=FROST)
    bench.deck("march", "rage")
    bench.realm.choosers = [0]
    bench.begin("tactics")
    bench.play("tactic:frost:low_water")
    assert (len(bench.hero.hand), bench.hero.crystals[Mana.BLUE]) == (1, 1)
    night = Bench(packs=FROST, day=False)
    night.tactic("frost:high_water")
    assert night.offers("mana-search")


@pytest.mark.usefixtures("frost")
def test_its_ruins() -> None:
    bench = Bench(packs=FROST)
    place = stand_on(bench, Site.RUINS)
    place.ruin, place.ruin_up = bench.realm.new_card(ruin("frost:drowned_shrine")), True
    bench.crystals("blue", "blue")
    bench.play("altar")
    assert bench.hero.fame == 5
    bench = Bench(packs=FROST)
    place = stand_on(bench, Site.RUINS)
    place.ruin, place.ruin_up = bench.realm.new_card(ruin("frost:drowned_hall")), True
    bench.play("enter")
    win(bench)
    assert bench.turn.rewards == ["spell"]


def ruin(key: str) -> RuinDef:
    found = library().find(key)
    assert isinstance(found, RuinDef)
    return found


@pytest.mark.usefixtures("frost")
def test_its_tiles_are_explored() -> None:
    bench = Bench(packs=FROST)
    list(GAME.steps["board"](bench.realm))
    for number, key in enumerate(("frost:polder", "frost:sunken_tower")):
        tile = library().find(key)
        assert isinstance(tile, TileDef)
        bench.realm.tile_deck.append(bench.realm.new_card(tile))
        list(reveal_tile(bench.realm, 3 + number, 3, None))
        laid = [space.site for space in bench.realm.spaces[-7:] if space.site]
        assert laid == [space.site for space in tile.spaces if space.site]


# -- its scenarios -------------------------------------------------------------------


@pytest.mark.usefixtures("frost")
def test_its_scenarios_are_offered_with_it_alone() -> None:
    def offered(*packs: str) -> list[OptionValue]:
        return [each for each in GAME.options_with(packs)[0].choices if "frost" in str(each)]

    assert offered() == []
    assert offered("frost") == ["frost:dikes", "frost:flood"]
    with pytest.raises(BadSetup, match="option scenario is one of"):
        dealt((), scenario="frost:dikes")
    with pytest.raises(BadSetup, match="takes 2, 3 heroes, not 4"):
        dealt(FROST, seats=4, scenario="frost:flood")
    assert GAME.wins_together(GAME.checked(setup("frost:flood")))
    assert not GAME.wins_together(GAME.checked(setup("frost:dikes")))


def setup(scenario: str, seats: int = 2) -> Setup:
    return Setup("quest", seats, {"scenario": scenario}, FROST)


@pytest.mark.usefixtures("frost")
def test_its_scenario_ends_when_its_goals_are_reached() -> None:
    realm = dealt(FROST, seats=1, scenario="frost:dikes")
    realm.order = [0]
    scenario = scenario_of(realm)
    realm.places[901] = Place(Site.KEEP)
    for number in (902, 903):
        realm.places[number] = Place(Site.ORC_MARAUDERS)
    assert [(goal.name, goal.now, goal.needed) for goal in scenario.goals(realm)] == [
        ("conquer-keep", 0, 1),
        ("conquer-orc-marauders", 2, 2),
    ]
    assert scenario.wanted(realm, realm.heroes[0]) == [(901, 6.0)]
    scenario.turn_ended(realm, realm.heroes[0])
    assert not realm.scenario_ended
    realm.places[901].conquered = True
    scenario.turn_ended(realm, realm.heroes[0])
    assert realm.scenario_ended
    scenario.score(realm)
    assert realm.results == [1.0]


@pytest.mark.usefixtures("frost")
@pytest.mark.parametrize(("scenario", "seats"), [("dikes", 1), ("dikes", 3), ("flood", 2)])
def test_its_scenarios_are_played_to_the_end(scenario: str, seats: int) -> None:
    match = Match.start(GAME, setup(f"frost:{scenario}", seats), "to the end")
    bots = [make_bot("random", str(seat)) for seat in range(seats)]
    while match.pending:
        seat = match.pending[0].seats[0]
        match.take(seat, bots[seat].choose(match, seat))
    assert len(match.state.results) == seats
    assert len(GAME.scores(match.state)) == seats


# -- kept and shown ------------------------------------------------------------------


def test_a_save_opens_where_the_pack_is(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with shelved(monkeypatch, the_whole_pack(tmp_path)):
        match = Match.start(GAME, setup("frost:dikes"), "kept")
        bots = [make_bot("random", str(seat)) for seat in range(2)]
        for _ in range(60):
            seat = match.pending[0].seats[0]
            match.take(seat, bots[seat].choose(match, seat))
        data = save(match)
        assert state_hash(load(data, GAME).state) == state_hash(match.state)
    with pytest.raises(BadSave, match="the pack 'frost' is not installed here"):
        load(data, GAME)


@pytest.mark.usefixtures("frost")
@pytest.mark.parametrize("language", ["en", "ru"])
def test_everything_has_a_face(language: str) -> None:
    faces = {face.key: face for face in GAME.catalogue(GAME.texts(language))}
    own = {key for key in GAME.things() if key.startswith("frost:")}
    assert own <= set(faces)
    assert faces["frost:long_road"].title == "Long road"
    assert faces["frost:long_road"].icon == "uncertainty"
    assert faces["scenario_frost:dikes"].text == ["Hold.", "None."]
    assert GAME.texts(language).say("table-option-scenario-frost--dikes") == "Dikes"


@pytest.mark.usefixtures("frost")
@pytest.mark.parametrize("language", ["en", "ru"])
def test_its_things_are_drawn_described_and_explained(language: str) -> None:
    bench = Bench(hero="frost:warden", packs=FROST)
    bench.hand("frost:long_road", "frost:breach", "frost:tide_glass")
    bench.unit("frost:ferrymen")
    bench.skill("frost:way_2")
    bench.tactic("frost:low_water")
    bench.fight("frost:wreckers")
    bench.ask()
    artist, texts = TerminalArtist(), GAME.texts(language)
    shown = GAME.view(bench.realm, 0)
    assert isinstance(shown, TableView)
    assert artist.draw(shown, texts, 0)
    things = artist.things(shown, texts)
    assert "Ferrymen" in " ".join(artist.describe(shown, texts, thing) for thing in things)
    for thing in things:
        GAME.why_not(bench.realm, 0, thing)


@pytest.mark.usefixtures("frost")
def test_the_adviser_knows_its_cards() -> None:
    bench = Bench(packs=FROST)
    bench.hand("frost:breach", "rage")
    bench.mana("blue")
    bench.fight("frost:wreckers")
    bench.ask()
    answer = Advice(Fight(bench.realm), 0.0, 1000).answer()
    assert (answer["won"], answer["defeated"]) == (True, ["frost:wreckers"])


# -- packs and packs -----------------------------------------------------------------


def test_a_pack_builds_on_another(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    skills = "skills:\n  - {id: surge, hero: 'frost:warden', use: turn, effect: move(3)}\n"
    aurora = a_pack(tmp_path / "aurora", {"skills": skills}, "aurora")
    with (aurora / "pack.yaml").open("a", encoding="utf-8") as about:
        about.write("needs: [frost]\n")
    with shelved(monkeypatch, aurora, the_whole_pack(tmp_path / "frost")):
        assert library().heroes[-1].skills[-1] == "aurora:surge"
        piles = [Bench("frost:warden", packs=packs).hero.skill_pile for packs in (FROST, BOTH)]
        assert [len(pile) for pile in piles] == [10, 11]
    with shelved(monkeypatch, aurora):
        assert library().heroes[-1].key == "braevalar"
        assert list(shelf().refused.values()) == ["it needs the pack frost, which is not there"]


# -- the workshop --------------------------------------------------------------------


def test_the_template_passes(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    make_pack("mage_knight", "first_try", tmp_path / "try")
    with shelved(monkeypatch):
        *_, report = check_pack(tmp_path / "try", 3, "template")
        assert (report.faults, report.lacking, report.games) == ([], {"en": [], "ru": []}, 3)
        assert len(report.things) == 3


@pytest.mark.slow
def test_the_whole_pack_passes(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with shelved(monkeypatch):
        *_, report = check_pack(the_whole_pack(tmp_path), 12, "whole")
        assert (report.faults, report.lacking) == ([], {"en": []})


def test_the_reference_is_of_today() -> None:
    page = ROOT / "docs" / "content" / "mage_knight.md"
    assert page.read_text(encoding="utf-8") == reference_page(GAME)


def test_what_had_another_name_is_found(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    units = CONTENT["units"].replace("id: ferrymen", "id: ferrymen\n    formerly: [boatmen]")
    with shelved(monkeypatch, a_pack(tmp_path, {"units": units})):
        assert GAME.renamed()["frost:boatmen"] == "frost:ferrymen"
        assert GAME.renamed()["opponent:frost:boatmen"] == "opponent:frost:ferrymen"
        assert GAME.content("opponent:frost:ferrymen")
