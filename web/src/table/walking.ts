/** Arrow keys move the focus over the table. */

import { nearest } from "./keys";

const PLACES = "[data-thing], [data-option]";

/** A place of the page, or of a drawing in it. */
type Place = HTMLElement | SVGElement;

export function walk(x: number, y: number): void {
  const scope = document.querySelector("dialog[open]") ?? document;
  const places = [...scope.querySelectorAll<Place>(PLACES)];
  const now = document.activeElement;
  if (!isPlace(now) || !places.includes(now)) {
    const first = places.find((place) => place.matches(".can")) ?? places[0];
    focus(first);
    return;
  }
  const others = places.filter((place) => place !== now);
  const boxes = others.map((place) => place.getBoundingClientRect());
  focus(others[nearest(now.getBoundingClientRect(), boxes, x, y)]);
}

function isPlace(element: Element | null): element is Place {
  return element instanceof HTMLElement || element instanceof SVGElement;
}

function focus(place: Place | undefined): void {
  place?.focus({ preventScroll: false });
}

/** The thing that the pointer or the keyboard is on. */
export function thingAt(): string | undefined {
  const now = document.querySelector("[data-thing]:hover") ?? document.activeElement;
  return isPlace(now) ? now.dataset["thing"] : undefined;
}
