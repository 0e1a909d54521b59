"""What a bot makes of its companion: commands, forgone abilities, shared damage."""

from questhall.kernel.decisions import Decision, meaning

from ..effects.classes.beast_tyrant import ShareDamage
from ..printed.cards import CardHalf
from ..state.figures import Figure, FigureKind
from ..state.heroes import Hero
from ..state.scene import Phase, Scene
from .card_worth import Gist, gist_of
from .threats import Threat, force_against, threats_to

HEALED = 0.7
NEARER = 0.4  # each hex that a move brings it nearer to an enemy
SHARED = 0.4  # each point of damage that the character gives to its creatures
RESERVE = 2  # hit points that a creature keeps
FORGONE = 1.0  # an ability that does little is worth at least this


def commanded_worth(scene: Scene, hero: Hero, command: Gist) -> float:
    """What the companion does with the command from where it stands, or will stand by then."""
    figure = scene.companion_of(hero)
    if figure is None:
        return 0.0
    worth = command.other + HEALED * min(command.heals, figure.max_hp - figure.hp)
    threats = threats_to(scene, figure)
    nearest = min([threat.far[figure.cell] for threat in threats], default=0)
    if not command.reach:
        return worth + NEARER * min(command.points, max(0, nearest - 1))
    reach = command.reach + (command.points if command.moves_first else 0)
    if scene.phase == Phase.SELECTING or figure.acted != scene.round:
        reach += own_move(figure)
    return worth + _hits(scene, figure, threats, command, reach)


def _hits(scene: Scene, figure: Figure, threats: list[Threat], command: Gist, reach: int) -> float:
    found: list[float] = []
    for threat in threats:
        if threat.far[figure.cell] <= reach:
            force = force_against(scene, command, figure, threat.figure)
            found.append(threat.hit_worth(force, command.pierce, False) + command.harm)
    found.sort(reverse=True)
    return sum(found[: command.hits])


def own_move(figure: Figure) -> int:
    return 0 if figure.summon is None else max(0, figure.summon.move)


def shared_worth(scene: Scene, hero: Hero, share: ShareDamage) -> float:
    """Creatures take over damage of the character."""
    owner = scene.figures[hero.figure]
    room = 0
    for figure in share.who.find(scene, owner, None):
        if figure.id != owner.id:
            room += max(0, figure.hp - RESERVE)
    return SHARED * min(room, owner.max_hp - owner.hp)


def share_worths(scene: Scene, decision: Decision) -> list[float]:
    """The character keeps none if others can take it; nobody dies for it."""
    figure = scene.figures[decision.what]
    if figure.kind == FigureKind.CHARACTER:
        return [-float(option.amount) for option in decision.options]
    most = figure.max_hp - RESERVE
    return [-abs(float(option.amount - min(most, decision.amount))) for option in decision.options]


def forgo_worths(scene: Scene, decision: Decision) -> list[float]:
    """Forgo an ability that does less than the companion would do with it now."""
    hero = scene.heroes[decision.seats[0]]
    figure = scene.figures[decision.what]
    nearest = min([threat.far[figure.cell] for threat in threats_to(scene, figure)], default=0)
    move = own_move(figure)
    worths: list[float] = []
    for option in decision.options:
        worth = 0.0
        half = meaning(option, int)
        if half == CardHalf.TOP:
            useful = 0 < nearest <= move + 1
            worth = (option.amount if useful else 0.0) - _best_force(scene, hero, CardHalf.TOP)
        elif half == CardHalf.BOTTOM:
            useful = move + 1 < nearest <= move + 1 + option.amount
            worth = (option.amount if useful else 0.0) - _best_force(scene, hero, CardHalf.BOTTOM)
        worths.append(worth)
    return worths


def _best_force(scene: Scene, hero: Hero, half: int) -> float:
    """What the better ability of the two cards does, roughly."""
    found = [FORGONE]
    for card in hero.chosen:
        gist = gist_of(scene, card, half)
        command = sum([each.force * each.hits + each.heals for each in gist.commands])
        found.append(gist.force * min(gist.hits, 2) + gist.other + command)
    return max(found)
