"""Words for conditions and numbers of a quest."""

from questhall.kernel.language.parameters import Flag, Given, Name, Named, Names, Number
from questhall.kernel.language.words import Word

from ..effects import questions
from .amounts import AMOUNTS, Much
from .tests import TESTS
from .whom import Who

TESTS.declare(
    Word("night", Given(True), make=questions.TimeIs),
    Word("day", Given(False), make=questions.TimeIs),
    Word("hero_in", Name("area"), make=questions.HeroIn),
    Word("no_enemies_on", Name("tile"), make=questions.NoEnemiesOnTile),
    Word("token_in", Name("token"), Name("area"), make=questions.TokenIn),
    Word("heroes_control_at", Name("token"), make=questions.ControlAtToken),
    Word("no_enemies_at", Name("token"), make=questions.NoEnemiesAtToken),
    Word("killed", Names("enemy"), make=questions.Killed),
    Word("shards_at_least", Number(), make=questions.ShardsAtLeast),
    Word("crowns_at_least", Much(), Flag("together"), make=questions.CrownsAtLeast),
    Word("many_heroes", Given(True), make=questions.ManyHeroes),
    Word("few_heroes", Given(False), make=questions.ManyHeroes),
    Word("enemies_at_most", Much(), make=questions.EnemiesAtMost),
    Word("exists", Who(), Named("least", 1), make=questions.Exists),
)

TESTS.declare(
    Word("first_attack", Given(False), make=questions.FirstAttack),
    Word("first_attack_of_round", Given(True), make=questions.FirstAttack),
    Word("attacker_is_master", Given(True), make=questions.MasterIs),
    Word("target_is_master", Given(False), make=questions.MasterIs),
    Word("target_alone", make=questions.TargetAlone),
    Word("target_marked", Name("mark"), make=questions.TargetMarked),
    Word("target_has_used_power", make=questions.TargetUsedPower),
    Word("wounds_at_least", Much(), make=questions.WoundsAtLeast),
    Word("master_half_wounded", make=questions.MasterHalfWounded),
    Word("master_turned", make=questions.MasterTurned),
)

AMOUNTS.declare(
    Word("enemies_at", Name("token"), make=questions.EnemiesAtToken),
    Word(
        "counter_of",
        *(Name("name"), Named("above"), Named("times", 1), Named("most")),
        make=questions.CounterOf,
    ),
    Word("per_hero", Number(), make=questions.PerHero),
)
