import { expect, test } from "vitest";
import type { AskedDecision, EventKey, OfferedOption, PromptKey } from "../protocol";
import {
  answers,
  asks,
  BEGINNING,
  due,
  ended,
  follow,
  happened,
  reopen,
  resumed,
  turnPage,
  type Lesson,
  type Moment,
} from "./lessons";

const lesson = (id: string, when: (moment: Moment) => boolean, last = false): Lesson => ({
  id,
  rule: "XX-1",
  when,
  ring: () => "",
  last,
});

/** Keys of any game. */
const [FIRST, SECOND] = ["first", "second"] as unknown as [PromptKey, PromptKey];
const SEEN = "seen" as EventKey;

const LESSONS = [
  lesson("end", ({ finished }) => finished, true),
  lesson("first", (moment) => asks(moment, FIRST)),
  lesson("second", (moment) => asks(moment, SECOND)),
  lesson("seen", (moment) => happened(moment, SEEN)),
];

function moment(prompt: string | null, ...events: string[]): Moment {
  const decision: AskedDecision | null =
    prompt === null
      ? null
      : { seats: [0], prompt: { key: prompt as PromptKey, args: {} }, rule: "", options: [] };
  const log = events.map((key) => ({
    at: 1,
    rule: "",
    phrase: { key: key as EventKey, args: {} },
  }));
  return { view: null, seat: 0, decision, log, finished: false };
}

const over: Moment = { ...moment(null), finished: true };

test("a lesson comes with the question that it is about", () => {
  const begun = follow(LESSONS, BEGINNING, moment("first"), 0);
  expect(begun).toEqual({ told: ["first"], open: "first", at: 0, ended: false });
});

test("nothing is said while others are asked", () => {
  expect(follow(LESSONS, BEGINNING, moment(null, "seen"), 0)).toBe(BEGINNING);
});

test("each lesson comes once", () => {
  const begun = follow(LESSONS, BEGINNING, moment("first"), 0);
  expect(follow(LESSONS, begun, moment("first"), 1)).toBe(begun);
  const read = turnPage(LESSONS, begun, moment("first"), 1);
  expect(read.open).toBeNull();
  expect(follow(LESSONS, read, moment("first"), 2)).toBe(read);
});

test("of one moment the question is first, and the next page tells the rest", () => {
  const begun = follow(LESSONS, BEGINNING, moment("first", "seen"), 0);
  expect(begun.open).toBe("first");
  expect(follow(LESSONS, begun, moment("first", "seen"), 0)).toBe(begun);
  const turned = turnPage(LESSONS, begun, moment("first", "seen"), 0);
  expect(turned.told).toEqual(["first", "seen"]);
  expect(turnPage(LESSONS, turned, moment("first", "seen"), 0).open).toBeNull();
});

test("who plays on without reading finds the lesson of the new moment", () => {
  const begun = follow(LESSONS, BEGINNING, moment("first"), 0);
  const gone = follow(LESSONS, begun, moment("second", "seen"), 1);
  expect(gone.open).toBe("second");
  expect(follow(LESSONS, gone, moment("third", "seen"), 2).open).toBe("seen");
});

test("what somebody chose is no event", () => {
  const chosen = moment("third");
  chosen.log = [{ at: 1, rule: "", chooser: 0, phrase: { key: SEEN, args: {} } }];
  expect(due(LESSONS, BEGINNING, chosen)).toEqual([]);
});

test("an earlier lesson is read again, one that has not come is not", () => {
  const gone = { told: ["first", "second"], open: null, at: 1, ended: false };
  expect(reopen(gone, "first", 4)).toEqual({ ...gone, open: "first", at: 4 });
  expect(reopen(gone, "seen", 4)).toBe(gone);
  const again = reopen(gone, "first", 4);
  expect(follow(LESSONS, again, moment("third", "seen"), 4).open).toBe("first");
  expect(follow(LESSONS, again, moment("third", "seen"), 5).open).toBe("seen");
});

test("after the last lesson nothing comes, and reading it ends the guide", () => {
  const last = follow(LESSONS, BEGINNING, over, 9);
  expect(last.open).toBe("end");
  expect(due(LESSONS, last, moment("first"))).toEqual([]);
  expect(turnPage(LESSONS, last, over, 9)).toEqual({ ...last, open: null, ended: true });
});

test("a guide that has ended can be read again, and ends again", () => {
  const last = follow(LESSONS, BEGINNING, over, 9);
  const again = reopen(resumed(turnPage(LESSONS, last, over, 9)), "end", 10);
  expect(again).toMatchObject({ open: "end", ended: false });
  expect(turnPage(LESSONS, again, over, 10)).toMatchObject({ open: null, ended: true });
});

test("a guide that was ended stays silent", () => {
  const quiet = ended(BEGINNING);
  expect(follow(LESSONS, quiet, moment("first"), 3)).toBe(quiet);
});

test("the ring lies around the answers of one kind", () => {
  const asked = moment("move");
  const option: OfferedOption = {
    id: "a",
    verb: "step",
    things: [],
    phrase: { key: "step", args: {} },
  };
  asked.decision?.options.push(
    { ...option, things: ["figure:3", "hex:1,2"] },
    { ...option, things: ["item:4"] },
  );
  expect(answers(asked, "hex")).toBe('[data-thing="hex:1,2"]');
});
