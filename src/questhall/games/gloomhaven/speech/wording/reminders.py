"""Keywords with a one-sentence reminder (`keyword-poison`), and the words that need it."""

from questhall.kernel.language.expressions import parse_expression

from ...state.figures import CONDITIONS

# The expression words that need each keyword.
KEYWORDS: dict[str, tuple[str, ...]] = {
    **{condition: (condition,) for condition in CONDITIONS},
    "push": ("push", "push_through_obstacles", "push_against_obstacles"),
    "pull": ("pull", "pull_to_hex"),
    "pierce": ("pierce",),
    "add-target": ("add_target",),
    "shield": ("shield", "shield_self"),
    "retaliate": ("retaliate", "retaliate_self"),
    "heal": ("heal", "heal_self", "heal_near"),
    "loot": ("loot", "loot_some", "loot_path"),
    "jump": ("jump", "add_jump"),
    "flying": ("flying",),
    "advantage": ("advantage",),
    "disadvantage": ("disadvantage", "attackers_disadvantage", "attacker_disadvantage"),
    "summon": ("summon",),
    "element": ("use", "charge"),
    "trap": ("create_trap", "disarm_trap"),
    "obstacle": ("create_obstacles", "create_obstacle", "destroy_obstacle", "destroy_obstacles"),
    "augment": ("augment", "augmented", "two_augments", "augments_at_range"),
    "doom": ("doom", "two_dooms", "transfer_dooms", "pass_one_doom_on", "doomed"),
    "song": ("song", "two_songs"),
    "refresh": ("refresh",),
    "recover": ("recover", "recover_then_lose"),
    "lost": (),
    "persistent": (),
    "round-bonus": (),
    "rolling": (),
}


def keywords_of(texts: list[str], printed: list[str]) -> list[str]:
    """The keywords that these expressions need, and those printed as symbols on the card."""
    words: set[str] = set()
    for text in texts:
        words |= parse_expression(text).words()
    return [
        keyword
        for keyword, brought_up_by in KEYWORDS.items()
        if keyword in printed or words.intersection(brought_up_by)
    ]
