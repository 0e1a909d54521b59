"""questhall play: a person in the terminal."""

import io
import re
from collections.abc import Callable
from pathlib import Path
from random import Random

import pytest
from rich.console import Console

from questhall.bots import make_bot
from questhall.games.sorcerer.state.arena import Arena
from questhall.games.sorcerer.view.terminal import card_line
from questhall.kernel.choices import Choice
from questhall.kernel.decisions import Decision
from questhall.kernel.games import Setup, find_game
from questhall.kernel.language.speaking import message
from questhall.kernel.match import Match
from questhall.kernel.phrases import option_id, option_things, say_option
from questhall.kernel.rulebook import rulebook_of
from questhall.kernel.saves import load
from questhall.kernel.text import LANGUAGES
from questhall.terminal.sitting import MANY, Sitting
from tests.cli.command import process, questhall, refused

SORCERER = "questhall.games.sorcerer"
DUEL = ("play", "sorcerer", "--terminal", "--bots", "random", "--seed", "5")

Line = str | Callable[[Match], str]


class Visit:
    """A person who types the given lines, then leaves; what the screen showed."""

    def __init__(
        self,
        *lines: Line,
        format: str = "duel",
        seats: int = 2,
        seat: int = 0,
        language: str = "en",
        save_to: Path | None = None,
    ) -> None:
        self.lines = list(lines)
        self.asked = 0
        self.match = Match.start(find_game("sorcerer"), Setup(format, seats), f"visit-{seat}")
        self.screen = io.StringIO()
        bots = {each: make_bot("random", f"bot{each}") for each in range(seats) if each != seat}
        self.sitting = Sitting(
            self.match,
            seat,
            bots,
            language,
            Console(file=self.screen, width=100),
            self.read,
            save_to,
        )

    @property
    def text(self) -> str:
        return self.screen.getvalue()

    def read(self, prompt: str) -> str:
        self.asked += 1
        if not self.lines:
            raise EOFError
        line = self.lines.pop(0)
        return line if isinstance(line, str) else line(self.match)

    def play(self) -> "Visit":
        self.sitting.play()
        return self


def decision_of(match: Match) -> Decision:
    decision = match.owed_by(0)
    assert decision is not None
    return decision


def table_of(match: Match) -> Arena:
    assert isinstance(match.state, Arena)
    return match.state


def own_choices(match: Match, seat: int = 0) -> list[Choice]:
    return [choice for choice in match.choices if choice.seat == seat]


def last_choice_is_free(match: Match) -> bool:
    """Did nothing become known since the person's last choice?"""
    own = [number for number, choice in enumerate(match.choices) if choice.seat == 0]
    return bool(own) and own[-1] >= match.free_undo_to()


@pytest.mark.slow
class TestWholeGames:
    @pytest.mark.parametrize("language", LANGUAGES)
    def test_a_duel_through_a_pipe(self, language: str) -> None:
        done = process(*DUEL, "--lang", language, typed="1\n" * 2000)
        assert done.returncode == 0, done.stderr
        assert done.stderr == ""
        ends = {
            "en": "You have (won|lost)|The game is drawn",
            "ru": "Вы (победили|проиграли)|Ничья",
        }
        assert re.search(ends[language], done.stdout)
        assert {"en": "Seed: 5 ", "ru": "Зерно: 5 "}[language] in done.stdout

    @pytest.mark.slow
    def test_a_team_game_of_random_numbers(self) -> None:
        person = Random(11)

        def any_number(match: Match) -> str:
            return str(person.randint(1, len(decision_of(match).options_for(0))))

        visit = Visit(*[any_number] * 2000, format="team", seats=4, language="ru").play()
        assert visit.match.over, f"the person's seed is 11\n{visit.text[-2000:]}"
        assert len(own_choices(visit.match)) == visit.asked > 20
        assert max(len(line) for line in visit.text.splitlines()) <= 100
        assert visit.match.seed in visit.text.splitlines()[-1]


