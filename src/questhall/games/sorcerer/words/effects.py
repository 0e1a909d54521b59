"""Words for what cards do."""

from collections.abc import Callable

from questhall.kernel.decisions import NOTHING
from questhall.kernel.language.parameters import Flag, Key, Keys, Named, NamedWord, Number, NumberOr
from questhall.kernel.language.words import Language, One, Several, Word

from ..effects import cards, combining, followers, minions, movement, resources
from ..printed.cards import ATTACHMENT, MINION, SORCERY, Effect
from ..rules.selecting import ANYBODYS, Who
from .minions import Minions

KINDS = {"minion": MINION, "sorcery": SORCERY, "attachment": ATTACHMENT}
ORIGINS = {
    "grimoire": followers.FROM_GRIMOIRE,
    "graveyard": followers.FROM_GRAVEYARD,
    "hand": followers.FROM_HAND,
}

EFFECTS: Language[Effect] = Language("effect")

EFFECTS.declare(
    Word("then", Several(EFFECTS, "effects"), make=combining.Then),
    Word("may", One(EFFECTS, "effect"), make=combining.May),
    Word("pay", One(EFFECTS, "cost"), One(EFFECTS, "gain"), make=combining.Pay),
    Word("choose", One(EFFECTS, "first"), One(EFFECTS, "second"), make=combining.Choose),
    Word("if_graveyard", Number(), One(EFFECTS, "effect"), make=combining.IfGraveyard),
    Word("if_hand_empty", One(EFFECTS, "effect"), make=combining.IfHandEmpty),
    Word("if_enemy_burning", One(EFFECTS, "effect"), make=minions.IfEnemyBurning),
)

# -- energy, omens, blood, hand -------------------------------------------------

EFFECTS.declare(
    Word("draw", Number(), make=resources.Draw),
    Word("discard", Number(), make=resources.Discard),
    Word("energy", Number(), make=resources.GainEnergy),
    Word("energy_per_burning", make=resources.GainEnergyPerBurning),
    Word("pay_energy", Number(), make=resources.SpendEnergy),
    Word("omen", Number(), make=resources.GainOmen),
    Word("blood", NumberOr("its_cost"), make=resources.GainBlood),
    Word("pay_blood", Number(), make=resources.SpendBlood),
    Word("look_at_hand", make=resources.LookAtHand),
)

# -- minions in play ------------------------------------------------------------


def _move_flame() -> Effect:
    return minions.MoveFlame(Who(ANYBODYS, here=True, burning=True), Who(ANYBODYS, here=True))


def _on_minions(name: str, make: Callable[[Who], Effect]) -> Word[Effect]:
    return Word(name, Minions(), make=make)


EFFECTS.declare(
    _on_minions("weaken", minions.Weaken),
    Word("damage", Number(), Minions(), make=minions.Damage),
    Word("damage_side", Number(), make=minions.DamageSide),
    Word("distribute", Number(), Minions(), make=minions.Distribute),
    Word("heal", NumberOr("all"), Minions(), make=minions.Heal),
    Word("restore", Number(), Named("per_blood"), make=minions.Restore),
    _on_minions("destroy", minions.Destroy),
    Word("destroy_attachment", make=minions.DestroyAttachment),
    _on_minions("return_to_hand", minions.ReturnToHand),
    _on_minions("exhaust", minions.Exhaust),
    Word("exhaust_battlefield", Flag("here"), make=minions.ExhaustBattlefield),
    _on_minions("ready", minions.Ready),
    Word("boost", Number(), Minions(), Flag("per_attachment"), make=minions.Boost),
    Word("attack_bonus", Number(), make=minions.AttackBonus),
    Word("flame", Number(), Minions(), make=minions.Flame),
    Word("move_flame", make=_move_flame),
    Word("blank", Minions(), Flag("this_round"), make=minions.Blank),
)

# -- movement -------------------------------------------------------------------

EFFECTS.declare(
    Word("move_own", Number(), make=movement.MoveOwn),
    _on_minions("move_away", movement.MoveAway),
    Word("bring", make=movement.Bring),
    Word("reinforce", Number(), make=movement.Reinforce),
    Word("reinforce_avatar", make=movement.ReinforceAvatar),
)

# -- cards in hand, graveyard and grimoire --------------------------------------


def _play(kinds: list[int], max_cost: int, less: int, here: bool) -> Effect:
    return cards.Play(kinds[0] if kinds else NOTHING, max_cost, less, here)


def _recover(kinds: list[int], up_to: int) -> Effect:
    return cards.Recover(kinds, up_to or 1, up_to > 0)


EFFECTS.declare(
    Word(
        "play",
        Keys("kinds", KINDS),
        *(Named("cost", NOTHING), Named("less"), Flag("here")),
        make=_play,
    ),
    Word("recover", Keys("kinds", KINDS), Named("up_to"), make=_recover),
    Word("raise_minion", Number(), make=cards.Raise),
    Word("dig_up", Number(), make=cards.DigUp),
    Word("search", NamedWord("type"), make=cards.Search),
    Word("return_this", make=cards.ReturnThis),
    Word("shuffle_this", make=cards.ShuffleThis),
    Word("put_this_into_play", make=cards.PutThisIntoPlay),
    Word(
        "follower",
        Key("origin", ORIGINS),
        Named("count", 1),
        Minions(),
        make=followers.Follower,
    ),
    Word("move_follower", make=followers.MoveFollower),
)
