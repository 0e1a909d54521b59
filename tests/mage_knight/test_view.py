"""What each seat sees of the table (MK-22), and the numbers beside it."""

import msgspec
import pytest

from questhall.games.mage_knight import GAME
from questhall.games.mage_knight.effects import boons_of_combat, boons_of_points
from questhall.games.mage_knight.printed.cards import EnemyAbility
from questhall.games.mage_knight.printed.kinds import Element, Mana, Range, Resists, Site, Token
from questhall.games.mage_knight.rules.goals import Conquered, Explored, Renowned
from questhall.games.mage_knight.rules.map.shapes import spaces_of
from questhall.games.mage_knight.rules.scenario import Scenario, scenario_of
from questhall.games.mage_knight.scenarios.book import BOOK
from questhall.games.mage_knight.state.boons import add_boon
from questhall.games.mage_knight.state.realm import Realm
from questhall.games.mage_knight.view.fights import BattleView, CombatView, FoeView
from questhall.games.mage_knight.view.pieces import TokenView
from questhall.games.mage_knight.view.view import TableView, view
from questhall.games.mage_knight.view.wares import WaresView
from questhall.games.mage_knight.words.goals import CONQUERED
from questhall.kernel.chance import Chance
from questhall.kernel.text import LANGUAGES
from tests.mage_knight.bench import Bench, enemy
from tests.mage_knight.duels import AGGRESSOR, DEFENDER, Duel
from tests.mage_knight.fights import gather, shield, stack, summoner
from tests.mage_knight.scenarios.stage import table
from tests.mage_knight.scenarios.test_scoring import build, give, wound
from tests.mage_knight.test_12_joint_assault import Siege
from tests.mage_knight.test_14_unpredictable import surprised
from tests.marks import rule
from tests.texts import messages

PACKAGE = "questhall.games.mage_knight"
SPECTATOR = -1


def plain(shown: TableView) -> bytes:
    return msgspec.json.encode(shown)


def fight_of(bench: Bench, seat: int = 0) -> CombatView:
    shown = view(bench.realm, seat).combat
    assert shown is not None
    return shown


def foe_of(bench: Bench, place: int = 0) -> FoeView:
    return fight_of(bench).foes[place]


# -- the map ---------------------------------------------------------------------------


def test_tiles_lie_where_their_spaces_are() -> None:
    realm = table("full_conquest", 2)
    shown = view(realm, 0)
    assert [tile.key for tile in shown.tiles] == [realm.cards[laid.card].key for laid in realm.laid]
    assert [tile.kind for tile in shown.tiles] == ["start", "countryside", "countryside"]
    for number, tile in enumerate(shown.tiles):
        spaces = {(space.q, space.r) for space in shown.spaces if space.tile == number}
        laid = realm.laid[number]
        assert spaces <= set(spaces_of(laid.x, laid.y))
        assert (tile.q, tile.r) == spaces_of(laid.x, laid.y)[0]


def wares(bench: Bench, site: int) -> WaresView | None:
    bench.talk(site)
    return view(bench.realm, 0).spaces[bench.hero.space].sells


@rule("MK-7.3.1", "MK-7.3.4", "MK-7.3.5")
def test_a_place_tells_what_it_sells_to_whoever_cannot_pay() -> None:
    bench = Bench()
    peasants, _ = bench.unit_offer("peasants", "altem_guardians")
    (spell,) = bench.spell_offer("fireball")
    village = wares(bench, Site.VILLAGE)
    assert village is not None
    assert [(ware.id, ware.price) for ware in village.cards] == [(f"card:{peasants}", 4)]
    assert village.healing == 3
    tower = wares(bench, Site.MAGE_TOWER)
    assert tower is not None
    assert (f"card:{spell}", 7) in [(ware.id, ware.price) for ware in tower.cards]
    assert wares(bench, Site.DUNGEON) is None


@rule("MK-14.8.5")
def test_the_parts_of_a_megapolis_know_each_other() -> None:
    bench = Bench()
    left, right = (
        bench.paint(bench.beside(0), "city", Site.CITY),
        bench.paint(bench.beside(1), "city", Site.CITY),
    )
    bench.realm.places[left].partner = right
    bench.realm.places[right].secret = True
    shown = view(bench.realm, 0).spaces
    assert shown[left].partner == f"{shown[right].q},{shown[right].r}"
    assert (shown[left].secret, shown[right].secret) == (False, True)


