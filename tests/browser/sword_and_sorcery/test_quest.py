"""A quest of Sword & Sorcery in the browser: the story, some rounds by clicking, dice, sight."""

from random import Random

import pytest
from playwright.sync_api import expect

from questhall.games.sword_and_sorcery.state.adventure import Adventure
from questhall.games.sword_and_sorcery.view.fight import attack_view

from ..conftest import Guest
from ..languages import told_in
from ..test_reach import findings
from .adventurer import Adventurer
from .positions import asked

pytestmark = [pytest.mark.browser, pytest.mark.slow, pytest.mark.long]

CLICKS = 40
MOST_CLICKS = 900


def something_is_advised(adventure: Adventure) -> bool:
    attack = attack_view(adventure)
    return attack is not None and any(each.advised for each in attack.effects)


def somebody_defends(adventure: Adventure) -> bool:
    return bool(adventure.attacks) and adventure.attacks[-1].defence is not None


def a_ghost_acts(adventure: Adventure) -> bool:
    return adventure.heroes[adventure.active].ghost


@told_in("en")
def test_the_first_rounds_of_a_quest(guest: Guest, language: str) -> None:
    """The story is told first; then classes are chosen, and whatever is in gold."""
    player = Adventurer.of(guest(language))
    player.sit_down("person")
    expect(player.story).to_be_visible()
    chance = Random(7)
    for _ in range(CLICKS):
        player.click_something(chance)
    player.wait_for_question()
    player.read_on()
    assert len(set(player.asked)) > 5, "a quest asks more than this"
    assert findings(player.page) == []


@pytest.mark.parametrize("quest", ["q0", pytest.param("q1", marks=pytest.mark.sampled(0))])
@told_in("ru")
def test_a_quest_is_played_to_its_end(guest: Guest, language: str, quest: str) -> None:
    player = Adventurer.of(guest(language))
    player.open_save(asked("muster", quest))
    player.play_to_the_end(Random(11), MOST_CLICKS)
    expect(player.result.get_by_role("button", name=player.words("rematch"))).to_be_visible()


def test_the_best_set_of_effects_is_marked_and_chances_are_told(guest: Guest) -> None:
    player = Adventurer.of(guest())
    player.open_save(asked("effects", fits=something_is_advised))
    best = player.attack.get_by_role("button").filter(has_text=player.words("sword-best"))
    expect(best.first).to_be_enabled()
    chances = player.attack.get_by_role("img", name=player.words("sword-chances"))
    expect(chances).to_have_count(1)
    assert findings(player.page) == []


def test_whoever_defends_sees_the_effects_of_the_gear(guest: Guest) -> None:
    player = Adventurer.of(guest())
    player.open_save(asked("effects", "q1", fits=somebody_defends))
    expect(player.attack.get_by_text(player.words("sword-defence-roll"))).to_be_visible()


@told_in("ru")
def test_the_story_asks_and_its_page_takes_the_answer(guest: Guest, language: str) -> None:
    """What may be answered depends on the natures of the heroes."""
    player = Adventurer.of(guest(language))
    player.open_save(asked("decide", "q1"))
    answers = player.story.locator("button[data-option^='answer']")
    expect(answers.first).to_be_visible()
    assert player.words.is_ours(player.story.inner_text())
    assert findings(player.page) == []
    before = player.choices()
    answers.first.click()
    expect(answers).to_have_count(0)
    player.wait_for_question()
    assert player.choices() > before


def test_a_ghost_acts_as_a_ghost(guest: Guest) -> None:
    player = Adventurer.of(guest())
    player.open_save(asked("act", "q1", fits=a_ghost_acts))
    expect(player.page.locator(".own.ghost")).to_be_visible()
    ghosts = player.hero_names().filter(has_text=player.words("sword-ghost"))
    assert ghosts.count() >= 1
    offered = player.page.locator("button[data-option^='attack']")
    assert offered.count() == 0, "a ghost strikes nobody"
    assert findings(player.page) == []


def test_the_emporium_sells(guest: Guest) -> None:
    player = Adventurer.of(guest())
    player.open_save(asked("emporium", "q2"))
    player.page.locator("[data-option=close]").click()  # the story, as soon as it is there
    shop = player.page.get_by_role("region", name=player.words("sword-emporium"))
    expect(shop).to_be_visible()
    assert findings(player.page) == []


