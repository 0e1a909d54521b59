/** The live connection to a table: it comes back by itself and goes on where it was. */

import type { ServerMessage, ClientMessage } from "../protocol";
import { Refused } from "./api";
import { note } from "./diary";

export type Link = "connecting" | "open" | "lost" | "closed";

interface Waiting {
  answer: (message: ServerMessage) => void;
  refuse: (fault: Refused) => void;
  patience: ReturnType<typeof setTimeout>;
}

export interface LiveListener {
  heard(message: ServerMessage): void;
  link(state: Link): void;
}

const GONE = 4404;
const TOO_MANY = 4429;
const PATIENCE = 15_000;
const FIRST_PAUSE = 400;
const LONGEST_PAUSE = 8_000;
const PATIENT = 5; // after so many failures the pause is the longest

function address(table: string): string {
  const scheme = location.protocol === "https:" ? "wss:" : "ws:";
  return `${scheme}//${location.host}/api/tables/${encodeURIComponent(table)}/live`;
}

export class Live {
  readonly #table: string;
  readonly #tokens: () => string[];
  readonly #listener: LiveListener;
  #socket: WebSocket | null = null;
  #since = 0;
  #ref = 0;
  #failures = 0;
  #ended = false;
  #retry: ReturnType<typeof setTimeout> | undefined;
  readonly #waiting = new Map<number, Waiting>();

  constructor(table: string, tokens: () => string[], listener: LiveListener) {
    this.#table = table;
    this.#tokens = tokens;
    this.#listener = listener;
    addEventListener("online", this.#hurry);
    document.addEventListener("visibilitychange", this.#hurry);
    this.#connect();
  }

  /** Say hello anew, for instance with a token that has just been given out. */
  reconnect(): void {
    this.#since = 0;
    this.#drop();
    this.#connect();
  }

  close(): void {
    this.#ended = true;
    removeEventListener("online", this.#hurry);
    document.removeEventListener("visibilitychange", this.#hurry);
    clearTimeout(this.#retry);
    this.#drop();
    this.#listener.link("closed");
  }

  /** Send a message; the promise is kept with the server's answer to it. */
  ask(message: ClientMessage, wait: number = PATIENCE): Promise<ServerMessage> {
    const socket = this.#socket;
    if (socket?.readyState !== WebSocket.OPEN) {
      return Promise.reject(new Refused("offline", "not connected"));
    }
    const ref = ++this.#ref;
    return new Promise((answer, refuse) => {
      const patience = setTimeout(() => this.#lost(socket), wait);
      this.#waiting.set(ref, { answer, refuse, patience });
      note("out", message);
      socket.send(JSON.stringify({ ...message, ref }));
    });
  }

  readonly #hurry = (): void => {
    if (document.visibilityState === "visible" && this.#socket === null && !this.#ended) {
      this.#failures = 0;
      this.#connect();
    }
  };

  #connect(): void {
    clearTimeout(this.#retry);
    const socket = new WebSocket(address(this.#table));
    this.#socket = socket;
    this.#listener.link(this.#failures === 0 ? "connecting" : "lost");
    socket.onopen = () => {
      const hello = { type: "hello", tokens: this.#tokens(), since: this.#since, paced: true };
      socket.send(JSON.stringify(hello));
    };
    socket.onmessage = (event: MessageEvent<string>) => {
      if (socket === this.#socket) this.#hear(JSON.parse(event.data) as ServerMessage);
    };
    socket.onclose = (event) => {
      if (event.code === TOO_MANY) this.#failures = Math.max(this.#failures, PATIENT);
      if (event.code === GONE) this.close();
      else this.#lost(socket);
    };
  }

  #hear(message: ServerMessage): void {
    note("in", message);
    if (message.type === "welcome") {
      this.#failures = 0;
      this.#listener.link("open");
    }
    if (message.type === "position") this.#since = message.seq;
    this.#answerOf(message);
    this.#listener.heard(message);
  }

  #answerOf(message: ServerMessage): void {
    if (!("ref" in message) || typeof message.ref !== "number") return;
    const waiting = this.#waiting.get(message.ref);
    if (!waiting) return;
    this.#waiting.delete(message.ref);
    clearTimeout(waiting.patience);
    if (message.type === "error") {
      waiting.refuse(new Refused(message.code, message.message, message.wait));
    } else waiting.answer(message);
  }

  #lost(socket: WebSocket): void {
    if (socket !== this.#socket || this.#ended) return;
    this.#drop();
    this.#listener.link("lost");
    const pause = Math.min(LONGEST_PAUSE, FIRST_PAUSE * 2 ** this.#failures);
    this.#failures += 1;
    this.#retry = setTimeout(() => this.#connect(), pause);
  }

  #drop(): void {
    const socket = this.#socket;
    this.#socket = null;
    socket?.close();
    for (const waiting of this.#waiting.values()) {
      clearTimeout(waiting.patience);
      waiting.refuse(new Refused("offline", "the connection was lost"));
    }
    this.#waiting.clear();
  }
}
