"""Card texts: made from the cards' expressions, they say what the cards do."""

from itertools import combinations, product

import pytest

from questhall.games.sorcerer import GAME
from questhall.games.sorcerer.library.library import MOMENTS, library
from questhall.games.sorcerer.printed.cards import CardDef, SkillDef
from questhall.games.sorcerer.speech.speaker import (
    INFINITIVE,
    KEYWORDS,
    ORDER,
    Speaker,
    blood_pool_text,
    card_text,
    keywords_of,
    skill_text,
)
from questhall.games.sorcerer.words.effects import EFFECTS
from questhall.kernel.language.expressions import parse_expression
from questhall.kernel.text import LANGUAGES, Texts
from tests.sorcerer.bench import card_def
from tests.sorcerer.card_texts import ENGLISH, RUSSIAN
from tests.sorcerer.texts import EN, PACKAGE, RU, TEXTS
from tests.texts import (
    Recorder,
    assert_keyword,
    assert_russian,
    assert_tidy,
    messages,
    references_in,
)

# -- the text of every card ----------------------------------------------------


def told(block: str) -> dict[str, str]:
    """The expected texts by key."""
    found: dict[str, str] = {}
    key = ""
    for line in block.strip().splitlines():
        if line.startswith("  - "):
            found[key] += ("\n" if found[key] else "") + line[4:]
        elif line.startswith("    "):
            found[key] += " " + line[4:]
        else:
            key = line
            found[key] = ""
    return found


def library_texts(texts: Texts) -> dict[str, str]:
    """The text of everything in the box by key; skills without their common last line."""
    found: dict[str, str] = {}
    for pack in library().packs:
        ability, reminder = skill_text(pack.skill, texts).split("\n")
        assert reminder == texts.say("skill-reminder")
        found[pack.skill.key] = ability
        if pack.blood_pool is not None:
            found[pack.blood_pool.key] = blood_pool_text(pack.blood_pool, texts)
        found.update({card.key: card_text(card, texts) for card in pack.cards})
    return found


def test_every_card_and_skill_in_english() -> None:
    assert library_texts(EN) == told(ENGLISH)


def test_cards_in_russian() -> None:
    found = library_texts(RU)
    expected = told(RUSSIAN)
    assert {key: found[key] for key in expected} == expected
    for text in found.values():
        assert_russian(text)


def test_a_skill_says_where_and_how_often_it_works() -> None:
    skill = library().find("ebb_tide")
    assert isinstance(skill, SkillDef)
    assert skill_text(skill, EN).endswith("\nOnce per round, where your avatar stands.")
    assert skill_text(skill, RU).endswith("\nОдин раз за раунд, там, где стоит ваш аватар.")


SAMPLES = {
    "distribute(3, enemy(here))": (
        "distribute 3 damage among enemy minions in this battlefield",
        "распределите 3 урона между вражескими приспешниками на этом поле битвы",
    ),
    "damage_side(2)": (
        "deal 2 damage to the enemy side of this battlefield",
        "нанесите 2 урона вражеской стороне этого поля битвы",
    ),
    "return_to_hand(any(cost=3))": (
        "return any minion with cost 3 or less to its owner’s hand",
        "верните любого приспешника со стоимостью не больше 3 в руку владельца",
    ),
    "exhaust_battlefield(here)": ("exhaust this battlefield", "опустошите это поле битвы"),
    "blank(enemy(here), this_round)": (
        "blank an enemy minion in this battlefield until the end of the round",
        "сведите на нет текст вражеского приспешника на этом поле битвы до конца раунда",
    ),
    "blank(up_to(2, enemy))": (
        "blank up to 2 enemy minions until they leave play",
        "сведите на нет текст до 2 вражеских приспешников, пока карта в игре",
    ),
    "reinforce(2)": (
        "reinforce up to 2 of your minions",
        "выполните усиление до 2 своих приспешников",
    ),
    "reinforce_avatar": (
        "you may reinforce your avatar",
        "вы можете переместить своего аватара усилением",
    ),
    "then(may(draw(1)), omen(2))": (
        "you may draw a card. Then gain 2 omens",
        "вы можете добрать карту. Затем получите 2 омена",
    ),
    "pay(discard(1), if_hand_empty(draw(2)))": (
        "you may discard a card to draw 2 cards if you have no cards in hand",
        "вы можете сбросить карту с руки, чтобы добрать 2 карты, если у вас в руке нет карт",
    ),
    "pay(discard(1), may(heal(1, this)))": (
        "you may discard a card; if you do, you may heal 1 damage from this minion",
        "вы можете сбросить карту с руки; если вы это сделали, вы можете излечить этого "
        "приспешника на 1",
    ),
    "damage(1, up_to(2, own(other, damaged)))": (
        "deal 1 damage to up to 2 of your other minions with damage",
        "нанесите 1 урон не более чем 2 другим своим приспешникам с уроном",
    ),
    "play(minion, here, less=2)": (
        "you may play a minion from your hand in this battlefield for 2 less energy",
        "вы можете разыграть с руки приспешника на этом поле битвы на 2 энергии дешевле",
    ),
    "boost(-1, each(enemy))": (
        "give each enemy minion −1 attack until the end of the round",
        "дайте каждому вражескому приспешнику −1 к силе атаки до конца раунда",
    ),
}


