/** What the client knows of a game before it is opened: `games/<game>/manifest.ts`. */

import type { Component } from "svelte";
import type { GuideBook } from "../table/lessons";
import type { CampaignLayout } from "./campaigns";
import type { GameLayout } from "./layout";
import type { LIGHTS } from "./signs";

/** A page beside the tables: its address, the key of its title, and what it shows. */
export interface Page {
  path: string;
  title: string;
  load: () => Promise<{ default: Component }>;
}

export interface Manifest {
  /** Its place on the shelf, from the left. */
  place: number;
  /** A drawing of the game-icons set. */
  emblem: string;
  /** The light behind the emblem (`--light-…` of the theme). */
  light: (typeof LIGHTS)[number];
  players: string;
  minutes: string;
  /** From 1 (light) to 5 (heavy). */
  weight: number;
  /** Its table; without one it is drawn from what a seat sees. */
  layout?: () => Promise<{ layout: GameLayout }>;
  /** Tables of other matches that its campaigns deal (a town), by their formats. */
  scenes?: Record<string, () => Promise<{ layout: GameLayout }>>;
  /** Its part of a campaign's page. */
  campaign?: () => Promise<{ campaign: CampaignLayout }>;
  /** Its guide for beginners, for tables whose option `tutorial` is agreed on. */
  guide?: () => Promise<{ guide: GuideBook }>;
  pages?: Page[];
}
