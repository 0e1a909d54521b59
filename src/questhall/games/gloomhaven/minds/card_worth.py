"""What cards are roughly good for: for bots' hunches, not for rules."""

from ..effects.attacking import AttackAction
from ..effects.bonuses import StartBonus
from ..effects.card_piles import RecoverAction, RefreshAction
from ..effects.classes.beast_tyrant import Command, ShareDamage
from ..effects.classes.berserker import DropToOne, ExhaustSelf, SufferHalf
from ..effects.classes.dooms import StartDoom
from ..effects.classes.sawbones import GiveCard, HandOver, RecoverAsATeam
from ..effects.classes.soothsinger import StartSong
from ..effects.granting import GrantAction
from ..effects.helping import DamageAction, GuardAction, HealAction, InflictAction
from ..effects.moving import MoveAction
from ..effects.riders import Inflict, Pierce, Splash
from ..effects.summoning import SummonAction
from ..effects.swapping import SwapTwo
from ..effects.tokens import RemoveConditions
from ..printed.areas import Area
from ..printed.cards import NOT_STAYING, STAYS_ROUND, Action, CardDef, Half
from ..printed.terrain import ALL_TARGETS
from ..rules.selecting import EACH, ENEMIES, SELF
from ..state.figures import Condition
from ..state.scene import Scene

# What a condition on an enemy is worth, in damage.
HARM = {
    Condition.STUN: 2.5,
    Condition.DISARM: 2.0,
    Condition.IMMOBILIZE: 0.8,
    Condition.MUDDLE: 0.6,
    Condition.POISON: 1.0,
    Condition.WOUND: 1.5,
}
LASTING = 5.0
FOR_A_ROUND = 1.88
SUMMONED_ATTACK = 1.5
SUMMONED_HIT_POINT = 0.4
UNCLEAR = 1.2
GRANTED = 0.6  # what another figure's attack is worth, per point
GRANTED_MOVE = 0.8
GIFT = 2.5
RELIEF = 1.5
TEAM = 4.0
BURDEN = 1.0
BLEEDING = 4.0  # most of its own hit points
RUIN = 40.0  # the character itself
UNSEEN = 2.5
SWAPPED = 0.3  # rarely worth a turn


class Gist:
    """An ability in a few numbers: reach and force of its attack, points of its movement."""

    def __init__(self) -> None:
        self.reach = 0
        self.ranged = False
        self.force = 0
        self.hits = 1
        self.pierce = 0
        self.harm = 0.0  # worth of the conditions, per target
        self.attack: AttackAction | None = None
        self.area: Area | None = None
        self.width = 0  # how far the area extends beyond the reach
        self.points = 0
        self.jump = False
        self.heals = 0
        self.moves_first = False
        self.lost = False
        self.other = 0.0  # worth of all other actions
        self.splash = 0  # damage to everybody beside the target, friend or foe
        self.blasts: list[DamageAction] = []  # damage that friends suffer too
        self.refreshes: list[RefreshAction] = []  # worth as much as there is to refresh
        self.recoveries: list[RecoverAction] = []  # of the character's own lost cards, likewise
        self.dooms = 0  # worth something if there is an enemy and no other Doom
        self.songs = 0  # worth little while another is sung
        self.grants: list[GrantAction] = []  # worth something if there is somebody to act
        self.gifts: list[GiveCard] = []  # worth something if there is somebody to take it
        self.for_others: list[Action] = []  # worth something if possible
        self.shares: list[ShareDamage] = []  # worth as much as there is to share out
        self.commands: list[Gist] = []  # what a companion does, weighed from where it stands

    def read(self, half: Half) -> None:
        self.lost = half.lost
        self._read(half.actions, half.stays)

    def _read(self, actions: list[Action], stays: int) -> None:
        for action in actions:
            if isinstance(action, AttackAction):
                self._add_attack(action)
            elif isinstance(action, MoveAction):
                if not self.points:
                    self.moves_first = self.reach == 0
                self.points += max(1, action.points.amount)
                self.jump = self.jump or action.jumps
            elif isinstance(action, HealAction):
                self.heals += max(2, action.value.amount)
            elif isinstance(action, DamageAction) and action.who.side != ENEMIES:
                self.blasts.append(action)
            elif isinstance(action, RefreshAction):
                self.refreshes.append(action)
            elif isinstance(action, InflictAction):
                self.other += UNSEEN if Condition.INVISIBLE in action.conditions else 1.0
            elif isinstance(action, SummonAction):
                self.other += summoned_worth(action)
            elif isinstance(action, RecoverAction) and action.lost and action.who.side == SELF:
                self.recoveries.append(action)
            elif isinstance(action, Command):
                command = Gist()
                command._read(action.actions, NOT_STAYING)
                self.commands.append(command)
            elif isinstance(action, GrantAction):
                self.grants.append(action)
            elif isinstance(action, GiveCard):
                self.gifts.append(action)
            elif isinstance(action, (HandOver, RecoverAsATeam, RemoveConditions)):
                self.for_others.append(action)
            elif isinstance(action, ShareDamage):
                self.shares.append(action)
            elif isinstance(action, SwapTwo):
                self.other += SWAPPED
            elif isinstance(action, ExhaustSelf):
                self.other -= RUIN
            elif isinstance(action, (DropToOne, SufferHalf)):
                self.other -= BLEEDING
            elif isinstance(action, StartDoom):
                self.dooms += 1
            elif isinstance(action, StartSong):
                self.songs += 1
            elif isinstance(action, StartBonus) and action.bonus.harmful:
                self.other -= BURDEN
            elif isinstance(action, (StartBonus, GuardAction)):
                self.other += FOR_A_ROUND if stays == STAYS_ROUND else LASTING
            else:
                self.other += UNCLEAR

    def _add_attack(self, action: AttackAction) -> None:
        force = max(2, action.value.amount)
        if self.reach:
            self.hits += 1
            return
        self.attack = action
        self.force = force
        self.reach = max(action.range, 1)
        self.ranged = action.range > 0
        self.hits = max(1, action.targets) + action.add_targets
        if action.area is not None:
            self.area = action.area
            self.width = 2
            self.hits = 2
        elif action.who is not None and action.who.count == EACH:
            self.hits = ALL_TARGETS
        for rider in action.riders:
            if isinstance(rider, Inflict):
                self.harm += HARM.get(rider.condition, 0.0)
            elif isinstance(rider, Pierce):
                self.pierce += rider.points
            elif isinstance(rider, Splash) and rider.side != ENEMIES:
                self.splash += self.force if rider.as_dealt else rider.amount


