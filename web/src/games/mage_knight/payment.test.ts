import { expect, test } from "vitest";
import type { AskedDecision, OfferedOption } from "../../protocol";
import { colourAsked, sensiblePayment } from "./payment";
import type { TableView } from "./view";

function way(verb: string, colour: string, thing: string): OfferedOption {
  const args = { colour: { message: `colour-${colour}`, thing } };
  return { id: `${verb}:${colour}`, verb, things: [thing], phrase: { key: verb, args } };
}

const token = (colour: string): OfferedOption => way("pay-token", colour, `mana:${colour}`);
const crystal = (colour: string): OfferedOption => way("pay-crystal", colour, `crystal:${colour}`);
const die = (colour: string, place: number): OfferedOption =>
  way("pay-die", colour, `die:${place}`);

function asked(prompt: string, colour: string): AskedDecision {
  const args = { colour: { message: `colour-${colour}`, thing: `colour:${colour}` } };
  return { seats: [0], prompt: { key: prompt, args }, rule: "MK-4.4.11", options: [] };
}

function table(...cards: string[]): TableView {
  const played = cards.map((card, number) => ({ id: `card:${number}`, card }));
  return { turn: { seat: 0 }, heroes: [{ seat: 0, played }] } as unknown as TableView;
}

function paid(options: OfferedOption[], colour = "red", view = table()): string | undefined {
  return sensiblePayment(asked("pay", colour), options, view)?.id;
}

test("the question says which colour is to be paid", () => {
  expect(colourAsked(asked("pay", "black"))).toBe("black");
});

test("a token of the very colour goes first: the end of the turn takes it anyway", () => {
  expect(paid([crystal("red"), die("red", 1), token("red")])).toBe("pay-token:red");
  expect(paid([token("gold"), token("red")])).toBe("pay-token:red");
  expect(paid([token("black"), die("black", 0)], "black")).toBe("pay-token:black");
});

test("a token that could pay other colours is left to the player", () => {
  expect(paid([token("gold"), crystal("red")])).toBeUndefined();
});

test("a die or a crystal is a choice: the die once a turn, the crystal at any time", () => {
  expect(paid([die("red", 1), crystal("red")])).toBeUndefined();
});

test("crystals that come back at the end of the turn may be worth more than a token", () => {
  expect(paid([crystal("red"), token("red")], "red", table("crystal_mastery"))).toBeUndefined();
});

test("another question is left alone", () => {
  expect(sensiblePayment(asked("which-colour", "red"), [token("red")], table())).toBeNull();
});
