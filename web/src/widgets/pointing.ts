/** What the mouse really points at: not what has slid under it while it rests. */

import type { Attachment } from "svelte/attachments";
import { on } from "svelte/events";

/** Milliseconds between two looks at what a preview shows; a mouse may rest there for long. */
const OFTEN = 100;

type Pointing = (over: boolean, finger: boolean) => void;

/** Told when a mouse that moves, or a finger, comes and when it goes; also when the place goes. */
export function pointed(changed: Pointing): Attachment<HTMLElement | SVGElement> {
  return (element) => {
    let over = false;
    const change = (now: boolean, finger = false): void => {
      if (now === over) return;
      over = now;
      changed(now, finger);
    };
    const moved = (event: PointerEvent): void => {
      if (event.movementX !== 0 || event.movementY !== 0) change(true, isFinger(event));
    };
    const place = element as HTMLElement;
    const offs = [
      on(place, "pointermove", moved),
      on(place, "pointerdown", (event) => isFinger(event) && change(true, true)),
      on(place, "pointerleave", () => change(false)),
    ];
    return () => {
      for (const off of offs) off();
      change(false);
    };
  };
}

export function isFinger(event: PointerEvent): boolean {
  return event.pointerType !== "mouse";
}

/** Call `gone` when the element is drawn no more, or something else is pressed; the answer ends it. */
export function whileThere(element: Element, gone: () => void): () => void {
  const look = (): void => {
    if (!element.isConnected || !element.checkVisibility()) gone();
  };
  look();
  const timer = setInterval(look, OFTEN);
  const off = on(window, "pointerdown", ({ target }) => {
    if (target instanceof Node && !element.contains(target)) gone();
  });
  return () => {
    clearInterval(timer);
    off();
  };
}
