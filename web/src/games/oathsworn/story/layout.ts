/** The table of the Story of Oathsworn: where things lie. */

import type { GameLayout } from "../../layout";
import StoryTable from "./StoryTable.svelte";

export const layout: GameLayout = {
  Table: StoryTable,
  passings: [],
  spanKey: () => "",
  thingsOf: (option) => option.things,
  inSight: () => false,
  detail: () => null,
  quiet: () => false,
  heading: () => false,
  valueIcon: () => undefined,
  moment: () => "",
};
