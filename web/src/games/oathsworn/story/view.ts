/** What a seat sees of the Story, and the words for its parts. */

import type { StoryView } from "../../../generated/oathsworn";
import { slug } from "../../../words/slug";

export type {
  AnswerView,
  CheckView,
  CheckCardView,
  ItemView,
  LocationView,
  MapView,
  MemberView,
  NeedView,
  PageView,
  SpaceView,
  StoryView,
} from "../../../generated/oathsworn";

/** The text of a beat: `c01_05.climb` is `tale-c01-05-climb`. */
export const taleKey = (beat: string): string => `tale-${slug(beat.replaceAll(".", "-"))}`;

/** The kinds of combat tokens, in the order of the company's sheet. */
export const TOKENS = ["defense", "animus", "redraw", "empower", "battleflow"];

/** All cards that lie open. */
export function lyingCards(view: StoryView): { id: string; card: string }[] {
  return [
    ...view.backpack,
    ...(view.laid_out ?? []),
    ...view.allies,
    ...view.company.flatMap(({ items = [], injuries = [] }) => [...items, ...injuries]),
  ];
}
