import { describe, expect, it } from "vitest";
import { counts, Presses, SETTLING } from "./presses";

const at = (time: number, x = 100, y = 100) => ({ time, x, y });

describe("a press", () => {
  it("answers what was on screen when it began", () => {
    expect(counts(at(1000), null, 900)).toBe(true);
  });

  it("does not answer what came up later, wherever it is made", () => {
    expect(counts(at(1000), at(500, 800, 20), 1001)).toBe(false);
    expect(counts(at(1000), null, null)).toBe(false);
  });

  it("at the place of the last one waits until the question has settled", () => {
    const first = at(800);
    expect(counts(at(1000, 110, 95), first, 900)).toBe(false);
    expect(counts(at(900 + SETTLING, 110, 95), first, 900)).toBe(true);
  });

  it("at another place counts at once", () => {
    expect(counts(at(910, 400, 300), at(800), 900)).toBe(true);
  });

  it("of the same key waits, of another does not", () => {
    const one = { time: 800, key: "1" };
    expect(counts({ time: 950, key: "1" }, one, 900)).toBe(false);
    expect(counts({ time: 950, key: "2" }, one, 900)).toBe(true);
    expect(counts(at(950), one, 900)).toBe(true);
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

  it("include a click that no press began", () => {
    const presses = new Presses();
    presses.begin(at(10));
    presses.click(at(15));
    presses.click(at(50));
    expect(presses.last?.time).toBe(50);
  });
});
