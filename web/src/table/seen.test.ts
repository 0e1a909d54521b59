import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { Seen } from "./seen";

describe("what was seen", () => {
  let told: (number | null)[] = [];
  let heard = true;
  const made = (): Seen =>
    new Seen((seq) => {
      told.push(seq);
      return Promise.resolve(heard);
    });

  beforeEach(() => {
    vi.useFakeTimers();
    told = [];
    heard = true;
  });
  afterEach(() => vi.useRealTimers());

  test("is said once for each position", () => {
    const seen = made();
    seen.say(4, "watch");
    seen.say(4, "watch");
    seen.say(5, "watch");
    expect(told).toEqual([4, 5]);
  });

  test("is not said while the bots are to wait", () => {
    const seen = made();
    seen.say(4, "watch");
    seen.say(5, "wait");
    expect(told).toEqual([4]);
    seen.say(5, "watch");
    expect(told).toEqual([4, 5]);
  });

  test("need not be said by who is in a hurry", () => {
    const seen = made();
    seen.say(4, "hurry");
    seen.say(5, "hurry");
    expect(told).toEqual([null]);
    seen.say(6, "watch");
    expect(told).toEqual([null, 6]);
  });

  test("stops those who were told to hurry", () => {
    const seen = made();
    seen.say(4, "hurry");
    seen.say(5, "wait");
    seen.say(6, "wait");
    expect(told).toEqual([null, 0]);
  });

  test("is said anew on another connection", () => {
    const seen = made();
    seen.say(4, "watch");
    seen.forget();
    seen.say(4, "watch");
    expect(told).toEqual([4, 4]);
  });

  test("is said again if the server had no time for it", async () => {
    const seen = made();
    heard = false;
    seen.say(4, "watch");
    await vi.advanceTimersByTimeAsync(0);
    heard = true;
    await vi.advanceTimersByTimeAsync(1000);
    expect(told).toEqual([4, 4]);
    await vi.advanceTimersByTimeAsync(1000);
    expect(told).toEqual([4, 4]);
  });
});
