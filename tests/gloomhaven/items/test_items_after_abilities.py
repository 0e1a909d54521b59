"""Items that add something to songs, Dooms, commands and Medical Packs, with plain cards of these
kinds."""

from questhall.games.gloomhaven.effects.bonuses import StartBonus
from questhall.games.gloomhaven.effects.helping import HealAction
from questhall.games.gloomhaven.effects.summoning import bring_companion
from questhall.games.gloomhaven.effects.tokens import GainExperience
from questhall.games.gloomhaven.printed.cards import STAYS, Action, CardDef, Half, Value
from questhall.games.gloomhaven.printed.lasting import Lasting
from questhall.games.gloomhaven.rules.selecting import SELF, Who
from questhall.games.gloomhaven.state.figures import Figure
from questhall.games.gloomhaven.state.heroes import Active
from questhall.games.gloomhaven.state.scene import Scene
from questhall.games.gloomhaven.state.turn import Turn
from questhall.kernel.decisions import Flow
from questhall.kernel.moments import Audience

from ..bench import BOTTOM, TOP, Bench
from .playing import answer, state, uses


def party() -> Bench:
    return Bench(brute="0,0", tinkerer="-3,0")


def play(bench: Bench, word: str, action: Action, half: int = TOP, name: str = "made_up") -> None:
    """Begin to use a card with one action of this kind on both halves."""
    halves: list[Half] = []
    for _ in (TOP, BOTTOM):
        printed = Half([action])
        printed.words = [word]
        if isinstance(action, StartBonus):
            printed.bonuses = Audience(Lasting, [action.bonus])
            printed.stays = STAYS
        halves.append(printed)
    card = bench.scene.new_card(CardDef(name, 1, 50, halves[0], halves[1], 1))
    bench.hero(bench.turn.seat).chosen.append(card)
    bench.open(card, half, bench.turn.seat)


class OnOne(Lasting):
    """A bonus that affects one figure."""

    def __init__(self, figure: Figure) -> None:
        self.figure = figure

    def begin(self, scene: Scene, active: Active, actor: Figure, turn: Turn) -> Flow[bool]:
        active.figures = [self.figure.id]
        yield from ()
        return True


# -- songs -------------------------------------------------------------------------


def test_masters_lute_attacks_after_a_song() -> None:
    bench = Bench(soothsinger="0,0", tinkerer="-3,0")
    lute = bench.item("masters_lute")
    guard = bench.monster("bandit_guard", "1,0")
    bench.play("defensive_ditty", TOP, "as-attack", guard)
    assert (guard.hp, state(lute), uses(bench)) == (guard.max_hp - 2, "ready", 1)


def test_masters_lute_moves_after_a_song() -> None:
    bench = party()
    bench.item("masters_lute")
    play(bench, "song", GainExperience(1))
    answer(bench, "as-move", "2,0")
    assert (bench.place(bench.figure()), uses(bench)) == ("2,0", 1)


def test_masters_lute_may_rest_and_is_for_songs() -> None:
    bench = party()
    bench.item("masters_lute")
    play(bench, "song", GainExperience(1))
    answer(bench, "skip")
    play(bench, "experience", GainExperience(1))
    assert bench.decision is None
    assert uses(bench) == 0


# -- Dooms -------------------------------------------------------------------------


def test_cloak_of_the_hunter() -> None:
    bench = Bench(doomstalker="0,0", tinkerer="-3,0")
    cloak = bench.item("cloak_of_the_hunter")
    guards = [bench.monster("bandit_guard", place) for place in ("1,0", "3,0")]
    bench.play("crippling_noose", BOTTOM, guards[1])
    assert [bench.conditions(guard) for guard in guards] == [[], ["muddle"]]
    assert (state(cloak), uses(bench)) == ("ready", 1)


def test_cloak_of_the_hunter_is_for_dooms() -> None:
    bench = party()
    bench.item("cloak_of_the_hunter")
    guard = bench.monster("bandit_guard", "1,0")
    play(bench, "guard", StartBonus(OnOne(guard)))
    assert (bench.conditions(guard), uses(bench)) == ([], 0)


# -- commands ----------------------------------------------------------------------


def test_staff_of_command() -> None:
    bench = Bench(beast_tyrant="0,0", tinkerer="-3,0")
    bench.start(bring_companion(bench.scene, bench.hero()))
    bench.choose("0,1")
    staff = bench.item("staff_of_command")
    guard = bench.monster("bandit_guard", "1,1")
    card = bench.card("spirit_swap", pile="hand")
    bench.open("maul", TOP)
    bench.choose(guard)
    assert bench.offered == [f"top:{card}", f"standard-attack:{card}", "skip"]
    answer(bench, "standard-attack")
    assert (guard.hp < guard.max_hp, bench.pile_of(card)) == (True, "discard")
    assert state(staff) == "spent"


def test_staff_of_command_after_a_bottom_half() -> None:
    bench = party()
    staff = bench.item("staff_of_command")
    card = bench.card("trample", pile="hand")
    play(bench, "command", GainExperience(1), BOTTOM)
    answer(bench, "standard-move", "0,1")
    assert (bench.place(bench.figure()), bench.pile_of(card)) == ("0,1", "discard")
    assert state(staff) == "spent"


def test_staff_of_command_needs_a_card_and_a_wish() -> None:
    bench = party()
    staff = bench.item("staff_of_command")
    play(bench, "command", GainExperience(1))
    bench.card("trample", pile="hand")
    play(bench, "command", GainExperience(1))
    answer(bench, "skip")
    assert (state(staff), len(bench.hero().hand)) == ("ready", 1)


# -- Medical Packs -----------------------------------------------------------------


def test_doctors_coat() -> None:
    bench = party()
    bench.item("doctors_coat", seat=1)
    heal = HealAction(Value(4), Who(SELF), [], [])
    for name, healed in (("medical_pack", 5), ("large_medical_pack", 5), ("made_up", 4)):
        bench.figure().hp = 1
        play(bench, "heal", heal, name=name)
        assert bench.figure().hp == 1 + healed
    assert uses(bench, seat=1) == 2


def test_doctors_coat_does_not_help_its_wearer() -> None:
    bench = party()
    bench.item("doctors_coat")
    bench.figure().hp = 1
    play(bench, "heal", HealAction(Value(4), Who(SELF), [], []), name="medical_pack")
    assert (bench.figure().hp, uses(bench)) == (5, 0)
