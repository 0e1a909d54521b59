import { describe, expect, test } from "vitest";
import type { AskedDecision, OfferedOption as Option, Verb } from "../protocol";
import {
  alike,
  costlyLast,
  laidOut,
  listed,
  lit,
  offered,
  optionsFor,
  outOfSight,
  sameQuestion,
  perils,
  stillPicked,
  stranded,
  touch,
  touchable,
} from "./choices";

function option(word: string, ...things: string[]): Option {
  const id = [word, ...things].join(" ");
  const verb = word as Verb; // of any game
  return { id, verb, things, phrase: { key: verb, args: {} } };
}

const channel = option("channel");
const here = option("cast", "card:1", "field:here");
const there = option("cast", "card:1", "field:there");
const ritual = option("cast-sorcery", "card:2");
const swap = option("swap", "card:5", "card:6");
const power = option("power", "card:5");
const action = [channel, here, there, ritual, swap, power];

describe("a question", () => {
  const asked: AskedDecision = {
    seats: [0],
    prompt: { key: "action", args: {} },
    rule: "SO-1",
    options: action,
  };

  test("is the same when others have answered theirs", () => {
    expect(sameQuestion(asked, { ...asked, options: [...action] })).toBe(true);
  });

  test("is another when anything else is offered, or nothing is asked", () => {
    expect(sameQuestion(asked, { ...asked, options: action.slice(1) })).toBe(false);
    expect(sameQuestion(asked, { ...asked, options: [...action, channel] })).toBe(false);
    expect(sameQuestion(asked, { ...asked, prompt: { key: "pay", args: {} } })).toBe(false);
    expect(sameQuestion(asked, null)).toBe(false);
  });
});

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
  const decision: AskedDecision = {
    seats: [0, 2],
    prompt: { key: "action", args: {} },
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

describe("what was picked for an earlier question", () => {
  test("is laid down when nothing that is offered goes with it", () => {
    expect(stillPicked(action, ["card:9"])).toEqual([]);
    expect(stillPicked([], ["card:1"])).toEqual([]);
  });

  test("stays picked as long as something does", () => {
    expect(stillPicked(action, ["card:1"])).toEqual(["card:1"]);
  });
});

describe("the tray", () => {
  const raise = option("put", "card:8", "field:here");
  const lift = option("put", "card:9", "field:here");

  test("lays out what lies nowhere in sight, until something of it is picked", () => {
    expect(laidOut([raise, lift, channel], [], [raise, lift])).toEqual([raise, lift]);
    expect(laidOut([raise, lift, channel], ["card:8"], [raise, lift])).toEqual([]);
  });

  test("stays away while something on the table can be clicked", () => {
    expect(laidOut([raise, lift, ritual], [], [raise, lift])).toEqual([]);
  });
});

test("an option on a thing that is drawn nowhere is put into words", () => {
  const chip = option("attachment", "card:20", "card:21");
  expect(stranded([...action, chip], [], (thing) => thing !== "card:20")).toEqual([chip]);
});

test("some verbs are always put into words", () => {
  const sight = { hidden: [], laid: [], drawn: () => true, told: new Set([ritual.verb]) };
  const found = offered(action, [], sight);
  expect(found).toEqual([channel, ritual].filter((each) => action.includes(each)));
});

describe("every option can be reached", () => {
  /** All that clicks on drawn things in gold and on the prompt bar lead to. */
  function reached(options: Option[], seen: Set<string>, drawable: Set<string>): Set<string> {
    const found = new Set<string>();
    const ways: string[][] = [[]];
    const known = new Set<string>();
    for (let picked = ways.pop(); picked; picked = ways.pop()) {
      const hidden = outOfSight(options, (thing) => seen.has(thing));
      const laid = laidOut(options, picked, hidden);
      const inTray = new Set(laid.map((each) => each.things[0] ?? ""));
      const drawn = (thing: string): boolean =>
        drawable.has(thing) && (seen.has(thing) || inTray.has(thing));
      for (const each of offered(options, picked, { hidden, laid, drawn })) found.add(each.id);
      for (const thing of [...lit(options, picked)].filter(drawn)) {
        const meaning = touch(options, picked, thing);
        if (meaning.kind === "choose") found.add(meaning.option.id);
        if (meaning.kind !== "pick" || known.has(meaning.picked.join())) continue;
        known.add(meaning.picked.join());
        ways.push(meaning.picked);
      }
    }
    return found;
  }

  /** Numbers that look random and are the same every time. */
  function chance(seed: number): (below: number) => number {
    let state = seed;
    return (below) => {
      state = (state * 48271) % 2147483647;
      return state % below;
    };
  }

  test.each([1, 2, 3, 4])("whatever is offered and drawn (%i)", (seed) => {
    const random = chance(seed * 7919);
    const things = Array.from({ length: 6 }, (_, number) => `thing:${number}`);
    const some = (share: number): Set<string> => new Set(things.filter(() => random(10) < share));
    for (let round = 0; round < 200; round += 1) {
      const options = Array.from({ length: 1 + random(9) }, (_, number) => {
        const own = things.filter(() => random(6) === 0).slice(0, 3);
        if (random(2)) own.reverse();
        return { ...option("do", ...own), id: `${number}` };
      });
      const all = options.map(({ id }) => id).sort();
      expect([...reached(options, some(6), some(7))].sort()).toEqual(all);
    }
  });

  test("when the things of all options lie out of sight behind one card", () => {
    const fields = ["a", "b", "c", "d", "e"].map((name) => option("put", "card:8", name));
    const seen = new Set(["a", "b", "c", "d", "e"]);
    expect(reached(fields, seen, seen).size).toBe(5);
  });
});

describe("costly options", () => {
  const warning = { rule: "GH-3.6.23", message: "warning-lethal-damage" };
  const costly = { ...option("end", "card:1"), warning };

  test("stand behind the harmless ones", () => {
    const harmless = option("stay");
    expect(costlyLast([costly, harmless])).toEqual([harmless, costly]);
    const asides = new Set([harmless.verb]);
    const wanted: Option = { ...harmless, id: "wanted", verb: "pass" };
    expect(costlyLast([costly, harmless, wanted], asides)).toEqual([wanted, harmless, costly]);
  });

  test("mark a thing that leads to nothing else", () => {
    const harmless = option("use", "card:2");
    expect([...perils([costly, harmless], [])]).toEqual(["card:1"]);
    expect([...perils([costly, option("use", "card:1")], [])]).toEqual([]);
  });
});
