/** Arrow keys move the focus over the table. */

import { nearest } from "./keys";

const PLACES = "[data-thing], [data-option]";

export function walk(x: number, y: number): void {
  const scope = document.querySelector("dialog[open]") ?? document;
  const places = [...scope.querySelectorAll<HTMLElement>(PLACES)];
  const now = document.activeElement;
  if (!(now instanceof HTMLElement) || !places.includes(now)) {
    const first = places.find((place) => place.matches(".can")) ?? places[0];
    focus(first);
    return;
  }
  const others = places.filter((place) => place !== now);
  const boxes = others.map((place) => place.getBoundingClientRect());
  focus(others[nearest(now.getBoundingClientRect(), boxes, x, y)]);
}

function focus(place: HTMLElement | undefined): void {
  place?.focus({ preventScroll: false });
}

/** The thing that the pointer or the keyboard is on. */
export function thingAt(): string | undefined {
  const now = document.querySelector("[data-thing]:hover") ?? document.activeElement;
  return now instanceof HTMLElement ? now.dataset["thing"] : undefined;
}
