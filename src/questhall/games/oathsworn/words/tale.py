"""The words of the story: `token(redraw, 1, each)`, `locations(1, 2, 9)`, `when(clue(1), …)`."""

from questhall.kernel.language.arguments import Arguments
from questhall.kernel.language.expressions import Expression
from questhall.kernel.language.parameters import Flag, Given, Key, Number, Numbers, Parameter
from questhall.kernel.language.words import Language, One, Several, Word

from ..effects import tale, tale_conditions
from ..printed.story import EVENT_DECKS, PATHS, StoryCondition, StoryEffect
from ..printed.tokens import TOKENS
from .effects import TOKEN_NAMES
from .names import a

TALE: Language[StoryEffect] = Language("word of the story")
TALE_CONDITIONS: Language[StoryCondition] = Language("condition of the story")

WHOM = {name: number for number, name in enumerate(tale.WHOM)}
KINDS = {name: number for number, name in enumerate(TOKENS)}
DECKS = {name: number for number, name in enumerate(EVENT_DECKS)}
PATH_NAMES = {name: number for number, name in enumerate(PATHS)}


class Otherwise(Parameter[Expression | None]):
    """One more word, which is meant if the condition does not hold."""

    def take(self, arguments: Arguments) -> Expression | None:
        return arguments.expression() if arguments.left else None

    def meaning(self, taken: Expression | None, context: object) -> StoryEffect | None:
        return None if taken is None else TALE.read(taken, context)

    def signature(self) -> str:
        return "[otherwise]"


TALE_CONDITIONS.declare(
    Word("either", Several(TALE_CONDITIONS, "conditions"), make=tale_conditions.Either),
    Word("both", Several(TALE_CONDITIONS, "conditions"), make=tale_conditions.Both),
    Word("not_so", One(TALE_CONDITIONS, "condition"), make=tale_conditions.NotSo),
    Word("flag", a("flag"), make=tale_conditions.HasFlag),
    Word("clue", Number("number"), make=tale_conditions.HasClue),
    Word("with_class", a("class"), make=tale_conditions.HasClass),
    Word("ally", a("ally"), make=tale_conditions.HasAlly),
    Word("iron", Number(), make=tale_conditions.HasIron),
    Word("rations", Number(), make=tale_conditions.HasRations),
    Word("path", Key("path", PATH_NAMES), make=tale_conditions.OnPath),
)

TALE.declare(
    Word("then", Several(TALE), make=tale.Then),
    Word("when", One(TALE_CONDITIONS, "condition"), One(TALE), Otherwise(), make=tale.When),
)

# -- what befalls Oathsworn ---------------------------------------------------------

TALE.declare(
    Word(
        "token",
        *(Key("kind", TOKEN_NAMES), Number(), Key("whom", WHOM)),
        make=tale.GainToken,
    ),
    Word(
        "lose_token",
        *(Key("kind", TOKEN_NAMES), Number(), Key("whom", WHOM)),
        make=tale.LoseToken,
    ),
    Word("lose_hp", Number(), Key("whom", WHOM), make=tale.LoseHp),
    Word("heal", Number(), Key("whom", WHOM), make=tale.Heal),
    Word("heal_injury", Number(), Key("whom", WHOM), make=tale.HealInjury),
    Word("permanent_token", Key("kind", KINDS), make=tale.PermanentToken),
    Word("trait", make=tale.GainTrait),
    Word("tally", make=tale.TallyUp),
)

# -- what the company owns ----------------------------------------------------------

TALE.declare(
    Word("iron", Number(), Flag("each"), make=tale.GainIron),
    Word("lose_iron", Number(), make=tale.LoseIron),
    Word("item", Number(default=1), Flag("choose"), make=tale.GainItem),
    Word("curative", Number(default=1), make=tale.GainCurative),
    Word("trade", Flag("banksmith"), Flag("apothecary"), make=tale.Trade),
    Word("ally", a("ally"), make=tale.GainAlly),
    Word("lose_ally", a("ally"), make=tale.LoseAlly),
    Word("journey", Number("rations"), make=tale.SetOut),
    Word("rations", Number(), make=tale.GainRations),
    Word("eat", Number(default=1), make=tale.Eat),
)

# -- the map, time, events and what is noted ----------------------------------------

TALE.declare(
    Word("map", make=tale.PlaceMap),
    Word("locations", Numbers(), make=tale.PlaceLocations),
    Word("remove_locations", Numbers(), make=tale.RemoveLocations),
    Word("time", Number(default=1), make=tale.AddTime),
    Word("path", Key("path", PATH_NAMES), make=tale.TakePath),
    Word("event", Key("deck", DECKS), make=tale.DrawEvent),
    Word("add_events", Key("deck", DECKS), Numbers(), make=tale.AddEvents),
    Word("read", a("entry"), make=tale.Read),
    Word("clue", Number("number"), make=tale.GainClue),
    Word("flag", a("flag"), make=tale.SetFlag),
    *[
        Word[StoryEffect](box, Given(box), make=tale.TickBox)
        for box in ("special_rules", "ambushed", "extra_unique")
    ],
)
