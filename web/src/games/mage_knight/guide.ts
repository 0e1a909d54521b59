/** The first turns of First Reconnaissance with a guide: what is explained, and when. */

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
import { heroOf, type HeroView, type SpaceView, type TableView } from "./view";

type Now = Moment<TableView>;

const WOUND = "wound";
/** By then every part of a round has been seen. */
const SECOND_ROUND = 2;

const own = ({ view, seat }: Now): HeroView | undefined => heroOf(view, seat);

const wounds = (now: Now): string[] =>
  (own(now)?.hand ?? []).filter(({ card }) => card === WOUND).map(({ id }) => id);

const hexes = (spaces: SpaceView[]): string => things(spaces.map(({ q, r }) => `hex:${q},${r}`));

/** Enemies that roam the land stand on spaces of their own. */
const roaming = ({ view }: Now): SpaceView[] => view.spaces.filter(({ rampaging }) => rampaging);

const villages = ({ view }: Now): SpaceView[] =>
  view.spaces.filter(({ site }) => site === "village");

const offers = ({ decision }: Now, ...verbs: Verb[]): boolean =>
  decision?.options.some(({ verb }) => verbs.includes(verb)) ?? false;

const crystals = (now: Now): number => (own(now)?.crystals ?? []).reduce((sum, each) => sum + each);

// -- how the guide ends ------------------------------------------------------------

const ENDS: Lesson<TableView>[] = [
  {
    id: "finished",
    rule: "MK-15.1.9",
    when: ({ finished }) => finished,
    ring: () => ".prompt",
    last: true,
  },
  {
    id: "on-your-own",
    rule: "MK-3.1.1",
    when: (now) => now.view.round >= SECOND_ROUND && asks(now, "movement", "action"),
    ring: () => ".scenario",
    last: true,
  },
];

// -- what is asked -----------------------------------------------------------------

const QUESTIONS: Lesson<TableView>[] = [
  { id: "hero", rule: "MK-1.3", when: (now) => asks(now, "hero"), ring: () => ".prompt" },
  {
    id: "tactic",
    rule: "MK-3.3.1",
    when: (now) => asks(now, "tactic"),
    ring: (now) => answers(now, "card"),
  },
  {
    id: "pay",
    rule: "MK-4.1.3",
    when: (now) => asks(now, "pay"),
    ring: () => ".source, .own ul.purse",
  },
  {
    id: "explore",
    rule: "MK-6.5.1",
    when: (now) => offers(now, "explore"),
    ring: (now) => answers(now, "land"),
  },
  {
    id: "step",
    rule: "MK-6.1.1",
    when: (now) => offers(now, "step"),
    ring: (now) => answers(now, "hex"),
  },
  {
    id: "ranged",
    rule: "MK-8.4.1",
    when: (now) => asks(now, "ranged"),
    ring: () => "section.fight",
  },
  { id: "block", rule: "MK-8.5.1", when: (now) => asks(now, "block"), ring: () => ".foe" },
  { id: "damage", rule: "MK-8.6.1", when: (now) => asks(now, "damage"), ring: () => ".foe" },
  {
    id: "assign",
    rule: "MK-8.6.3",
    when: (now) => asks(now, "assign"),
    ring: () => "section.damage",
  },
  { id: "attack", rule: "MK-8.7.1", when: (now) => asks(now, "attack"), ring: () => ".foe" },
  {
    id: "interaction",
    rule: "MK-7.3.1",
    when: (now) => asks(now, "interaction"),
    ring: () => "section.offers, .own ul.hand",
  },
  { id: "rest", rule: "MK-5.7.2", when: (now) => asks(now, "rest"), ring: () => ".own ul.hand" },
  {
    id: "discard",
    rule: "MK-9.7.1",
    when: (now) => asks(now, "discard"),
    ring: () => ".own ul.hand",
  },
  {
    id: "rewards",
    rule: "MK-9.5.1",
    when: (now) => asks(now, "rewards"),
    ring: () => "section.rewards",
  },
  {
    id: "skill",
    rule: "MK-9.6.5",
    when: (now) => asks(now, "skill"),
    ring: (now) => answers(now, "card"),
  },
  {
    id: "action-card",
    rule: "MK-9.6.6",
    when: (now) => asks(now, "take-card"),
    ring: (now) => answers(now, "card"),
  },
  {
    id: "announce",
    rule: "MK-5.3.1",
    when: (now) => asks(now, "announce"),
    ring: () => ".prompt .answers",
  },
  {
    id: "action",
    rule: "MK-5.6.4",
    when: (now) => asks(now, "action"),
    ring: () => ".prompt .answers",
  },
];

// -- what is seen ------------------------------------------------------------------

const SIGHTS: Lesson<TableView>[] = [
  {
    id: "goal",
    rule: "MK-15.1.8",
    when: (now) => asks(now, "movement"),
    ring: () => ".scenario",
  },
  {
    id: "hand",
    rule: "MK-4.1.2",
    when: (now) => asks(now, "movement"),
    ring: () => ".own ul.hand",
  },
  {
    id: "source",
    rule: "MK-4.4.7",
    when: (now) => asks(now, "movement"),
    ring: () => ".source",
  },
  {
    id: "sideways",
    rule: "MK-4.1.7",
    when: (now) => asks(now, "movement") && offers(now, "sideways") && now.view.turn.move > 0,
    ring: () => ".own ul.hand",
  },
  {
    id: "roaming",
    rule: "MK-6.3.3",
    when: (now) => asks(now, "movement") && roaming(now).length > 0,
    ring: (now) => hexes(roaming(now)),
  },
  {
    id: "village",
    rule: "MK-18.1.1",
    when: (now) => asks(now, "movement") && villages(now).length > 0,
    ring: (now) => hexes(villages(now)),
  },
  {
    id: "crystals",
    rule: "MK-4.4.2",
    when: (now) => crystals(now) > 0,
    ring: () => ".own ul.purse",
  },
  {
    id: "wounds",
    rule: "MK-10.1.1",
    when: (now) => wounds(now).length > 0 && !now.view.combat,
    ring: (now) => things(wounds(now)),
  },
  {
    id: "units",
    rule: "MK-4.2.7",
    when: (now) => (own(now)?.units.length ?? 0) > 0,
    ring: () => ".own ul.units",
  },
  {
    id: "fame",
    rule: "MK-9.6.1",
    when: (now) => (own(now)?.fame ?? 0) > 0 && asks(now, "movement"),
    ring: () => "button.tracks",
  },
  {
    id: "dummy",
    rule: "MK-13.2.1",
    when: (now) => happened(now, "dummy-turn"),
    ring: () => ".rivals",
  },
  {
    id: "night",
    rule: "MK-4.4.6",
    when: ({ view }) => view.round > 0 && !view.day,
    ring: () => ".scenario, .source",
  },
];

export const guide: GuideBook<TableView> = {
  lessons: [...ENDS, ...SIGHTS.slice(0, 3), ...QUESTIONS, ...SIGHTS.slice(3)],
  texts: {
    en: () => import("../../text/guide/guide.mage_knight.en.ftl?raw"),
    ru: () => import("../../text/guide/guide.mage_knight.ru.ftl?raw"),
  },
};
