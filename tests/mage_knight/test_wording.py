"""Card texts: made from the cards' expressions, they say what the cards do."""

from collections.abc import Iterator

import pytest

from questhall.games.mage_knight import GAME
from questhall.games.mage_knight.library.library import library
from questhall.games.mage_knight.printed.cards import DeedDef, SkillDef, TacticDef, UnitDef
from questhall.games.mage_knight.rules.cards.banners import (
    COMMAND,
    COURAGE,
    FEAR,
    FORTITUDE,
    GLORY,
    PROTECTION,
)
from questhall.games.mage_knight.speech.card_texts import (
    banner_text,
    deed_lines,
    effect_text,
    skill_lines,
    tactic_text,
    unit_lines,
)
from questhall.games.mage_knight.speech.speaker import PARTS, Speaker
from questhall.games.mage_knight.words.effects import EFFECTS
from questhall.games.mage_knight.words.enemies import CHANGES
from questhall.kernel.language.expressions import BadExpression, Expression, parse_expression
from questhall.kernel.language.speaking import message
from questhall.kernel.text import LANGUAGES, Texts
from tests.mage_knight.card_texts import ENGLISH
from tests.mage_knight.card_texts_ru import RUSSIAN
from tests.texts import (
    Recorder,
    all_messages,
    assert_russian,
    assert_tidy,
    references_in,
    told,
)

PACKAGE = "questhall.games.mage_knight"
EN = GAME.texts("en")
RU = GAME.texts("ru")
TEXTS = (EN, RU)
NAMES = ("names", "cards", "enemies", "map")
WORDS = ("wording", "wording_fights")


# -- the texts of cards, in print --------------------------------------------------


def said(key: str, texts: Texts) -> list[str]:
    content = library().find(key)
    if isinstance(content, DeedDef):
        return deed_lines(content, texts)
    if isinstance(content, UnitDef):
        return unit_lines(content, texts)
    if isinstance(content, SkillDef):
        return skill_lines(content, texts)
    assert isinstance(content, TacticDef)
    return [tactic_text(content, texts)]


@pytest.mark.parametrize("key", told(ENGLISH))
def test_in_english(key: str) -> None:
    assert said(key, EN) == told(ENGLISH)[key]


@pytest.mark.parametrize("key", told(RUSSIAN))
def test_in_russian(key: str) -> None:
    assert said(key, RU) == told(RUSSIAN)[key]


def test_both_tables_speak_of_the_same_cards() -> None:
    assert list(told(ENGLISH)) == list(told(RUSSIAN))
    assert len(told(ENGLISH)) >= 40


def printed() -> list[str]:
    """Everything that has its own text."""
    kinds = (DeedDef, UnitDef, SkillDef, TacticDef)
    return [
        key
        for key, content in library().by_key.items()
        if isinstance(content, kinds) and key != "wound"
    ]


def is_closed(line: str) -> bool:
    """Several sentences end with a full stop; a single one does not."""
    return line.endswith(".") == (". " in line)


@pytest.mark.parametrize("key", printed())
def test_everything_reads_cleanly(key: str) -> None:
    for line in said(key, EN):
        assert line[0].isupper(), line
        assert is_closed(line), line
        assert "_" not in line, line
        assert_tidy(line)
    for line in said(key, RU):
        assert line[0].isupper(), line
        assert is_closed(line), line
        assert_russian(line)


# -- words and arguments that no card of the box has, or few ---------------------------

SAMPLES: dict[str, tuple[str, str]] = {
    "throw_away_for(red, attack(5))": (
        "Throw away a red action card from your hand: Attack 5",
        "Удалите из игры красную карту действия с руки: Атака 5",
    ),
    "wound(2)": ("Take 2 Wounds", "Возьмите 2 раны"),
    "wound(5)": ("Take 5 Wounds", "Возьмите 5 ран"),
    "mana(red, 5)": ("Gain 5 red mana tokens", "Получите 5 жетонов красной маны"),
    "mana(basic, 2)": (
        "Gain 2 mana tokens of any basic colours",
        "Получите 2 жетона маны любых основных цветов",
    ),
    "crystal(red, blue)": ("Gain a red or blue crystal", "Получите красный или синий кристалл"),
    "target(armour(-1), most=2)": (
        "Up to 2 enemies get Armour −1",
        "До 2 врагов получают −1 к броне",
    ),
    "target(destroy, blocked)": (
        "One fully blocked enemy is destroyed",
        "Один полностью заблокированный враг уничтожен",
    ),
    "all_enemies(no_attack, no_resistances(ice), weaken(1))": (
        "All enemies do not attack, lose Ice Resistance and get −1 to one attack",
        "Все враги не атакуют, теряют сопротивление льду и получают −1 к одной атаке",
    ),
    "one_attack(-2, cumbersome)": (
        "One attack of an enemy gets −2 and becomes Cumbersome",
        "Одна атака врага получает −2 и становится неповоротливой",
    ),
    "one_attack(-2, cumbersome, to_this_unit)": (
        "One attack of an enemy gets −2 and becomes Cumbersome; "
        "its damage must be assigned to this unit first",
        "Одна атака врага получает −2 и становится неповоротливой; "
        "её урон сначала распределяется на этот отряд",
    ),
    "in_phase(attack, attack(1))": (
        "In the Attack phase: Attack 1",
        "В фазе ближнего боя: Атака 1",
    ),
    "unit_resists(fire)": (
        "One of your units has Fire Resistance in this combat",
        "Один ваш отряд получает в этой битве сопротивление огню",
    ),
    "extra_die(2)": (
        "You may use 2 more dice of the Source this turn",
        "В этот ход можно использовать ещё 2 кубика источника",
    ),
    "souls(2)": (
        "Gain a crystal for up to 2 enemies that you defeat in this phase: white, or red, blue "
        "or green for its resistance to fire, ice or physical attacks",
        "Получите кристалл за каждого из врагов, побеждённых в этой фазе, но не больше 2: белый, "
        "а за сопротивление огню, льду или физическое — красный, синий или зелёный",
    ),
    "one_of(move(1), all_of(heal(1), heal(1), heal(1)))": (
        "Move 1; or 3 times: Heal 1",
        "Движение 1; или 3 раза: Лечение 1",
    ),
}


