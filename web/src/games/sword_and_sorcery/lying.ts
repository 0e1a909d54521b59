/** What lies in an area, as the map draws it. */

import type { GameContent } from "../../table/content.svelte";
import { t } from "../../words/language.svelte";
import type { Marker } from "../../widgets/areas";
import { areaName, printedSlug } from "./naming";
import type { AreaView, TableView } from "./view";

export type Lying = Omit<Marker, "at">;

/** Tokens of quests that have a picture of their own. */
const PICTURED = new Set(["wagon"]);

/** What it is, and what it is for. */
const tipOf = (label: string, icon: string): string =>
  `${label.charAt(0).toUpperCase()}${label.slice(1)}. ${t(`sword-tip-${icon}`)}`;

function goods(area: AreaView, place: number): Lying[] {
  const found: Lying[] = [];
  const add = (icon: string, label: string): void => {
    found.push({ id: `${icon}:${place}`, icon: `map-${icon}`, label, tip: tipOf(label, icon) });
  };
  if (area.chest) add("chest", t(area.magic_lock ? "sword-chest-locked" : "sword-chest"));
  if (area.search) add("search", t("sword-search"));
  if ((area.treasures ?? 0) > 0)
    add("treasure", t("sword-treasure", { count: area.treasures ?? 0 }));
  if ((area.loot ?? 0) > 0) add("loot", t("sword-loot", { count: area.loot ?? 0 }));
  if ((area.coins ?? []).length > 0) add("coins", t("sword-coins"));
  if ((area.keys ?? 0) > 0) add("key", t("sword-key"));
  if ((area.items ?? []).length > 0)
    add("item", t("sword-items", { count: area.items?.length ?? 0 }));
  if ((area.fire ?? []).length > 0) add("fire", t("sword-mark-fire"));
  if ((area.story ?? []).length > 0) add("story", t("sword-story-card"));
  if (area.difficult) add("difficult", t("sword-difficult"));
  if (area.hazardous) add("hazard", t("sword-hazardous"));
  return found;
}

export function lying(view: TableView, content: GameContent, place: number): Lying[] {
  const { areas, gates, shrines, waypoints } = view.board;
  const area = areas[place];
  if (!area) return [];
  return [
    ...goods(area, place),
    ...(area.tokens ?? []).map((token, number): Lying => {
      const label = content.texts.has(`token-${printedSlug(token)}`)
        ? content.name("token", token)
        : token;
      return {
        id: `token:${place}:${number}`,
        icon: PICTURED.has(token) ? `map-${token}` : "map-token",
        label,
        tip: tipOf(label, "token"),
      };
    }),
    ...(area.stairs ?? []).flatMap((beyond): Lying[] => {
      const there = areas[beyond];
      if (!there) return [];
      const label = t("sword-stairs", { area: areaName(content, there) });
      return [
        {
          id: `stairs:${place}:${beyond}`,
          icon: "map-stairs",
          label,
          tip: tipOf(label, "stairs"),
        },
      ];
    }),
    ...gates.flatMap((gate, number): Lying[] => {
      if (gate.area !== place) return [];
      const label = content.say(`gate-${gate.symbol}`);
      const tip = tipOf(label, gate.active ? "gate" : "gate-asleep");
      return [{ id: `gate:${number}`, icon: "map-gate", label, hidden: !gate.active, tip }];
    }),
    ...shrines.flatMap((shrine, number): Lying[] => {
      if (shrine.area !== place) return [];
      const label = t(shrine.active ? "sword-shrine" : "sword-shrine-asleep");
      const tip = tipOf(label, shrine.active ? "shrine" : "shrine-asleep");
      return [{ id: `shrine:${number}`, icon: "map-shrine", label, hidden: !shrine.active, tip }];
    }),
    ...waypoints
      .filter((waypoint) => waypoint.area === place)
      .map(({ number }): Lying => ({
        id: `waypoint:${number}`,
        number,
        label: t("sword-waypoint", { number }),
        tip: tipOf(t("sword-waypoint", { number }), "waypoint"),
      })),
    ...Array.from({ length: area.shadows ?? 0 }, (_, number) => ({
      id: `shadow:${place}:${number}`,
      icon: "map-shadow",
      label: t("sword-shadow"),
      tip: tipOf(t("sword-shadow"), "shadow"),
      hidden: true,
    })),
  ];
}
