/** The first quest with a guide: what is explained, and when. */

import type { Verb } from "../../protocol";
import {
  answers,
  asks,
  happened,
  things,
  type GuideBook,
  type Lesson,
  type Moment,
} from "../../table/lessons";
import { ownHero, thingOf, type HeroView, type TableView } from "./view";

type Now = Moment<TableView>;

/** From this round on the company knows its way, and looks at what is left of the events. */
const SECOND_ROUND = 2;

const own = ({ view, seat, decision }: Now): HeroView | undefined => ownHero(view, seat, decision);

const offers = ({ decision }: Now, ...verbs: Verb[]): boolean =>
  decision?.options.some(({ verb }) => verbs.includes(verb)) ?? false;

/** What an answer of one of these kinds sits on. */
const sittingOn = ({ decision }: Now, ...verbs: Verb[]): string =>
  things(
    (decision?.options ?? [])
      .filter(({ verb }) => verbs.includes(verb))
      .flatMap((option) => option.things),
  );

const enemies = ({ view }: Now): string =>
  things(view.enemies.flatMap(({ figures }) => figures.map((each) => thingOf(view, each))));

const engaged = ({ view }: Now): boolean => view.board.areas.some(({ heroes = 0 }) => heroes > 0);

const cools = (now: Now): boolean =>
  own(now)?.powers?.some(({ position = 0 }) => position > 0) ?? false;

const affordable = ({ view }: Now): boolean =>
  view.heroes.some(({ raising = 0 }) => raising > 0 && raising <= view.shards);

// -- how the guide ends ------------------------------------------------------------

const ENDS: Lesson<TableView>[] = [
  {
    id: "victory",
    rule: "SS-4.4.0.1",
    when: ({ finished, view }) => finished && view.won === true,
    ring: () => ".prompt",
    last: true,
  },
  {
    id: "defeat",
    rule: "SS-4.4.0.1",
    when: ({ finished, view }) => finished && view.won !== true,
    ring: () => ".prompt",
    last: true,
  },
];

// -- what is asked -----------------------------------------------------------------

const QUESTIONS: Lesson<TableView>[] = [
  {
    id: "power",
    rule: "SS-7.0.0.3",
    when: (now) => asks(now, "gain-power"),
    ring: () => ".tray",
  },
  {
    id: "who",
    rule: "SS-4.2.0.1",
    when: (now) => asks(now, "who-acts"),
    ring: () => ".heroes",
  },
  {
    id: "turn",
    rule: "SS-4.2.1.1",
    when: (now) => asks(now, "act"),
    ring: () => ".own .sheet",
  },
  {
    id: "map",
    rule: "SS-6.1.0.1",
    when: (now) => asks(now, "act") && offers(now, "move"),
    ring: (now) => sittingOn(now, "move"),
  },
  {
    id: "door",
    rule: "SS-6.1.0.4",
    when: (now) => asks(now, "act") && offers(now, "open-door", "break-door"),
    ring: (now) => answers(now, "door"),
  },
  {
    id: "strike",
    rule: "SS-9.0.0.1",
    when: (now) => asks(now, "act") && offers(now, "attack"),
    ring: (now) => sittingOn(now, "attack"),
  },
  {
    id: "search",
    rule: "SS-6.3.6.1",
    when: (now) => asks(now, "act") && offers(now, "search", "break-chest"),
    ring: () => ".own .sheet",
  },
  {
    id: "deed",
    rule: "SS-6.3.0.2",
    when: (now) => asks(now, "act") && offers(now, "quest-action"),
    ring: () => ".quest",
  },
  {
    id: "defence",
    rule: "SS-9.0.0.18",
    when: (now) => asks(now, "effects") && now.view.attack?.defending === true,
    ring: () => ".attack",
  },
  {
    id: "symbols",
    rule: "SS-9.0.0.4",
    when: (now) => asks(now, "effects") && now.view.attack?.defending !== true,
    ring: () => ".attack",
  },
  {
    id: "reaction",
    rule: "SS-6.5.0.1",
    when: (now) => asks(now, "react"),
    ring: () => ".own .powers",
  },
  {
    id: "controller",
    rule: "SS-15.7.1.10",
    when: (now) => asks(now, "who-is-activated", "whom-it-attacks", "enemy-route"),
    ring: enemies,
  },
  {
    id: "shards",
    rule: "SS-5.3.1.3",
    when: (now) => asks(now, "spend-shards") && affordable(now),
    ring: () => ".own .gem, .counts",
  },
];

// -- what is seen ------------------------------------------------------------------

const SIGHTS: Lesson<TableView>[] = [
  {
    id: "goal",
    rule: "SS-4.4.0.1",
    when: (now) => asks(now, "who-acts", "act"),
    ring: () => ".quest",
  },
  {
    id: "gear",
    rule: "SS-8.0.0.1",
    when: (now) => asks(now, "act"),
    ring: () => ".own .gear",
  },
  {
    id: "shadow",
    rule: "SS-15.4.0.3",
    when: (now) => happened(now, "shadow"),
    ring: () => ".field .map",
  },
  {
    id: "enemy",
    rule: "SS-15.7.1.1",
    when: ({ view }) => view.enemies.length > 0,
    ring: () => ".right .enemy",
  },
  {
    id: "engaged",
    rule: "SS-3.1.0.1",
    when: engaged,
    ring: enemies,
  },
  {
    id: "event",
    rule: "SS-4.3.0.3",
    when: (now) => happened(now, "event"),
    ring: () => ".events",
  },
  {
    id: "wounds",
    rule: "SS-11.0.0.1",
    when: (now) => happened(now, "wounded"),
    ring: () => ".own .sheet",
  },
  {
    id: "cooldown",
    rule: "SS-7.0.0.16",
    when: cools,
    ring: () => ".own .powers",
  },
  {
    id: "ghost",
    rule: "SS-11.1.0.1",
    when: ({ view }) => view.heroes.some(({ ghost }) => ghost === true),
    ring: () => ".heroes",
  },
  {
    id: "time",
    rule: "SS-4.4.0.3",
    when: ({ view }) => view.round >= SECOND_ROUND,
    ring: () => ".events",
  },
];

export const guide: GuideBook<TableView> = {
  lessons: [...ENDS, ...QUESTIONS, ...SIGHTS],
  texts: {
    en: () => import("../../text/guide/guide.sword_and_sorcery.en.ftl?raw"),
    ru: () => import("../../text/guide/guide.sword_and_sorcery.ru.ftl?raw"),
  },
};
