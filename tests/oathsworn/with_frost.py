"""What the pack in `frost/` adds is really played.

`test_packs.py` runs this in a process of its own: the library of a game is read once.
"""

import os
from pathlib import Path

import pytest

from questhall.bots.playing import follow_hunch
from questhall.games.oathsworn import GAME
from questhall.games.oathsworn.campaign.ledger import CompanySheet
from questhall.games.oathsworn.library.library import library
from questhall.games.oathsworn.printed.cards import Line
from questhall.games.oathsworn.setup.setup import allies_at
from questhall.games.oathsworn.state.battle import Battle
from questhall.games.oathsworn.state.deeds import Deed
from questhall.games.oathsworn.state.story import Story
from questhall.kernel.chain import Chain
from questhall.kernel.chain_file import read_chain, read_file, write_chain
from questhall.kernel.chance import Chance
from questhall.kernel.codec import state_hash
from questhall.kernel.decisions import Flow, Option
from questhall.kernel.games import OptionValue, Setup
from questhall.kernel.match import Match
from questhall.kernel.packs import shelf
from questhall.kernel.phrases import find_option, option_id, say_event, say_option, say_prompt
from questhall.kernel.saves import load, save
from tests.oathsworn.bench import Bench
from tests.oathsworn.campaign.company import CAMPAIGNS, Evening, company, offered, read

PACKS = ("frost",)
WOLF: dict[str, OptionValue] = {"encounter": "frost:wolf", "level": 2}
THAW: dict[str, OptionValue] = {"chapter": "frost:thaw", "company": "first_game"}
HUNTERS = ("frost:trapper", "priest", "ranger", "warbear")
KEPT = Path(os.environ.get("QUESTHALL_KEPT", ""))


def started(format: str, options: dict[str, OptionValue], packs: tuple[str, ...] = PACKS) -> Match:
    return Match.start(GAME, Setup(format, 2, options, packs), f"frost {format}")


def wolf_bench() -> Bench:
    bench = Bench(encounter=library().encounters["frost:wolf"], company=HUNTERS)
    for name, place in zip(HUNTERS, ("0,1", "1,1", "-1,1", "2,1"), strict=True):
        bench.stand(name, place)
    bench.boss("0,-2")
    return bench


def take(match: Match, *wanted: str) -> None:
    for each in wanted:
        seat = match.pending[0].seats[0]
        decision = match.owed_by(seat)
        assert decision is not None
        ids = [option_id(GAME, match.state, option) for option in decision.options]
        option = find_option(GAME, match.state, decision, each)
        assert option is not None, f"{each} is not among {ids}"
        match.take(seat, option)


def test_nothing_is_wrong_with_it() -> None:
    GAME.things()
    assert shelf().refused == {}


def test_its_things_have_faces_texts_and_drawings() -> None:
    for language in ("en", "ru"):
        faces = {face.key: face for face in GAME.catalogue(GAME.texts(language))}
        for key in ("frost:ice_pick", "frost:trapper", "frost:white_wolf", "frost:frostbite"):
            assert faces[key].title
    assert faces["frost:white_wolf"].icon == "frost:white_wolf"
    assert faces["frost:whelp"].icon == "uncertainty"
    texts = GAME.texts("en")
    assert texts.say("ability-frost--litter.text").startswith("Place N Whelp next to the rear.")
    assert "Chill" in texts.say("card-frost--trapper-hook.text")
    assert texts.say("table-option-chapter-frost--thaw") == "The Thaw"
    own = [GAME.book(name, "en") for name in GAME.books() if "frost:" in name]
    assert any("Snow 01" in book for book in own)


# -- at a table with it and at one without ---------------------------------------------


def test_only_tables_with_it_can_choose_from_it() -> None:
    for option in GAME.options_with(()):
        assert not any(str(choice).startswith("frost:") for choice in option.choices)
    offered = {option.name: option.choices for option in GAME.options_with(PACKS)}
    assert "frost:wolf" in offered["encounter"]
    assert "frost:thaw" in offered["chapter"]
    with pytest.raises(ValueError, match="option encounter is one of"):
        started("encounter", WOLF, ())


def keys_of(match: Match) -> set[str]:
    state = match.state
    assert isinstance(state, (Battle, Story))
    options = [option_id(GAME, state, each) for each in match.pending[0].options]
    return {card.key for card in state.cards} | set(options)


@pytest.mark.parametrize("format", ["encounter", "story"])
def test_a_table_without_it_knows_nothing_of_it(format: str) -> None:
    match = started(format, {}, ())
    chance = Chance("without")
    for _ in range(60):
        assert not any("frost:" in key for key in keys_of(match))
        follow_hunch(match, chance)


