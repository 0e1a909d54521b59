/** What travels between server and client (docs/protocol.md), as the server's own types say. */

import type { EventKey, Verb } from "./generated/keys";

export type * from "./generated/keys";
export type * from "./generated/messages";

export type Language = "en" | "ru";

/** What the log tells: something happened, or was chosen. */
export type ToldKey = EventKey | Verb;
