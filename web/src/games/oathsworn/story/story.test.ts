import { expect, test } from "vitest";
import type { ToldEvent, ToldKey, Verb } from "../../../protocol";
import { pines, planOf, roofs, spotOf } from "./land";
import { answersOf, sinceTheTurn, toldOnce } from "./telling";
import { ahead, spacesOf } from "./track";
import type { MapView } from "./view";

const told = (key: ToldKey, args: ToldEvent["phrase"]["args"] = {}): ToldEvent => ({
  at: 0,
  phrase: { key, args },
  rule: "OS-3.4.1",
});
const chosen = (key: Verb, message: string): ToldEvent => ({
  ...told(key, { beat: { message } }),
  chooser: 0,
});
const beat = (message: string): ToldEvent => told("told", { beat: { message } });
const who = (place: number): ToldEvent["phrase"]["args"] => ({
  oathsworn: { message: "class-warden", thing: `oathsworn:${place}` },
});

const LOG = [
  beat("tale-c01-01"),
  chosen("answer", "tale-c01-01-stand"),
  beat("tale-c01-01-stand"),
  { ...told("check-together"), chooser: 0 },
  told("gained-iron", { number: 5 }),
  beat("tale-c01-02"),
];

test("since the last answer: what was read, and what it brought", () => {
  const { read, happened } = sinceTheTurn(LOG);
  expect(read).toEqual(["tale-c01-01-stand", "tale-c01-02"]);
  expect(happened.map(({ phrase }) => phrase.key)).toEqual(["gained-iron"]);
  expect(answersOf(LOG)).toEqual(new Set(["tale-c01-01-stand"]));
});

test("before any answer everything was read since the beginning", () => {
  expect(sinceTheTurn(LOG.slice(0, 1)).read).toEqual(["tale-c01-01"]);
});

test("the Locations of a new map are looked at, later ones are told", () => {
  const placed = [told("location-placed"), told("location-placed")];
  expect(sinceTheTurn([told("map-placed"), ...placed]).happened).toEqual([]);
  expect(sinceTheTurn(placed).happened).toHaveLength(2);
});

test("what befalls all is told once", () => {
  const all = [0, 1, 2, 3].map((place) => told("gained-token", who(place)));
  expect(toldOnce(all)).toEqual([{ event: all[0], count: 4 }]);
  expect(toldOnce(all.slice(0, 2))).toHaveLength(2);
});

const MAP: MapView = {
  name: "cinderwall",
  kind: "city",
  marker: 8,
  walked: [8],
  locations: [],
  rows: [3, 2],
  spaces: [
    { number: 2, beat: "c01.space_2", kind: "immediate", sign: "event" },
    { number: 4, beat: "c01.space_4", kind: "end_of_story", sign: "token" },
    { number: 5, beat: "c01.space_5", kind: "immediate", sign: "entry" },
  ],
  track: [1],
};

test("the Time Track says what the next units bring and forfeit", () => {
  expect(spacesOf(MAP).map(({ covered }) => covered)).toEqual([true, false, false, false, false]);
  expect(spacesOf(MAP).find(({ next }) => next)?.number).toBe(2);
  expect(ahead(MAP).map(({ units, space }) => [units, space.sign])).toEqual([
    [1, "event"],
    [3, "token"],
  ]);
  expect(ahead({ ...MAP, track: [1, 2, 3, 0, 0] })).toEqual([]);
});

test("a map is always drawn alike, and leaves room for its Locations", () => {
  const plan = planOf("city");
  const spots = [30, 50, 70].map((across) => spotOf([across, 30]));
  const count = (kept: typeof spots): number =>
    roofs("cinderwall", plan, kept).dark.split("M").length;
  expect(roofs("cinderwall", plan, spots)).toEqual(roofs("cinderwall", plan, spots));
  expect(count(spots)).toBeLessThan(count([]));
  expect(pines("a", planOf("journey"), [])).not.toBe(pines("b", planOf("journey"), []));
});