@pytest.mark.parametrize("expression", SAMPLES)
def test_rare_words_and_how_they_are_joined(expression: str) -> None:
    parsed = parse_expression(expression)
    EFFECTS.read(parsed)
    said = tuple(Speaker(texts).clause(parsed, ORDER) for texts in TEXTS)
    assert said == SAMPLES[expression]


def expressions() -> list[str]:
    """Every expression that a card of the box, or a sample, is made of."""
    found = list(SAMPLES)
    for pack in library().packs:
        found.append(pack.skill.ability.text)
        if pack.blood_pool is not None:
            found += [pack.blood_pool.tactic.text, pack.blood_pool.power.text]
        for card in pack.cards:
            found += [ability.text for ability in card.abilities]
            found += [card.text] if card.text else []
    return found


def test_every_word_of_card_texts_is_said_in_a_test() -> None:
    said: set[str] = set()
    for expression in expressions():
        said |= parse_expression(expression).words()
    assert set(EFFECTS) <= said


def selectors() -> list[str]:
    """Minions of every side, with one or two marks: one, each or some of them."""
    marks = ["here", "other", "damaged", "burning", "type=undead", "cost=3", "attack=2"]
    inside = ["", *marks, *[", ".join(pair) for pair in combinations(marks, 2)]]
    cores = [f"{side}({mark})" for side, mark in product(("own", "enemy", "any"), inside)]
    frames = ("{}", "each({})", "up_to(1, {})", "up_to(2, {})")
    return [frame.format(core) for frame, core in product(frames, cores)]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_selector_reads_differently(language: str) -> None:
    speaker = Speaker(GAME.texts(language))
    tidy = assert_russian if language == "ru" else assert_tidy
    for word in ("weaken({})", "damage(1, {})"):
        said = [speaker.clause(parse_expression(word.format(who)), ORDER) for who in selectors()]
        assert len(set(said)) == len(said)
        for clause in said:
            tidy(clause)


def test_minions_that_need_no_choice() -> None:
    said = {
        who: [
            Speaker(texts).clause(parse_expression(f"damage(2, {who})"), ORDER) for texts in TEXTS
        ]
        for who in ("this", "host", "attacker")
    }
    assert said == {
        "this": ["deal 2 damage to this minion", "нанесите 2 урона этому приспешнику"],
        "host": [
            "deal 2 damage to the equipped minion",
            "нанесите 2 урона снаряжённому приспешнику",
        ],
        "attacker": [
            "deal 2 damage to the attacking minion",
            "нанесите 2 урона нападающему приспешнику",
        ],
    }


# -- marks that no card in the box has -----------------------------------------


def test_moments_that_no_card_in_the_box_has() -> None:
    card = card_def(when_own_destroyed_here="draw(1)", when_you_reinforce="omen(1)")
    assert card_text(card, EN).split("\n") == [
        "When another of your minions is destroyed in this battlefield: Draw a card.",
        "Whenever you reinforce: Gain an omen.",
    ]
    assert card_text(card, RU).split("\n") == [
        "Когда на этом поле битвы уничтожен другой ваш приспешник: доберите карту.",
        "Каждый раз, когда вы выполняете усиление: получите 1 омен.",
    ]


def test_only_a_power_omits_may() -> None:
    cost_and_gain = "pay(weaken(this), draw(1))"
    card = card_def(action=cost_and_gain, tactic=cost_and_gain)
    assert card_text(card, EN).split("\n") == [
        "Action: Weaken this minion to draw a card.",
        "Tactic: You may weaken this minion to draw a card.",
    ]
    assert card_text(card, RU).split("\n") == [
        "Действие: ослабьте этого приспешника, чтобы добрать карту.",
        "Тактика: вы можете ослабить этого приспешника, чтобы добрать карту.",
    ]
    assert card_text(card_def(action="may(draw(1))"), EN) == "Action: Draw a card."


