"""Taking back (MK-4.9): freely up to the last thing that was revealed, even in a fight."""

from questhall.games.mage_knight import GAME
from questhall.games.mage_knight.printed.cards import AttackDef
from questhall.games.mage_knight.printed.kinds import Site, Token
from questhall.games.mage_knight.rules.map.exploring import positions
from questhall.games.mage_knight.state.realm import Realm
from questhall.kernel.codec import to_plain
from questhall.kernel.decisions import NOTHING, Option
from questhall.kernel.games import Setup
from questhall.kernel.match import Match
from questhall.table import taking_back
from tests.mage_knight.bench import Bench, enemy
from tests.mage_knight.scenarios.stage import set_up
from tests.marks import rule, ruling
from tests.table.laying import Desk, facts


class Sitting:
    """A match that continues from a position of the bench."""

    def __init__(self, bench: Bench) -> None:
        setup = Setup("quest", len(bench.realm.heroes), {"scenario": "first_reconnaissance"})
        self.match = Match.resume(GAME, GAME.checked(setup), "back", bench.realm)

    @property
    def realm(self) -> Realm:
        assert isinstance(self.match.state, Realm)
        return self.match.state

    def play(self, *choices: str) -> None:
        """Play each "verb" or "verb:key of a card or token"."""
        for choice in choices:
            decision = self.match.pending[0]
            fitting = [
                index
                for index, option in enumerate(decision.options)
                if choice in (option.verb, self._word(option))
            ]
            assert fitting, f"{choice} is none of {[self._word(each) for each in decision.options]}"
            self.match.answer(0, fitting[0], decision.seats[0])

    def _word(self, option: Option) -> str:
        if option.what == NOTHING:
            return option.verb
        return f"{option.verb}:{self.realm.cards[option.what].key}"

    def free(self) -> int:
        """How many of the last choices may be taken back."""
        return len(self.match.choices) - self.match.free_undo_to()


# -- nothing is revealed: everything can be taken back -----------------------------------


def a_fight() -> Sitting:
    bench = Bench()
    bench.unit("peasants")
    bench.skill("tovak_shield_mastery")
    bench.hand("swiftness", "determination", "rage", "march", "wound")
    bench.crystals("white", "red")
    bench.source("white", "blue", "green")
    bench.fight(enemy(armour=3, key="near"), enemy(armour=2, attack=4, key="far"))
    return Sitting(bench)


@rule("MK-4.9.1", "MK-4.9.3", "MK-8.4.12")
@ruling("40")
def test_a_whole_fight_is_taken_back_choice_by_choice() -> None:
    sitting = a_fight()
    before: list[object] = []
    choices = (
        *("strong:swiftness", "pay-crystal", "strike:near", "end-phase", "activate:peasants"),
        *("skill", "choose-effect", "end-phase", "suffer:far", "assign-hero"),
        *("strong:rage", "sideways:march", "strike:far"),
    )
    for choice in choices:
        before.append(to_plain(sitting.realm))
        sitting.play(choice)
    assert sitting.realm.combat is None
    assert len(sitting.realm.heroes[0].hand) == 4  # three wounds and Determination
    while before:
        last = before.pop()
        sitting.match.undo(len(before))
        assert to_plain(sitting.realm) == last
    assert sitting.match.branches == []


@rule("MK-4.9.1")
def test_movement_and_interaction_can_be_taken_back_too() -> None:
    bench = Bench()
    bench.paint(bench.beside(), "plains")
    bench.hand("march", "promise")
    sitting = Sitting(bench)
    sitting.play("basic:march", "step", "end-movement")
    assert sitting.free() == 3


# -- what was revealed stays (MK-4.9.2) ------------------------------------------------


@rule("MK-4.9.2")
def test_a_drawn_card_stops_taking_back() -> None:
    bench = Bench()
    bench.hand("tranquility", "march", "march")
    bench.deck("rage")
    sitting = Sitting(bench)
    sitting.play("sideways:march")
    assert sitting.free() == 1
    sitting.play("basic:tranquility", "choose-effect")
    assert sitting.free() == 3  # healing
    sitting.match.undo(2)
    sitting.match.answer(0, 1, 0)
    assert sitting.free() == 0
    sitting.play("sideways:march")
    assert sitting.free() == 1


@rule("MK-4.9.2")
def test_a_revealed_tile_stops_taking_back() -> None:
    bench = Bench()
    spaces = range(len(bench.realm.spaces))
    while not positions(bench.realm, bench.hero):
        bench.hero.space = spaces[bench.hero.space - 1]
    bench.hand("march")
    sitting = Sitting(bench)
    sitting.play("basic:march")
    assert sitting.free() == 1
    sitting.play("explore")
    assert sitting.free() == 0


