"""Replaying a failed encounter (OS-9.3)."""

import pytest

from questhall.games.oathsworn import GAME
from questhall.games.oathsworn.campaign.ledger import CompanySheet
from questhall.games.oathsworn.library.library import library
from questhall.games.oathsworn.printed.tokens import TOKENS, Status
from questhall.kernel.campaigns import written_ledger
from questhall.kernel.chain import Chain
from questhall.kernel.games import Setup
from tests.marks import example, rule, ruling

from .company import FIRST_GAME, Evening, before_encounter, fought, offered


def beaten(difficulty: str = "free") -> CompanySheet:
    """All four fell in the first attempt."""
    return fought(before_encounter(difficulty=difficulty), False, *FIRST_GAME)


@example("OS-EX-37")
@rule("OS-9.3.1", "OS-9.4.6")
def test_a_replay_costs_four_marks_and_no_more() -> None:
    ledger = fought(beaten(), True, "priest")
    assert (ledger.knockouts, ledger.scored) == (4, True)
    assert Evening(ledger, "epilogue:2").finished().knockouts == 4


@example("OS-EX-186")
@rule("OS-9.3.1")
@pytest.mark.parametrize(
    ("difficulty", "marks"), [("journeyman", 6), ("pilgrim", 5), ("grim", 3), ("dread", 2)]
)
def test_marks_of_a_replay_follow_the_difficulty(difficulty: str, marks: int) -> None:
    ledger = fought(beaten(difficulty=difficulty), True)
    assert ledger.knockouts == marks
    assert Evening(ledger, "epilogue:2").finished().knockouts == marks


@rule("OS-9.3.1")
@ruling("OS-R66")
def test_a_replay_is_marked_as_soon_as_it_begins() -> None:
    """Also if it is given up afterwards."""
    ledger = beaten()
    assert ledger.knockouts == 0
    chain = Chain.begin(GAME, Setup("company", 4), "replays", 0.0)
    chain.written[chain.here] = written_ledger(ledger, chain.campaigns)
    chain.add(chain.open("replay:2", ["bot"] * 4), 0.0)
    assert isinstance(chain.ledger, CompanySheet)
    assert (chain.ledger.knockouts, chain.ledger.scored) == (4, True)
    for _ in range(2):  # a second one adds none
        chain.add(chain.abandon(), 0.0)
        assert isinstance(chain.ledger, CompanySheet)
        assert (chain.ledger.knockouts, chain.ledger.chapters[-1].marks) == (4, 4)
        chain.add(chain.open("replay:2", ["bot"] * 4), 0.0)
    chain.add(chain.abandon(), 0.0)
    assert offered(chain.ledger) == ["epilogue:2", "replay:2"]
    assert Evening(chain.ledger, "epilogue:2").finished().knockouts == 4


@rule("OS-9.3.4")
@ruling("OS-R23")
def test_a_second_replay_adds_no_marks() -> None:
    ledger = fought(beaten(), False, *FIRST_GAME)
    assert (ledger.knockouts, offered(ledger)) == (4, ["epilogue:2", "replay:2"])
    again = fought(ledger, True)
    assert (again.knockouts, again.chapters[-1].attempts) == (4, 3)


@example("OS-EX-196")
@rule("OS-9.3.2")
@ruling("OS-R78")
def test_a_replay_begins_with_full_hp_and_fresh_tokens() -> None:
    ledger = before_encounter()
    ledger.characters[0].hp = 3
    ledger.characters[1].hp, ledger.characters[1].fallen = 0, True
    ledger.characters[0].tokens = [5] * len(TOKENS)
    replay = Evening(fought(ledger, False, "warden", "ranger", "warbear"), "replay:2")
    battle = replay.battle
    assert [battle.figure_of(each).hp for each in battle.the_four()] == [6] * 4
    assert not any(each.fallen for each in battle.the_four())
    assert all(figure.statuses[Status.BLEED] == 0 for figure in battle.figures)
    warden = replay.oathsworn("warden")
    assert warden.tokens == ledger.characters[0].permanent
    replay.first_of_each("hands")
    assert [sum(each.tokens) for each in replay.battle.the_four()] == [1 + 3] * 4


@rule("OS-9.3.2")
def test_allies_who_died_are_back_in_a_replay() -> None:
    ledger = beaten()
    ledger.allies_dead = [library().allies["man_at_arms"]]
    assert len(Evening(ledger, "replay:2").battle.ally_cards) == 4
    assert fought(ledger, True).allies_dead == []


@rule("OS-9.3.3")
@ruling("OS-R66")
def test_only_the_last_attempt_decides_injuries_and_losses() -> None:
    ledger = fought(beaten(), True, "priest")
    assert [sheet.fallen for sheet in ledger.characters] == [False, True, False, False]
    assert ledger.spoils_flags == ["c02_won"]
    epilogue = Evening(ledger, "epilogue:2")
    assert epilogue.items_lost() == [1, 2, 1, 1]
    after = epilogue.closed()
    assert "c02_lost" not in after.flags
    injured = [bool(sheet.injuries) for sheet in after.characters]
    assert injured[0] is injured[2] is injured[3] is False


@rule("OS-9.2.4", "OS-3.4.11")
def test_might_decks_are_fresh_after_every_encounter() -> None:
    epilogue = Evening(fought(before_encounter(), True), "epilogue:2")
    assert all(deck.discard == [] for deck in epilogue.story.might)
    replay = Evening(beaten(), "replay:2")
    assert all(deck.discard == [] for deck in replay.battle.might)
