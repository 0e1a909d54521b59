/** The first fight with a guide: what is explained, and when. */

import {
  answers,
  asks,
  happened,
  things,
  type GuideBook,
  type Lesson,
  type Moment,
} from "../../table/lessons";
import { ENCOUNTER_PHASE, OATHSWORN_PHASE, ownFighter, type TableView } from "./encounter/view";

type Now = Moment<TableView>;

/** From this round on cards come back, and the stage deck is worth a look. */
const SECOND_ROUND = 2;
const SECOND_STAGE = 2;

const own = ({ view, seat, decision }: Now): ReturnType<typeof ownFighter> =>
  ownFighter(view, seat, decision);

/** Does a card of one's own cool down? */
const cools = (now: Now): boolean => own(now)?.cooldown.some((cards) => cards.length > 0) ?? false;

const minions = ({ view }: Now): string[] =>
  view.figures.filter(({ kind }) => kind === "minion").map(({ id }) => id);

const haveActed = ({ view }: Now): boolean =>
  view.phase >= ENCOUNTER_PHASE || view.round >= SECOND_ROUND;

/** Not their plates in the panel of the beast. */
const onTheBoard = (selector: string): string => `.field :is(${selector})`;

const interrupts = ({ decision }: Now): boolean =>
  decision?.prompt.key.startsWith("window-") ?? false;

// -- how the guide ends ------------------------------------------------------------

const ENDS: Lesson<TableView>[] = [
  {
    id: "victory",
    rule: "OS-9.2.1",
    when: ({ finished, view }) => finished && view.won === true,
    ring: () => ".prompt",
    last: true,
  },
  {
    id: "defeat",
    rule: "OS-9.2.1",
    when: ({ finished, view }) => finished && view.won !== true,
    ring: () => ".prompt",
    last: true,
  },
];

// -- what is asked -----------------------------------------------------------------

const QUESTIONS: Lesson<TableView>[] = [
  {
    id: "oath",
    rule: "OS-11.2.3",
    when: (now) => asks(now, "permanent-token"),
    ring: () => ".own .tokens",
  },
  {
    id: "tokens",
    rule: "OS-12.1.1",
    when: (now) => asks(now, "gain-token"),
    ring: () => ".own .tokens",
  },
  {
    id: "deploy",
    rule: "OS-4.2.11",
    when: (now) => asks(now, "deploy"),
    ring: (now) => answers(now, "hex"),
  },
  {
    id: "leader",
    rule: "OS-4.2.12",
    when: (now) => asks(now, "choose-leader"),
    ring: () => ".company",
  },
  {
    id: "turn",
    rule: "OS-7.1.3",
    when: (now) => asks(now, "turn"),
    ring: () => ".own ul.hand",
  },
  {
    id: "target",
    rule: "OS-7.9.3",
    when: (now) => asks(now, "target"),
    ring: (now) => onTheBoard(answers(now, "figure")),
  },
  {
    id: "part",
    rule: "OS-7.14.1",
    when: (now) => asks(now, "which-part"),
    ring: () => ".beast ul",
  },
  {
    id: "declare",
    rule: "OS-7.11.1",
    when: (now) => asks(now, "declare"),
    ring: () => ".panel .columns",
  },
  {
    id: "improve",
    rule: "OS-7.11.9",
    when: (now) => asks(now, "improve"),
    ring: () => ".panel .cards",
  },
  {
    id: "interrupt",
    rule: "OS-7.17.1",
    when: interrupts,
    ring: () => ".prompt .answers",
  },
  {
    id: "defend",
    rule: "OS-8.8.5",
    when: (now) => asks(now, "defend-with"),
    ring: () => ".own ul.hand",
  },
  {
    id: "ally",
    rule: "OS-7.20.1",
    when: (now) => asks(now, "choose-ally", "ally-hex"),
    ring: () => ".company",
  },
];

// -- what is seen ------------------------------------------------------------------

const SIGHTS: Lesson<TableView>[] = [
  {
    id: "beast",
    rule: "OS-7.13.1",
    when: ({ view }) => view.phase === OATHSWORN_PHASE,
    ring: () => ".beast ul",
  },
  {
    id: "forecast",
    rule: "OS-8.2.1",
    when: ({ view }) => view.phase === OATHSWORN_PHASE && view.foretold != null,
    ring: () => ".beast .forecast",
  },
  {
    id: "animus",
    rule: "OS-7.7.1",
    when: ({ view }) => view.phase === OATHSWORN_PHASE,
    ring: () => ".own .animus",
  },
  {
    id: "cooldown",
    rule: "OS-7.8.1",
    when: cools,
    ring: () => ".own .ring",
  },
  {
    id: "miss",
    rule: "OS-7.11.4",
    when: (now) => happened(now, "missed"),
    ring: () => ".own .tokens",
  },
  {
    id: "rats",
    rule: "OS-8.1.1",
    when: (now) => haveActed(now) && minions(now).length > 0 && !now.view.blow,
    ring: (now) => things(minions(now)),
  },
  {
    id: "broken",
    rule: "OS-7.15.1",
    when: (now) => happened(now, "part-broken"),
    ring: () => ".beast ul",
  },
  {
    id: "fallen",
    rule: "OS-7.19.1",
    when: ({ view }) => view.company.some(({ fallen }) => fallen === true),
    ring: () => ".company",
  },
  {
    id: "stage",
    rule: "OS-8.2.6",
    when: ({ view }) => view.stage >= SECOND_STAGE,
    ring: () => ".beast header",
  },
  {
    id: "round",
    rule: "OS-6.1.2",
    when: ({ view }) => view.round >= SECOND_ROUND,
    ring: () => ".prompt .tools",
  },
];

export const guide: GuideBook<TableView> = {
  lessons: [...ENDS, ...QUESTIONS, ...SIGHTS],
  texts: {
    en: () => import("../../text/guide/guide.oathsworn.en.ftl?raw"),
    ru: () => import("../../text/guide/guide.oathsworn.ru.ftl?raw"),
  },
};
