/** What a seat sees of a quest, and where to find things in it. */

import type { AskedDecision } from "../../protocol";
import type {
  CardView,
  EnemyView,
  FigureView,
  HeroView,
  TableView,
} from "../../generated/sword_and_sorcery";

export type * from "../../generated/sword_and_sorcery";

/** Phases of a round. */
export const PREPARING = 0;

export const SLOTS = ["main", "off", "armour", "artifact"] as const;

export const COINS = [50, 10, 5] as const;

/** Ranks of a soul gem. */
export const SOULRANKS = 7;
export const ROMAN = ["I", "II", "III", "IV", "V", "VI", "VII"];

export const enemyOf = (view: TableView, figure: number): EnemyView | undefined =>
  view.enemies.find((enemy) => enemy.figures.some(({ id }) => id === figure));

export const heroOf = (view: TableView, figure: number): HeroView | undefined =>
  view.heroes.find((hero) => hero.figure?.id === figure);

/** A hero's figure is called by the hero, an enemy's and a companion's by its own number. */
export const thingOf = (view: TableView, figure: FigureView): string => {
  const hero = heroOf(view, figure.id);
  return hero ? `hero:${hero.place}` : `figure:${figure.id}`;
};

/** Everybody on the map. */
export function figuresOf(view: TableView): FigureView[] {
  const heroes = view.heroes.flatMap(({ kind, figure, companion }) =>
    kind ? [figure, companion] : [],
  );
  const enemies = view.enemies.flatMap(({ figures }) => figures);
  return [...heroes, ...enemies].filter(
    (figure) => figure != null && figure.area >= 0,
  ) as FigureView[];
}

export const isFoe = (view: TableView, figure: FigureView): boolean =>
  enemyOf(view, figure.id) !== undefined;

/** Everything that a hero has. */
export const cardsOf = (hero: HeroView): CardView[] => [
  ...Object.values(hero.slots ?? {}),
  ...(hero.inventory ?? []),
  ...(hero.powers ?? []),
];

export function cardOf(view: TableView, thing: string): CardView | undefined {
  const lying = view.board.areas.flatMap(({ items }) => items ?? []);
  return [
    ...view.heroes.flatMap(cardsOf),
    ...lying,
    ...(view.shop ?? []),
    ...(view.stash ?? []),
  ].find(({ id }) => `card:${id}` === thing);
}

/** Whom a question names. */
function asked(view: TableView, decision: AskedDecision | null): HeroView | undefined {
  const named = Object.values(decision?.prompt.args ?? {});
  return view.heroes.find((hero) =>
    named.some((value) => typeof value === "object" && value.thing === `hero:${hero.place}`),
  );
}

/** Who rolls in the attack under way. */
function rolling(view: TableView): HeroView | undefined {
  const { attack } = view;
  return attack ? heroOf(view, attack.defending ? attack.target : attack.attacker) : undefined;
}

/** Whose sheet lies below: who is asked, rolls or trades, whose turn it is, or the first one of the
 * seat. */
export function ownHero(
  view: TableView,
  seat: number,
  decision: AskedDecision | null,
): HeroView | undefined {
  const own = view.heroes.filter((hero) => hero.seat === seat && hero.kind);
  const named = asked(view, decision) ?? rolling(view);
  if (named && own.includes(named)) return named;
  const shopper = own.find(({ place }) => view.visit?.at_the_counter.includes(place));
  if (shopper) return shopper;
  return own.find(({ place }) => place === view.active) ?? own[0];
}