@rule("MK-4.9.2")
def test_a_token_turned_up_stops_taking_back() -> None:
    bench = Bench()
    realm = bench.realm
    first = bench.paint(bench.beside(), "plains")
    for each in bench.realm.neighbours[bench.hero.space][1:]:
        bench.paint(each, "lake")
    far = next(
        each
        for each in realm.neighbours[first]
        if each not in realm.neighbours[bench.hero.space] and each != bench.hero.space
    )
    place = realm.places[bench.paint(far, "plains", Site.KEEP)]
    place.tokens, place.face_up = [realm.new_card(enemy())], [False]
    bench.hand("march")
    sitting = Sitting(bench)
    sitting.play("basic:march")
    assert sitting.free() == 1
    sitting.play("step")
    assert sitting.free() == 0


@rule("MK-4.9.2")
def test_a_drawn_token_stops_taking_back() -> None:
    bench = Bench()
    bench.paint(bench.hero.space, "plains", Site.DUNGEON)
    bench.hand("march")
    sitting = Sitting(bench)
    sitting.play("basic:march", "end-movement")
    assert sitting.free() == 2
    sitting.play("enter")
    assert sitting.free() == 0


@rule("MK-4.9.2")
def test_a_summoned_enemy_stops_taking_back() -> None:
    bench = Bench()
    kind = enemy(key="summoner")
    kind.attacks = [AttackDef(0, summons=Token.BROWN)]
    bench.hand("swiftness")
    bench.crystals("white")
    bench.fight(kind)
    sitting = Sitting(bench)
    sitting.play("strong:swiftness")
    assert sitting.free() == 1
    sitting.play("end-phase")
    assert sitting.free() == 0


@rule("MK-4.9.2")
@ruling("40")
def test_a_rolled_die_stops_taking_back() -> None:
    bench = Bench(day=False)
    bench.tactic("mana_search")
    bench.source("red", "gold", "blue")
    bench.hand("march")
    sitting = Sitting(bench)
    sitting.play("sideways:march", "mana-search")
    assert sitting.free() == 2
    sitting.play("enough")
    assert sitting.free() == 0


@rule("MK-4.9.2")
def test_a_refilled_offer_stops_taking_back() -> None:
    bench = Bench()
    bench.talk(Site.KEEP)
    bench.hand("learning")
    bench.turn.influence = 6
    sitting = Sitting(bench)
    sitting.play("basic:learning")
    assert sitting.free() == 1
    sitting.play("learn")
    assert sitting.free() == 0


@rule("MK-4.9.2", "MK-3.3.4")
def test_a_tactic_that_shows_the_deck_is_kept() -> None:
    match = Match.start(GAME, set_up("full_conquest", 2, time="night_arrival"), "tactics")
    while match.pending[0].prompt != "tactic":
        match.answer(0, 0, match.pending[0].seats[0])
    realm = match.state
    assert isinstance(realm, Realm)
    offered = [realm.tactic_card(each.what).key for each in match.pending[0].options]
    match.answer(0, offered.index("preparation"), match.pending[0].seats[0])
    assert match.pending[0].prompt == "search"
    assert match.free_undo_to() == len(match.choices)


@rule("MK-4.9.2", "MK-15.4.4")
def test_a_tactic_is_kept_when_the_dummy_has_drawn_its_own() -> None:
    match = Match.start(GAME, set_up("solo_conquest", 1), "tactics")
    match.answer(0, 0, 0)
    assert match.pending[0].prompt == "tactic"
    match.answer(0, 0, 0)
    assert match.free_undo_to() == len(match.choices)


# -- at a table of two -----------------------------------------------------------------


@rule("MK-4.9.1", "MK-4.9.2")
def test_a_players_own_choices_in_a_fight_are_taken_back_without_a_vote() -> None:
    desk = Desk(facts("person", "person", game=GAME, format="quest", seed="fight"), GAME)
    while True:
        seat, _ = desk.question()
        realm = desk.table.match.state
        assert isinstance(realm, Realm)
        free = taking_back.free_to(desk.table, {seat})
        if realm.combat is not None and desk.table.count - free >= 3:
            break
        desk.choose_at_random()
    assert free >= desk.table.match.free_undo_to()
    assert {each.seat for each in desk.table.match.choices[free:]} == {seat}
    desk.do(taking_back.ask(desk.table, seat, {seat}, free, desk.table.count))
    assert (desk.table.count, desk.table.proposal) == (free, None)
    if free:
        desk.do(taking_back.ask(desk.table, seat, {seat}, free - 1, desk.table.count))
        assert desk.table.count == free  # the other player is asked
        assert desk.table.proposal is not None