# -- secrets ---------------------------------------------------------------------------


@pytest.mark.parametrize("scenario", BOOK, ids=[scenario.key for scenario in BOOK])
@rule("MK-22.1", "MK-22.2")
def test_nothing_shown_depends_on_what_is_hidden(scenario: Scenario) -> None:
    """With other deck orders, hands and face-down tokens the view stays the same."""
    realm = table(scenario.key, scenario.seats[0])
    for seat in range(SPECTATOR, len(realm.heroes)):
        shown = plain(view(realm, seat))
        for number in range(3):
            copy = realm.clone()
            copy.imagine(seat, realm.known_to(seat), Chance(f"thought {number}"))
            assert plain(view(copy, seat)) == shown


@rule("MK-22.2", "MK-22.3")
def test_only_scouts_see_what_lies_face_down() -> None:
    bench = Bench("tovak", rivals=["goldyx"])
    realm = bench.realm
    space = bench.paint(bench.beside(), "plains", Site.KEEP)
    place = realm.places[space]
    place.tokens, place.face_up = [realm.new_card(enemy(key="guard"))], [False]
    stack(bench, Token.GREEN, enemy(key="deep"), enemy(key="top"))
    bench.hero.scouted = [place.tokens[0], realm.piles[Token.GREEN][1]]
    own = view(realm, 0).spaces[space].tokens[0]
    assert (own.enemy, own.secret, own.id) == ("guard", True, f"card:{place.tokens[0]}")
    top = view(realm, 0).piles[Token.GREEN].top
    assert top is not None
    assert (top.enemy, top.secret) == ("top", True)
    for seat in (1, SPECTATOR):
        other = view(realm, seat)
        assert other.spaces[space].tokens[0] == TokenView("green")
        assert other.piles[Token.GREEN].top is None
    place.face_up = [True]
    assert not view(realm, 0).spaces[space].tokens[0].secret
    assert view(realm, SPECTATOR).spaces[space].tokens[0].enemy == "guard"


@rule("MK-22.1")
def test_cards_under_a_tactic_are_only_counted() -> None:
    bench = Bench(rivals=["goldyx"])
    bench.hero.under_tactic = bench.cards("rage", "march")
    bench.hero.set_aside = bench.cards("fireball")
    hidden = [f'"card:{card}"'.encode() for card in bench.hero.under_tactic]
    for seat in (0, 1, SPECTATOR):
        shown = view(bench.realm, seat)
        assert shown.heroes[0].stored == 2
        assert [card.card for card in shown.heroes[0].set_aside] == ["fireball"]
        assert not any(card in plain(shown) for card in hidden)


@rule("MK-22.1", "MK-14.7.6")
def test_only_their_owner_sees_drafted_cards() -> None:
    realm = table("full_conquest", 2, starting_draft=True)
    for seat in (0, 1):
        own, other = view(realm, seat).heroes[seat], view(realm, 1 - seat).heroes[seat]
        assert [card.id for card in own.pack] == [
            f"card:{card}" for card in realm.heroes[seat].pack
        ]
        assert own.pack
        assert other.pack == other.drafted == []


@rule("MK-22.1", "MK-14.6.5")
def test_only_the_player_who_set_the_die_sees_it() -> None:
    bench, _ = surprised("black")
    assert [fight_of(bench, seat).die for seat in (SPECTATOR, 0, 1, 2)] == ["", "", "", "black"]
    for seat in (SPECTATOR, 0, 2):
        assert fight_of(bench, seat).die_set_by == 2
        assert fight_of(bench, seat).die_may_be == ["red", "blue", "black"]


@rule("MK-22.1", "MK-15.11.7")
def test_rivals_are_not_shown_who_was_chosen_to_return() -> None:
    realm = table("one_to_return", 4, teams=True)
    chosen = {key: seat for key, seat in realm.memory.items() if key.startswith("chosen:")}
    assert len(chosen) == 2
    for key, seat in chosen.items():
        others = [SPECTATOR, *[each for each in range(4) if each % 2 != seat % 2]]
        before = [plain(view(realm, each)) for each in others]
        realm.memory[key] = (seat + 2) % 4
        assert [plain(view(realm, each)) for each in others] == before


