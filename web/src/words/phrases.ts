/** Phrases read out: texts in which the names of things stay recognisable, so that they can be links. */

import type { ArgumentValue, Language, Phrase, ToldEvent } from "../protocol";
import type { Arguments, Texts } from "./texts";

/** A piece of text; with a `thing` it is the name of something on the table. */
export interface Segment {
  text: string;
  thing?: string;
  message?: string;
}

/** What the player in a seat is called. */
export type SeatNames = (seat: number) => string;

/**
 * Where a game says "Player 2", the table says the player's name. A chosen name cannot be declined:
 * in Russian the noun before it takes the case.
 */
export const NAMED: Record<Language, string> = {
  en: `
player = { $seat }
    .genitive = { $seat }
other-player = { $other }
`,
  ru: `
player = { $seat }
    .genitive = игрока { $seat }
other-player = игрока { $other }
`,
};

const PLAYER = /^player-(\d+)$/;
/** Arguments that are numbers of seats. */
const SEATS = ["seat", "other"];

const OPEN = "\uE000";
const MIDDLE = "\uE001";
const CLOSE = "\uE002";
const NAME = /\uE000(\d+)\uE001([^\uE002]*)\uE002/g;

interface Link {
  thing: string;
  message: string;
}

/** Wraps names in marks that no text contains, and remembers what each stands for. */
class Marker {
  readonly links: Link[] = [];

  wrap(text: string, thing: string, message = ""): string {
    this.links.push({ thing, message });
    return `${OPEN}${this.links.length - 1}${MIDDLE}${text}${CLOSE}`;
  }

  segments(text: string): Segment[] {
    const found: Segment[] = [];
    let last = 0;
    for (const match of text.matchAll(NAME)) {
      if (match.index > last) found.push({ text: text.slice(last, match.index) });
      const link = this.links[Number(match[1])];
      found.push({ text: match[2] ?? "", ...link });
      last = match.index + match[0].length;
    }
    if (last < text.length) found.push({ text: text.slice(last) });
    return found;
  }
}

function put(
  args: Arguments,
  name: string,
  value: ArgumentValue,
  texts: Texts,
  marker: Marker,
  names: SeatNames,
): void {
  const player = (seat: number): string => marker.wrap(names(seat), `seat:${seat}`);
  if (typeof value === "number") {
    args[name] = SEATS.includes(name) ? player(value - 1) : value;
    return;
  }
  const { message, thing = "", label = "" } = value;
  const told = label ? ` ${label}` : "";
  const number = PLAYER.exec(message)?.[1];
  const said = (key: string): string =>
    number === undefined
      ? marker.wrap(texts.say(key) + told, thing, message)
      : texts.say(key).replace(number, player(Number(number) - 1));
  args[name] = number === undefined ? said(message) : player(Number(number) - 1);
  for (const form of texts.attributes(message))
    args[`${name}-${form}`] = said(`${message}.${form}`);
}

function read(
  texts: Texts,
  prefix: string,
  phrase: Phrase,
  names: SeatNames,
  extra: Arguments = {},
): Segment[] {
  const marker = new Marker();
  const args: Arguments = { ...extra };
  for (const [name, value] of Object.entries(phrase.args)) {
    put(args, name, value, texts, marker, names);
  }
  return marker.segments(withForms(texts, `${prefix}-${phrase.key}`, args));
}

/** A name without the case that a sentence asks for is used as it is. */
function withForms(texts: Texts, key: string, args: Arguments): string {
  const forms = new Proxy(args, {
    get: (target, name: string) => target[name] ?? target[name.replace(/-[a-z]+$/, "")],
    has: (target, name: string) => name in target || name.replace(/-[a-z]+$/, "") in target,
    getOwnPropertyDescriptor: (target, name: string) =>
      Object.getOwnPropertyDescriptor(target, name) ??
      Object.getOwnPropertyDescriptor(target, name.replace(/-[a-z]+$/, "")),
  });
  return texts.say(key, forms);
}

export function readPrompt(texts: Texts, phrase: Phrase, names: SeatNames): Segment[] {
  return read(texts, "prompt", phrase, names);
}

export function readOption(texts: Texts, phrase: Phrase, names: SeatNames): Segment[] {
  return read(texts, "option", phrase, names);
}

/** What can be played in a campaign, or was; nobody sits there yet. */
export function readOffer(texts: Texts, phrase: Phrase): Segment[] {
  return read(texts, "offer", phrase, () => "");
}

/** What a match of a campaign has brought. */
export function readNews(texts: Texts, phrase: Phrase): Segment[] {
  return read(texts, "news", phrase, () => "");
}

/** An event; what somebody chose is read as the option that it was. */
export function readEvent(texts: Texts, event: ToldEvent, names: SeatNames): Segment[] {
  if (event.chooser !== undefined && event.chooser !== null) {
    return readOption(texts, event.phrase, names);
  }
  const said = (value: ArgumentValue): string => {
    if (typeof value === "number") return String(value);
    return [texts.say(value.message), ...(value.label ? [value.label] : [])].join(" ");
  };
  const values = (event.values ?? []).map(said).join(", ");
  return read(texts, "event", event.phrase, names, { values });
}

/** The same as a heading above its values, which are shown one by one. */
export function readHeading(texts: Texts, event: ToldEvent, names: SeatNames): Segment[] {
  const segments = readEvent(texts, { ...event, values: [] }, names);
  return segments
    .map((segment, place) =>
      place === segments.length - 1
        ? { ...segment, text: segment.text.replace(/[\s:.]+$/u, "") }
        : segment,
    )
    .filter(({ text }) => text !== "");
}

/** A line of a sum, without its amount. */
export function readPart(texts: Texts, phrase: Phrase, names: SeatNames): Segment[] {
  return read(texts, "sum", phrase, names);
}

export function plain(segments: Segment[]): string {
  return segments.map((segment) => segment.text).join("");
}
