/** Showing the others a thing on the table: Alt and a click, or P over it. */

import type { Session } from "./session.svelte";
import { thingAt } from "./walking";

function point(session: Session, thing: string | undefined): void {
  if (thing && session.own.includes(session.seat)) {
    void session.ask({ type: "ping", seat: session.seat, thing });
  }
}

export function listenForPointing(session: Session): () => void {
  const pressed = (event: PointerEvent): void => {
    if (!event.altKey || event.button !== 0 || !(event.target instanceof Element)) return;
    const thing = event.target.closest("[data-thing]")?.getAttribute("data-thing");
    if (!thing) return;
    event.preventDefault();
    event.stopPropagation();
    point(session, thing);
  };
  const silent = (event: MouseEvent): void => {
    if (event.altKey && event.target instanceof Element && event.target.closest("[data-thing]")) {
      event.preventDefault();
      event.stopPropagation();
    }
  };
  const typed = (event: KeyboardEvent): void => {
    const typing =
      event.target instanceof Element && event.target.closest("input, textarea, select, dialog");
    if (event.code === "KeyP" && !typing && !event.ctrlKey && !event.metaKey && !event.altKey) {
      point(session, thingAt());
    }
  };
  addEventListener("pointerdown", pressed, true);
  addEventListener("click", silent, true);
  addEventListener("keydown", typed);
  return () => {
    removeEventListener("pointerdown", pressed, true);
    removeEventListener("click", silent, true);
    removeEventListener("keydown", typed);
  };
}
