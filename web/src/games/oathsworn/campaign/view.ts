/** What a campaign's page shows of a company. */

import type { CompanyView } from "../../../generated/oathsworn";

export type { ChapterView, CharacterView, CompanyView } from "../../../generated/oathsworn";

/** A chapter of the road: done, under way, or still ahead. */
export interface Milestone {
  chapter: number;
  state: "won" | "lost" | "now" | "ahead";
  /** The key of its title; what lies ahead has none yet. */
  story: string;
  encounter: string;
  attempts: number;
  fell: number;
  marks: number;
}

/** The parts of a chapter, in their order. */
export const PARTS = ["story", "encounter", "epilogue"];

/** Nothing more can be played. */
export const isOver = ({ next }: CompanyView): boolean => !PARTS.includes(next);

export function milestones(view: CompanyView): Milestone[] {
  return Array.from({ length: view.chapter_count }, (_, place) => {
    const chapter = place + 1;
    const begun = view.chapters.find((each) => each.chapter === chapter);
    const now = chapter === view.chapter && !isOver(view);
    const blank = { attempts: 0, fell: 0, marks: 0 };
    if (now)
      return {
        ...blank,
        ...begun,
        chapter,
        state: "now",
        story: view.story,
        encounter: view.encounter,
      };
    if (!begun) return { ...blank, chapter, state: "ahead", story: "", encounter: "" };
    return { ...blank, ...begun, chapter, state: begun.won ? "won" : "lost" };
  });
}
