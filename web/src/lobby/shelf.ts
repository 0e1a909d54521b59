/** The five games of the house. Which of them can be played, the server says. */

import type { IconName } from "../look/icons";

export interface Boxed {
  id: string;
  icon: IconName;
  players: string;
  minutes: string;
  /** From 1 (light) to 5 (heavy). */
  weight: number;
}

export const SHELF: Boxed[] = [
  { id: "sorcerer", icon: "sorcerer", players: "2–6", minutes: "60–90", weight: 3 },
  { id: "gloomhaven", icon: "gloomhaven", players: "1–4", minutes: "90–150", weight: 4 },
  { id: "mage_knight", icon: "mage_knight", players: "1–4", minutes: "120–240", weight: 5 },
  { id: "oathsworn", icon: "oathsworn", players: "1–4", minutes: "90–120", weight: 4 },
  {
    id: "sword_and_sorcery",
    icon: "sword_and_sorcery",
    players: "1–5",
    minutes: "60–90",
    weight: 4,
  },
];

export const textKey = (id: string): string => `game-${id.replaceAll("_", "-")}`;
