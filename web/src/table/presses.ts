/**
 * No careless answers: a press counts only if what it answers was on screen when it began, and had
 * stood there for a moment: longer if it is of another kind than what was asked before, and else
 * only where the press before was made.
 */

/** Milliseconds for which a new question does not hear a press where the last one was. */
export const SETTLING = 250;

/** Milliseconds for which a question of another kind hears no press: nobody has read it yet. */
export const READING = 400;

/** Pixels within which two presses are made at the same place. */
const NEAR = 48;

/** When a press began, and where: a point of the screen, or a key. */
export interface Press {
  time: number;
  x?: number | undefined;
  y?: number | undefined;
  key?: string | undefined;
}

/** Since when a question is on screen, and whether it is of another kind than the one before. */
export interface Shown {
  since: number;
  anew: boolean;
}

function atSamePlace(one: Press, other: Press): boolean {
  if (one.key !== undefined || other.key !== undefined) return one.key === other.key;
  const [x = 0, y = 0] = [one.x, one.y];
  return Math.hypot(x - (other.x ?? 0), y - (other.y ?? 0)) < NEAR;
}

/** May the press answer what is shown (null: nothing yet)? */
export function counts(press: Press, before: Press | null, shown: Shown | null): boolean {
  if (shown === null) return false;
  const again = before !== null && atSamePlace(press, before);
  return press.time >= shown.since + (shown.anew ? READING : again ? SETTLING : 0);
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

  /** Was something pressed since `press`, and elsewhere? */
  turnedFrom(press: Press | null): boolean {
    return this.last !== null && (press === null || !atSamePlace(this.last, press));
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
