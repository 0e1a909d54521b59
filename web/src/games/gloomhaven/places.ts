/** What lies on a hex, in words, for those who do not see the drawing. */

import type { GameContent } from "../../table/content.svelte";
import { hexKey } from "../../widgets/hexes";
import { t } from "../../words/language.svelte";
import { nameOf } from "./naming";
import type { TableView, TileView } from "./view";

const KINDS: Record<string, string> = {
  obstacle: "gloomhaven-obstacle",
  trap: "gloomhaven-trap",
  hazardous: "gloomhaven-hazardous",
  difficult: "gloomhaven-difficult",
  plate: "gloomhaven-plate",
  treasure: "gloomhaven-treasure",
  mark: "gloomhaven-mark",
};

function tileLabel(tile: TileView, content: GameContent): string {
  const parts = [t(KINDS[tile.kind] ?? tile.kind)];
  if (tile.damage) parts.push(t("gloomhaven-damage", { damage: tile.damage }));
  for (const condition of tile.conditions ?? []) {
    parts.push(nameOf(content, "condition", condition));
  }
  return parts.join(" ");
}

export function placeLabels(view: TableView, content: GameContent): Map<string, string> {
  const found = new Map<string, string[]>();
  const add = (key: string, words: string): void => {
    found.set(key, [...(found.get(key) ?? []), words]);
  };
  for (const tile of view.tiles) for (const hex of tile.hexes) add(hex, tileLabel(tile, content));
  for (const hex of view.hexes) {
    if (hex.coins) add(hexKey(hex), t("gloomhaven-coins", { coins: hex.coins }));
  }
  for (const mark of view.marks) {
    const words = t(mark.goal ? "gloomhaven-goal-mark" : "gloomhaven-other-mark", {
      mark: mark.name,
    });
    for (const hex of mark.hexes) add(hex, words);
  }
  for (const door of view.doors) {
    const closed = door.locked ? "gloomhaven-door-locked" : "gloomhaven-door-closed";
    add(hexKey(door), t(door.open ? "gloomhaven-door-open" : closed));
  }
  return new Map(
    [...found].map(([key, words]) => {
      const [q = 0, r = 0] = key.split(",").map(Number);
      return [key, [t("gloomhaven-hex", { q, r }), ...words].join(", ")];
    }),
  );
}
