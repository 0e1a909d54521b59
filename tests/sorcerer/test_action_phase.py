"""Chapter 15: the Action Phase."""

import pytest

from questhall.games.sorcerer.printed.cards import PackKind
from questhall.games.sorcerer.state.arena import Phase
from questhall.kernel.choices import Refused
from questhall.kernel.decisions import Option
from tests.marks import example, rule
from tests.sorcerer.bench import B0, B1, B2, Bench


@example("SO-EX-23")
@rule("SO-15.2.1", "SO-3.2.2")
def test_channelling_stops_at_ten_energy() -> None:
    bench = Bench()
    bench.player(0).energy = 9
    bench.act(0, "channel")
    assert (bench.player(0).energy, bench.player(0).actions) == (10, 5)


@example("SO-EX-24")
@rule("SO-15.1.2", "SO-15.1.6")
def test_nobody_may_pass() -> None:
    bench = Bench()
    bench.own_skill(0, PackKind.CHARACTER, action="omen(1)")
    bench.player(0).actions, bench.player(0).energy = 2, 10
    bench.act(0)
    with pytest.raises(Refused) as refused:
        bench.playing.take(0, Option("pass"))
    assert refused.value.code == "no_such_option"
    skill = bench.offers("power")
    assert len(skill) == 1
    assert bench.offered == [
        "channel",
        "meditate",
        *skill,
        f"move-avatar:{B1}",
        f"move-avatar:{B2}",
    ]
    bench.choose("channel")
    assert (bench.player(0).energy, bench.player(0).actions) == (10, 1)
    bench.act(0, "meditate")
    assert (bench.player(0).hand, bench.player(0).actions) == ([], 0)


@example("SO-EX-25")
@rule("SO-15.4.3")
def test_a_card_that_is_too_expensive_is_refused() -> None:
    bench = Bench()
    bench.player(0).energy = 3
    card = bench.hand(0, cost=4)
    bench.act(0)
    assert bench.offers("cast") == []
    with pytest.raises(Refused) as refused:
        bench.playing.take(0, Option("cast", card, 0))
    assert refused.value.code == "no_such_option"
    player = bench.player(0)
    assert (player.energy, player.actions, player.hand) == (3, 6, [card])


@example("SO-EX-27")
@rule("SO-4.2.1", "SO-4.2.2")
def test_a_full_battlefield_takes_no_further_minion() -> None:
    bench = Bench()
    for _ in range(4):
        bench.minion(0, field=1)
    card = bench.hand(0)
    bench.act(0)
    with pytest.raises(Refused) as refused:
        bench.playing.take(0, Option("cast", card, 1))
    assert refused.value.code == "no_such_option"
    assert bench.offers("cast") == [f"cast:{card}@{B0}", f"cast:{card}@{B2}"]


@rule("SO-15.1.1", "SO-15.1.3", "SO-15.1.4")
@pytest.mark.parametrize(("seats", "first"), [(2, 0), (2, 1), (4, 2)])
def test_six_actions_each_in_turn(seats: int, first: int) -> None:
    bench = Bench("duel" if seats == 2 else "royale", seats, first=first)
    bench.run("action", "battle")
    turns = []
    while bench.decision is not None:
        turns.append(bench.seats[0])
        bench.choose("meditate")
    assert turns == [(first + turn) % seats for turn in range(6 * seats)]
    assert [player.actions for player in bench.arena.players] == [0] * seats


@rule("SO-15.1.5")
def test_a_player_without_actions_is_skipped() -> None:
    bench = Bench("royale", 3, first=0)
    for seat, actions in ((0, 3), (1, 1), (2, 2)):
        bench.player(seat).actions = actions
    bench.run("action", "battle")
    turns = []
    while bench.decision is not None:
        turns.append(bench.seats[0])
        bench.choose("channel")
    assert turns == [0, 1, 2, 0, 2, 0]


