import type { Manifest } from "../manifest";

export const manifest: Manifest = {
  place: 2,
  emblem: "dungeon-gate",
  light: "brass",
  players: "1–4",
  minutes: "90–150",
  weight: 4,
  layout: () => import("./layout"),
  scenes: {
    found: () => import("./town/layout"),
    town: () => import("./town/layout"),
    camp: () => import("./town/layout"),
    road: () => import("./town/layout"),
    roster: () => import("./town/layout"),
  },
  campaign: () => import("./campaign/campaign"),
  guide: () => import("./guide"),
  pages: [
    {
      path: "/monsters",
      title: "helper-title",
      load: () => import("./helper/MonsterHelper.svelte"),
    },
  ],
};
