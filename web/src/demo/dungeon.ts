/** A sample of a board of areas: four tiles, their walls, and who stands there. */

import type { MaterialName } from "../look/materials";
import type { Spot } from "../look/shapes";
import type { Area, Door, Marker, Sight, Standing, Wall } from "../widgets/areas";
import { sampleFigure } from "./samples";

const WIDTH = 240;
const HEIGHT = 165;

const at = (x: number, y: number): Spot => ({ x, y });

/** A tile that is parted into a left and a right area by a bent line. */
function tile(name: string, material: MaterialName, left: number, top: number): Area[] {
  const [right, bottom] = [left + WIDTH, top + HEIGHT];
  const bend = [at(left + 105, top), at(left + 130, top + 80), at(left + 112, bottom)] as const;
  const area = (number: number, corners: Spot[]): Area => ({
    id: `${name}${number}`,
    corners,
    material,
    label: `${name} ${number}`,
  });
  return [
    area(1, [at(left, top), ...bend, at(left, bottom)]),
    area(2, [bend[0], at(right, top), at(right, bottom), bend[2], bend[1]]),
  ];
}

export const AREAS: Area[] = [
  ...tile("yard", "cobbles", 0, 0),
  ...tile("hall", "planks", WIDTH, 0),
  ...tile("garden", "grass", 0, HEIGHT),
  ...tile("crypt", "flags", WIDTH, HEIGHT),
].map((area) => {
  if (area.id === "yard2") return { ...area, engaged: "engaged 1 : 2" };
  if (area.id === "hall1") return { ...area, can: true };
  return area.id === "hall2" ? { ...area, dim: true } : area;
});

const wall = (x1: number, y1: number, x2: number, y2: number): Wall => ({
  from: at(x1, y1),
  to: at(x2, y2),
});

export const WALLS: Wall[] = [
  wall(0, 0, 480, 0),
  wall(0, 330, 480, 330),
  wall(0, 0, 0, 330),
  wall(480, 0, 480, 330),
  wall(240, 0, 240, 50),
  wall(240, 110, 240, 220),
  wall(240, 280, 240, 330),
  wall(0, 165, 50, 165),
  wall(120, 165, 400, 165),
  wall(460, 165, 480, 165),
];

export const DOORS: Door[] = [
  { id: "door:1", at: at(240, 80), angle: 90, icon: "wooden-door", label: "door", can: true },
  {
    id: "door:2",
    at: at(240, 250),
    angle: 90,
    icon: "locked-door",
    label: "purple lock",
    lock: "#bd8bea",
  },
];

export const MARKERS: Marker[] = [
  { id: "chest", at: at(50, 45), label: "chest", icon: "locked-chest" },
  { id: "two", at: at(300, 120), label: "2", number: 2 },
  { id: "spawn", at: at(440, 120), label: "hidden", icon: "hooded-assassin", hidden: true },
];

export const FIGURES: Standing[] = [
  {
    figure: {
      ...sampleFigure("ecarus", "crested-helmet", "rose", "hero", "rose"),
      life: { now: 7, most: 10 },
      active: true,
    },
    at: at(140, 120),
  },
  {
    figure: { ...sampleFigure("orc", "orc-head", "leaf", "elite"), number: 1, can: true },
    at: at(205, 90),
  },
  {
    figure: {
      ...sampleFigure("laegon", "bowman", "teal", "hero", "teal"),
      life: { now: 8, most: 8 },
    },
    at: at(60, 285),
  },
  {
    figure: {
      ...sampleFigure("shaman", "wizard-face", "plum", "normal"),
      number: 2,
      life: { now: 1, most: 4 },
      mirrored: true,
    },
    at: at(200, 220),
  },
  {
    figure: { ...sampleFigure("troll", "minotaur", "plum", "boss"), life: { now: 22, most: 26 } },
    at: at(400, 245),
    radius: 44,
  },
];

export const SIGHT: Sight = { from: at(60, 285), to: at(200, 220), label: "1 area" };