def summoned_worth(action: SummonAction) -> float:
    """What its creatures are worth by their numbers."""
    creature = action.creature
    worth = SUMMONED_ATTACK * max(0, creature.attack) + SUMMONED_HIT_POINT * creature.hit_points
    return action.count * (worth + creature.shield + creature.retaliate)


def granted_worth(grant: GrantAction) -> float:
    """What the actions of the others are worth."""
    worth = 0.0
    for action in grant.actions:
        if isinstance(action, AttackAction):
            worth += GRANTED * max(2, action.value.amount)
        else:
            worth += GRANTED_MOVE
    return worth


def worth_for_others(action: Action) -> float:
    """What it is worth if it can be done at all."""
    if isinstance(action, HandOver):
        return LASTING
    return RELIEF if isinstance(action, RemoveConditions) else TEAM


MOST_GISTS = 5000  # enhanced cards have keys of their own, and files from outside may name any
_GISTS: dict[str, list[Gist]] = {}


def gist_of(scene: Scene, card: int, half: int) -> Gist:
    return gist_of_card(scene.card(card), half)


def gist_of_card(card: CardDef, half: int) -> Gist:
    known = _GISTS.get(card.key)
    if known is None:
        if len(_GISTS) >= MOST_GISTS:
            _GISTS.clear()
        known = [Gist(), Gist()]
        known[0].read(card.halves[0])
        known[1].read(card.halves[1])
        _GISTS[card.key] = known
    return known[half]


def standard_attack() -> Gist:
    gist = Gist()
    gist.reach = 1
    gist.force = 2
    return gist


def standard_move() -> Gist:
    gist = Gist()
    gist.points = 2
    gist.moves_first = True
    return gist


STANDARD = (standard_attack(), standard_move())
NOTHING_LEFT = Gist()


def worth_of(scene: Scene, card: int) -> float:
    """What losing the card costs."""
    return worth_of_card(scene.card(card))


def worth_of_card(card: CardDef) -> float:
    """How much its two halves do."""
    return _use_of(gist_of_card(card, 0)) + _use_of(gist_of_card(card, 1))


def _use_of(gist: Gist) -> float:
    use = gist.force * min(gist.hits, 2) + gist.harm + 0.5 * gist.points + 0.7 * gist.heals
    if gist.reach > 1:
        use += 1.0
    use += LASTING * (gist.songs + gist.dooms)
    use += gist.other + UNCLEAR * (len(gist.refreshes) + len(gist.recoveries))
    use += sum([granted_worth(grant) for grant in gist.grants])
    use += GIFT * len(gist.gifts) + sum([worth_for_others(each) for each in gist.for_others])
    use += sum([_use_of(command) for command in gist.commands])
    return 0.5 * use if gist.lost else use