def test_a_lasting_effect_does_not_give_a_scouted_token_away() -> None:
    bench = Bench(rivals=["goldyx"])
    scouts = bench.unit("foresters")
    token = bench.realm.new_card(enemy())
    add_boon(bench.realm, boons_of_combat.Scouted, scouts.card, 1).target = token
    shown = view(bench.realm, 1).turn.boons
    assert [(boon.id, boon.amount) for boon in shown] == [(f"card:{scouts.card}", 1)]


# -- the turn --------------------------------------------------------------------------


def test_lasting_effects_are_shown_once_per_card() -> None:
    bench = Bench()
    card = bench.cards("into_the_heat")[0]
    add_boon(bench.realm, boons_of_combat.UnitsSafe, card)
    add_boon(bench.realm, boons_of_points.UnitsAttack, card, 2)
    shown = view(bench.realm, 0).turn.boons
    assert [(boon.card, boon.amount) for boon in shown] == [("into_the_heat", 2)]


def test_rewards_and_fame_that_are_due() -> None:
    bench = Bench()
    bench.turn.rewards = ["spell", "crystal"]
    bench.turn.fame_due = 3
    shown = view(bench.realm, 0).turn
    assert (shown.rewards, shown.fame_due) == (["spell", "crystal"], 3)


@rule("MK-22.3")
def test_the_sizes_of_piles_are_public() -> None:
    realm = table("full_conquest", 2)
    shown = view(realm, SPECTATOR)
    assert shown.decks["artifacts"] == len(realm.artifacts)
    assert shown.decks["wounds"] == len(realm.wounds)
    assert [pile.size for pile in shown.piles] == [len(pile) for pile in realm.piles]
    assert shown.heroes[0].skills_left == len(realm.heroes[0].skill_pile)


# -- fights ----------------------------------------------------------------------------


