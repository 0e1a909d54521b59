import type { Manifest } from "../manifest";

export const manifest: Manifest = {
  place: 1,
  emblem: "pentacle",
  light: "rose",
  players: "2–6",
  minutes: "60–90",
  weight: 3,
  layout: () => import("./layout"),
  guide: () => import("./guide"),
};
