/** The families of pictures: each is a glow, the colour around it, and the dark at the rim. */

import { hashOf } from "./chance.ts";

export const FAMILIES = {
  blood: ["#c9603f", "#6e2418", "#210a07"],
  sea: ["#5d8fca", "#24466f", "#0b1625"],
  leaf: ["#86ab57", "#38552a", "#101c0d"],
  plum: ["#a77fcb", "#4e3170", "#170d24"],
  gold: ["#c99c46", "#654417", "#1f1407"],
  steel: ["#6b7482", "#343b46", "#14171c"],
  ash: ["#8c7d6c", "#473d33", "#17130f"],
  rot: ["#a0a24c", "#4b4a1d", "#161507"],
  rose: ["#c26a83", "#672b40", "#1f0b13"],
  teal: ["#5fa79c", "#1f4f4b", "#081a19"],
  night: ["#5a63a0", "#262b54", "#0b0d1d"],
} as const satisfies Record<string, readonly [glow: string, body: string, rim: string]>;

export type Family = keyof typeof FAMILIES;

export const FAMILY_NAMES = Object.keys(FAMILIES) as Family[];

/** What the games call their decks, classes, heroes and colours, by the family of their pictures. */
export const KIN: Readonly<Record<string, Family>> = {
  monster: "blood",
  brute: "sea",
  tinkerer: "gold",
  spellweaver: "plum",
  scoundrel: "leaf",
  cragheart: "rot",
  mindthief: "night",
  sunkeeper: "gold",
  quartermaster: "ash",
  summoner: "rose",
  nightshroud: "night",
  plagueherald: "teal",
  berserker: "blood",
  soothsinger: "rose",
  doomstalker: "sea",
  sawbones: "steel",
  elementalist: "rot",
  beast_tyrant: "ash",

  red: "blood",
  blue: "sea",
  green: "leaf",
  white: "steel",
  artifact: "gold",
  wound: "blood",
  "spell-red": "blood",
  "spell-blue": "sea",
  "spell-green": "leaf",
  "spell-white": "steel",
  regular: "ash",
  elite: "gold",
  arythea: "rose",
  goldyx: "gold",
  norowas: "leaf",
  tovak: "sea",
  wolfhawk: "ash",
  krang: "blood",
  braevalar: "teal",
  day: "gold",
  grey: "steel",
  brown: "ash",
  violet: "plum",

  blade_dancer: "rose",
  rite_keeper: "gold",
  tide_caller: "sea",
  rift_walker: "plum",
  necromancer: "steel",
  demonologist: "blood",
  bloodlord: "blood",
  animist: "leaf",
  temple: "sea",
  forest: "leaf",
  sanctuary: "plum",
  coast: "teal",

  warden: "sea",
  priest: "gold",
  ranger: "leaf",
  warbear: "ash",
  blade: "rose",
  cur: "steel",
  exile: "rot",
  grove_maiden: "leaf",
  harbinger: "night",
  huntress: "teal",
  penitent: "blood",
  witch: "plum",
  injury: "blood",
  ally: "ash",
  token: "sea",
  status: "blood",
  grain_mother: "blood",
  uprooter: "blood",
  heronwight: "blood",
  harvest_three: "blood",
  hush: "blood",
  bellroot: "blood",

  ecarus: "rose",
  auriel: "sea",
  laegon: "teal",
  shae: "night",
  thorgar: "gold",
  talent: "steel",
  purple: "plum",
  enemy_power: "plum",
  stash: "steel",
  emporium: "steel",
  treasure: "gold",
  soul_weapon: "rose",
  encounter: "blood",
  trap: "blood",
  critical: "blood",
  event: "night",
  shadow: "night",
  find: "gold",
};

const isFamily = (name: string): name is Family => Object.hasOwn(FAMILIES, name);

/** The family of a picture; a name that nobody has placed keeps one that its letters choose. */
export function familyOf(name: string): Family {
  if (isFamily(name)) return name;
  const placed = Object.hasOwn(KIN, name) ? KIN[name] : undefined;
  return placed ?? FAMILY_NAMES[hashOf(name) % FAMILY_NAMES.length] ?? "ash";
}
