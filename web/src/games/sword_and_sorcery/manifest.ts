import type { Manifest } from "../manifest";

export const manifest: Manifest = {
  place: 5,
  emblem: "winged-sword",
  light: "plum",
  players: "1–5",
  minutes: "60–90",
  weight: 4,
  layout: () => import("./layout"),
  campaign: () => import("./campaign/campaign"),
  guide: () => import("./guide"),
};
