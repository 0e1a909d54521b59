/** What travels between server and client (docs/protocol.md), as the server's own types say. */

export type * from "./generated/messages";

export type Language = "en" | "ru";