@rule("SO-15.1.6")
def test_the_five_kinds_of_action() -> None:
    bench = Bench()
    minion = bench.minion(0, field=1, action="omen(1)")
    other = bench.minion(0, field=0)
    card = bench.hand(0)
    sorcery = bench.hand(0, kind="sorcery", effect="omen(1)")
    bench.act(0)
    verbs = {option.verb for option in bench.decision.options} if bench.decision else set()
    casting = {"cast", "cast-sorcery"}
    reinforcing = {"reinforce", "swap", "move-avatar"}
    assert verbs == {"channel", "meditate", "power"} | casting | reinforcing
    assert f"cast:{card}@{B0}" in bench.offered
    assert f"cast-sorcery:{sorcery}" in bench.offered
    assert f"swap:{other.card}@{minion.card}" in bench.offered


@rule("SO-15.1.7", "SO-15.4.5", "SO-18.22.1")
def test_an_action_and_all_it_triggers_resolve_before_the_next() -> None:
    bench = Bench()
    one = bench.minion(1, field=1, life=1, when_destroyed="draw(1)")
    bench.minion(1, field=1, life=3)
    drawn = bench.grimoire(1)
    card = bench.hand(0, when_played="damage(1, enemy(here))")
    bench.act(0, f"cast:{card}@{B1}")
    assert (bench.prompt, bench.seats) == ("damage", [0])
    assert bench.arena.minion(card) is not None  # placed before its ability is used
    bench.choose(f"pick:{one.card}")
    assert bench.player(1).hand == [drawn]
    assert bench.decision is None
    assert (bench.arena.turn, bench.player(1).actions) == (1, 6)


@rule("SO-15.1.7")
def test_nobody_answers_an_action_with_an_action() -> None:
    bench = Bench()
    bench.minion(1, action="draw(1)")
    for seat in (0, 1):
        bench.hand(seat, kind="sorcery", effect="weaken(enemy)")
    bench.run("action", "battle")
    while bench.decision is not None:
        assert (bench.prompt, len(bench.seats)) == ("action", 1)
        other = 1 - bench.seats[0]
        with pytest.raises(Refused) as refused:
            bench.playing.take(other, Option("channel"))
        assert refused.value.code == "not_your_turn"
        bench.choose("channel")


@rule("SO-15.3.1", "SO-15.3.2")
@pytest.mark.parametrize(("cards", "drawn"), [(5, 2), (2, 2), (1, 1), (0, 0)])
def test_meditating_draws_two_cards_or_what_is_left(cards: int, drawn: int) -> None:
    bench = Bench()
    order = [bench.grimoire(0) for _ in range(cards)]
    bench.act(0, "meditate")
    player = bench.player(0)
    assert player.hand == order[::-1][:drawn]
    assert player.grimoire == order[: cards - drawn]
    assert player.actions == 5


@rule("SO-15.4.2", "SO-15.4.4", "SO-15.4.5")
def test_casting_goes_step_by_step() -> None:
    bench = Bench()
    card = bench.hand(0, cost=2, omen=True, when_played="draw(1)")
    bench.grimoire(0)
    bench.act(0, f"cast:{card}@{B0}")
    journal = bench.playing.journal
    assert journal is not None
    told = [event.key for event in journal.events if event.chooser < 0]
    steps = [key for key in told if key in ("energy", "played", "omens", "entered", "drew")]
    assert steps == ["energy", "played", "omens", "entered", "drew"]


@rule("SO-15.4.5", "SO-18.22.1")
def test_an_attachment_is_placed_before_its_ability_triggers() -> None:
    bench = Bench()
    host = bench.minion(0, life=1)
    card = bench.hand(0, kind="attachment", life=2, when_played="damage(2, host)")
    bench.act(0, f"cast-on:{card}@{host.card}")
    assert bench.arena.in_play(host)
    assert host.damage == 2


@rule("SO-15.5.1", "SO-18.18.1")
def test_a_power_is_used_only_with_an_action() -> None:
    bench = Bench()
    bench.no_rerolls()
    minion = bench.minion(0, attack=0, action="energy(1)")
    bench.battle_phase()
    assert bench.events("power-used") == []
    assert bench.arena.phase == Phase.BATTLE
    bench.act(0, "power")
    assert bench.events("power-used") == [(minion.card, 0, -1)]
    assert (bench.player(0).energy, bench.player(0).actions) == (7, 5)