@rule("MK-8.4.4", "MK-8.4.5", "MK-8.4.8")
def test_what_reaches_an_enemy_in_the_ranged_phase() -> None:
    bench = Bench()
    bench.fight(
        enemy(armour=4),
        enemy(armour=3, abilities=EnemyAbility.FORTIFIED),
        enemy(resistances=Resists.FIRE),
    )
    gather(bench, 3, Range.RANGED)
    gather(bench, 2, Range.SIEGE)
    gather(bench, 4, Range.RANGED, Element.FIRE)
    free, walled, warm = fight_of(bench).foes
    assert (free.needed, free.reached, free.ranges) == (4, 9, ["ranged", "siege"])
    assert (walled.needed, walled.reached, walled.ranges) == (3, 2, ["siege"])
    assert (warm.reached, warm.halved) == (3 + 2 + 4 // 2, ["fire"])
    assert fight_of(bench).attack == [[0, 0, 0, 0], [3, 4, 0, 0], [2, 0, 0, 0]]


@rule("MK-8.4.5", "MK-8.7.1")
def test_nothing_reaches_the_doubly_fortified_before_the_attack_phase() -> None:
    bench = Bench()
    bench.fight(enemy(abilities=EnemyAbility.FORTIFIED), keep=True)
    gather(bench, 9, Range.SIEGE)
    assert (foe_of(bench).fortified, foe_of(bench).ranges, foe_of(bench).reached) == (2, [], 0)
    bench.phase("attack")
    assert foe_of(bench).ranges == ["melee", "ranged", "siege"]
    assert foe_of(bench).reached == 9
    bench.phase("block")
    assert foe_of(bench).reached == 0


@rule("MK-8.4.9")
def test_cold_fire_is_halved_only_by_both_resistances() -> None:
    bench = Bench()
    bench.fight(enemy(resistances=Resists.FIRE), enemy(resistances=Resists.FIRE | Resists.ICE))
    assert foe_of(bench, 0).halved == ["fire"]
    assert foe_of(bench, 1).halved == ["fire", "ice", "cold_fire"]


@rule("MK-8.5.5", "MK-8.5.7")
def test_what_stops_an_attack() -> None:
    bench = Bench()
    bench.fight(enemy(attack=3, element=Element.FIRE, abilities=EnemyAbility.SWIFT))
    bench.phase("block")
    shield(bench, 3)
    shield(bench, 2, Element.ICE)
    attack = foe_of(bench).attacks[0]
    assert (attack.needed, attack.full, attack.halved, attack.reached) == (6, 2, 3, 3)
    foe = bench.combat.foes[0]
    foe.lost_elements = [Element.FIRE]
    attack = foe_of(bench).attacks[0]
    assert (attack.element, attack.reached) == ("physical", 5)


@rule("MK-17.1.5", "MK-8.8.3")
def test_what_a_defeat_is_worth() -> None:
    bench = Bench()
    stack(bench, 2, enemy(fame=5))
    bench.fight(summoner(fame=4))
    assert (foe_of(bench).fame, foe_of(bench).reputation) == (4, 1)
    assert foe_of(bench).attacks[0].summons == "brown"
    bench.play("end-phase")
    assert foe_of(bench, 0).hidden
    assert (foe_of(bench, 1).fame, foe_of(bench, 1).summoner) == (0, 0)
    bench.combat.double_fame = True
    assert foe_of(bench, 0).fame == 8
    bench.realm.places[bench.combat.foes[0].space].site = Site.DRACONUM
    assert foe_of(bench, 0).reputation == 2


@rule("MK-8.9.1")
def test_a_city_and_its_bonus() -> None:
    bench = Bench()
    bench.fight(enemy(armour=3), keep=True)
    bench.combat.city = Mana.WHITE
    assert fight_of(bench).cities == ["white"]
    assert (foe_of(bench).armour, foe_of(bench).needed) == (4, 4)
    assert fight_of(bench).walls


# -- heroes against heroes, heroes together ----------------------------------------------


def battle_of(duel: Duel, seat: int = 0) -> BattleView:
    shown = view(duel.realm, seat).battle
    assert shown is not None
    return shown


@rule("MK-11.3.4", "MK-11.3.9")
def test_a_battle_between_heroes() -> None:
    duel = Duel()
    unit = duel.enlist(DEFENDER, "peasants")
    assert view(duel.realm, 0).battle is None
    duel.open_battle()
    shown = battle_of(duel)
    assert (shown.aggressor, shown.defender, shown.attacker) == (AGGRESSOR, DEFENDER, DEFENDER)
    duel.play("pass")
    duel.gather(5, Range.RANGED)
    assert battle_of(duel).points == [5, 0, 0, 0]
    assert fight_of(duel).foes[0].card == f"card:{unit.card}"
    assert fight_of(duel).foes[0].enemy == "opponent:peasants"
    duel.play("attack-hero")
    duel.ask()
    duel.shield(4)
    for seat in (0, 1, SPECTATOR):
        assert battle_of(duel, seat).points == [5, 0, 0, 0]
        assert battle_of(duel, seat).through == 3
    duel.play("stand")
    assert (battle_of(duel).damage, battle_of(duel).melee) == (3, False)


@rule("MK-12.3.1", "MK-12.5.1", "MK-22.6")
def test_a_joint_assault() -> None:
    siege = Siege()
    siege.place.face_up = [True, False, False]
    siege.agree()
    shown = view(siege.realm, 1).joint
    assert shown is not None
    assert (shown.seats, shown.shares, shown.seat) == ([0, 1], [2, 1], 0)
    dealt = [token for share in shown.dealt for token in share]
    assert [len(share) for share in shown.dealt] == [2, 1]
    assert sorted(token.enemy for token in dealt) == ["", "", "foe"]


# -- the mission -------------------------------------------------------------------------


AIMS = [Renowned(20), Explored(), *[Conquered(site, 1) for site in CONQUERED]]  # of packs


@pytest.mark.parametrize("language", LANGUAGES)
def test_goals_and_scores_have_texts(language: str) -> None:
    goals: set[str] = set()
    lines: set[str] = set()
    for scenario in BOOK:
        for seats in scenario.seats:
            realm = table(scenario.key, seats)
            shown = view(realm, 0)
            assert shown.goals
            goals.update([f"goal-{goal.name}" for goal in shown.goals])
            lines.update([f"score-{line.name}" for line in scenario.score_lines(realm)])
    found = set(messages(PACKAGE, "missions", language))
    goals |= {f"goal-{aim.goal(realm).name}" for aim in AIMS}
    assert {key for key in found if key.startswith("goal-")} == goals
    assert {key for key in found if key.startswith("score-")} == lines
    texts = GAME.texts(language)
    assert all(texts.say(key) for key in goals | lines)


def test_the_progress_of_the_mission() -> None:
    realm = table("full_conquest", 2)
    place = build(realm, Site.CITY, 0)
    realm.cities_revealed = 2
    shown = {goal.name: (goal.now, goal.needed) for goal in view(realm, 0).goals}
    assert shown == {"find-cities": (2, 2), "conquer-cities": (1, 2)}
    place.conquered = False
    assert view(realm, 0).goals[1].now == 0


def finished(scenario: str, seats: int) -> Realm:
    realm = table(scenario, seats)
    for hero in realm.heroes:
        hero.deck, hero.hand = [], []
    return realm


@rule("MK-13.5.1", "MK-13.5.2", "MK-15.2.4")
def test_the_score_sheet() -> None:
    realm = finished("full_conquest", 2)
    realm.heroes[0].fame, realm.heroes[1].fame = 20, 25
    give(realm, 0, "fireball")
    wound(realm, 1, 2)
    build(realm, Site.CITY, 0, 0, 1)
    assert view(realm, 0).score == []
    scenario_of(realm).score(realm)
    first, second = view(realm, 1).score
    lines = {line.name: (line.points, line.extra) for line in first.lines if line.points}
    assert lines == {"fame": (20, 0), "knowledge": (2, 3), "city-conqueror": (7, 5)}
    lines = {line.name: (line.points, line.extra) for line in second.lines if line.points}
    assert lines == {"fame": (25, 0), "beating": (-4, -3), "city-conqueror": (4, 0)}
    assert (first.total, second.total) == (37, 22)
    assert view(realm, 1).scores == [37, 22]
    assert (first.won, second.won, view(realm, 1).won) == (True, False, None)


@rule("MK-15.5.8")
def test_a_mission_is_won_or_lost_together() -> None:
    realm = finished("full_cooperation", 2)
    realm.round = 6
    realm.heroes[0].fame, realm.heroes[1].fame = 30, 40
    scenario_of(realm).score(realm)
    shown = view(realm, SPECTATOR)
    assert shown.won is False
    assert [score.seats for score in shown.score] == [[0, 1]]
    lines = {line.name: line.points for line in shown.score[0].lines if line.points}
    assert lines == {"fame": 30, "dummy-cards": 16, "not-announced": 5}
    assert shown.score[0].total == shown.scores[0] == shown.scores[1] == 51


@rule("MK-15.11.4")
def test_no_points_are_counted_for_the_one_who_returns() -> None:
    realm = finished("one_to_return", 2)
    scenario_of(realm).score(realm)
    assert view(realm, 0).scores == []
    assert [score.lines for score in view(realm, 0).score] == [[], []]


# -- what a fight comes to -------------------------------------------------------------


@rule("MK-8.6.9")
def test_what_stopping_now_would_cost_is_told() -> None:
    bench = Bench()
    bench.fight(enemy(armour=5, attack=3, abilities=EnemyAbility.POISON))
    stop = fight_of(bench).stop
    assert stop is not None
    assert (stop.damage, stop.wounds, stop.left, stop.discard) == (3, 2, [1, 0], 2)
    assert (stop.knocked_out, stop.withdraws, stop.standing) == (False, False, [0])


@rule("MK-8.6.9", "MK-8.8.12")
def test_after_the_attacks_stopping_leaves_enemies_and_an_assault_fails() -> None:
    bench = Bench()
    bench.fight(enemy(), enemy(attack=9), keep=True)
    bench.phase("attack")
    stop = fight_of(bench).stop
    assert stop is not None
    assert (stop.damage, stop.wounds, stop.standing, stop.withdraws) == (0, 0, [0, 1], True)


@rule("MK-8.5.2")
def test_whoever_is_summoned_is_not_counted_and_that_is_told() -> None:
    bench = Bench()
    bench.fight(summoner())
    stop = fight_of(bench).stop
    assert stop is not None
    assert (stop.damage, stop.summons) == (0, [0])


@rule("MK-8.5.12")
def test_gathered_points_name_the_card_that_gave_them() -> None:
    bench = Bench()
    bench.hand("determination", "rage")
    bench.fight(enemy(attack=5))
    bench.phase("block")
    bench.play("basic:determination")
    shown = fight_of(bench)
    assert [(gain.card, gain.amount) for gain in shown.gains] == [("determination", 2)]
    assert shown.foes[0].attacks[0].could == 2
    bench.play("end-phase")
    assert fight_of(bench).gains == []


@rule("MK-22.1")
def test_others_are_not_told_what_the_hand_could_add() -> None:
    bench = Bench(rivals=("arythea",))
    bench.hand("rage")
    bench.fight(enemy())
    bench.phase("attack")
    assert [fight_of(bench, seat).groups[0].could for seat in (0, 1, SPECTATOR)] == [2, 0, 0]
