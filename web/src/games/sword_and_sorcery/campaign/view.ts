/** What a campaign's page shows of a company, and the road of the Act. */

import type {
  HeroSheetView,
  OwnedItemView,
  QuestRoadView,
} from "../../../generated/sword_and_sorcery";

export type {
  HeroSheetView,
  OwnedItemView,
  QuestRoadView,
  SagaView,
} from "../../../generated/sword_and_sorcery";

/** The number of a quest is the end of its key. */
export const numberOf = (quest: string): number => Number(quest.slice(1));

/** The name of a quest is told when it is open. */
export const isKnown = ({ state }: QuestRoadView): boolean => state === "done" || state === "open";

/** What is worn, in the order of the slots, and what is carried. */
export const worn = (hero: HeroSheetView): OwnedItemView[] => hero.items.filter(({ slot }) => slot);
export const carried = (hero: HeroSheetView): OwnedItemView[] =>
  hero.items.filter(({ slot }) => !slot);

/** No quest is left to be played. */
export const isOver = (road: QuestRoadView[]): boolean =>
  road.every(({ state }) => state !== "open");