def test_an_attachment_says_who_may_carry_it() -> None:
    curse = card_def(kind="attachment", attack=-1, life=-2, host="enemy", types=["curse"])
    assert card_text(curse, EN).split("\n") == [
        "Attach only to an enemy minion.",
        "The equipped minion has −1 attack and −2 Life.",
    ]
    own = card_def(kind="attachment", host="own")
    assert card_text(own, RU) == "Можно прикрепить только к своему приспешнику."


def test_a_sorcery_with_crossed_swords_begins_with_a_battlefield() -> None:
    sorcery = card_def(kind="sorcery", effect="weaken(each(enemy(here)))")
    assert card_text(sorcery, EN) == (
        "Choose a battlefield. Weaken each enemy minion in this battlefield."
    )
    assert card_text(sorcery, RU) == (
        "Выберите поле битвы. Ослабьте каждого вражеского приспешника на этом поле битвы."
    )


# -- plural forms --------------------------------------------------------------


@pytest.mark.parametrize(
    ("expression", "one", "two", "five"),
    [
        ("draw({})", "доберите карту", "доберите 2 карты", "доберите 5 карт"),
        (
            "discard({})",
            "сбросьте карту с руки",
            "сбросьте 2 карты с руки",
            "сбросьте 5 карт с руки",
        ),
        ("omen({})", "получите 1 омен", "получите 2 омена", "получите 5 оменов"),
        ("energy({})", "получите 1 энергию", "получите 2 энергии", "получите 5 энергии"),
        (
            "blood({})",
            "получите 1 единицу крови",
            "получите 2 единицы крови",
            "получите 5 единиц крови",
        ),
        (
            "flame({}, this)",
            "положите жетон пламени на этого приспешника",
            "положите 2 жетона пламени на этого приспешника",
            "положите 5 жетонов пламени на этого приспешника",
        ),
        (
            "damage({}, this)",
            "нанесите 1 урон этому приспешнику",
            "нанесите 2 урона этому приспешнику",
            "нанесите 5 урона этому приспешнику",
        ),
        (
            "follower(grimoire, this, count={})",
            "прикрепите верхнюю карту гримуара противника к этому приспешнику как последователя",
            "прикрепите 2 верхние карты гримуара противника к этому приспешнику как последователей",
            "прикрепите 5 верхних карт гримуара противника к этому приспешнику как последователей",
        ),
    ],
)
def test_russian_plurals(expression: str, one: str, two: str, five: str) -> None:
    speaker = Speaker(RU)
    said = [speaker.clause(parse_expression(expression.format(n)), ORDER) for n in (1, 2, 5)]
    assert said == [one, two, five]


# -- keywords ------------------------------------------------------------------


@pytest.mark.parametrize("keyword", KEYWORDS)
def test_a_keyword_is_explained_and_points_to_its_rule(keyword: str) -> None:
    for texts in TEXTS:
        assert_keyword(PACKAGE, texts, keyword)


def test_the_keywords_of_a_card() -> None:
    def of(key: str) -> list[str]:
        card = library().find(key)
        assert isinstance(card, CardDef)
        return keywords_of(card)

    assert of("flagellants_scourge") == ["weaken", "tactic"]
    assert of("lady_vitriol") == ["flame", "legend"]
    assert of("thrice_hanged_man") == ["entombed", "omen", "put-into-play"]
    assert of("spring_heeled_boots") == ["flying", "omen"]
    assert of("great_stink") == ["curse"]
    assert of("bilge_crawler") == []


# -- no superfluous texts ------------------------------------------------------


def say_everything(texts: Texts) -> None:
    """All cards and skills, all samples in both forms, and cards with rare marks."""
    library_texts(texts)
    speaker = Speaker(texts)
    for expression in [*expressions(), *[f"weaken({who})" for who in selectors()], "heal(1, it)"]:
        for form in (ORDER, INFINITIVE):
            speaker.clause(parse_expression(expression), form)
    for host in ("own", "enemy"):
        card_text(card_def(kind="attachment", host=host), texts)
    card_text(card_def(kind="sorcery", effect="weaken(enemy(here))"), texts)
    card_text(card_def(**dict.fromkeys(MOMENTS, "draw(1)")), texts)


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_text_of_the_words_is_unused(language: str) -> None:
    found = messages(PACKAGE, "words", language)
    recorder = Recorder(PACKAGE, ("words", "cards"), language)
    say_everything(recorder)
    keywords = {f"keyword-{keyword}" for keyword in KEYWORDS}
    assert set(found) == (recorder.said & set(found)) | references_in(found.values()) | keywords
