/** The answers of an entry as the page draws them. */

import type { OfferedOption } from "../../../protocol";
import type { GameContent } from "../../../table/content.svelte";
import type { Chance, StoryChoice } from "../../../widgets/story";
import { t } from "../../../words/language.svelte";
import { taleKey, type AnswerView, type CheckView, type NeedView } from "./view";

export function needText(content: GameContent, need: NeedView): string {
  const { message, number = 0, name = "" } = need;
  return content.say(message, { number, name: name && content.say(name) });
}

/** "Search 4 · the whole company · 1 free redraw". */
export function checkText(content: GameContent, check: CheckView): string {
  const parts = [
    `${content.say(`check-kind-${check.kind}`)} ${check.difficulty}`,
    content.say(`check-by-${check.who}`),
  ];
  if (check.added) parts.push(t("tale-check-added", { added: check.added }));
  if (check.free_redraws) parts.push(t("tale-check-free", { count: check.free_redraws }));
  if (check.iron) parts.push(t("tale-check-iron", { count: check.iron }));
  return parts.join(" · ");
}

/** By the number of white cards. Who has might cubes may draw without any. */
export function chancesOf(check: CheckView): Chance[] {
  const all = (check.chances ?? []).map((percent, cards) => ({ label: String(cards), percent }));
  return all[0]?.percent === 0 ? all.slice(1) : all;
}

function costsOf({ iron = 0, time = 0 }: AnswerView): StoryChoice["costs"] {
  const costs: StoryChoice["costs"] = [];
  if (iron) costs.push({ icon: "story-iron", words: t("tale-cost-iron", { count: iron }) });
  if (time) costs.push({ icon: "story-time", words: t("tale-cost-time", { count: time }) });
  return costs;
}

function iconOf({ check, iron, needs = [] }: AnswerView): string {
  if (needs.length > 0) return "open";
  if (check) return `check-${check.kind}`;
  return iron ? "story-iron" : "story-page";
}

/** Answers as they stand on the page; keys number those that are open. */
export function choicesOf(
  content: GameContent,
  answers: AnswerView[],
  options: OfferedOption[],
  hinted: string | undefined,
): StoryChoice[] {
  let key = 0;
  return answers.map((answer) => {
    const id = `beat:${answer.beat}`;
    const option = options.find(({ things }) => things.includes(id));
    const barred = (answer.needs ?? []).map((need) => needText(content, need)).join(" ");
    if (option) key += 1;
    return {
      id,
      option: option?.id,
      title: content.read(taleKey(answer.beat)),
      check: answer.check ? checkText(content, answer.check) : "",
      costs: costsOf(answer),
      icon: iconOf(answer),
      family: answer.check?.kind ?? (answer.iron ? "ash" : "gold"),
      key: String(key),
      chances: answer.check ? chancesOf(answer.check) : [],
      barred: barred || undefined,
      hinted: option !== undefined && option.id === hinted,
    };
  });
}
