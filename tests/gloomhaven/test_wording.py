"""Card texts are made from the cards' expressions and say what the cards do."""

import pytest

from questhall.games.gloomhaven import GAME
from questhall.games.gloomhaven.campaign.page import FINDS
from questhall.games.gloomhaven.library.library import library
from questhall.games.gloomhaven.library.scenarios import scenario
from questhall.games.gloomhaven.printed.cards import (
    NOT_STAYING,
    STAYS,
    STAYS_ROUND,
    CardDef,
    SummonDef,
)
from questhall.games.gloomhaven.printed.items import ItemDef
from questhall.games.gloomhaven.printed.monsters import MonsterCard
from questhall.games.gloomhaven.printed.scenario import ScenarioDef
from questhall.games.gloomhaven.rules.selecting import PERS, WHENS
from questhall.games.gloomhaven.scenarios.words.goals import GOALS as GOAL_WORDS
from questhall.games.gloomhaven.speech.wording import (
    KEYWORDS,
    Speaker,
    goal_text,
    keywords_of,
    modifier_text,
    perk_text,
)
from questhall.games.gloomhaven.speech.wording.speaker import OWN_VALUES
from questhall.games.gloomhaven.state.figures import CONDITIONS
from questhall.games.gloomhaven.view.catalogue import catalogue, faces_in
from questhall.games.gloomhaven.words.figures import FIGURES
from questhall.games.gloomhaven.words.items import WINDOWS
from questhall.games.gloomhaven.words.sides import HEROES, MODIFIERS, MONSTERS
from questhall.games.gloomhaven.words.traits import DEFENCES
from questhall.games.gloomhaven.words.values import VALUES
from questhall.kernel.language.expressions import parse_expression
from questhall.kernel.language.speaking import message
from questhall.kernel.text import LANGUAGES, Texts
from tests.gloomhaven.card_texts import ENGLISH
from tests.gloomhaven.card_texts_ru import RUSSIAN
from tests.gloomhaven.saying import said
from tests.texts import (
    Recorder,
    all_messages,
    assert_keyword,
    assert_russian,
    assert_tidy,
    references_in,
    told,
)

PACKAGE = "questhall.games.gloomhaven"
EN = GAME.texts("en")
RU = GAME.texts("ru")
TEXTS = (EN, RU)
WORDS = ("words", "whom", "gear_words", "keywords")
OTHERS = ("perks", "objects", "table", "monsters", "items", "battle_goals", "scenarios", "roles")
FILES = (*WORDS, *OTHERS)
CLASSES = tuple(kind.key for kind in library().classes)


# -- the texts of cards, in print --------------------------------------------------


@pytest.mark.parametrize("key", told(ENGLISH))
def test_in_english(key: str) -> None:
    assert said(key, EN) == told(ENGLISH)[key]


@pytest.mark.parametrize("key", told(RUSSIAN))
def test_in_russian(key: str) -> None:
    assert said(key, RU) == told(RUSSIAN)[key]


def test_both_tables_speak_of_the_same_cards() -> None:
    assert list(told(ENGLISH)) == list(told(RUSSIAN))
    assert len(told(ENGLISH)) >= 60


def everything() -> list[str]:
    kinds = (CardDef, MonsterCard, ItemDef, SummonDef)
    found = [key for key, content in library().by_key.items() if isinstance(content, kinds)]
    return found + [key for key, monster in library().monsters.items() if monster.boss]


def test_everything_reads_cleanly() -> None:
    for key in everything():
        for line in said(key, EN):
            assert_tidy(line)
            assert "none" not in line.replace("adjacent to none", "").replace(": none/", "")
        for line in said(key, RU):
            if line != "---" and not set(line) <= set("○①② "):
                assert_russian(line)


# -- words that no card of the box has, or that need a particular card ---------------

