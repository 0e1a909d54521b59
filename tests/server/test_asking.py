"""How questions are sent: the parts that options refer to, and marked sensible answers."""

from questhall.games.mage_knight import GAME as MAGE_KNIGHT
from questhall.games.sorcerer import Sorcerer
from questhall.server.protocol.messages import AskedDecision
from questhall.server.showing.telling import asked
from tests.mage_knight.bench import Bench as Knight
from tests.mage_knight.bench import enemy
from tests.sorcerer.bench import Bench as Duel


def put(knight: Knight) -> AskedDecision:
    question = asked(MAGE_KNIGHT, knight.realm, knight.ask(), {0})
    assert question is not None
    return question


def test_options_come_with_their_parts() -> None:
    knight = Knight()
    knight.hand("rage")
    knight.fight(enemy(armour=1, key="a"), enemy(armour=1, key="b"))
    knight.phase("attack")
    knight.play("basic:rage")
    found = {option.id: option.parts for option in put(knight).options if option.verb == "strike"}
    assert found == {"strike:e0#1": [0], "strike:e1#2": [1], "strike#3": [0, 1]}


def test_the_sensible_answer_is_marked_for_those_who_may_give_it() -> None:
    knight = Knight()
    knight.hand("rage")
    knight.mana("red")
    knight.crystals("red")
    knight.fight(enemy())
    knight.phase("attack")
    assert not any(option.sensible for option in put(knight).options)
    knight.play("strong:rage")
    marked = {option.id: option.sensible for option in put(knight).options}
    assert marked == {"pay-token:red": True, "pay-crystal:red": False}


def test_several_points_may_be_given_away_alike() -> None:
    found: list[tuple[str, bool]] = []
    duel = Duel()
    attacker = duel.minion(0, attack=3, life=3)
    for _ in range(2):
        duel.minion(1, life=3)
    duel.fight(attacker, "H H M", "pass", "pass")
    for _ in range(2):
        decision = duel.decision
        assert decision is not None
        question = asked(Sorcerer(), duel.arena, decision, {0, 1})
        assert question is not None
        found.append((question.prompt.key, question.repeatable))
        duel.choose(question.options[0].id)
    assert found == [("hit", True), ("hit", False)]
