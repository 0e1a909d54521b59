import { expect, test } from "vitest";
import { milestones, type CompanyView } from "./view";

const COMPANY = {
  chapter: 2,
  chapter_count: 3,
  next: "encounter",
  story: "c02",
  encounter: "uprooter",
  chapters: [
    {
      chapter: 1,
      story: "c01",
      encounter: "grain_mother",
      difficulty: "free",
      attempts: 2,
      won: true,
      fell: 1,
      marks: 1,
    },
    { chapter: 2, story: "c02", encounter: "uprooter", difficulty: "free" },
  ],
} as unknown as CompanyView;

test("the road knows what is done, what is under way and what is ahead", () => {
  expect(milestones(COMPANY).map(({ state, story }) => [state, story])).toEqual([
    ["won", "c01"],
    ["now", "c02"],
    ["ahead", ""],
  ]);
  expect(milestones(COMPANY)[0]).toMatchObject({ attempts: 2, fell: 1, marks: 1 });
});

test("when all is over nothing is under way", () => {
  expect(milestones({ ...COMPANY, next: "over" }).map(({ state }) => state)).toEqual([
    "won",
    "lost",
    "ahead",
  ]);
});