def test_decks_and_choices_of_a_table_with_it() -> None:
    match = started("story", THAW)
    state = match.state
    assert isinstance(state, Story)
    own = {card.key for card in state.cards if card.key.startswith("frost:")}
    wanted = {"ice_pick", "snow_goggles", "crown_of_rime", "frostbite", "pine_tea", "husky"}
    assert own >= {f"frost:{name}" for name in (*wanted, "snowfall", "thin_ice", "tracks")}
    in_deck = {state.event(card).key for deck in state.events for card in deck}
    assert {"frost:snowfall", "frost:tracks"} <= in_deck
    assert "frost:thin_ice" not in in_deck
    assert [each.key for each in allies_at(2, PACKS)][-1] == "frost:husky"
    assert "frost:husky" not in [each.key for each in allies_at(2)]


# -- each thing ------------------------------------------------------------------------


def test_the_class_gathers_and_spends_what_it_counts() -> None:
    bench = wolf_bench()
    special = library().classes["frost:trapper"].special
    bench.do(special.line.effect.resolve(bench.battle, bench.deed("frost:trapper")))
    assert bench.oathsworn("frost:trapper").counters == {"frost:chill": 2}


def test_the_class_is_mustered_and_so_is_its_companion() -> None:
    match = started("encounter", WOLF)
    take(match, "class:frost:trapper", "class:priest", "companion:ranger", "class:warbear")
    assert isinstance(match.state, Battle)
    assert {"frost:ice_pick", "frost:trapper_snare"} <= {card.key for card in match.state.cards}
    again = started("encounter", WOLF)
    take(again, "companion:frost:trapper")
    assert isinstance(again.state, Battle)
    companion = again.state.company[0].companion
    assert companion is not None
    assert companion.key == "companion_frost:trapper"


@pytest.mark.parametrize("key", ["frost:ice_pick", "frost:snow_goggles", "frost:crown_of_rime"])
def test_items_do_what_they_say(key: str) -> None:
    bench = wolf_bench()
    line = library().items[key].line
    assert line is not None
    answers = ("token-kind:defense", "token-kind:redraw") if key == "frost:crown_of_rime" else ()
    before = bench.token("frost:trapper", "redraw")
    bench.do(line.effect.resolve(bench.battle, bench.deed("frost:trapper")), *answers)
    assert bench.token("frost:trapper", "redraw") == before + len(answers) // 2


def test_the_injury_hurts() -> None:
    bench = wolf_bench()
    before = bench.oathsworn("frost:trapper").animus
    injury = library().injuries["frost:frostbite"]
    bench.do(injury.effect.resolve(bench.battle, bench.deed("frost:trapper")))
    assert bench.oathsworn("frost:trapper").animus == before - 1


def carried_out(bench: Bench, flow: Flow[None]) -> int:
    """Whoever is asked takes the first that is offered; how much was told."""
    before = len(bench.journal.events)
    answer: Option | None = None
    while True:
        try:
            decision = next(flow) if answer is None else flow.send(answer)
        except StopIteration:
            return len(bench.journal.events) - before
        answer = decision.options[0]


def lines_of_the_pack() -> dict[str, Line]:
    board, companion = library().classes["frost:trapper"], library().companions["frost:trapper"]
    found = {card.key: card.lines[0] for card in board.cards}
    found |= {each.key: each.line for each in companion.sides[0].abilities}
    special = library().allies["frost:husky"].special
    assert special is not None
    return found | {special.key: special.line}


def test_every_card_ability_and_ally_does_something() -> None:
    for key, line in lines_of_the_pack().items():
        bench = wolf_bench()
        bench.figure("frost:trapper").hp = 3
        bench.boss("0,-1")
        deed = bench.deed("frost:trapper")
        told = carried_out(bench, line.effect.resolve(bench.battle, deed))
        assert told or line.moment is not None, key  # an interrupt may change a number alone


def test_every_stage_card_is_carried_out() -> None:
    for card in library().encounters["frost:wolf"].stage_cards:
        bench = wolf_bench()
        bench.tile("frost:ice", "0,3")
        deed = Deed(bench.boss("0,-2").id)
        deed.target = bench.figure("priest").id
        told = [carried_out(bench, step.resolve(bench.battle, deed)) for step in card.steps]
        assert sum(told), card.key


def test_the_abilities_of_the_board_know_their_own_things() -> None:
    bench = wolf_bench()
    boss = bench.boss("0,-2")
    abilities = bench.battle.encounter.abilities
    deed = Deed(boss.id)
    deed.target = bench.figure("priest").id
    bench.do(abilities["frost:howl"].effect.resolve(bench.battle, deed))
    assert bench.battle.counters == {"frost:cold": 2}
    whelps = [figure for figure in bench.battle.figures if figure.minion and figure.on_board]
    assert {figure.minion.key for figure in whelps if figure.minion} == {"frost:whelp"}
    tiles = len(bench.battle.tiles)
    bench.do(abilities["frost:bury"].effect.resolve(bench.battle, deed))
    assert len(bench.battle.tiles) == tiles + 1


def test_a_passive_that_calls_upon_itself_comes_to_an_end() -> None:
    bench = wolf_bench()
    bench.battle.counters["frost:cold"] = 2
    bench.do(bench.effect("priest", 'count("frost:cold", 1, of_board)'))
    assert bench.battle.counters["frost:cold"] == 5


