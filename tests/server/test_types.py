"""The client's generated types match the server."""

from pathlib import Path

from questhall.server.protocol.schema import generated

FOLDER = Path(__file__).parents[2] / "web" / "src" / "generated"


def test_the_generated_types_are_up_to_date() -> None:
    written = {path.name: path.read_text(encoding="utf-8") for path in FOLDER.glob("*.ts")}
    assert generated().items() <= written.items(), "run tools/types"


def test_every_message_is_in_them() -> None:
    text = generated()["messages.ts"]
    for line in (
        'type: "choose";',
        "at: number;",
        "export type ClientMessage =",
        "export type ServerMessage =",
        "views: Record<string, unknown>;",
        "undo?: UndoPolicy | null;",
        "options: OfferedOption[];",
    ):
        assert line in text
    assert "hand: CardView[];" in generated()["sorcerer.ts"]


def test_a_game_may_have_several_views() -> None:
    text = generated()["oathsworn.ts"]
    assert "export interface TableView {" in text
    assert "export interface StoryView {" in text


def test_the_keys_of_a_game_are_those_that_have_a_text() -> None:
    text = generated()["sorcerer.ts"]
    verbs = text.partition("export type Verb =")[2].partition(";")[0]
    assert '| "move-avatar"' in verbs
    assert '"rolled.values"' not in text
    prompts = text.partition("export type PromptKey =")[2].partition(";")[0]
    assert '| "reroll"' in prompts
    assert '| "move-avatar"' not in prompts


def test_keys_of_all_games_are_one_type() -> None:
    text = generated()["keys.ts"]
    assert 'import type * as oathsworn from "./oathsworn";' in text
    assert "export type EventKey =\n  | gloomhaven.EventKey\n" in text
    assert "verb: Verb;" in generated()["messages.ts"]