SAMPLES: dict[str, tuple[str, str]] = {
    "pull(1, enemy(range=2), use(air, plus(1)))": (
        "Pull 1 (one enemy within range 2); Air: Pull +1",
        "ПРИТЯНУТЬ 1 (врага в пределах дальности 2); Воздух: ПРИТЯНУТЬ +1",
    ),
    "attack(2, disadvantage, ignore_shield, add_target(2))": (
        "Attack 2 · Disadvantage · ignores Shield · Add 2 Targets",
        "Атака 2 · затруднение · щит не учитывается · ДОБАВИТЬ ЦЕЛИ: 2",
    ),
    "attack(2, add_targets=1)": ("Attack 2 · Target +1", "Атака 2 · Цели +1"),
    "in_area(kill(each(enemy(in_area))), area=lance, range=3)": (
        "Range 3 · Area: 3 hexes in line. Kill all enemies in the area",
        "Дальность 3 · Область: 3 клетки по прямой. Убить всех врагов в области",
    ),
    "attack(2, splash(1))": (
        "Attack 2 · all enemies adjacent to the target suffer 1 damage",
        "Атака 2 · все враги рядом с целью получают 1 урон",
    ),
    "damage(1, enemy(adjacent, elite, alone))": (
        "One adjacent elite enemy adjacent to none of its allies suffers 1 damage",
        "Соседний мощный враг, рядом с которым нет его союзников, получает 1 урон",
    ),
    "damage(2, each(enemy(moved_through)))": (
        "All enemies that you moved through suffer 2 damage",
        "Все враги, через которых вы прошли, получают 2 урона",
    ),
    "damage(2, up_to(2, everyone(range=3)))": (
        "Up to 2 allies and enemies within range 3 suffer 2 damage",
        "До 2 союзников и врагов в пределах дальности 3 получают 2 урона",
    ),
    "kill(enemy(boss, ally_beside))": (
        "Kill one boss adjacent to one of your allies",
        "Убить босса, рядом с которым есть ваш союзник",
    ),
    "kill(each(enemy(normal, in_area)))": (
        "Kill all normal enemies in the area",
        "Убить всех обычных врагов в области",
    ),
    "grant(up_to(2, ally(summons, adjacent)), move(2))": (
        "Up to 2 adjacent allied summons may perform: Move 2",
        "До 2 соседних союзных призванных созданий могут выполнить: Движение 2",
    ),
    "heal(1, each(self_and_ally(summons, own)))": (
        "Heal 1 (you and all allied summons of your own)",
        "Лечение 1 (вы и все союзные призванные создания из ваших)",
    ),
    "heal(2, self_and_ally(adjacent))": (
        "Heal 2 (you or one adjacent ally)",
        "Лечение 2 (вы или соседний союзник)",
    ),
}


@pytest.mark.parametrize("expression", SAMPLES)
def test_rare_words(expression: str) -> None:
    parsed = parse_expression(expression)
    assert tuple(Speaker(texts).clause(parsed) for texts in TEXTS) == SAMPLES[expression]


def test_how_long_a_bonus_lasts() -> None:
    """All attacks, those of the round, or the next few."""
    bonus = parse_expression("my_attacks(plus(1))")
    spoken = {
        (stays, times): [Speaker(texts, stays=stays, times=times).line(bonus) for texts in TEXTS]
        for stays, times in ((STAYS, 0), (STAYS_ROUND, 0), (STAYS, 1), (STAYS, 4))
    }
    assert spoken == {
        (STAYS, 0): ["On your attacks: +1 Attack", "При ваших атаках: +1 к атаке"],
        (STAYS_ROUND, 0): [
            "On your attacks this round: +1 Attack",
            "При ваших атаках в этом раунде: +1 к атаке",
        ],
        (STAYS, 1): ["On your next attack: +1 Attack", "При вашей следующей атаке: +1 к атаке"],
        (STAYS, 4): [
            "On your next 4 attacks: +1 Attack",
            "При ваших следующих 4 атаках: +1 к атаке",
        ],
    }


def test_numbers_of_monsters_are_added_to_the_stat_card() -> None:
    for side, expected in ((HEROES, "Attack 1 · Range 3"), (MONSTERS, "Attack +1 · Range 3")):
        speaker = Speaker(EN, side, stays=NOT_STAYING)
        assert speaker.line(parse_expression("attack(1, range=3)")) == expected


def test_russian_numbers() -> None:
    said = [Speaker(RU).line(parse_expression(f"suffer({number})")) for number in (1, 2, 5)]
    assert said == ["Получить 1 урон", "Получить 2 урона", "Получить 5 урона"]


# -- goals of scenarios -------------------------------------------------------------

