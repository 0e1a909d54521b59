/** Pointing at it, keyboard focus and a long press show the large card of what is drawn. */

import type { Attachment } from "svelte/attachments";
import { on } from "svelte/events";
import type { Desk } from "../table/desk.svelte";
import { pointed } from "./pointing";
import { longPress } from "./press";

/** How long a mouse rests before the card comes, and where its text can be read without it. */
const PATIENCE = 140;
export const SLOWLY = 500;

export function peeking<View>(
  desk: Desk<View>,
  show: () => void,
  patience = PATIENCE,
): Attachment<HTMLElement> {
  return (element) => {
    let held = false;

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
      on(element, "focusin", focused),
      on(element, "focusout", () => desk.lookAway()),
      on(element, "click", clicked, { capture: true }),
      pointed((over, finger) => {
        if (!over) desk.lookAway();
        else if (!finger) desk.lookSoon(element, show, patience);
      })(element),
    ];
    return () => {
      release?.();
      for (const off of offs) off?.();
    };
  };
}
