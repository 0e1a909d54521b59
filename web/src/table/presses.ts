/**
 * No careless answers: a press counts only if what it answers was on screen when it began, and
 * had stood there for a moment if the press before it was made at the same place.
 */

/** Milliseconds for which a new question does not hear a press where the last one was. */
export const SETTLING = 250;

/** Pixels within which two presses are made at the same place. */
const NEAR = 48;

/** When a press began, and where: a point of the screen, or a key. */
export interface Press {
  time: number;
  x?: number | undefined;
  y?: number | undefined;
  key?: string | undefined;
}

function atSamePlace(one: Press, other: Press): boolean {
  if (one.key !== undefined || other.key !== undefined) return one.key === other.key;
  const [x = 0, y = 0] = [one.x, one.y];
  return Math.hypot(x - (other.x ?? 0), y - (other.y ?? 0)) < NEAR;
}

/** May the press answer what has been on screen since `shown` (null: not yet)? */
export function counts(press: Press, before: Press | null, shown: number | null): boolean {
  if (shown === null || press.time < shown) return false;
  const careless = before !== null && atSamePlace(press, before);
  return !careless || press.time >= shown + SETTLING;
}

/** The last two presses at this page. A key that is held down is one press. */
export class Presses {
  last: Press | null = null;
  before: Press | null = null;
  /** The press has not become a click yet. */
  #open = false;

  begin(press: Press): void {
    this.before = this.last;
    this.last = press;
    this.#open = true;
  }

  /** A key that is still down presses again what it has pressed. */
  goOn(): void {
    this.#open = this.last !== null;
  }

  /** A click ends the press that began it; one that no press began (a screen reader's) is its own. */
  click(press: Press): void {
    if (!this.#open) this.begin(press);
    this.#open = false;
  }

  /** Hear every press at the page, before anything else does; the answer ends it. */
  listen(page: Window): () => void {
    const pointer = ({ timeStamp, clientX, clientY }: MouseEvent): Press => ({
      time: timeStamp,
      x: clientX,
      y: clientY,
    });
    const down = (event: PointerEvent): void => this.begin(pointer(event));
    const key = (event: KeyboardEvent): void => {
      if (event.repeat) this.goOn();
      else this.begin({ time: event.timeStamp, key: event.key });
    };
    const click = (event: MouseEvent): void => this.click(pointer(event));
    page.addEventListener("pointerdown", down, true);
    page.addEventListener("keydown", key, true);
    page.addEventListener("click", click, true);
    return () => {
      page.removeEventListener("pointerdown", down, true);
      page.removeEventListener("keydown", key, true);
      page.removeEventListener("click", click, true);
    };
  }
}