GOALS: dict[str, tuple[str, str]] = {
    "kill_all": ("Kill all enemies.", "Убить всех врагов."),
    "kill_all(spare(city_guard))": (
        "Kill all enemies except City Guard.",
        "Убить всех врагов, кроме таких: «Городской страж».",
    ),
    "all(kill(bandit_commander), kill_revealed)": (
        "Kill Bandit Commander and kill all revealed enemies.",
        "Убить: «Главарь разбойников» и убить всех врагов в открытых комнатах.",
    ),
    "kill_count(per_character=5)": (
        "Kill 5 enemies for each character.",
        "Убить по 5 врагов на каждого персонажа.",
    ),
    "kill_count(ooze, per_character=1)": (
        "Kill 1 enemies for each character (Ooze).",
        "Убить по 1 врагу на каждого персонажа («Слизь»).",
    ),
    "then(reveal_all, open_all)": (
        "Reveal all rooms, then open all doors.",
        "Открыть все комнаты, затем открыть все двери.",
    ),
    "either(loot_each, loot(62))": (
        "Loot a treasure with each character or loot treasure 62.",
        "Каждым персонажем забрать сокровище или забрать сокровище 62.",
    ),
    "reveal(m1a)": ("Reveal room m1a.", "Открыть комнату m1a."),
    "loot_goal": ("Loot all goal treasures.", "Забрать все сюжетные сокровища."),
    "destroy(a, b)": (
        "Destroy what stands on the marked hexes (a, b).",
        "Уничтожить то, что стоит на отмеченных клетках (a, b).",
    ),
    "escape(start)": (
        "Bring all characters to the marked hexes (start hexes).",
        "Привести всех персонажей на отмеченные клетки (стартовые клетки).",
    ),
    "leave(a)": (
        "Bring all characters to the marked hexes (a).",
        "Привести всех персонажей на отмеченные клетки (a).",
    ),
    "occupy(two(a), three(a, b), four(a, b, c))": (
        "Stand on all marked hexes at once (a with 2 characters; a, b with 3; a, b, c with 4).",
        "Одновременно занять все отмеченные клетки "
        "(a при 2 персонажах; a, b при 3; a, b, c при 4).",
    ),
    "reach(adjacent(a))": (
        "End a character’s turn on a marked hex (adjacent to a).",
        "Закончить ход персонажа на отмеченной клетке (рядом с a).",
    ),
    "arrive(hail, adjacent(b))": ("Bring Hail to the goal.", "Довести до цели: «Вьюга»."),
    "kill_named(the_harvester)": ("Kill Harvester.", "Убить: «Пожинатель»."),
    "deliver(adjacent(a))": (
        "Bring the doll to a marked hex (adjacent to a).",
        "Донести куклу до отмеченной клетки (рядом с a).",
    ),
    "bring_claw(adjacent(a))": (
        "Bring the claw to a marked hex (adjacent to a).",
        "Донести клешню до отмеченной клетки (рядом с a).",
    ),
    "sacrifice(g)": (
        "Sacrifice an artifact at the end of a turn on the marked hex (g).",
        "Пожертвовать артефакт в конце хода на отмеченной клетке (g).",
    ),
    "bring_staff(adjacent(a))": (
        "Charge the staff, then end its bearer’s turn on a marked hex (adjacent to a).",
        "Зарядить посох и закончить ход его владельца на отмеченной клетке (рядом с a).",
    ),
    "dig_up(a)": ("Dig up all graves (a).", "Раскопать все могилы (a)."),
    "clear_rooms": ("Kill all enemies in three rooms.", "Убить всех врагов в трёх комнатах."),
    "loot_last_room": (
        "Loot the treasure of the third room.",
        "Взять сокровище третьей комнаты.",
    ),
    "survive(10)": ("Survive 10 rounds.", "Продержаться 10 раундов."),
    "cleanse(a)": ("Cleanse the marked hexes (a).", "Очистить отмеченные клетки (a)."),
}


def with_goal(goal: str) -> ScenarioDef:
    """A scenario that has only a goal."""
    made = ScenarioDef(1, "black_barrow")
    made.goal = goal
    return made


@pytest.mark.parametrize("goal", GOALS)
def test_goals_in_words(goal: str) -> None:
    assert tuple(goal_text(with_goal(goal), texts) for texts in TEXTS) == GOALS[goal]


def test_every_goal_word_is_said() -> None:
    words = set().union(*[parse_expression(goal).words() for goal in GOALS])
    assert set(GOAL_WORDS) <= words
    assert goal_text(scenario(1), EN) == "Kill all enemies."
    assert goal_text(with_goal(""), EN) == ""


# -- perks and modifier cards --------------------------------------------------------


@pytest.mark.parametrize("name", CLASSES)
def test_perks_say_what_they_do(name: str) -> None:
    for perk in library().class_named(name).perks:
        for texts in TEXTS:
            assert texts.say(perk.key) == perk_text(perk, texts)
            for card in perk.added:
                assert texts.say(message("modifier", card.key)) == modifier_text(card, texts)


