import { describe, expect, test } from "vitest";
import type { OfferedOption as Option } from "../protocol";
import { alike, listed, lit, optionsFor, outOfSight, touch, touchable } from "./choices";

function option(verb: string, ...things: string[]): Option {
  const id = [verb, ...things].join(" ");
  return { id, verb, things, phrase: { key: verb, args: {} } };
}

const channel = option("channel");
const here = option("cast", "card:1", "field:here");
const there = option("cast", "card:1", "field:there");
const ritual = option("cast-sorcery", "card:2");
const swap = option("swap", "card:5", "card:6");
const power = option("power", "card:5");
const action = [channel, here, there, ritual, swap, power];

describe("what lights up", () => {
  test("the foremost thing of each option", () => {
    expect([...lit(action, [])].sort()).toEqual(["card:1", "card:2", "card:5"]);
  });

  test("the places of a picked card", () => {
    expect([...lit(action, ["card:1"])]).toEqual(["field:here", "field:there"]);
  });

  test("a second thing can be clicked though it is not lit", () => {
    expect(lit(action, []).has("card:6")).toBe(false);
    expect(touchable(action, []).has("card:6")).toBe(true);
  });
});

describe("what a click means", () => {
  test("a thing with one option is chosen at once", () => {
    expect(touch(action, [], "card:2")).toEqual({ kind: "choose", option: ritual });
  });

  test("a card with several places is picked, then the place chooses", () => {
    expect(touch(action, [], "card:1")).toEqual({ kind: "pick", picked: ["card:1"] });
    expect(touch(action, ["card:1"], "field:there")).toEqual({ kind: "choose", option: there });
  });

  test("a place first, then the card", () => {
    expect(touch(action, [], "field:here")).toEqual({ kind: "pick", picked: ["field:here"] });
    expect(touch(action, ["field:here"], "card:1")).toEqual({ kind: "choose", option: here });
  });

  test("the second of two minions to swap is picked, not swapped at once", () => {
    expect(touch(action, [], "card:6")).toEqual({ kind: "pick", picked: ["card:6"] });
    expect(touch(action, ["card:6"], "card:5")).toEqual({ kind: "choose", option: swap });
  });

  test("another click lays the thing down again", () => {
    expect(touch(action, ["card:1"], "card:1")).toEqual({ kind: "pick", picked: [] });
  });

  test("what does not go with the picked thing is a new beginning", () => {
    expect(touch(action, ["card:1"], "card:2")).toEqual({ kind: "choose", option: ritual });
    expect(touch(action, ["card:1"], "card:9")).toEqual({ kind: "nothing" });
  });

  test("two options on the same things are picked, to be told apart in the prompt bar", () => {
    const first = { ...option("power", "card:7"), id: "power:7#0" };
    const second = { ...option("power", "card:7"), id: "power:7#1" };
    expect(touch([first, second], [], "card:7")).toEqual({ kind: "pick", picked: ["card:7"] });
    expect(listed([first, second], ["card:7"])).toEqual([first, second]);
  });
});

describe("what the prompt bar lists", () => {
  test("many options: only those on no thing", () => {
    expect(listed(action, [])).toEqual([channel]);
  });

  test("few options: all of them", () => {
    expect(listed([channel, here, there, ritual], [])).toEqual([channel, here, there, ritual]);
  });

  test("of a picked thing, what it can do", () => {
    expect(listed(action, ["card:5"])).toEqual([swap, power]);
  });
});

test("an option of a teammate is not offered", () => {
  const own = { ...channel, seat: 0 };
  const other = { ...channel, seat: 2 };
  const decision = {
    seats: [0, 2],
    prompt: { key: "", args: {} },
    rule: "",
    options: [own, other],
  };
  expect(optionsFor(decision, 0)).toEqual([own]);
});

test("two effects of one card can be told apart by words alone", () => {
  const first = { ...option("first", "card:7"), id: "first:7" };
  const second = { ...option("second", "card:7"), id: "second:7" };
  expect(alike([here, first, there, second])).toEqual([first, second]);
  expect(alike(action)).toEqual([]);
});

test("options on things that lie nowhere in sight", () => {
  expect(outOfSight(action, (thing) => thing !== "card:2")).toEqual([ritual]);
});
