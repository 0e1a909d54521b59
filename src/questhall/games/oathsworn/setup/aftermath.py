"""An encounter without its Story: what one could have left behind is switched on by the players."""

from questhall.kernel.decisions import Decision, Flow, Option, refusal

from ..state.battle import Battle
from .ground import prepare_ground

NOTHING_LEFT = "nothing"
CHOSEN_BY_PLAYERS = "chosen"


def choose_aftermath(battle: Battle) -> Flow[None]:
    """Extra steps of the set-up, one by one (OS-4.2.13)."""
    variants = battle.encounter.variants
    left = list(range(len(variants)))
    chosen: list[str] = []
    while left:
        options = [Option("variant", number) for number in left]
        options.append(refusal("no-more"))
        everybody = list(range(battle.seats))
        answer = yield Decision(everybody, "aftermath", options, "OS-4.2.13")
        if answer.declines:
            break
        left.remove(answer.what)
        chosen.append(variants[answer.what].flag)
    prepare_ground(battle, tuple(chosen))
    battle.next_step = "muster" if battle.company[0].kind is None else "gear"
