/** The table of an encounter of Oathsworn: where things lie. The Story has a layout of its own. */

import type { GameLayout } from "../layout";
import EncounterTable from "./encounter/EncounterTable.svelte";
import type { TableView } from "./encounter/view";

export const layout: GameLayout<TableView> = {
  Table: EncounterTable,
  passings: [],
  spanKey: () => "",
  thingsOf: (option) => option.things,
  inSight: () => false,
  detail: () => null,
  quiet: () => false,
  heading: (event) => event.phrase.key === "round" && event.chooser == null,
  valueIcon: () => undefined,
  moment: (view) => `${view.round}`,
};
