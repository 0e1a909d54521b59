/** What stands on the spaces: enemy tokens, face up or down, and the heroes. */

import { seatOnMap } from "../../look/seats";
import type { GameContent } from "../../table/content.svelte";
import type { Token } from "../../widgets/HexBoard.svelte";
import { hexKey } from "../../widgets/hexes";
import { backColour, hasSite, tokenIcon, tokenName } from "./places";
import { iconOf, spaceAt, type SpaceView, type TableView } from "./view";

/** In sizes of a hex: so far apart lie several tokens of one space. */
const APART = 0.5;
const BELOW = 0.5;
const ASIDE = 0.14;

/** Side by side around the middle. */
function spread(place: number, count: number, apart: number): number {
  return (place - (count - 1) / 2) * apart;
}

function tokensAt(content: GameContent, space: SpaceView, occupied: boolean): Token[] {
  const tokens = space.tokens ?? [];
  const alone = space.rampaging && tokens.length === 1;
  const apart = Math.min(APART, 1.5 / Math.max(1, tokens.length - 1));
  return tokens.map((token, place) => ({
    id: token.id ?? `token:${hexKey(space)}:${place}`,
    q: space.q,
    r: space.r,
    icon: tokenIcon(content, token),
    label: tokenName(content, token),
    ring: token.enemy ? "foe" : "back",
    colour: backColour(token.back),
    ...(alone
      ? { scale: 0.92 }
      : {
          scale: tokens.length > 3 ? 0.48 : 0.58,
          shift: { x: spread(place, tokens.length, apart), y: occupied ? BELOW + 0.1 : BELOW },
        }),
  }));
}

export function tokensOf(view: TableView, content: GameContent): Token[] {
  const occupied = new Set(view.heroes.map((hero) => hero.space));
  return view.spaces.flatMap((space) => tokensAt(content, space, occupied.has(hexKey(space))));
}

export function figuresOf(
  view: TableView,
  content: GameContent,
  nameOf: (seat: number) => string,
  lit: ReadonlySet<string>,
): Token[] {
  return view.heroes.flatMap((hero) => {
    const space = spaceAt(view, hero.space);
    if (!space) return [];
    const there = view.heroes.filter((other) => other.space === hero.space);
    /** A site is still seen behind who stands on it. */
    const aside = hasSite(space) ? ASIDE : 0;
    const id = `seat:${hero.seat}`;
    return [
      {
        id,
        q: space.q,
        r: space.r,
        icon: iconOf(content, hero.kind, "mage_knight"),
        label: `${nameOf(hero.seat)}, ${content.name("hero", hero.kind)}`,
        ring: "hero",
        colour: seatOnMap(hero.seat),
        scale: there.length > 1 ? 0.68 : 1 - aside,
        shift: { x: spread(there.indexOf(hero), there.length, 0.7) - aside, y: aside },
        can: lit.has(id),
        active: view.turn.seat === hero.seat,
      },
    ];
  });
}
