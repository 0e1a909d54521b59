import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import type { PositionMessage, ToldEvent, ToldKey } from "../protocol";
import { actsIn, actsOfOthers } from "./acts";
import { MOST, Pace } from "./pace";

const TURNS = new Set<ToldKey>(["turn"]);

const event = (key: string, thing = ""): ToldEvent => ({
  at: 1,
  rule: "",
  phrase: { key: key as ToldKey, args: thing ? { figure: { message: thing, thing } } : {} },
});
const chosen = (seat: number): ToldEvent => ({ ...event("attack"), chooser: seat });
const act = (actor: string) => ({ actor, events: [event("moves", actor)] });

function position(...events: ToldEvent[]): PositionMessage {
  return { events } as unknown as PositionMessage;
}

describe("acts", () => {
  test("are told apart by who chooses and whose turn begins", () => {
    const acts = actsIn(
      [
        event("round"),
        chosen(0),
        event("suffers"),
        event("turn", "figure:4"),
        event("moves"),
        event("turn", "figure:5"),
        chosen(1),
      ],
      TURNS,
    );
    expect(acts.map(({ actor, events }) => [actor, events.length])).toEqual([
      ["seat:0", 2],
      ["figure:4", 2],
      ["figure:5", 1],
      ["seat:1", 1],
    ]);
  });

  test("of my own are not shown to me, nor is a turn that only begins", () => {
    const told = position(chosen(0), event("turn", "figure:4"), chosen(1), event("turn", "me"));
    const acts = actsOfOthers(told, { own: [0], turns: TURNS });
    expect(acts.map(({ actor }) => actor)).toEqual(["figure:4", "seat:1"]);
  });
});

describe("the pace", () => {
  let pause = 500;
  let steady = false;
  let seen: string[] = [];
  const made = (): Pace<string> =>
    new Pace<string>({
      pause: () => pause,
      steady: () => steady,
      act: (shown) => seen.push(shown ? `acts ${shown.actor}` : "rest"),
      show: (shown) => seen.push(`shows ${shown}`),
    });

  beforeEach(() => {
    vi.useFakeTimers();
    pause = 500;
    steady = false;
    seen = [];
  });
  afterEach(() => vi.useRealTimers());

  test("shows at once what nobody else did", () => {
    made().arrive("A", []);
    expect(seen).toEqual(["rest", "shows A"]);
  });

  test("shows the acts one by one, then the position", () => {
    const pace = made();
    pace.arrive("A", [act("orc"), act("wolf")]);
    expect(seen).toEqual(["acts orc"]);
    vi.advanceTimersByTime(500);
    expect(seen).toEqual(["acts orc", "acts wolf"]);
    pace.arrive("B", []);
    vi.advanceTimersByTime(500);
    expect(seen.slice(2)).toEqual(["shows A", "rest", "shows B"]);
    expect(pace.busy).toBe(false);
  });

  test("is brisker with who goes on acting", () => {
    const pace = made();
    pace.arrive("A", [act("orc")]);
    pace.arrive("B", [act("orc")]);
    vi.advanceTimersByTime(500 + 167);
    expect(seen.at(-1)).toBe("shows B");
  });

  test("is steady for who only watches", () => {
    steady = true;
    const pace = made();
    pace.arrive("A", [act("orc")]);
    pace.arrive("B", [act("orc")]);
    vi.advanceTimersByTime(999);
    expect(seen.at(-1)).toBe("acts orc");
    vi.advanceTimersByTime(1);
    expect(seen.at(-1)).toBe("shows B");
  });

  test("goes straight to the newest where motion is not wanted, and when told so", () => {
    const pace = made();
    pace.arrive("A", [act("orc")]);
    pace.arrive("B", [act("wolf")]);
    pace.skip();
    expect(seen).toEqual(["acts orc", "rest", "shows A", "shows B"]);
    pause = 0;
    pace.arrive("C", [act("orc")]);
    expect(seen.at(-1)).toBe("shows C");
  });

  test("does not let a backlog grow", () => {
    const pace = made();
    const last = MOST + 1;
    for (let count = 0; count <= last; count += 1) pace.arrive(`${count}`, [act(`orc ${count}`)]);
    expect(seen.at(-1)).toBe(`shows ${last}`);
    expect(pace.busy).toBe(false);
  });

  test("waits where it is held", () => {
    const pace = made();
    pace.arrive("A", [act("orc")]);
    pace.hold();
    vi.runAllTimers();
    pace.arrive("B", []);
    expect(seen).toEqual(["acts orc"]);
    pace.goOn();
    expect(seen.slice(1)).toEqual(["shows A", "rest", "shows B"]);
  });

  test("forgets what was taken back", () => {
    const pace = made();
    pace.arrive("A", [act("orc")]);
    pace.forget();
    vi.runAllTimers();
    expect(seen).toEqual(["acts orc", "rest"]);
  });
});
