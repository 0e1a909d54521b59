"""A random dungeon in the browser: from the choice of its scenario to the names of its rooms."""

import pytest
from playwright.sync_api import expect

from questhall.games.gloomhaven import GAME
from questhall.games.gloomhaven.rules.movement.rooms import open_door
from questhall.games.gloomhaven.state.scene import Scene
from questhall.kernel.decisions import Option
from questhall.kernel.games import Setup
from questhall.kernel.match import Match
from questhall.kernel.saves import save

from ..conftest import Guest
from ..sealing import sealed
from .mercenary import Mercenary

pytestmark = [pytest.mark.browser, pytest.mark.slow]

SETUP = GAME.checked(Setup("party", 2, {"scenario": "dungeon", "battle_goals": False}))
SEED = "three rooms"


def second_room() -> tuple[bytes, Scene]:
    """The first door has just been opened; whatever was asked got its first answer."""
    match = Match.start(GAME, SETUP, SEED)
    while match.pending[0].prompt != "lead":
        match.answer(0, 0, match.pending[0].seats[0])
    scene = match.checkpoints[-1].state.clone()
    assert isinstance(scene, Scene)
    flow = open_door(scene, 0, scene.figure_of(scene.heroes[0]))
    answer: Option | None = None
    while True:
        try:
            asked = next(flow) if answer is None else flow.send(answer)
        except StopIteration:
            break
        answer = asked.options[0]
    return sealed(save(Match.resume(GAME, SETUP, SEED, scene))), scene


def test_the_rooms_are_named_with_their_penalties(guest: Guest) -> None:
    player = Mercenary.of(guest("en"))
    data, scene = second_room()
    player.open_save(data)
    first, second = scene.scenario.laid
    faces = {face.key: face for face in GAME.faces_in("scenario_0", GAME.texts("en"))}
    player.page.locator("button.scenario").click()
    dialog = player.page.get_by_role("dialog", name="Random Dungeon")
    rooms = dialog.get_by_role("listitem")
    expect(rooms).to_have_count(2)
    for place, laid in ((0, first), (1, second)):
        name = f"{faces[laid.foes.key].title} {faces[laid.room.key].title}"
        expect(rooms.nth(place)).to_contain_text(name)
    expect(rooms.nth(0)).to_contain_text("No penalty")
    expect(rooms.nth(1)).to_contain_text(f"Minor penalty: {faces[second.room.key].text[0]}")
    expect(player.map.locator("[data-thing^='figure:']").first).to_be_visible()


def test_the_table_can_choose_it(guest: Guest) -> None:
    """Before the first room is drawn there is no map at all, and nothing goes wrong."""
    player = Mercenary.of(guest("en"))
    player.open_save(sealed(save(Match.start(GAME, SETUP, SEED))))
    expect(player.page.locator("button.scenario")).to_contain_text("Random Dungeon")
