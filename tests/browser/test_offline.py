"""Without a connection the shell opens, says so and lets one read; nothing of a table is kept."""

import pytest
from playwright.sync_api import expect

from .conftest import Guest

pytestmark = [pytest.mark.browser, pytest.mark.slow]

READY = "() => navigator.serviceWorker.ready.then(({active}) => active !== null)"
KEPT = """async () => {
  const names = await caches.keys();
  const caches_ = await Promise.all(names.map((name) => caches.open(name)));
  const requests = await Promise.all(caches_.map((cache) => cache.keys()));
  return requests.flat().map(({url}) => new URL(url).pathname);
}"""
RULES = "/api/games/sorcerer/rulebook/ru"


def test_rules_of_a_played_game_can_be_read_offline(guest: Guest) -> None:
    player = guest("ru", quiet=True, keeps=True)
    player.set_up("person", "easy")
    page = player.page
    page.evaluate(READY)
    page.reload()  # from now on the worker sees what the page asks for
    expect(player.button("menu")).to_be_visible()
    page.wait_for_function(f"async () => (await ({KEPT})()).includes('{RULES}')")
    kept: list[str] = page.evaluate(KEPT)
    assert not [path for path in kept if path.startswith(("/api/tables", "/api/campaigns"))]
    page.context.set_offline(True)
    page.goto(page.url.partition("/table/")[0])
    said = page.get_by_role("status", name="Нет связи")
    expect(said).to_contain_text("Правила")
    # A worker that a busy machine has put to sleep may miss the first question.
    ask = f"() => fetch('{RULES}').then((answer) => answer.json(), () => null)"
    assert page.wait_for_function(ask).json_value()["chapters"]
    assert page.evaluate("() => fetch('/api/tables/nothing').then(() => 1, () => 0)") == 0
    said.get_by_role("link", name="Правила: Sorcerer").click()
    book = page.get_by_role("region", name=player.words("rulebook"))
    expect(book.locator("[data-rule]").first).to_be_visible()
    page.get_by_role("navigation").get_by_role("link", name="Справочник").click()
    codex = page.get_by_role("region", name="Справочник")
    codex.get_by_role("searchbox").fill("Левиафан")
    found = codex.get_by_role("listitem")
    expect(found.first).to_be_visible()
    found.first.get_by_role("button").click()
    name = found.first.locator("b").inner_text()
    expect(page.get_by_role("region", name=player.words("large-card"))).to_contain_text(name)
    assert player.words.is_ours(page.get_by_role("main").inner_text())
