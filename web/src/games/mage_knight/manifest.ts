import type { Manifest } from "../manifest";

export const manifest: Manifest = {
  place: 3,
  emblem: "mounted-knight",
  light: "sea",
  players: "1–4",
  minutes: "120–240",
  weight: 5,
  layout: () => import("./layout"),
  guide: () => import("./guide"),
};