@pytest.mark.parametrize("expression", SAMPLES)
def test_rare_words(expression: str) -> None:
    EFFECTS.read(parse_expression(expression))  # the rules know it too
    assert tuple(effect_text(expression, texts) for texts in TEXTS) == SAMPLES[expression]


def test_russian_numbers() -> None:
    spoken = [effect_text(f"draw({number})", RU) for number in (1, 2, 5, 21)]
    assert spoken == [
        "Возьмите 1 карту",
        "Возьмите 2 карты",
        "Возьмите 5 карт",
        "Возьмите 21 карту",
    ]


# -- every word ----------------------------------------------------------------------


def expressions() -> list[str]:
    """Every expression of the box."""
    box = library()
    found: list[str] = []
    for deed in box.deeds.values():
        if deed.basic_text:
            found += [deed.basic_text, deed.strong_text]
    for unit in box.all_units:
        found += [ability.text for ability in unit.abilities]
    return found + [skill.text for skill in box.skills.values()]


@pytest.mark.parametrize("texts", TEXTS, ids=LANGUAGES)
def test_every_word_of_the_vocabulary_has_its_text(texts: Texts) -> None:
    needed = {message("word", word) for word in set(EFFECTS) - set(PARTS)}
    needed |= {message("change", word) for word in CHANGES}
    assert [key for key in sorted(needed) if not texts.has(key)] == []


def test_every_word_is_said_by_a_card_or_a_sample() -> None:
    said_words = set().union(
        *[parse_expression(text).words() for text in [*expressions(), *SAMPLES]]
    )
    assert set(EFFECTS) - said_words == set()
    assert set(CHANGES) - said_words == set()


def test_an_unknown_word_is_an_error() -> None:
    for expression in ("dance(2)", "one_of(move(1), dance(2))", "target(tickle)"):
        parsed = parse_expression(expression)
        with pytest.raises(BadExpression, match="is no"):
            Speaker(EN).text(parsed)


# -- every argument --------------------------------------------------------------------


def variants(whole: Expression, part: Expression) -> Iterator[str]:
    """The expression with one number changed or one bare word left out in this part of it."""
    for place, argument in enumerate(part.arguments):
        if isinstance(argument, int):
            part.arguments[place] = argument + 10
            yield str(whole)
            part.arguments[place] = argument
        elif isinstance(argument, Expression) and not argument.arguments:
            del part.arguments[place]
            yield str(whole)
            part.arguments.insert(place, argument)
        elif isinstance(argument, Expression):
            yield from variants(whole, argument)
    for name, value in part.named.items():
        assert isinstance(value, int)
        part.named[name] = value + 10
        yield str(whole)
        part.named[name] = value


@pytest.mark.parametrize("text", sorted(set(expressions())))
def test_every_number_and_every_bare_word_is_said(text: str) -> None:
    for texts in TEXTS:
        printed_text = effect_text(text, texts)
        parsed = parse_expression(text)
        for variant in variants(parsed, parsed):
            assert _spoken(variant, texts) != printed_text, variant


def _spoken(text: str, texts: Texts) -> str:
    """Empty if the expression cannot be read without the missing word."""
    try:
        return effect_text(text, texts)
    except BadExpression:
        return ""


# -- banners, no superfluous texts -------------------------------------------------------


def test_every_banner_says_what_it_does_for_its_unit() -> None:
    banners = {deed.banner: deed for deed in library().deeds.values() if deed.banner}
    assert set(banners) == {GLORY, FEAR, PROTECTION, COURAGE, COMMAND, FORTITUDE}
    assert banner_text(banners[COURAGE], EN) == "Once a round, not in combat: ready the unit"
    assert banner_text(banners[COURAGE], RU) == "Один раз за раунд, вне битвы: подготовьте отряд"


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_text_of_the_words_is_unused(language: str) -> None:
    recorder = Recorder(PACKAGE, [*NAMES, *WORDS], language)
    for key in printed():
        said(key, recorder)
    for expression in SAMPLES:
        effect_text(expression, recorder)
    found = all_messages(PACKAGE, WORDS, language)
    assert set(found) == (recorder.said & set(found)) | references_in(found.values())
