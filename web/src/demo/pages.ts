/** Samples of what is read: a story, cards with parts, and a codex. */

import type { CodexEntry } from "../widgets/codex";
import type { Parted } from "../widgets/PartedCard.svelte";
import type { StoryChoice, StoryEntry } from "../widgets/story";

export const ENTRY: StoryEntry = {
  title: "The Great Granary",
  note: "chapter 1, entry 4",
  icon: "spooky-house",
  family: "gold",
  paragraphs: [
    "The door is barred from within, and its boards are scratched: freshly, often, never higher than a knee. The watchman sits on the steps and holds an empty sack as if a child slept in it.",
    "Behind you the square hums: no bread for three days. Damp comes from under the sill, and something sweet, like pears left too long.",
  ],
};

const chances = (...percents: number[]): StoryChoice["chances"] =>
  percents.map((percent, place) => ({ label: String(place + 1), percent }));

export const CHOICES: StoryChoice[] = [
  {
    id: "talk",
    title: "Make the watchman talk",
    option: "talk",
    check: "Persuasion 4",
    costs: [],
    icon: "talk",
    family: "gold",
    key: "1",
    chances: chances(7, 32, 68, 79, 70),
  },
  {
    id: "search",
    title: "Look for another way in",
    option: "search",
    check: "Search 5",
    costs: [{ icon: "actions", words: "1 more time" }],
    icon: "magnifying-glass",
    family: "teal",
    key: "2",
    chances: chances(1, 10, 28, 43, 42),
  },
  {
    id: "pay",
    title: "Buy your way in",
    option: "pay",
    check: "no check",
    costs: [{ icon: "two-coins", words: "2 iron of 9" }],
    icon: "two-coins",
    family: "ash",
    key: "3",
    chances: chances(100),
  },
];

export const CARDS: Parted[] = [
  {
    id: "cold_toughness",
    title: "Cold Toughness",
    icon: "surrounded-shield",
    family: "sea",
    cost: 2,
    corner: 1,
    parts: [
      { id: "basic", text: "Ice Block 3", can: true },
      { id: "strong", text: "Ice Block 5", icon: "water-drop", strong: true, can: true },
    ],
  },
  {
    id: "fireball",
    title: "Fireball",
    icon: "fireball",
    family: "blood",
    cost: 3,
    corner: 2,
    parts: [
      { id: "ranged", text: "Ranged Fire 5", chosen: true, can: true },
      { id: "siege", text: "Siege Fire 8", icon: "flame", strong: true, pale: true },
    ],
  },
];

export const CODEX: CodexEntry[] = [
  ["bear", "Cave Bear", "strikes twice", "bear-face", "ash", "Beasts"],
  ["wolf", "Hound", "hunts in packs", "wolf-head", "steel", "Beasts"],
  ["drake", "Rending Drake", "", "spiked-dragon-head", "blood", "Beasts", "unknown"],
  ["cultist", "Cultist", "raises the dead", "cultist", "plum", "People"],
  ["guard", "Bandit Guard", "shield 1", "bandit", "blood", "People"],
].map(([id = "", title = "", note = "", icon = "", family = "", group = "", unknown]) => ({
  id,
  title,
  note,
  icon,
  family,
  group,
  unknown: unknown !== undefined,
}));
