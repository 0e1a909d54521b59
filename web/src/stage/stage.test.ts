import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import type { ActKind, PositionMessage, ToldEvent, ToldKey } from "../protocol";
import { PATIENCE, Stage, type House } from "./stage.svelte";
import { TEMPO } from "./tempo";

const act = (kind: ActKind, key: string = kind, who = ""): ToldEvent => ({
  at: 1,
  rule: "",
  kind,
  phrase: { key: key as ToldKey, args: who ? { figure: { message: who, thing: who } } : {} },
  ...(who ? { roles: { who: "figure" } } : {}),
});
const chosen = (seat: number): ToldEvent => ({ ...act("choice", "attack"), chooser: seat });

function position(number: number, ...events: ToldEvent[]): PositionMessage {
  return { choices: number, events, staged: true } as unknown as PositionMessage;
}

function opened(more: Partial<House> = {}) {
  const seen: string[] = [];
  const house: House = {
    speed: () => 1,
    stepwise: () => false,
    own: () => [0],
    tell: ({ phrase }) => seen.push(phrase.key),
    show: ({ choices }) => seen.push(`position ${choices}`),
    perform: async (event, beat, happen) => {
      seen.push(`begin ${event.phrase.key}`);
      await beat.wait();
      happen();
    },
    missed: (events) => seen.push(`missed ${events.length}`),
    ...more,
  };
  return { stage: new Stage(house), seen };
}

const pass = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds);

describe("the stage", () => {
  beforeEach(() => vi.useFakeTimers());
  afterEach(() => vi.useRealTimers());

  test("plays one act after the other, then shows the position", async () => {
    const { stage, seen } = opened();
    stage.arrive(position(1, act("strike"), act("hurt")));
    await pass(TEMPO.strike - 1);
    expect(seen).toEqual(["begin strike"]);
    await pass(1);
    expect(seen).toEqual(["begin strike", "strike", "begin hurt"]);
    expect(stage.act?.kind).toBe("hurt");
    await pass(TEMPO.hurt);
    expect(seen.slice(3)).toEqual(["hurt", "position 1"]);
    expect([stage.busy, stage.act]).toEqual([false, null]);
  });

  test("what takes no time is told at once", async () => {
    const { stage, seen } = opened();
    stage.arrive(position(1, act("note"), act("quiet")));
    await pass(0);
    expect(seen).toEqual(["note", "quiet", "position 1"]);
  });

  test("goes straight to the newest", async () => {
    const { stage, seen } = opened();
    stage.arrive(position(1, act("strike"), act("hurt")));
    stage.arrive(position(2, act("fall")));
    await pass(10);
    stage.skip();
    await pass(0);
    expect(seen).toEqual(["begin strike", "strike", "position 1", "position 2", "missed 2"]);
    expect(stage.busy).toBe(false);
  });

  test("one figure is passed over, the next one is seen", async () => {
    const { stage, seen } = opened();
    const first = act("turn", "turn", "figure:1");
    stage.arrive(position(1, first, act("walk"), act("turn", "other", "figure:2"), act("hurt")));
    await pass(10);
    stage.next();
    await pass(0);
    expect(seen).toEqual(["begin turn", "turn", "walk", "begin other"]);
    expect(stage.actor).toBe("figure:2");
    await pass(TEMPO.turn + TEMPO.hurt);
    expect(seen.slice(4)).toEqual(["other", "begin hurt", "hurt", "position 1"]);
  });

  test("waits in the middle of an act", async () => {
    const { stage, seen } = opened();
    stage.arrive(position(1, act("strike")));
    await pass(100);
    stage.pause(true);
    await pass(10_000);
    expect(seen).toEqual(["begin strike"]);
    stage.pause(false);
    await pass(TEMPO.strike - 100);
    expect(seen).toEqual(["begin strike", "strike", "position 1"]);
  });

  test("waits before each figure, if asked to", async () => {
    const { stage, seen } = opened({ stepwise: () => true });
    stage.arrive(position(1, act("turn", "turn", "figure:1"), act("walk")));
    await pass(10_000);
    expect([seen, stage.waiting]).toEqual([[], true]);
    stage.goOn();
    await pass(TEMPO.turn + TEMPO.walk);
    expect(seen.at(-1)).toBe("position 1");
  });

  test("does not repeat to players what they chose themselves", async () => {
    const { stage, seen } = opened();
    stage.arrive(position(1, chosen(0), act("play")));
    await pass(0);
    expect(seen).toEqual(["attack", "play", "position 1"]);
    stage.arrive(position(2, chosen(1), act("play")));
    await pass(0);
    expect(seen.at(-1)).toBe("begin attack");
  });

  test("plays nothing that it was not told the way of, and nothing at speed 0", async () => {
    const off = opened({ speed: () => 0 });
    off.stage.arrive(position(1, act("strike")));
    expect(off.seen).toEqual(["position 1", "missed 1"]);
    const { stage, seen } = opened();
    stage.arrive({ ...position(1, act("strike")), staged: false });
    await pass(0);
    expect(seen).toEqual(["position 1", "missed 1"]);
  });

  test("nobody waits for a long backlog", async () => {
    const { stage, seen } = opened();
    const many = Array.from({ length: Math.ceil(PATIENCE / TEMPO.moment) + 1 }, () =>
      act("moment"),
    );
    stage.arrive(position(1, ...many));
    await pass(0);
    expect(seen[0]).toBe("position 1");
  });

  test("any press ends what everybody stops for, and nothing else", async () => {
    const { stage, seen } = opened();
    stage.arrive(position(1, act("hurt"), act("moment"), act("fall")));
    await pass(10);
    stage.press();
    await pass(0);
    expect(seen).toEqual(["begin hurt"]);
    await pass(TEMPO.hurt);
    stage.press();
    await pass(0);
    expect(seen.slice(1)).toEqual(["hurt", "begin moment", "moment", "begin fall"]);
  });

  test("what happens waits while somebody looks elsewhere", async () => {
    const { stage, seen } = opened();
    stage.lookAway(true);
    stage.arrive(position(1, act("hurt")));
    await pass(10_000);
    expect(seen).toEqual([]);
    stage.lookAway(false);
    await pass(TEMPO.hurt);
    expect(seen).toEqual(["begin hurt", "hurt", "position 1"]);
  });

  test("an answer that the table gave takes no time of its own", async () => {
    const { stage, seen } = opened();
    stage.arrive(position(1, { ...chosen(1), forced: true }, act("hurt")));
    await pass(0);
    expect(seen).toEqual(["attack", "begin hurt"]);
  });

  test("the end is put off until somebody says so", async () => {
    const { stage, seen } = opened();
    stage.arrive(position(1, act("hurt")));
    stage.hold();
    await pass(10_000);
    expect(seen.at(-1)).toBe("hurt");
    stage.goOn();
    await pass(0);
    expect(seen.at(-1)).toBe("position 1");
  });

  test("what was taken back is never shown", async () => {
    const { stage, seen } = opened();
    stage.arrive(position(3, act("strike"), act("hurt")));
    await pass(10);
    stage.forget();
    stage.arrive({ ...position(1), staged: false });
    await pass(10_000);
    expect(seen).toEqual(["begin strike", "strike", "position 1"]);
  });
});
