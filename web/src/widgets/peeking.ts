/** Hovering, keyboard focus and a long press show the large card of what is drawn. */

import type { Attachment } from "svelte/attachments";
import { on } from "svelte/events";
import { longPress } from "./press";

/** How long a mouse rests before the card comes, and where its text can be read without it. */
const PATIENCE = 140;
export const SLOWLY = 500;

export function peeking(
  show: () => void,
  away: () => void,
  patience = PATIENCE,
): Attachment<HTMLElement> {
  return (element) => {
    let waiting: ReturnType<typeof setTimeout> | undefined;
    let held = false;

    /** Not on entering: what slides under a resting mouse has not been pointed at. */
    const moved = (event: PointerEvent): void => {
      if (event.pointerType === "mouse") waiting ??= setTimeout(show, patience);
    };
    const left = (): void => {
      clearTimeout(waiting);
      waiting = undefined;
      away();
    };
    const focused = (event: FocusEvent): void => {
      if (event.target instanceof Element && event.target.matches(":focus-visible")) show();
    };
    /** The finger that held the card to read it has not chosen it. */
    const clicked = (event: Event): void => {
      if (held) event.stopImmediatePropagation();
    };
    const release = longPress(
      () => {
        held = true;
        show();
      },
      () => setTimeout(() => (held = false)),
    )(element);

    const offs = [
      on(element, "pointermove", moved),
      on(element, "pointerleave", left),
      on(element, "focusin", focused),
      on(element, "focusout", away),
      on(element, "click", clicked, { capture: true }),
    ];
    return () => {
      clearTimeout(waiting);
      release?.();
      for (const off of offs) off();
    };
  };
}
