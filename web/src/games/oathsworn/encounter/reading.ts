/** On the board: pointing at a figure or a part of the beast, or a long press, shows its card. */

import type { Attachment } from "svelte/attachments";
import { on } from "svelte/events";
import type { Desk } from "../../../table/desk.svelte";
import { isFinger } from "../../../widgets/pointing";
import { longPress } from "../../../widgets/press";
import { SLOWLY } from "../../../widgets/peeking";

const DRAWN = "[data-thing^='figure:'], [data-thing^='part:']";

export function readable<View>(desk: Desk<View>): Attachment<HTMLElement> {
  return (element) => {
    let at: Element | null = null;
    let held = false;

    const figureAt = ({ target }: Event): Element | null =>
      target instanceof Element ? target.closest(DRAWN) : null;
    const show = (): void => {
      const thing = at?.getAttribute("data-thing");
      if (at && thing) desk.look(thing, at);
    };
    const moved = (event: PointerEvent): void => {
      const now = figureAt(event);
      if (now === at || isFinger(event)) return;
      if (at) desk.lookAway();
      at = now;
      if (now) desk.lookSoon(now, show, SLOWLY);
    };
    const left = (): void => {
      if (at) desk.lookAway();
      at = null;
    };
    /** The finger that held a figure to read about it has not chosen it. */
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
      on(element, "pointerdown", (event) => isFinger(event) && (at = figureAt(event))),
      on(element, "pointermove", moved),
      on(element, "pointerleave", left),
      on(element, "click", clicked, { capture: true }),
    ];
    return () => {
      release?.();
      for (const off of offs) off();
    };
  };
}
