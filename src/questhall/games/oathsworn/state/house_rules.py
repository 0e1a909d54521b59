"""What the players agree on before they start: difficulty, editions, and open points of the
rules with their defaults."""

from collections.abc import Sequence
from typing import ClassVar, Final

from questhall.kernel.games import OptionValue

from ..printed.difficulty import EXTRA_DEFENSE, MOST_HP
from ..printed.might import DECK_SIZE

BY_CARDS: Final = "cards"
BY_DICE: Final = "dice"
EITHER: Final = "either"

ONE_CUBE: Final = "one"
ALL_CUBES: Final = "all"

WHITE_DICE: Final = 10


class HouseRules:
    """Options of the table; never changed during an encounter."""

    LATER: ClassVar[tuple[str, ...]] = ("packs",)

    def __init__(
        self,
        difficulty: str,
        might: str,
        foes_use_dice: bool,
        english_edition: bool,
        refresh_returns_all: bool,
        more_white_cards: bool,
        reaction_before_cooldown: bool,
        sentinel_cards: str,
        ambushed: bool,
        cubes_in_checks: bool,
        determined_in_story: bool,
        nobody_falls_in_story: bool,
        blind_petitions: bool,
        more_loot: bool,
        packs: list[str] | None = None,
    ) -> None:
        self.difficulty = difficulty
        self.might = might  # OS-1.3.1: cards, dice, or as each player likes each time
        self.foes_use_dice = foes_use_dice  # OS-1.3.4
        self.english_edition = english_edition
        self.refresh_returns_all = refresh_returns_all  # OS-6.1.6
        self.more_white_cards = more_white_cards  # OS-7.11.2
        self.reaction_before_cooldown = reaction_before_cooldown  # OS-7.15.7
        self.sentinel_cards = sentinel_cards  # OS-14.3.7: cubes for each Sentinel
        self.ambushed = ambushed  # OS-4.3.1
        self.cubes_in_checks = cubes_in_checks  # OS-3.5.15
        self.determined_in_story = determined_in_story  # OS-3.6.9
        self.nobody_falls_in_story = nobody_falls_in_story  # OS-3.19.3
        self.blind_petitions = blind_petitions  # OS-3.7.12
        self.more_loot = more_loot  # OS-9.4.3
        self.packs: list[str] = packs or []  # what is added to the box

    def at(self, difficulty: str) -> "HouseRules":
        """The same with another difficulty, which may change from chapter to chapter (OS-3.2.6)."""
        return HouseRules(
            difficulty=difficulty,
            might=self.might,
            foes_use_dice=self.foes_use_dice,
            english_edition=self.english_edition,
            refresh_returns_all=self.refresh_returns_all,
            more_white_cards=self.more_white_cards,
            reaction_before_cooldown=self.reaction_before_cooldown,
            sentinel_cards=self.sentinel_cards,
            ambushed=self.ambushed,
            cubes_in_checks=self.cubes_in_checks,
            determined_in_story=self.determined_in_story,
            nobody_falls_in_story=self.nobody_falls_in_story,
            blind_petitions=self.blind_petitions,
            more_loot=self.more_loot,
            packs=self.packs,
        )

    @property
    def most_hp(self) -> int:
        """OS-3.2.1"""
        return MOST_HP[self.difficulty]

    @property
    def extra_defense(self) -> int:
        """OS-3.2.7"""
        return EXTRA_DEFENSE[self.difficulty]

    @property
    def most_white(self) -> int:
        """OS-7.11.2: as many as there are dice, or as a deck has cards."""
        return DECK_SIZE if self.more_white_cards else WHITE_DICE


def house_rules(options: dict[str, OptionValue], packs: Sequence[str] = ()) -> HouseRules:
    return HouseRules(
        difficulty=str(options["difficulty"]),
        might=str(options["might"]),
        foes_use_dice=options["foes_use_dice"] is True,
        english_edition=options["english_edition"] is True,
        refresh_returns_all=options["refresh_returns_all"] is True,
        more_white_cards=options["more_white_cards"] is True,
        reaction_before_cooldown=options["reaction_before_cooldown"] is True,
        sentinel_cards=str(options["sentinel_cards"]),
        ambushed=options["ambushed"] is True,
        cubes_in_checks=options["cubes_in_checks"] is True,
        determined_in_story=options["determined_in_story"] is True,
        nobody_falls_in_story=options["nobody_falls_in_story"] is True,
        blind_petitions=options["blind_petitions"] is True,
        more_loot=options["more_loot"] is True,
        packs=list(packs),
    )
