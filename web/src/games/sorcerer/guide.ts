/** A first duel with a guide: what is explained, and when. */

import type { Verb } from "../../protocol";
import {
  answers,
  asks,
  happened,
  type GuideBook,
  type Lesson,
  type Moment,
} from "../../table/lessons";
import { facing, teamOf } from "./seating";
import type { FieldView, TableView } from "./view";

type Now = Moment<TableView>;

/** The phase in which minions fight. */
const BATTLE = 3;
/** By then every part of a round has been seen twice, once as the first player. */
const THIRD_ROUND = 3;
/** Of the damage that conquers a battlefield. */
const NEARLY = 2 / 3;

const offers = ({ decision }: Now, ...verbs: Verb[]): boolean =>
  decision?.options.some(({ verb }) => verbs.includes(verb)) ?? false;

const acts = (now: Now): boolean => asks(now, "action");

const open = ({ view }: Now): FieldView[] =>
  view.fields.filter(({ conquered_by }) => conquered_by == null);

const nearlyWon = (now: Now): boolean =>
  open(now).some(({ sides }) =>
    sides.some(({ track }) => track >= now.view.limits.damage * NEARLY),
  );

const unopposed = ({ view, seat }: Now): boolean =>
  view.fields.some((field) => facing(field, teamOf(view, seat)).below.unopposed);

// -- how the guide ends ------------------------------------------------------------

const ENDS: Lesson<TableView>[] = [
  {
    id: "finished",
    rule: "SO-23.1.1",
    when: ({ finished }) => finished,
    ring: () => ".field .tracks",
    last: true,
  },
  {
    id: "on-your-own",
    rule: "SO-13.1.3",
    when: (now) => now.view.round >= THIRD_ROUND && acts(now),
    ring: () => ".prompt",
    last: true,
  },
];

// -- what is asked -----------------------------------------------------------------

const BEGINNING: Lesson<TableView>[] = [
  {
    id: "welcome",
    rule: "SO-2.1.5",
    when: (now) => asks(now, "avatar"),
    ring: () => ".fields",
  },
  {
    id: "avatar",
    rule: "SO-5.1.3",
    when: (now) => asks(now, "avatar"),
    ring: () => ".own .skills",
  },
  {
    id: "mulligan",
    rule: "SO-12.2.1",
    when: (now) => asks(now, "mulligan"),
    ring: () => ".own ul.hand",
  },
  { id: "actions", rule: "SO-15.1.6", when: acts, ring: () => ".own .sheet" },
  { id: "energy", rule: "SO-3.2.4", when: acts, ring: () => ".own .sheet" },
  {
    id: "minions",
    rule: "SO-6.4.1",
    when: (now) => acts(now) && offers(now, "cast"),
    ring: (now) => answers(now, "card"),
  },
];

const QUESTIONS: Lesson<TableView>[] = [
  {
    id: "attachment",
    rule: "SO-6.6.1",
    when: (now) => acts(now) && offers(now, "cast-on"),
    ring: () => ".own ul.hand",
  },
  {
    id: "sorcery",
    rule: "SO-6.5.1",
    when: (now) => acts(now) && offers(now, "cast-sorcery"),
    ring: () => ".own ul.hand",
  },
  {
    id: "reinforce",
    rule: "SO-15.6.1",
    when: (now) => acts(now) && offers(now, "reinforce"),
    ring: () => ".field .minions",
  },
  {
    id: "use",
    rule: "SO-6.2.8",
    when: (now) => asks(now, "use"),
    ring: () => ".own .skills",
  },
  {
    id: "battle",
    rule: "SO-16.2.3",
    when: ({ view }) => view.phase === BATTLE,
    ring: () => ".field .title",
  },
  {
    id: "tactic",
    rule: "SO-16.4.1",
    when: (now) => asks(now, "tactic"),
    ring: () => ".prompt .answers",
  },
  {
    id: "dice",
    rule: "SO-7.1.2",
    when: (now) => asks(now, "reroll", "critical", "hit"),
    ring: () => ".field .dice",
  },
  {
    id: "reroll",
    rule: "SO-16.5.4",
    when: (now) => asks(now, "reroll"),
    ring: () => ".field .dice, .prompt .answers",
  },
  {
    id: "critical",
    rule: "SO-16.6.1",
    when: (now) => asks(now, "critical"),
    ring: () => ".field.fought",
  },
  {
    id: "hit",
    rule: "SO-16.6.2",
    when: (now) => asks(now, "hit"),
    ring: () => ".field.fought",
  },
  {
    id: "roll-energy",
    rule: "SO-14.3.1",
    when: (now) => asks(now, "energy"),
    ring: () => ".prompt .answers",
  },
];

// -- what is seen ------------------------------------------------------------------

const SIGHTS: Lesson<TableView>[] = [
  {
    id: "unopposed",
    rule: "SO-18.20.2",
    when: unopposed,
    ring: () => ".unopposed",
  },
  {
    id: "destroyed",
    rule: "SO-8.1.4",
    when: (now) => happened(now, "destroyed"),
    ring: () => ".graveyard",
  },
  {
    id: "round",
    rule: "SO-14.7.1",
    when: (now) => now.view.round > 1,
    ring: () => ".own .sheet",
  },
  {
    id: "nearly-won",
    rule: "SO-4.4.1",
    when: nearlyWon,
    ring: () => ".field .tracks",
  },
  {
    id: "conquered",
    rule: "SO-4.4.3",
    when: (now) => open(now).length < now.view.fields.length,
    ring: () => ".field.conquered",
  },
];

export const guide: GuideBook<TableView> = {
  lessons: [...ENDS, ...BEGINNING, ...QUESTIONS, ...SIGHTS],
  texts: {
    en: () => import("../../text/guide/guide.sorcerer.en.ftl?raw"),
    ru: () => import("../../text/guide/guide.sorcerer.ru.ftl?raw"),
  },
};
