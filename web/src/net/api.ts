/** The HTTP calls of docs/protocol.md. */

import type {
  Face,
  GameBook,
  GameFacts,
  Language,
  MyTable,
  NewTable,
  Player,
  RuleChapter,
  SatDown,
  Created,
} from "../protocol";

/** The server said no, or could not be reached (`offline`). */
export class Refused extends Error {
  readonly code: string;
  /** In so many seconds it may be asked for again. */
  readonly seconds: number;

  constructor(code: string, message: string, seconds = 0) {
    super(message);
    this.code = code;
    this.seconds = seconds;
  }
}

export async function call<Answer>(
  path: string,
  body?: unknown,
  tokens: string[] = [],
): Promise<Answer> {
  const response = await send(path, body, tokens);
  const answer: unknown = await response.json().catch(() => null);
  if (!response.ok) {
    const fault = answer as { code?: string; message?: string } | null;
    throw new Refused(fault?.code ?? "internal", fault?.message ?? response.statusText);
  }
  return answer as Answer;
}

async function send(path: string, body?: unknown, tokens: string[] = []): Promise<Response> {
  const request: RequestInit =
    body === undefined
      ? { headers: tokens.length > 0 ? { authorization: `Bearer ${tokens.join(" ")}` } : {} }
      : {
          method: "POST",
          headers: { "content-type": "application/json" },
          body: typeof body === "string" ? body : JSON.stringify(body),
        };
  try {
    return await fetch(`/api${path}`, request);
  } catch {
    throw new Refused("offline", "the server does not answer");
  }
}

const at = encodeURIComponent;

export const games = (): Promise<GameFacts[]> =>
  call<{ games: GameFacts[] }>("/games").then((answer) => answer.games);

export const gameTexts = (game: string, language: Language): Promise<string> =>
  call<{ ftl: string }>(`/games/${at(game)}/texts/${language}`).then((answer) => answer.ftl);

/** Texts and faces that only some tables of a game need. */
/** Several books in one. */
export const gameBooks = (game: string, language: Language, books: string[]): Promise<GameBook> =>
  call<GameBook>(`/games/${at(game)}/texts/${language}/${at(books.join())}`);

export const catalogue = (game: string, language: Language): Promise<Face[]> =>
  call<{ faces: Face[] }>(`/games/${at(game)}/catalogue/${language}`).then(
    (answer) => answer.faces,
  );

/** The icons of a pack, by what they show. */
export const packDrawings = (pack: string): Promise<Record<string, string>> =>
  call<{ drawings: Record<string, string> }>(`/packs/${at(pack)}/icons`).then(
    (answer) => answer.drawings,
  );

export const rulebook = (game: string, language: Language): Promise<RuleChapter[]> =>
  call<{ chapters: RuleChapter[] }>(`/games/${at(game)}/rulebook/${language}`).then(
    (answer) => answer.chapters,
  );

/** A question to one of a game's tools. */
export const useTool = <Answer>(game: string, tool: string, asked: object): Promise<Answer> =>
  call(`/games/${at(game)}/tools/${at(tool)}`, asked);

export const createTable = (table: NewTable): Promise<Created> => call("/tables", table);

export const sit = (table: string, seat: number, name: string): Promise<SatDown> =>
  call(`/tables/${at(table)}/sit`, { seat, name });

export const myTables = (tokens: string[]): Promise<MyTable[]> =>
  call<{ tables: MyTable[] }>("/tables/mine", { tokens }).then((answer) => answer.tables);

export const forkTable = (
  table: string,
  choices: number,
  players: Player[],
  tokens: string[],
): Promise<Created> => call(`/tables/${at(table)}/fork`, { at: choices, players, tokens });

/** `save` is the text of a save file. */
export const importSave = (save: string): Promise<Created> =>
  call("/tables/import", `{"save":${save}}`);

/** A file of the server's, as text. */
export async function fileAt(path: string, tokens: string[]): Promise<string> {
  const response = await send(path, undefined, tokens);
  if (!response.ok) {
    const fault = (await response.json().catch(() => null)) as { code?: string } | null;
    throw new Refused(fault?.code ?? "internal", response.statusText);
  }
  return response.text();
}

/** The save file of a table. */
export const saveOf = (table: string, tokens: string[]): Promise<string> =>
  fileAt(`/tables/${at(table)}/save`, tokens);
