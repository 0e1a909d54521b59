import type { Manifest } from "../manifest";

export const manifest: Manifest = {
  place: 5,
  emblem: "winged-sword",
  light: "plum",
  players: "1–5",
  minutes: "60–90",
  weight: 4,
};
