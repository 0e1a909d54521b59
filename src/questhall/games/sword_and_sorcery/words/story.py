"""Words for what quests do, and for what story cards ask."""

from questhall.kernel.language.parameters import Flag, Given, Key, Name, Named, Names, Number
from questhall.kernel.language.words import Language, One, Several, Word

from ..effects import commanding, story
from ..effects.story import Answer
from .amounts import Much
from .effects import EFFECTS
from .tests import TESTS

ON_OFF = {"on": True, "off": False}
NO_LEAST = -99

ANSWERS: Language[Answer] = Language("answer")
ANSWERS.declare(
    Word("answer", Name("name"), One(TESTS, "condition"), One(EFFECTS), make=story.Answer),
)

# -- what the quest remembers -------------------------------------------------------------

EFFECTS.declare(
    Word("decide", Several(ANSWERS, "answers"), make=story.Decide),
    Word("set_flag", Name("name"), make=story.SetFlag),
    Word("count", Given(1), Name("name"), Much(), Named("least", NO_LEAST), make=story.Count),
    Word("count_down", Given(-1), Name("name"), Much(), Named("least", NO_LEAST), make=story.Count),
    Word("run", Name("script"), make=story.RunScript),
    Word("win", make=story.Win),
    Word("lose", make=story.Lose),
)

# -- the map ------------------------------------------------------------------------------

EFFECTS.declare(
    Word("gate", Name("token"), Key("state", ON_OFF), make=story.SetGate),
    Word("shrine", Name("area"), Key("state", ON_OFF), make=story.SetShrine),
    Word("remove_waypoint", Number("number"), make=story.RemoveWaypoint),
    Word("mark", Name("name"), Flag("around"), Names("area"), make=story.MarkAreas),
    Word("place_token", Name("token"), make=story.PlaceToken),
    Word(
        "move_token",
        *(Name("token"), Number("areas"), Flag("with_hero")),
        make=commanding.MoveToken,
    ),
    Word("remove_wall", Name("token"), make=commanding.RemoveWall),
    Word("shadows_at_gates", Number("most"), make=commanding.ShadowsAtGates),
    Word("remove_shadows", Number("tokens"), make=commanding.RemoveShadows),
    Word("douse", make=commanding.Douse),
)

# -- enemies ------------------------------------------------------------------------------

EFFECTS.declare(
    Word(
        "bring",
        *(Name("enemy"), Name("area"), Flag("with_power"), Flag("other_side")),
        make=commanding.Bring,
    ),
    Word("appear_in", Name("area"), Much(), make=commanding.AppearIn),
    Word("forbid", Name("power"), make=commanding.Forbid),
    Word("hold_master", make=commanding.HoldMaster),
    Word("take_priority", Number("side"), make=commanding.TakePriority),
)
