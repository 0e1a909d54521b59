"""Words for conditions: `melee`, `all(attack_with(main), enemies_control)`."""

from questhall.kernel.language.parameters import Flag, Given, Key, Keys, Name, Names, Number
from questhall.kernel.language.words import Language, One, Several, Word

from ..effects import heroism, tests
from ..printed.effects import Test
from ..printed.kinds import CONDITIONS, DAMAGE_TYPES, NATURES, RANKS, SLOTS, STYLES
from ..state.figures import Side
from .amounts import Much

TESTS: Language[Test] = Language("condition")

SLOT_NAMES = {name: number for number, name in enumerate(SLOTS)}
TYPE_NAMES = {name: number for number, name in enumerate(DAMAGE_TYPES)}
RANK_NAMES = {name: number for number, name in enumerate(RANKS)}
STYLE_NAMES = {name: number for number, name in enumerate(STYLES)}
NATURE_NAMES = {name: number for number, name in enumerate(NATURES)}
CONDITION_NAMES = {name: number for number, name in enumerate(CONDITIONS)}

TESTS.declare(
    Word("all", Several(TESTS, "conditions"), make=tests.Both),
    Word("any", Several(TESTS, "conditions"), make=tests.Either),
    Word("unless", One(TESTS, "condition"), make=tests.Not),
    Word("anything", Given([]), make=tests.Both),
)

# -- the attack under way -----------------------------------------------------------------

TESTS.declare(
    Word("attack_with", Key("slot", SLOT_NAMES), make=tests.WithSlot),
    Word("category", Name("category"), make=tests.WithCategory),
    Word("wears", Key("slot", SLOT_NAMES), Given(""), make=tests.Wears),
    Word("wears_kind", Key("slot", SLOT_NAMES), Name("category"), make=tests.Wears),
    Word("melee", Given(False), make=tests.IsMelee),
    Word("ranged", Given(True), make=tests.IsMelee),
    Word("by_power", make=tests.ByPower),
    Word("by_weapon", make=heroism.ByWeapon),
    Word("with_this", make=heroism.WithThis),
    Word("damage", Keys("type", TYPE_NAMES, 1), make=heroism.OfType),
    Word("chosen_target", make=heroism.ChosenTarget),
    Word("under_attack", make=heroism.UnderAttack),
    Word("was_attacked", make=heroism.WasAttacked),
    Word("attacker_within", Number("areas"), make=heroism.AttackerWithin),
    Word("focused", make=tests.Focused),
    Word("hits_at_least", Number(), make=tests.HasHits),
    Word("attacker_is_hero", Given(Side.HEROES), make=tests.AttackerSide),
    Word("attacker_is_enemy", Given(Side.ENEMIES), make=tests.AttackerSide),
)

# -- characters ---------------------------------------------------------------------------

TESTS.declare(
    Word("heroes_control", Given(Side.HEROES), Flag("of_target"), Given(False), make=tests.Control),
    Word("heroes_dominate", Given(Side.HEROES), Flag("of_target"), Given(True), make=tests.Control),
    Word(
        "enemies_control", Given(Side.ENEMIES), Flag("of_target"), Given(False), make=tests.Control
    ),
    Word(
        "enemies_dominate", Given(Side.ENEMIES), Flag("of_target"), Given(True), make=tests.Control
    ),
    Word("engaged", make=tests.IsEngaged),
    Word("hidden", make=heroism.IsHidden),
    Word("hero_beside", make=heroism.HeroBeside),
    Word("other_hero", make=heroism.OtherHero),
    Word("foe_beside_target", make=heroism.FoeBesideTarget),
    Word("dying", make=heroism.IsDying),
    Word("target_afflicted", make=heroism.TargetAfflicted),
    Word("wounded", Given(False), make=tests.IsWounded),
    Word("target_wounded", Given(True), make=tests.IsWounded),
    Word("target_has", Keys("condition", CONDITION_NAMES, 1), make=tests.TargetHas),
    Word("target_rank", Keys("rank", RANK_NAMES, 1), make=tests.TargetRank),
    Word("nature", Keys("nature", NATURE_NAMES, 1), make=tests.Nature),
)

# -- which enemies a card calls -----------------------------------------------------------

TESTS.declare(
    Word("rank", Keys("rank", RANK_NAMES, 1), make=tests.EnemyRank),
    Word("style", Keys("style", STYLE_NAMES, 1), make=tests.EnemyStyle),
    Word("near_active_hero", Number("areas"), make=tests.EnemyNear),
)

# -- quests -------------------------------------------------------------------------------

TESTS.declare(
    Word("flag", Name("name"), make=tests.FlagIs),
    Word("counter", Name("name"), Much("at_least"), make=tests.CounterAtLeast),
    Word("all_heroes_in", Names("area"), make=tests.AllHeroesIn),
    Word("no_enemies_in", Name("area"), make=tests.NoEnemiesIn),
)
