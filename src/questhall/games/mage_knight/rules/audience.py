"""Who listens at this table: its scenario, its house rules, and the cards in play."""

from collections.abc import Callable
from typing import Any, Final

from mypy_extensions import mypyc_attr

from questhall.kernel.moments import Audience

from ..state.house_rules import HouseRules
from ..state.moments import Moment
from ..state.realm import Realm


@mypyc_attr(allow_interpreted_subclasses=True)
class HouseRule(Moment):
    """What the table agreed on (MK-14)."""

    def is_agreed(self, rules: HouseRules) -> bool:
        return False


_SCENARIOS: Final[dict[str, Moment]] = {}
_HOUSE_RULES: Final[list[HouseRule]] = []
_STANDING: Final[dict[str, Audience[Moment]]] = {}


def seat(scenario: str, listener: Moment) -> None:
    """Let it listen in every game of this scenario."""
    _SCENARIOS[scenario] = listener


def agree(rule: HouseRule) -> None:
    """Let it listen in every game in which the table agreed on it."""
    _HOUSE_RULES.append(rule)


def listeners(realm: Realm, moment: Callable[..., Any]) -> list[Moment]:
    """Those who have something to say at this moment."""
    audience = realm.turn.audience
    if audience is None:
        audience = _seated(realm)
        realm.turn.audience = audience
    return audience.at(moment)


def _seated(realm: Realm) -> Audience[Moment]:
    standing = _standing(realm)
    return standing.with_more(realm.turn.boons) if realm.turn.boons else standing


def _standing(realm: Realm) -> Audience[Moment]:
    """Those who listen all the time; one audience serves all games in which they are the same."""
    agreed: list[Moment] = [rule for rule in _HOUSE_RULES if rule.is_agreed(realm.rules)]
    seated = [_SCENARIOS[realm.scenario], *agreed]
    audience = _STANDING.get(realm.scenario)
    if audience is None or audience.seated != seated:
        audience = Audience(Moment, seated)
        _STANDING[realm.scenario] = audience
    return audience
