/** The table as the helper's sheet: what would this monster do if it acted now? */

import { hexKey } from "../../../widgets/hexes";
import {
  CHARACTER,
  hexOf,
  MONSTER,
  type FigureView,
  type LineView,
  type TableView,
  type TypeView,
} from "../view";
import { SHAPES, TERRAINS, toAddress, type Enemy, type Sheet, type Terrain } from "./sheet";

/** Who is to act next, or would be asked about: the first of its type that has not acted. */
export function nextOf(view: TableView, type: string): FigureView | undefined {
  const figures = view.figures.filter((figure) => figure.type === type);
  return figures.find(({ acted }) => !acted) ?? figures[0];
}

function terrainOf(view: TableView): Record<string, Terrain> {
  const kinds: readonly string[] = TERRAINS;
  return Object.fromEntries(
    view.tiles
      .filter(({ kind }) => kinds.includes(kind))
      .flatMap(({ kind, hexes }) => hexes.map((hex) => [hex, kind as Terrain])),
  );
}

function initiativeOf(view: TableView, figure: FigureView): number {
  const hero = view.heroes.find((each) => each.seat === figure.owner);
  return Math.min(99, hero?.initiative ?? 99);
}

/** The numbers of the round for a rank; what it has no card for it does as its stat card says. */
function numbersOf(type: TypeView, figure: FigureView): Omit<Sheet["monster"], "hex"> {
  const place = Math.max(
    0,
    type.stats.findIndex(({ rank }) => rank === (figure.rank ?? 0)),
  );
  const stats = type.stats[place];
  const lines = type.lines ?? [];
  const at = (numbers: number[] | undefined): number => Math.max(0, numbers?.[place] ?? 0);
  const attack = lines.find(({ ranges }) => (ranges ?? []).length > 0);
  const moves = lines.filter(({ values, ranges }) => (values ?? []).length > 0 && !ranges?.length);
  const bare: LineView = { values: [], ranges: [] };
  const known = lines.length > 0;
  return {
    move: known
      ? moves.reduce((sum, { values }) => sum + at(values), 0)
      : Math.max(0, stats?.move ?? 0),
    range: known ? at((attack ?? bare).ranges) : (stats?.range ?? 0),
    targets: Math.max(1, attack?.targets ?? stats?.targets ?? 1),
    attack: !known || attack !== undefined,
    flying: type.flying ?? false,
    jump: moves.some(({ jump }) => jump),
    muddled: figure.conditions?.includes("muddle") ?? false,
    area: attack?.area && attack.area in SHAPES ? attack.area : "",
  };
}

export function sheetOf(view: TableView, figure: FigureView, type: TypeView): Sheet {
  const others = view.figures.filter(({ id }) => id !== figure.id);
  const isFoe = ({ side }: FigureView): boolean => side !== figure.side;
  const enemies: Enemy[] = others
    .filter((other) => isFoe(other) && (other.kind === CHARACTER || other.kind !== MONSTER))
    .map((other) => ({ hex: hexKey(other), initiative: initiativeOf(view, other) }));
  return {
    floor: [...view.hexes.map(hexKey), ...view.doors.filter(({ open }) => open).map(hexKey)].filter(
      (hex, place, all) => all.indexOf(hex) === place,
    ),
    terrain: terrainOf(view),
    monster: { ...numbersOf(type, figure), hex: hexKey(figure) },
    allies: others.filter((other) => !isFoe(other)).map(hexKey),
    enemies,
  };
}

/** Where everything lies so that the sheet begins at the upper left corner. */
export function cornered(sheet: Sheet): Sheet {
  const floor = sheet.floor.map(hexOf);
  const up = 1 - Math.min(...floor.map(({ r }) => r));
  const left = 1 - Math.min(...floor.map(({ q, r }) => q + Math.floor((r + up) / 2)));
  const moved = (hex: string): string => {
    const { q, r } = hexOf(hex);
    return hexKey({ q: q + left, r: r + up });
  };
  return {
    floor: sheet.floor.map(moved),
    terrain: Object.fromEntries(
      Object.entries(sheet.terrain).map(([hex, kind]) => [moved(hex), kind]),
    ),
    monster: { ...sheet.monster, hex: moved(sheet.monster.hex) },
    allies: sheet.allies.map(moved),
    enemies: sheet.enemies.map((enemy) => ({ ...enemy, hex: moved(enemy.hex) })),
  };
}

/** The address of the helper with this board, on which the next monster of the type is asked about. */
export function helperFor(view: TableView, type: TypeView): string {
  const figure = nextOf(view, type.type);
  return figure ? `/monsters#${toAddress(cornered(sheetOf(view, figure, type)))}` : "/monsters";
}
