/** What somebody likes at this browser: theme, motion, and which questions to answer alone. */

import { remember, remembered } from "../net/memory";
import { SPEEDS, type Speed } from "../stage/tempo";

export type Theme = "dark" | "light";

function rememberedSpeed(): Speed {
  const stored = remembered("speed") ?? "";
  return stored in SPEEDS ? (stored as Speed) : "normal";
}

const QUIET = 0;
const USUAL = 0.5;

function rememberedVolume(): number {
  const stored = Number(remembered("volume") ?? USUAL);
  return stored >= QUIET && stored <= 1 ? stored : USUAL;
}

/** How large letters are, in percent. */
export const LETTERS = [100, 115, 130, 150] as const;
export type Letters = (typeof LETTERS)[number];

function rememberedLetters(): Letters {
  const stored = Number(remembered("letters"));
  return LETTERS.find((size) => size === stored) ?? 100;
}

const darkFirst = (): Theme => (remembered("theme") === "light" ? "light" : "dark");

class Settings {
  theme = $state<Theme>(darkFirst());
  letters = $state<Letters>(rememberedLetters());
  contrast = $state(remembered("contrast") === "high");
  motion = $state(remembered("motion") !== "off");
  answerSingle = $state(remembered("answer-single") !== "off");
  answerSensible = $state(remembered("answer-sensible") !== "off");
  /** How fast what happens is played. */
  speed = $state<Speed>(rememberedSpeed());
  /** The stage waits before each figure. */
  stepwise = $state(remembered("stepwise") === "on");
  /** From 0 to 1. */
  volume = $state(rememberedVolume());
  openHands = $state(remembered("open-hands") === "on");
  name = $state(remembered("name") ?? "");

  setTheme(theme: Theme): void {
    this.theme = theme;
    remember("theme", theme);
    this.apply();
  }

  setLetters(letters: Letters): void {
    this.letters = letters;
    remember("letters", String(letters));
    this.apply();
  }

  setContrast(high: boolean): void {
    this.contrast = high;
    remember("contrast", high ? "high" : "usual");
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

  setSpeed(speed: Speed): void {
    this.speed = speed;
    remember("speed", speed);
  }

  setStepwise(on: boolean): void {
    this.stepwise = on;
    remember("stepwise", on ? "on" : "off");
  }

  setVolume(volume: number): void {
    this.volume = volume;
    remember("volume", String(volume));
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
    document.documentElement.dataset["contrast"] = this.contrast ? "high" : "usual";
    document.documentElement.style.setProperty("--letters", String(this.letters / 100));
  }

  /** Milliseconds a movement may take: none where motion is not wanted. */
  pace(milliseconds: number): number {
    const still = matchMedia("(prefers-reduced-motion: reduce)").matches;
    return this.motion && !still ? milliseconds : 0;
  }
}

export const settings = new Settings();
