/** The first room of the first scenario with a guide: what is explained, and when. */

import type { OfferedOption, Verb } from "../../protocol";
import {
  answers,
  asks,
  happened,
  things,
  type GuideBook,
  type Lesson,
  type Moment,
} from "../../table/lessons";
import { MONSTER, TURNS, VICTORY, type FigureView, type HeroView, type TableView } from "./view";

type Now = Moment<TableView>;

/** With so few cards in hand a rest is near. */
const FEW_CARDS = 4;
/** From this round on the turns are known, and the next room may be thought of. */
const SECOND_ROUND = 2;

const own = ({ view, seat }: Now): HeroView | undefined =>
  view.heroes.find((hero) => hero.seat === seat);

const figureNumber = (id: string): number => Number(id.split(":")[1]);

const monsters = ({ view }: Now): FigureView[] =>
  view.figures.filter((figure) => figure.kind === MONSTER);

const afflicted = ({ view }: Now): FigureView[] =>
  view.figures.filter((figure) => (figure.conditions ?? []).length > 0);

const coins = ({ view }: Now): string[] =>
  view.hexes.filter((hex) => (hex.coins ?? 0) > 0).map(({ q, r }) => `hex:${q},${r}`);

const closedDoors = ({ view }: Now): string[] =>
  view.doors.filter((door) => !door.open).map(({ q, r }) => `hex:${q},${r}`);

/** Whoever stands in the first room was placed before the characters. */
function isCleared(now: Now): boolean {
  const party = now.view.heroes.map((hero) => figureNumber(hero.figure));
  const before = monsters(now).filter(({ id }) => figureNumber(id) < Math.min(...party));
  return now.view.round > 0 && before.length === 0;
}

function hasMonsterActed({ view, log }: Now): boolean {
  const turns = log.filter((event) => event.chooser == null && event.phrase.key === "turn");
  return turns.some(({ phrase: { args } }) => {
    const named = args["figure"];
    const figure = view.figures.find(({ id }) => typeof named === "object" && id === named.thing);
    return figure?.kind === MONSTER;
  });
}

const isBrute = ({ phrase }: OfferedOption): boolean => {
  const kind = phrase.args["class"];
  return typeof kind === "object" && kind.message === "class-brute";
};

const offers = ({ decision }: Now, verb: Verb): boolean =>
  decision?.options.some((option) => option.verb === verb) ?? false;

// -- how the guide ends ------------------------------------------------------------

const ENDS: Lesson<TableView>[] = [
  {
    id: "defeat",
    rule: "GH-6.1.2",
    when: ({ finished, view }) => finished && view.outcome !== VICTORY,
    ring: () => ".prompt",
    last: true,
  },
  {
    id: "cleared",
    rule: "GH-2.2.2",
    when: isCleared,
    ring: (now) => things(closedDoors(now)),
    last: true,
  },
];

// -- what is asked -----------------------------------------------------------------

const QUESTIONS: Lesson<TableView>[] = [
  {
    id: "class",
    rule: "GH-1.1.1",
    when: (now) => asks(now, "class"),
    ring: ({ decision }) => things(decision?.options.find(isBrute)?.things ?? []),
  },
  {
    id: "goal",
    rule: "GH-1.6.1",
    when: (now) => asks(now, "keep-goal"),
    ring: (now) => answers(now, "card"),
  },
  {
    id: "start",
    rule: "GH-2.1.8",
    when: (now) => asks(now, "start"),
    ring: (now) => answers(now, "hex"),
  },
  {
    id: "rest",
    rule: "GH-3.1.24",
    when: (now) => offers(now, "long-rest") && (own(now)?.hand_size ?? 0) <= FEW_CARDS,
    ring: () => "[data-option^='long-rest']",
  },
  {
    id: "lead",
    rule: "GH-3.1.2",
    when: (now) => asks(now, "lead"),
    ring: () => ".own ul.hand",
  },
  {
    id: "follow",
    rule: "GH-1.2.2",
    when: (now) => asks(now, "follow"),
    ring: () => ".own ul.hand",
  },
  {
    id: "ready",
    rule: "GH-3.1.1",
    when: (now) => asks(now, "ready-to-play"),
    ring: () => ".own div.played",
  },
  {
    id: "ability",
    rule: "GH-3.3.1",
    when: (now) => asks(now, "ability"),
    ring: () => ".own div.played",
  },
  {
    id: "move",
    rule: "GH-3.4.1",
    when: (now) => asks(now, "move"),
    ring: (now) => answers(now, "hex"),
  },
  {
    id: "target",
    rule: "GH-3.6.1",
    when: (now) => asks(now, "attack"),
    ring: (now) => answers(now, "figure"),
  },
  {
    id: "area",
    rule: "GH-3.8.1",
    when: (now) => asks(now, "area", "path"),
    ring: () => "[role='application']",
  },
  {
    id: "damage",
    rule: "GH-3.18.1",
    when: (now) => asks(now, "damage"),
    ring: () => ".own section.damage",
  },
  {
    id: "item",
    rule: "GH-3.20.2",
    when: (now) => asks(now, "attack-item", "strike-item", "guard-item"),
    ring: () => ".own ul.items",
  },
  {
    id: "short-rest",
    rule: "GH-3.1.21",
    when: (now) => asks(now, "short-rest"),
    ring: () => ".own .pile",
  },
  {
    id: "tie",
    rule: "GH-4.8.1",
    when: (now) => asks(now, "focus", "monster-goal", "monster-stop", "route", "also"),
    ring: (now) => answers(now, "hex"),
  },
  {
    id: "loot",
    rule: "GH-3.16.1",
    when: (now) => asks(now, "loot", "loot-one"),
    ring: (now) => things(coins(now)),
  },
  {
    id: "use-element",
    rule: "GH-3.11.8",
    when: (now) => asks(now, "use", "use-both", "use-element"),
    ring: () => "ul.elements",
  },
  {
    id: "after",
    rule: "GH-3.3.13",
    when: (now) => asks(now, "after"),
    ring: () => ".prompt .answers",
  },
];

