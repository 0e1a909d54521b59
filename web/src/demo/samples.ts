/** Samples for the demo pages: icons that the games bring, and figures made of them. */

import { loadIcons } from "../look/paths.svelte";
import type { HeroRing, Rank } from "../look/ranks";
import type { Figure } from "../widgets/figure";

/** Forty icons of the games' own lists. */
export const SAMPLE_ICONS = `
  ballista bow-arrow bandit imp bear-face crossbow visored-helm cultist spiked-tentacle stone-crafting
  fire-silhouette fairy snowflake-2 snake-tongue spider-alt wolf-head minotaur gears fairy-wand hood
  rock-golem brain-tentacle hooded-assassin spiked-dragon-head elf-helmet orc-head oak-leaf bleeding-wound
  stone-wall wingfoot poison-bottle wolf-trap castle church white-tower dervish-swords razor scissors
  candle-flame whip
`
  .trim()
  .split(/\s+/);

/** All of them before any is drawn: what a game always brings is not to be asked for piece by piece. */
export async function loadSamples(): Promise<void> {
  await Promise.all(["gloomhaven", "mage_knight", "sorcerer"].map(loadIcons));
}

export function sampleFigure(
  id: string,
  icon: string,
  family: string,
  rank: Rank,
  own?: HeroRing,
): Figure {
  return { id, icon, family, rank, own, label: id };
}
