"""Words that only Special Rules Boards and Stage Cards need: ground, civilians, lairs."""

from questhall.kernel.language.parameters import Given, Key, Named, Number
from questhall.kernel.language.words import One, Word

from ..effects import folk, ground, lairs, surroundings
from ..printed.cards import Who
from ..printed.clearing import PIECES
from ..rules.prey import PREY, Prey
from ..rules.selecting import Group
from .amounts import Much
from .conditions import CONDITIONS
from .effects import EFFECTS
from .figures import FIGURES, Whom
from .names import a

PIECE_NAMES = {name: name for name in PIECES}
FROM_THE_COMPANY = {"nearest": False, "farthest": True}

FIGURES.declare(
    *[Word[Who](name, Given(kind), make=Prey) for name, kind in PREY.items()],
    Word("civilian", Named("within"), make=folk.Folk),
)

CONDITIONS.declare(
    Word("there_is", One(FIGURES, "figures"), Number("least", 1), make=surroundings.ThereIs),
    Word("target_near", Number("within"), make=surroundings.TargetNear),
    Word("target_has_friends", Number("least"), make=surroundings.TargetHasFriends),
    Word("target_sheltered", Number("within"), make=surroundings.TargetSheltered),
    Word("no_obstacles", make=surroundings.NoObstacles),
    Word("on_tile", a("tile"), make=surroundings.OnTile),
    Word("charging", make=surroundings.Charging),
    Word("crushed", make=surroundings.Crushed),
    Word("uprooted", Key("piece", PIECE_NAMES), make=surroundings.Uprooted),
    Word("reacting", make=surroundings.Reacting),
    Word("hurt_now", Number("least"), make=surroundings.HurtNow),
    Word("part_hurt", a("part"), make=surroundings.PartHurt),
    Word("company_phase", make=surroundings.CompanyPhase),
    Word("holds_folk", Number("least", 1), make=folk.Holds),
    Word("lurking", make=lairs.Lurking),
    Word("emerged", make=lairs.Emerged),
    Word("area_covers_lair", make=lairs.AreaCoversLair),
)

EFFECTS.declare(
    Word("go_to_obstacle", Number("steps"), make=ground.ToObstacle),
    Word("go_to_tile", Number("steps"), a("tile"), make=ground.ToTile),
    Word("uproot", make=ground.Uproot),
    Word("raze", Number("within"), make=ground.Raze),
    Word("plant_tree", make=ground.PlantTree),
    Word("hurt_part", a("part"), Much(), make=ground.HurtPart),
    Word("scatter", a("tile"), Much(), make=ground.Scatter),
    Word("lift_tile", a("tile"), make=ground.LiftTile),
    Word(
        "spawn_on",
        a("minion"),
        Much(),
        a("ground"),
        make=ground.SpawnOn,
    ),
    Word("thin_out", Number("count"), Key("which", FROM_THE_COMPANY), make=ground.ThinOut),
    Word("drag_to_edge", Number("steps"), Whom(Group.SUBJECT), make=ground.DragToEdge),
    Word("bait", Whom(), make=ground.Bait),
    Word("lose_encounter", make=ground.LoseEncounter),
    Word("raise_flag", a("flag"), make=ground.RaiseFlag),
    Word("walk_to", a("ground"), Number("steps"), Whom(Group.THIS), make=folk.WalkTo),
    Word("save_on", a("ground"), make=folk.SaveOn),
    Word("lead", Number("steps"), a("ground"), make=folk.Lead),
    Word("seize", Number("within"), make=folk.Seize),
    Word("set_free", Number("count"), make=folk.SetFree),
    Word("digest", make=folk.Digest),
    Word("emerge", Whom(Group.TARGET), make=lairs.Emerge),
    Word("vanish", make=lairs.Vanish),
    Word("search", a("ability"), make=lairs.Search),
    Word("show_empty", Number("count"), make=lairs.ShowEmpty),
)