class TestAnswers:
    def test_a_number_chooses(self) -> None:
        visit = Visit("2").play()
        assert [(each.seat, each.index) for each in visit.match.choices if each.seat == 0] == [
            (0, 1)
        ]

    def test_an_option_id_chooses(self) -> None:
        def last_id(match: Match) -> str:
            return option_id(match.game, match.state, decision_of(match).options[-1])

        visit = Visit(last_id).play()
        assert [choice.index for choice in own_choices(visit.match)] == [2]

    def test_bad_input_is_explained_and_changes_nothing(self) -> None:
        visit = Visit("0", "99", "dance", "-1", "avatar:moon").play()
        assert own_choices(visit.match) == []
        assert "“99” is not one of the numbers 1 to 3." in visit.text
        assert "“dance” is neither a number from 1 to 3 nor a command" in visit.text
        assert "“avatar:moon” is neither" in visit.text

    def test_an_empty_line_shows_options_and_commands_again(self) -> None:
        plain = Visit().play().text
        again = Visit("").play().text
        option = "Avatar to Old London"
        assert again.count(option) == plain.count(option) + 1
        assert again.count("u undo") == plain.count("u undo") + 1

    def test_many_options_stand_in_columns_by_kind(self) -> None:
        def go_to_a_crowd(match: Match) -> str:
            return "1" if len(decision_of(match).options) < MANY else "q"

        visit = Visit(*[go_to_a_crowd] * 100).play()
        options = decision_of(visit.match).options
        listed = visit.text.splitlines()[-len(options) :]
        assert len(options) >= MANY
        assert any(re.match(r" +\d+  \S.* {3,}\d+  \S", line) for line in listed)
        for number in range(1, len(options) + 1):
            assert re.search(rf"(^| ){number}  \S", "\n".join(listed), re.MULTILINE)


class TestCommands:
    def test_undo_takes_back_the_last_own_choice(self) -> None:
        before: list[int] = []

        def undo_once_free(match: Match) -> str:
            if before:
                raise EOFError
            if not last_choice_is_free(match):
                return "1"
            before.append(len(own_choices(match)))
            return "u"

        visit = Visit(*[undo_once_free] * 200).play()
        assert "Undone." in visit.text
        assert len(own_choices(visit.match)) == before[0] - 1
        assert visit.match.branches == []

    def test_undo_warns_when_something_became_known(self) -> None:
        before: list[int] = []

        def undo_once_dear(match: Match) -> str:
            if len(before) == 2:
                raise EOFError
            if not before and (last_choice_is_free(match) or not own_choices(match)):
                return "1"
            before.append(len(own_choices(match)))
            return "u" if len(before) == 1 else "u!"

        visit = Visit(*[undo_once_dear] * 200).play()
        assert "type u! to do it anyway" in " ".join(visit.text.split())
        assert before[0] == before[1]
        assert len(own_choices(visit.match)) == before[0] - 1
        assert [branch.number for branch in visit.match.branches] == [1]

    def test_undo_before_any_choice(self) -> None:
        assert "no choice that could be undone" in Visit("u").play().text

    def test_a_hint_names_an_option(self) -> None:
        visit = Visit("h").play()
        hint = re.search(r"The bot would choose (\d): (.+)", visit.text)
        assert hint is not None
        option = decision_of(visit.match).options[int(hint[1]) - 1]
        texts = find_game("sorcerer").texts("en")
        assert say_option(visit.match.game, visit.match.state, option, texts) == hint[2].strip()

    def test_the_rule_of_the_question_and_any_other(self) -> None:
        visit = Visit("r", "r so-4.1.1", "r SO-99.1").play()
        words = " ".join(visit.text.split())
        rulebook = rulebook_of(SORCERER, "en")
        for id in (decision_of(visit.match).rule, "SO-4.1.1"):
            rule = rulebook.find(id)
            assert rule is not None
            assert f"[{id}] {rule.text}" in words
        assert "There is no rule SO-99.1." in visit.text

    def test_the_language_changes_back_and_forth(self) -> None:
        text = Visit("l", "l", "l ru").play().text
        assert text.count("Выберите поле битвы для своего аватара") == 2
        assert text.count("Choose a battlefield for your avatar") == 2
        assert text.rstrip().endswith("До встречи.")

    def test_keys_of_a_russian_keyboard(self) -> None:
        assert "Бот выбрал бы" in Visit("р", language="ru").play().text

    def test_quitting_ends_cleanly(self) -> None:
        visit = Visit("q", "1").play()
        assert visit.lines == ["1"]
        assert visit.text.rstrip().endswith("Good-bye.")

    def test_why_not_names_the_rule(self) -> None:
        def ask_about_an_enemy(match: Match) -> str:
            enemies = table_of(match).minions_of(1)
            if not enemies or decision_of(match).prompt != "action":
                return "1"
            visit.lines.clear()
            return f"? card:{enemies[0].card}"

        visit = Visit("?", "? nobody at all", *[ask_about_an_enemy] * 60)
        text = " ".join(visit.play().text.split())
        assert "Name something on the table" in text
        assert "nothing called “nobody at all”" in text
        assert ": This minion is not yours. [SO-18.7.1]" in text

    def test_why_not_lists_the_numbers_of_what_can_be_done(self) -> None:
        visit = Visit("? old london").play()
        decision = decision_of(visit.match)
        game, state = visit.match.game, visit.match.state
        numbers = [
            str(number)
            for number, option in enumerate(decision.options, 1)
            if "field:old_london" in option_things(game, state, option)
        ]
        assert f"Old London: you can choose it now ({', '.join(numbers)})" in visit.text

    def test_a_card_can_be_read(self) -> None:
        def read_the_hand(match: Match) -> str:
            hand = table_of(match).players[0].hand
            return f"i card:{hand[0]}" if hand else "1"

        visit = Visit("1", read_the_hand, "i no such card").play()
        kind = table_of(visit.match).cards[table_of(visit.match).players[0].hand[0]]
        texts = find_game("sorcerer").texts("en")
        name = texts.say(message("card", kind.key))
        assert f"{name} ({card_line(kind, texts)})\n" in visit.text
        assert "nothing called “no such card”" in visit.text