def test_a_flag_of_the_box_and_one_of_its_own_change_the_layout() -> None:
    variants = {each.key: each.flag for each in library().encounters["frost:wolf"].variants}
    assert variants == {"frost:warm": "frost:fire_kept", "frost:fed": "grain_shared"}


# -- whole games -----------------------------------------------------------------------


def said_of(match: Match) -> None:
    """Everything that is asked and told can be said, and the table can be drawn."""
    artist = GAME.artist()
    for language in ("en", "ru"):
        texts = GAME.texts(language)
        for decision in match.pending:
            say_prompt(GAME, match.state, decision, texts)
            for option in decision.options:
                say_option(GAME, match.state, option, texts)
        for event in match.journal.events[-20:] if match.journal else []:
            say_event(GAME, match.state, event, texts)
        if artist is not None:
            faces = {face.key: face for face in GAME.catalogue(texts)}
            artist.draw(GAME.view(match.state, 0), texts, 0)
            assert faces


@pytest.mark.parametrize("seed", range(3))
def test_bots_fight_the_wolf_to_the_end(seed: int) -> None:
    match = started("encounter", WOLF)
    take(match, "class:frost:trapper", "class:priest", "class:warden", "companion:cur")
    chance = Chance(f"wolf {seed}")
    made = 0
    while not match.over:
        follow_hunch(match, chance)
        made += 1
        if made % 40 == 0 and not match.over:
            said_of(match)
    assert GAME.faults(match.state) == []


def test_every_beat_of_the_chapter_is_told() -> None:
    told: set[str] = set()
    for seed in range(30):
        for part in ("story", "instant", "won", "lost"):
            setup = Setup("story", 2, {"chapter": "frost:thaw", "part": part}, PACKS)
            match = Match.start(GAME, setup, f"thaw {seed} {part}")
            take(match, "class:frost:trapper", "class:priest", "class:warden", "companion:cur")
            chance = Chance(f"thaw {seed}")
            while not match.over:
                options = match.pending[0].options
                place = chance.below("any", len(options))
                seat = options[place].seat
                match.answer(0, place, seat if seat >= 0 else match.pending[0].seats[0])
            assert match.journal is not None
            told |= {library().beats[e.what].key for e in match.journal.events if e.key == "told"}
    own = [beat for beat in library().beats if beat.key.startswith("frost:")]
    spaces = {"frost:thaw.space_1", "frost:thaw.space_2", "frost:thaw.space_8"}
    wanted = {beat.key for beat in own if not beat.wordless} - {"frost:thaw_05", "frost:tracks"}
    assert wanted - told - spaces == set()


def test_the_story_can_be_seen_and_said() -> None:
    match = started("story", THAW)
    chance = Chance("seen")
    while not match.over:
        said_of(match)
        follow_hunch(match, chance)


# -- what is kept ----------------------------------------------------------------------


def test_a_save_opens_again_and_goes_on() -> None:
    match = started("encounter", WOLF)
    chance = Chance("save")
    for _ in range(30):
        follow_hunch(match, chance)
    data = save(match)
    again = load(data, GAME)
    assert state_hash(again.state) == state_hash(match.state)
    assert again.setup.packs == PACKS
    (KEPT / "wolf.save").write_bytes(data)


# -- in a campaign ---------------------------------------------------------------------


def with_frost() -> CompanySheet:
    ledger = company()
    ledger.packs = ["frost"]
    return ledger


def test_a_campaign_offers_its_chapter_once_before_the_next_one() -> None:
    assert offered(company()) == ["story:2", "instant:2"]
    ledger = with_frost()
    assert offered(ledger) == ["story:2", "instant:2", "story:frost:thaw", "instant:frost:thaw"]
    evening = Evening(ledger, "story:frost:thaw")
    evening.play_on()
    ledger = evening.finished()
    assert CAMPAIGNS.faults(ledger) == []
    assert offered(ledger)[0] in ("encounter:frost:thaw", "epilogue:frost:thaw")
    while ledger.next != "story":
        evening = Evening(ledger, offered(ledger)[0])
        evening.play_on()
        ledger = evening.finished()
        assert CAMPAIGNS.faults(ledger) == []
    assert offered(ledger) == ["story:2", "instant:2"]
    assert [sheet.level for sheet in ledger.characters] == [2, 2, 2, 2]
    page = CAMPAIGNS.view(ledger)
    assert [line.story for line in page.chapters] == ["c01", "frost:thaw"]
    artist = GAME.artist()
    assert artist is not None


def test_a_campaign_keeps_its_packs() -> None:
    setup = Setup("company", 2, {}, PACKS)
    chain = Chain.begin(GAME, setup, "frost", 0.0)
    ledger = read(chain.facts.ledger)
    assert ledger.packs == ["frost"]
    assert "frost:snowfall" in [event.key for deck in ledger.events for event in deck]
    data = write_chain(chain, "frost")
    assert read_chain(read_file(data), GAME).packs == PACKS
    (KEPT / "frost.campaign").write_bytes(data)
