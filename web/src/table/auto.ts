/** Questions that a player need not be asked: single answers, passes agreed on, points to repeat. */

import type {
  AskedDecision as Decision,
  OfferedOption as Option,
  PromptKey,
  Verb,
} from "../protocol";

/** How long an agreed pass lasts; `key` names the battle or round it was agreed in. */
export interface Pass {
  prompt: PromptKey;
  span: string;
  key: string;
}

/** "And the rest likewise": the same option for as long as the same question is asked. */
export interface Repeat {
  prompt: PromptKey;
  rule: string;
  option: string;
}

export interface Habits {
  single: boolean;
  passes: Pass[];
  repeat: Repeat | null;
  /** What the span is called right now, for instance the battlefield being fought over. */
  spanKey: (span: string) => string;
  /** The option that passes, by prompt. */
  passVerb: (prompt: PromptKey) => Verb | undefined;
}

export function repeatOf(decision: Decision, option: Option): Repeat {
  return { prompt: decision.prompt.key, rule: decision.rule, option: option.id };
}

function repeats(decision: Decision, repeat: Repeat): boolean {
  return decision.prompt.key === repeat.prompt && decision.rule === repeat.rule;
}

/** The option to take without asking, or null. What is costly is always asked. */
export function answerAlone(decision: Decision, options: Option[], habits: Habits): Option | null {
  const { repeat } = habits;
  if (repeat && repeats(decision, repeat)) {
    const again = options.find((option) => option.id === repeat.option);
    if (again && !again.warning) return again;
  }
  const prompt = decision.prompt.key;
  const passed = habits.passes.some(
    (pass) => pass.prompt === prompt && habits.spanKey(pass.span) === pass.key,
  );
  if (passed) {
    const verb = habits.passVerb(prompt);
    const pass = options.find((option) => option.verb === verb);
    if (pass && !pass.warning) return pass;
  }
  const [only] = options;
  return habits.single && options.length === 1 && only && !only.warning ? only : null;
}

/** Nobody's turn is ended for them before they have seen what was shown. */
export function waitsForEyes(option: Option, unseen: boolean): boolean {
  return unseen && option.ends === true;
}

/** Passes whose battle or round is over are forgotten; between two battles nothing is over. */
export function standing<P extends Pass>(passes: P[], spanKey: (span: string) => string): P[] {
  return passes.filter((pass) => ["", pass.key].includes(spanKey(pass.span)));
}

/**
 * Choices, by their numbers, that were made for the player. Taken back, the last of them is known
 * still, so that the player is asked; what lies further ahead is forgotten.
 */
export function stillAnswered(answered: number[], choices: number): number[] {
  return answered.filter((number) => number <= choices);
}

/** Is the agreed repetition over with this question? */
export function repeatEnds(decision: Decision | null, options: Option[], repeat: Repeat): boolean {
  if (!decision || !repeats(decision, repeat)) return true;
  return !options.some((option) => option.id === repeat.option);
}
