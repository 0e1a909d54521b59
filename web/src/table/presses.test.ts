import { describe, expect, it } from "vitest";
import { counts, Presses, READING, SETTLING } from "./presses";

const at = (time: number, x = 100, y = 100) => ({ time, x, y });
const shown = (since: number, anew = false) => ({ since, anew });

describe("a press", () => {
  it("answers what was on screen when it began", () => {
    expect(counts(at(1000), null, shown(900))).toBe(true);
  });

  it("does not answer what came up later, wherever it is made", () => {
    expect(counts(at(1000), at(500, 800, 20), shown(1001))).toBe(false);
    expect(counts(at(1000), null, null)).toBe(false);
  });

  it("at the place of the last one waits until the question has settled", () => {
    const first = at(800);
    expect(counts(at(1000, 110, 95), first, shown(900))).toBe(false);
    expect(counts(at(900 + SETTLING, 110, 95), first, shown(900))).toBe(true);
  });

  it("at another place counts at once", () => {
    expect(counts(at(910, 400, 300), at(800), shown(900))).toBe(true);
  });

  it("of the same key waits, of another does not", () => {
    const one = { time: 800, key: "1" };
    expect(counts({ time: 950, key: "1" }, one, shown(900))).toBe(false);
    expect(counts({ time: 950, key: "2" }, one, shown(900))).toBe(true);
    expect(counts(at(950), one, shown(900))).toBe(true);
  });
});

describe("a question of another kind", () => {
  it("hears no press until it can have been read, wherever it is made", () => {
    expect(counts(at(900 + SETTLING, 400, 300), at(800), shown(900, true))).toBe(false);
    expect(counts(at(900 + READING, 400, 300), at(800), shown(900, true))).toBe(true);
    expect(counts(at(900 + READING), at(800), shown(900, true))).toBe(true);
  });
});

describe("the presses of a page", () => {
  it("are told apart from the clicks that end them", () => {
    const presses = new Presses();
    presses.begin(at(10));
    presses.click(at(15));
    presses.begin(at(30));
    presses.click(at(35));
    expect([presses.before?.time, presses.last?.time]).toEqual([10, 30]);
  });

  it("are one for as long as a key is held down", () => {
    const page = new EventTarget();
    const presses = new Presses();
    presses.listen(page as unknown as Window);
    const hold = (repeat: boolean) => {
      page.dispatchEvent(Object.assign(new Event("keydown"), { key: "1", repeat }));
      page.dispatchEvent(new Event("click")); // of the answer that the key stands for
    };
    hold(false);
    const first = presses.last;
    hold(true);
    hold(true);
    expect(presses.last).toBe(first);
  });

  it("know whether one has turned to something else since", () => {
    const presses = new Presses();
    expect(presses.turnedFrom(null)).toBe(false);
    const first = at(10);
    presses.begin(first);
    expect(presses.turnedFrom(first)).toBe(false);
    presses.begin(at(200, 104, 98));
    expect(presses.turnedFrom(first)).toBe(false);
    presses.begin({ time: 300, key: "Escape" });
    expect(presses.turnedFrom(first)).toBe(true);
  });

  it("include a click that no press began", () => {
    const presses = new Presses();
    presses.begin(at(10));
    presses.click(at(15));
    presses.click(at(50));
    expect(presses.last?.time).toBe(50);
  });
});
