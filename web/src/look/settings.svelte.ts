/** What somebody likes at this browser: theme, motion, and which questions to answer alone. */

import { remember, remembered } from "../net/memory";

export type Theme = "dark" | "light";

/** For how long an act of somebody else is shown. */
export type Pause = "off" | "short" | "long";

export const PAUSES: Record<Pause, number> = { off: 0, short: 600, long: 1500 };

function rememberedPause(): Pause {
  const stored = remembered("pause");
  return stored === "off" || stored === "long" ? stored : "short";
}

const darkFirst = (): Theme => (remembered("theme") === "light" ? "light" : "dark");

class Settings {
  theme = $state<Theme>(darkFirst());
  motion = $state(remembered("motion") !== "off");
  answerSingle = $state(remembered("answer-single") !== "off");
  answerSensible = $state(remembered("answer-sensible") !== "off");
  others = $state<Pause>(rememberedPause());
  openHands = $state(remembered("open-hands") === "on");
  name = $state(remembered("name") ?? "");

  setTheme(theme: Theme): void {
    this.theme = theme;
    remember("theme", theme);
    this.apply();
  }

  setMotion(on: boolean): void {
    this.motion = on;
    remember("motion", on ? "on" : "off");
    this.apply();
  }

  setAnswerSingle(on: boolean): void {
    this.answerSingle = on;
    remember("answer-single", on ? "on" : "off");
  }

  setAnswerSensible(on: boolean): void {
    this.answerSensible = on;
    remember("answer-sensible", on ? "on" : "off");
  }

  setOthers(pause: Pause): void {
    this.others = pause;
    remember("pause", pause);
  }

  setOpenHands(on: boolean): void {
    this.openHands = on;
    remember("open-hands", on ? "on" : "off");
  }

  setName(name: string): void {
    this.name = name;
    remember("name", name);
  }

  apply(): void {
    document.documentElement.dataset["theme"] = this.theme;
    document.documentElement.dataset["motion"] = this.motion ? "on" : "off";
  }

  /** Milliseconds for which an act of somebody else is shown: none where nobody sees it. */
  get pause(): number {
    return document.hidden ? 0 : this.pace(PAUSES[this.others]);
  }

  /** Milliseconds a movement may take: none where motion is not wanted. */
  pace(milliseconds: number): number {
    const still = matchMedia("(prefers-reduced-motion: reduce)").matches;
    return this.motion && !still ? milliseconds : 0;
  }
}

export const settings = new Settings();
