/** The HTTP calls of docs/protocol.md. */

import type {
  Face,
  GameFacts,
  Language,
  MyTable,
  NewTable,
  Player,
  RuleChapter,
  SatDown,
  Created,
  TableFacts,
} from "../protocol";

/** The server said no, or could not be reached (`offline`). */
export class Refused extends Error {
  readonly code: string;

  constructor(code: string, message: string) {
    super(message);
    this.code = code;
  }
}

async function call<Answer>(path: string, body?: unknown): Promise<Answer> {
  const response = await send(path, body);
  const answer: unknown = await response.json().catch(() => null);
  if (!response.ok) {
    const fault = answer as { code?: string; message?: string } | null;
    throw new Refused(fault?.code ?? "internal", fault?.message ?? response.statusText);
  }
  return answer as Answer;
}

async function send(path: string, body?: unknown): Promise<Response> {
  const request: RequestInit =
    body === undefined
      ? {}
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

export const catalogue = (game: string, language: Language): Promise<Face[]> =>
  call<{ faces: Face[] }>(`/games/${at(game)}/catalogue/${language}`).then(
    (answer) => answer.faces,
  );

export const rulebook = (game: string, language: Language): Promise<RuleChapter[]> =>
  call<{ chapters: RuleChapter[] }>(`/games/${at(game)}/rulebook/${language}`).then(
    (answer) => answer.chapters,
  );

export const createTable = (table: NewTable): Promise<Created> => call("/tables", table);

export const tableFacts = (table: string): Promise<TableFacts> => call(`/tables/${at(table)}`);

export const sit = (table: string, seat: number, name: string): Promise<SatDown> =>
  call(`/tables/${at(table)}/sit`, { seat, name });

export const myTables = (tokens: string[]): Promise<MyTable[]> =>
  call<{ tables: MyTable[] }>("/tables/mine", { tokens }).then((answer) => answer.tables);

export const forkTable = (
  table: string,
  choices: number,
  players: Player[],
): Promise<Created> => call(`/tables/${at(table)}/fork`, { at: choices, players });

export const importSave = (save: string): Promise<Created> => call("/tables/import", save);

export const saveAddress = (table: string): string => `/api/tables/${at(table)}/save`;
