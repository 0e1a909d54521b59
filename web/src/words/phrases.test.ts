import { describe, expect, test } from "vitest";
import { NAMED, plain, readEvent, readHeading, readOption, readPrompt } from "./phrases";
import type { Phrase, ToldEvent, ToldKey } from "../protocol";
import { Texts } from "./texts";

const english = new Texts(
  "en",
  `
card-wolf = Menagerie Wolf
field-old-london = Old London
face-hit = hit
face-miss = miss
player = Player { $seat }
player-2 = Player 2
option-cast = Play { $card } in { $field }
prompt-hit = { $card } attacks: { $points ->
    [one] { $points } point
   *[other] { $points } points
}
event-drew = { player } draws { $count } cards.
event-won = { $team } wins!
event-rolled = Dice of { $card }: { $values }
`,
  NAMED.en,
);
const russian = new Texts(
  "ru",
  `
card-wolf = Волк из зверинца
    .accusative = Волка из зверинца
card-owl = Сова
field-old-london = Старый Лондон
    .locative = Старом Лондоне
player-1 = Игрок 1
    .genitive = игрока 1
option-cast = Разыграть { $card-accusative } в { $field-locative }
event-side-damaged = Урон { $team-genitive }
event-looked = { player } смотрит руку { other-player }.
event-to-hand = { $card } — в руку { player.genitive }.
`,
  NAMED.ru,
);
const names = (seat: number): string => ["Anna", "Boris"][seat] ?? "";
const wolf = { message: "card-wolf", thing: "card:7" };
const london = { message: "field-old-london", thing: "field:old_london" };

describe("names of things stay links", () => {
  test("in an option", () => {
    const phrase = { key: "cast", args: { card: wolf, field: london } };
    expect(readOption(english, phrase, names)).toEqual([
      { text: "Play " },
      { text: "Menagerie Wolf", thing: "card:7", message: "card-wolf" },
      { text: " in " },
      { text: "Old London", thing: "field:old_london", message: "field-old-london" },
    ]);
  });

  test("in the grammatical case that the sentence asks for", () => {
    const phrase = { key: "cast", args: { card: wolf, field: london } };
    expect(plain(readOption(russian, phrase, names))).toBe(
      "Разыграть Волка из зверинца в Старом Лондоне",
    );
  });

  test("a name without that case is used as it is", () => {
    const owl = { message: "card-owl", thing: "card:8" };
    const phrase = { key: "cast", args: { card: owl, field: london } };
    expect(plain(readOption(russian, phrase, names))).toBe("Разыграть Сова в Старом Лондоне");
  });
});

test("numbers are numbers, with their plural", () => {
  const asked = (points: number) => ({ key: "hit", args: { card: wolf, points } });
  expect(plain(readPrompt(english, asked(1), names))).toBe("Menagerie Wolf attacks: 1 point");
  expect(plain(readPrompt(english, asked(3), names))).toBe("Menagerie Wolf attacks: 3 points");
});

describe("players are called by their names", () => {
  test("where a seat is named", () => {
    const event: ToldEvent = {
      at: 1,
      rule: "",
      phrase: { key: "drew", args: { seat: 2, count: 2 } },
    };
    expect(readEvent(english, event, names)).toEqual([
      { text: "Boris", thing: "seat:1", message: "" },
      { text: " draws 2 cards." },
    ]);
  });

  test("a noun before the name takes the case, the name is never declined", () => {
    const told = (key: ToldKey, args: Phrase["args"]): string =>
      plain(readEvent(russian, { at: 1, rule: "", phrase: { key, args } }, names));
    expect(told("looked", { seat: 2, other: 1 })).toBe("Boris смотрит руку игрока Anna.");
    expect(told("to-hand", { card: wolf, seat: 1 })).toBe("Волк из зверинца — в руку игрока Anna.");
  });

  test("where a side is a player", () => {
    const won: ToldEvent = {
      at: 1,
      rule: "",
      phrase: { key: "won", args: { team: { message: "player-2" } } },
    };
    expect(plain(readEvent(english, won, names))).toBe("Boris wins!");
    const hurt: ToldEvent = {
      ...won,
      phrase: { key: "side-damaged", args: { team: { message: "player-1" } } },
    };
    expect(plain(readEvent(russian, hurt, names))).toBe("Урон игрока Anna");
  });
});

test("what somebody chose is read as the option it was", () => {
  const phrase: ToldEvent["phrase"] = { key: "cast", args: { card: wolf, field: london } };
  const event: ToldEvent = { at: 1, rule: "", chooser: 0, phrase };
  expect(plain(readEvent(english, event, names))).toBe("Play Menagerie Wolf in Old London");
});

test("values are listed", () => {
  const values = [{ message: "face-hit" }, { message: "face-miss" }];
  const event: ToldEvent = {
    at: 1,
    rule: "",
    phrase: { key: "rolled", args: { card: wolf } },
    values,
  };
  expect(plain(readEvent(english, event, names))).toBe("Dice of Menagerie Wolf: hit, miss");
  expect(plain(readHeading(english, event, names))).toBe("Dice of Menagerie Wolf");
});

test("a missing text shows its key and breaks nothing", () => {
  expect(plain(readOption(english, { key: "fly", args: { card: wolf } }, names))).toBe(
    "option-fly",
  );
});