// -- what is seen ------------------------------------------------------------------

const SIGHTS: Lesson<TableView>[] = [
  {
    id: "items",
    rule: "GH-1.3.5",
    when: (now) => now.view.phase !== TURNS && (own(now)?.items.length ?? 0) > 0,
    ring: () => ".own ul.items",
  },
  {
    id: "order",
    rule: "GH-3.2.3",
    when: ({ view }) => view.phase === TURNS,
    ring: () => "ol.queue",
  },
  {
    id: "monsters",
    rule: "GH-4.0.1",
    when: ({ view }) => view.phase === TURNS && view.types.some((type) => type.card),
    ring: () => ".monster",
  },
  {
    id: "modifiers",
    rule: "GH-1.0.6",
    when: (now) => happened(now, "draws"),
    ring: () => ".own .deck",
  },
  {
    id: "focus",
    rule: "GH-4.2.2",
    when: hasMonsterActed,
    ring: (now) => things(monsters(now).map(({ id }) => id)),
  },
  {
    id: "exhausted",
    rule: "GH-3.19.1",
    when: (now) => happened(now, "exhausted"),
    ring: () => "ol.queue",
  },
  {
    id: "coins",
    rule: "GH-3.16.6",
    when: (now) => coins(now).length > 0,
    ring: (now) => things(coins(now)),
  },
  {
    id: "conditions",
    rule: "GH-3.10.1",
    when: (now) => afflicted(now).length > 0,
    ring: (now) => things(afflicted(now).map(({ id }) => id)),
  },
  {
    id: "elements",
    rule: "GH-3.11.2",
    when: ({ view }) => view.charging.length > 0 || view.elements.some((state) => state > 0),
    ring: () => "ul.elements",
  },
  {
    id: "lost",
    rule: "GH-3.1.11",
    when: (now) => (own(now)?.lost.length ?? 0) > 0,
    ring: () => ".own .pile:nth-of-type(2)",
  },
  {
    id: "active",
    rule: "GH-3.12.1",
    when: (now) => (own(now)?.active.length ?? 0) > 0,
    ring: () => ".own ul.active",
  },
  {
    id: "experience",
    rule: "GH-3.17.1",
    when: (now) => (own(now)?.xp ?? 0) > 0,
    ring: () => ".own .row > .count:first-child",
  },
  {
    id: "round",
    rule: "GH-3.0.2",
    when: (now) => now.view.round >= SECOND_ROUND && asks(now, "lead"),
    ring: () => ".prompt .tools",
  },
  {
    id: "door",
    rule: "GH-2.2.2",
    when: (now) => now.view.round >= SECOND_ROUND && closedDoors(now).length > 0,
    ring: (now) => things(closedDoors(now)),
  },
];

export const guide: GuideBook<TableView> = {
  lessons: [...ENDS, ...QUESTIONS, ...SIGHTS],
  texts: {
    en: () => import("../../text/guide/guide.gloomhaven.en.ftl?raw"),
    ru: () => import("../../text/guide/guide.gloomhaven.ru.ftl?raw"),
  },
};