def test_some_perks() -> None:
    perks = library().class_named("brute").perks
    assert [perk_text(perks[place], EN) for place in (0, 1, 4, 10)] == [
        "Remove two “−1” cards",
        "Replace one “−1” card with one “+1” card",
        "Add three “+0, Push 1, rolling” cards",
        "Ignore negative item effects. Add one “+1” card",
    ]
    assert [perk_text(perks[place], RU) for place in (0, 1, 4, 7)] == [
        "Уберите две карты «−1»",
        "Замените одну карту «−1» на одну карту «+1»",
        "Добавьте три карты «+0, ОТТОЛКНУТЬ 1, дополнительный модификатор»",
        "Добавьте одну карту «+0, РАЗОРУЖЕНИЕ, дополнительный модификатор» "
        "и одну карту «+0, СМЯТЕНИЕ, дополнительный модификатор»",
    ]


# -- every word ----------------------------------------------------------------------

ACTIONS = set(HEROES.actions) | set(MONSTERS.actions)
EFFECTS = set(HEROES.riders) | set(MONSTERS.riders) | set(MODIFIERS.riders)
AS_OTHERS = {"for_all", "use"}  # said by what they raise
OF_ITEMS = [each for each in WINDOWS.values() if each is not HEROES.actions]
ITEM_WORDS = {word for language in OF_ITEMS for word in language}
AS_ACTIONS = {"shield", "retaliate"} & set(DEFENCES)


@pytest.mark.parametrize("texts", TEXTS, ids=LANGUAGES)
def test_every_word_of_the_vocabulary_has_its_text(texts: Texts) -> None:
    needed = {message("word", word) for word in ACTIONS - AS_OTHERS}
    needed |= {message("rider", word) for word in EFFECTS - set(CONDITIONS)}
    needed |= {message("effect", word) for word in CONDITIONS}
    needed |= {message("gives", word) for word in ITEM_WORDS - AS_ACTIONS}
    needed |= {message("area", name) for name in library().areas}
    needed |= {message("x", word) for word in set(VALUES) - set(OWN_VALUES)}
    needed |= {message("when", word) for word in set(WHENS) - {"always"}}
    needed |= {message("per", word) for word in PERS}
    needed |= {message("goal-word", word) for word in set(GOAL_WORDS) - {"all", "then", "either"}}
    assert [key for key in sorted(needed) if not texts.has(key)] == []


def expressions() -> list[str]:
    """Every expression in the box, and every sample."""
    found = list(SAMPLES)
    for kind in library().classes:
        for card in kind.cards:
            found += [text for half in card.halves for text in half.texts]
        found += [text for perk in kind.perks for card in perk.added for text in card.texts]
    for deck in library().decks.values():
        found += [text for monster_card in deck.cards for text in monster_card.texts]
    for monster in library().monsters.values():
        found += [text for texts in monster.special_texts for text in texts]
    return found + [item.text for item in library().items]


def test_every_word_is_said_by_a_card_or_a_sample() -> None:
    words = {"on_death"}.union(*[parse_expression(text).words() for text in expressions()])
    unsaid = (ACTIONS | EFFECTS | ITEM_WORDS | set(FIGURES)) - words
    assert unsaid == set()


# -- keywords ------------------------------------------------------------------------


@pytest.mark.parametrize("keyword", KEYWORDS)
def test_a_keyword_is_explained_and_points_to_its_rule(keyword: str) -> None:
    for texts in TEXTS:
        assert_keyword(PACKAGE, texts, keyword)


def test_the_keywords_of_a_card() -> None:
    assert keywords_of(["attack(3, pierce(2))", "move(4, jump)"], ["lost"]) == [
        "pierce",
        "jump",
        "lost",
    ]
    assert keywords_of(["attack(2)"], []) == []


# -- no unused texts -----------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_text_of_the_words_is_unused(language: str) -> None:
    recorder = Recorder(PACKAGE, [*FILES, *CLASSES], language)
    catalogue(recorder)
    for book in (FINDS, *[kind.key for kind in library().classes]):
        faces_in(book, recorder)
    for expression in SAMPLES:
        Speaker(recorder).lines(parse_expression(expression))
    for goal in GOALS:
        goal_text(with_goal(goal), recorder)
    found = all_messages(PACKAGE, WORDS, language)
    references = references_in(found.values())
    areas = {message("area", name) for name in library().areas}
    stat_cards = {key for key in found if key.startswith(("stat-", "trait-"))}  # used by terminals
    keywords = {f"keyword-{keyword}" for keyword in KEYWORDS}
    used = (recorder.said & set(found)) | references | keywords | areas | stat_cards
    assert set(found) == used
