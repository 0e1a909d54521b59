import type { Manifest } from "../manifest";

export const manifest: Manifest = {
  place: 4,
  emblem: "evil-tree",
  light: "leaf",
  players: "1–4",
  minutes: "90–120",
  weight: 4,
  layout: () => import("./layout"),
  scenes: { story: () => import("./story/layout") },
  campaign: () => import("./campaign/campaign"),
  guide: () => import("./guide"),
};