class TestSaving:
    def test_s_saves_where_it_is_told(self, tmp_path: Path) -> None:
        file = tmp_path / "here.json"
        visit = Visit("1", f"s {file}", "s").play()
        assert f"Saved to {file}." in " ".join(visit.text.split())
        assert "Name a file: s FILE." in visit.text
        assert len(load(file.read_bytes()).choices) == len(visit.match.choices)

    def test_a_place_that_cannot_be_written_is_explained(self, tmp_path: Path) -> None:
        visit = Visit(f"s {tmp_path}").play()
        assert "can’t be written" in visit.text

    @pytest.mark.parametrize("end", [EOFError, KeyboardInterrupt])
    def test_leaving_saves(self, tmp_path: Path, end: type[BaseException]) -> None:
        def interrupted(_: Match) -> str:
            raise end

        file = tmp_path / "left.json"
        visit = Visit("1", interrupted, save_to=file).play()
        assert "Good-bye." in visit.text
        match = load(file.read_bytes())
        assert [choice.index for choice in own_choices(match)] == [0]

    def test_a_save_is_played_on(self, tmp_path: Path) -> None:
        file = tmp_path / "on.json"
        first = questhall(*DUEL, "--save", str(file), typed="1\n1\n")
        assert first.exit_code == 0, first.output
        choices = len(load(file.read_bytes()).choices)
        again = tmp_path / "again.json"
        words = ("play", "--terminal", "--load", str(file), "--save", str(again))
        second = questhall(*words, "--bots", "random", typed="1\n")
        assert second.exit_code == 0, second.output
        match = load(again.read_bytes())
        assert match.seed == "5"
        assert len(match.choices) > choices


class TestTheCommand:
    def test_without_a_game_there_is_a_menu(self) -> None:
        menu = questhall("play", "--lang", "en", typed="").stdout.splitlines()
        duel = next(line.split()[0] for line in menu if line.endswith("Sorcerer, Duel (2)"))
        result = questhall("play", "--lang", "en", typed=f"88\nx\n{duel}\nq\n")
        assert result.exit_code == 0, result.output
        assert "  1  Gloomhaven, Party (2, 3, 4)" in result.stdout
        assert "  2  Mage Knight, Quest (1, 2, 3, 4)" in result.stdout
        assert "  3  Oathsworn, Encounter (1, 2, 3, 4)" in result.stdout
        assert "“88” is not one of the numbers" in result.stdout
        assert "Sorcerer, Duel, players: 2. You are player 1." in result.stdout
        assert "`questhall serve` opens one in the browser" in result.stdout

    def test_leaving_the_menu(self) -> None:
        result = questhall("play", "--terminal", typed="")
        assert result.exit_code == 0
        assert "Sorcerer, Battle Royale (3, 4, 5, 6)" in result.stdout

    def test_the_same_seed_shows_the_same_screens(self) -> None:
        once = questhall(*DUEL, typed="1\n" * 12).stdout
        assert questhall(*DUEL, typed="1\n" * 12).stdout == once
        other = (*DUEL[:-1], "6")
        assert questhall(*other, typed="1\n" * 12).stdout != once

    def test_the_language_of_the_machine(self) -> None:
        assert "Вы — игрок 1" in questhall(*DUEL, LC_ALL="ru_RU.UTF-8").stdout
        assert "You are player 1" in questhall(*DUEL, LC_ALL="de_DE.UTF-8", LANG="ru").stdout

    def test_wrong_words_are_explained(self, tmp_path: Path) -> None:
        duel = ("play", "sorcerer", "--terminal")
        assert "no game called 'chess'" in refused("play", "chess", "--terminal")
        assert "the seats are 0 to 1" in refused(*duel, "--seat", "2")
        assert "no bot is called 'deep'" in refused(*duel, "--bots", "deep")
        assert "one each" in refused(*duel, "--bots", "easy,easy")
        assert "no language 'fr'" in refused(*duel, "--lang", "fr")
        missing = str(tmp_path / "none.json")
        assert "cannot be read: No such file" in refused("play", "--terminal", "--load", missing)
        (tmp_path / "bad.json").write_text("{}")
        bad = str(tmp_path / "bad.json")
        assert "not a Questhall save" in refused("play", "--terminal", "--load", bad)