def test_whoever_has_left_the_emporium_waits_and_may_come_back(guest: Guest) -> None:
    player = Adventurer.of(guest())
    player.open_save(asked("emporium-together", "q2", seats=2))
    player.read_on()
    shop = player.page.get_by_role("region", name=player.words("sword-emporium"))
    visitors = shop.get_by_role("list", name=player.words("sword-visitors")).get_by_role("listitem")
    expect(visitors).to_have_count(2)
    trading = visitors.filter(has_text=player.words("sword-trades"))
    gone = visitors.filter(has_text=player.words("sword-has-left"))
    expect(trading).to_have_count(2)
    player.page.locator("button[data-option^='leave']").click()
    expect(gone).to_have_count(1)
    assert findings(player.page) == []
    player.page.locator("button[data-option^='come-back']").click()
    expect(trading).to_have_count(2)


def test_symbols_pay_for_effects_by_a_click_on_them(guest: Guest) -> None:
    player = Adventurer.of(guest())
    player.open_save(asked("effects"))
    effects = player.attack.locator("button[data-thing^='effect:']:enabled")
    expect(effects.first).to_be_visible()
    before = player.choices()
    effects.first.click()
    player.wait_for_question()
    assert player.choices() > before


def test_whoever_points_at_an_enemy_sees_whether_it_is_in_sight(guest: Guest) -> None:
    player = Adventurer.of(guest())
    player.open_save(asked("act", fits=lambda adventure: len(adventure.enemies_in_play()) >= 2))
    player.page.locator("[data-thing^='figure:']").first.focus()
    expect(player.page.locator("g.sight")).to_have_count(1)
    expect(player.page.locator("li.now")).to_have_count(1)
    assert findings(player.page) == []


def test_places_tell_their_names(guest: Guest) -> None:
    """Under the pointer, and with a key all at once; what lies there explains itself."""
    player = Adventurer.of(guest("ru"))
    player.open_save(asked("act"))
    player.read_on()
    names = player.page.locator(".note.name")
    expect(names).to_have_count(0)
    areas = player.map.locator("path.area")
    areas.first.dispatch_event("pointerenter")
    expect(names).to_have_count(1)
    assert player.words.is_ours(names.first.text_content() or "")
    player.page.keyboard.press("n")
    expect(names).to_have_count(areas.count())
    player.page.keyboard.press("n")
    player.page.locator("g.marker[data-thing^='chest:'] .touch").hover()
    tip = player.page.get_by_role("tooltip")
    expect(tip).to_contain_text(player.words("sword-tip-chest"))


def test_an_answer_that_is_pointed_at_is_lit_on_the_map(guest: Guest) -> None:
    player = Adventurer.of(guest())
    player.open_save(
        asked("act", "q1", fits=lambda adventure: len(adventure.enemies_in_play()) > 0)
    )
    player.read_on()
    named = player.page.locator("[data-means^='hero:']").first
    named.hover()
    expect(player.map.locator("circle.ring.pointed")).to_have_count(1)


def test_what_is_bought_can_be_put_on_at_once(guest: Guest) -> None:
    player = Adventurer.of(guest())
    player.open_save(asked("emporium", "q2"))
    player.page.locator("[data-option=close]").click()  # the story, as soon as it is there
    shop = player.page.get_by_role("region", name=player.words("sword-emporium"))
    better = shop.locator("article.better").first
    title = better.locator("h4").inner_text()
    before = player.choices()
    better.get_by_role("button", name=player.words("sword-and-wear")).click()
    player.page.wait_for_function(
        "n => +document.querySelector('[type=range]').max >= n", arg=before + 2
    )
    gear = player.page.get_by_role("group", name=player.words("sword-gear"))
    expect(gear.locator(".tile").filter(has_text=title).first).to_be_visible()
    player.wait_for_question()


def test_whoever_drops_something_is_asked_again(guest: Guest) -> None:
    player = Adventurer.of(guest())
    player.open_save(asked("act"))
    player.read_on()
    drop = player.page.locator("button.drop").first
    drop.focus()
    player.page.keyboard.press("Enter")
    expect(player.page.locator("[data-confirm]")).to_be_visible()