@rule("SO-15.5.2")
@pytest.mark.parametrize(("energy", "uses"), [(2, 1), (1, 0)])
def test_a_power_with_a_cost_needs_the_cost(energy: int, uses: int) -> None:
    bench = Bench()
    bench.player(0).energy = energy
    bench.minion(0, action="pay(pay_energy(2), omen(3))")
    bench.act(0)
    assert len(bench.offers("power")) == uses
    if uses:
        bench.choose("power")
        assert (bench.player(0).energy, bench.player(0).omens) == (0, 4)


@rule("SO-15.5.3")
def test_the_chosen_card_is_activated() -> None:
    bench = Bench()
    bench.minion(0, id="drawer", action="draw(1)")
    chosen = bench.minion(0, id="seer", action="omen(2)")
    bench.grimoire(0)
    bench.act(0, f"power:{chosen.card}")
    assert (bench.player(0).omens, bench.player(0).hand) == (3, [])


@rule("SO-15.5.5")
def test_minions_attachments_pool_and_graveyard_have_powers() -> None:
    bench = Bench()
    bench.skill(0, "bloodlord")
    bench.player(0).skill_ready = [False, False, False]
    bench.player(0).blood = 4
    minion = bench.minion(0, life=5, action="omen(1)")
    attached = bench.attach(minion, action="omen(1)")
    buried = bench.graveyard(0, name="unquiet_pauper")
    bench.act(0)
    users = [each.partition("#")[0] for each in bench.offers("power")]
    cards = (minion.card, attached.card)
    assert users == [f"power:{card}" for card in cards] + ["power:blood0", f"power:{buried}"]


@rule("SO-15.5.2", "SO-18.15.5")
def test_a_power_may_be_used_again_and_by_an_exhausted_minion() -> None:
    bench = Bench()
    bench.minion(0, action="omen(1)", ready=False)
    bench.act(0, "power")
    bench.act(0, "power")
    assert bench.player(0).omens == 3


@example("SO-EX-39")
@rule("SO-18.15.4", "SO-15.5.2", "SO-19.1.3")
@pytest.mark.parametrize(("ready", "uses"), [(True, 1), (False, 0)])
def test_an_exhausted_minion_cannot_exhaust_to_pay(ready: bool, uses: int) -> None:
    bench = Bench()
    minion = bench.minion(0, action="pay(exhaust(this), draw(1))", ready=ready)
    bench.grimoire(0)
    bench.act(0)
    assert len(bench.offers("power")) == uses
    if uses:
        bench.choose("power")
        assert (minion.ready, len(bench.player(0).hand)) == (False, 1)
    else:
        with pytest.raises(Refused):
            bench.playing.take(0, Option("power", minion.card, -1, 0))
        assert bench.player(0).hand == []


@example("SO-EX-37")
@rule("SO-18.14.5", "SO-18.14.6", "SO-9.2.2")
def test_a_card_put_into_play_costs_nothing_and_gives_no_omen() -> None:
    bench = Bench()
    player = bench.player(0)
    player.energy = 0
    buried = bench.graveyard(0, cost=4, omen=True, when_played="draw(1)")
    drawn = bench.grimoire(0)
    sorcery = bench.hand(0, kind="sorcery", cost=0, effect="raise_minion(4)")
    bench.act(0, f"cast-sorcery:{sorcery}", f"put:{buried}@{B1}")
    raised = bench.arena.minion(buried)
    assert raised is not None
    assert (player.energy, player.omens, player.hand) == (0, 1, [drawn])
    assert raised.ready


@example("SO-EX-38")
@rule("SO-18.14.2", "SO-18.14.4")
def test_a_card_played_by_an_effect_is_paid_for() -> None:
    bench = Bench()
    player = bench.player(0)
    player.energy = 2
    bench.minion(0, field=1, action="play()")
    cheap = bench.hand(0, cost=2)
    bench.hand(0, cost=3)
    bench.act(0, "power")
    assert bench.offered == [f"cast:{cheap}@{name}" for name in (B0, B1, B2)] + ["decline"]
    bench.choose(f"cast:{cheap}@{B0}")
    assert (player.energy, player.actions) == (0, 5)
    assert bench.arena.minion(cheap) is not None
