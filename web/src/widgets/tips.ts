/**
 * One tooltip for the whole page: what has `data-tip` explains itself when a mouse rests on it, when
 * the keyboard comes to it, and when a finger stays on it.
 */

import { on } from "svelte/events";

/** A text and the thing that it explains. */
export interface Tip {
  text: string;
  target: Element;
}

const PATIENCE = 350;
const LONG = 450;
const SLIP = 10;

function explained(event: Event): Element | null {
  return event.target instanceof Element ? event.target.closest("[data-tip]") : null;
}

/** Watch the page; `show` is told what is to be explained, or null. */
export function watchTips(page: Document, show: (tip: Tip | null) => void): () => void {
  let waiting: ReturnType<typeof setTimeout> | undefined;
  let shown: Element | null = null;
  let start = { x: 0, y: 0 };
  let held = false;

  const open = (target: Element): void => {
    const text = target.getAttribute("data-tip");
    if (!text || !target.isConnected) return;
    shown = target;
    show({ text, target });
  };
  const close = (): void => {
    clearTimeout(waiting);
    if (shown) show(null);
    shown = null;
  };

  const over = (event: PointerEvent): void => {
    if (event.pointerType !== "mouse") return;
    const target = explained(event);
    if (target === shown && shown) return;
    close();
    if (target) waiting = setTimeout(() => open(target), PATIENCE);
  };
  const down = (event: PointerEvent): void => {
    close();
    held = false;
    const target = event.pointerType === "mouse" ? null : explained(event);
    if (!target) return;
    start = { x: event.clientX, y: event.clientY };
    waiting = setTimeout(() => {
      held = true;
      open(target);
    }, LONG);
  };
  const move = (event: PointerEvent): void => {
    if (event.pointerType === "mouse") return;
    if (Math.hypot(event.clientX - start.x, event.clientY - start.y) > SLIP) close();
  };
  const up = (event: PointerEvent): void => {
    if (event.pointerType !== "mouse") clearTimeout(waiting);
  };
  /** The finger that held it to read has not pressed it. */
  const click = (event: Event): void => {
    if (!held) return;
    held = false;
    event.preventDefault();
    event.stopImmediatePropagation();
  };
  const focus = (event: FocusEvent): void => {
    const target = explained(event);
    if (target?.matches(":focus-visible")) open(target);
  };
  const key = (event: KeyboardEvent): void => {
    if (event.key === "Escape") close();
  };

  const offs = [
    on(page, "pointerover", over),
    on(page, "pointerdown", down, { capture: true }),
    on(page, "pointermove", move),
    on(page, "pointerup", up),
    on(page, "pointercancel", up),
    on(page, "click", click, { capture: true }),
    on(page, "focusin", focus),
    on(page, "focusout", close),
    on(page, "keydown", key, { capture: true }),
    on(page, "scroll", close, { capture: true, passive: true }),
  ];
  return () => {
    clearTimeout(waiting);
    for (const off of offs) off();
  };
}

export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

const GAP = 8;

/** Where the tooltip lies: below what it explains, or above where there is no room, on the screen. */
export function tipPlace(
  target: Box,
  tip: { width: number; height: number },
  screen: { width: number; height: number },
): { x: number; y: number } {
  const middle = target.left + target.width / 2 - tip.width / 2;
  const x = Math.max(GAP, Math.min(middle, screen.width - tip.width - GAP));
  const below = target.top + target.height + GAP;
  const above = target.top - tip.height - GAP;
  return { x, y: below + tip.height + GAP > screen.height && above >= GAP ? above : below };
}
