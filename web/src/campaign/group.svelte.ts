/** A campaign as this browser knows it: its page, what is chosen on it, and what is done about it. */

import { getContext, setContext } from "svelte";
import { loadCampaign } from "../games";
import type { CampaignLayout } from "../games/campaigns";
import { myTables, Refused } from "../net/api";
import * as api from "../net/campaigns";
import {
  forgetMembership,
  keepMembership,
  keepPlayers,
  membershipOf,
  type Membership,
} from "../net/memberships";
import { campaignPath, route, tablePath } from "../net/route.svelte";
import { copyTokens, keepTokens, tokensOf } from "../net/tokens";
import { settings } from "../look/settings.svelte";
import type { CampaignPage, OfferFacts, Phrase, Player, TableFacts, Warned } from "../protocol";
import { GameContent } from "../table/content.svelte";
import { plain, readOffer } from "../words/phrases";
import { words } from "../words/language.svelte";
import { complain } from "./complaining";

const KEY = Symbol("group");
/** Milliseconds after which the page is asked for again: others go on with it too. */
const SOON = 6000;

/** What is about to be played, for so many: an offer, or the lost match again. */
export interface Laying {
  title: string;
  offer: string | null;
  counts: number[];
}

/** `View` is the game's own page of the campaign. */
export class Group<View = unknown> {
  readonly id: string;
  /** The secret of the link that led here, for who does not belong to the group yet. */
  readonly invitation = location.hash.slice(1);
  page = $state.raw<CampaignPage | null>(null);
  /** The table of the match that is open. */
  table = $state.raw<TableFacts | null>(null);
  missing = $state(false);
  /** Its rules did not come to an end, and are not run any more. */
  stopped = $state(false);
  /** The server does not answer. */
  lost = $state(false);
  membership = $state.raw<Membership | null>(null);
  content = $state.raw<GameContent | null>(null);
  layout = $state.raw<CampaignLayout<View> | null>(null);
  ready = $state(false);
  busy = $state(false);
  /** As long as it is asked who sits where. */
  laying = $state.raw<Laying | null>(null);
  #chosen = $state("");
  #seen = 0;
  /** The table from which we have tried to go on. */
  #closed = "";
  /** The offers that the game's own part of the page does not lead to. */
  readonly listed = $derived.by((): OfferFacts[] =>
    (this.page?.offers ?? []).filter((offer) => !this.layout?.elsewhere?.(offer)),
  );
  /** The offer that is looked at: the chosen one, or the first that can be played. */
  readonly offer = $derived.by((): OfferFacts | null => {
    const offers = this.page?.offers ?? [];
    const first = offers.find(({ blocked }) => !blocked) ?? offers[0] ?? null;
    return offers.find(({ key }) => key === this.#chosen) ?? first;
  });

  /** Where a match that was opened is played. */
  readonly #lead: (table: string) => void;
  /** The table at which the evening is, where the page is a part of it. */
  readonly #at: string;

  constructor(id: string, at = "", lead = (table: string) => route.go(tablePath(table))) {
    this.id = id;
    this.#at = at;
    this.#lead = lead;
    this.membership = membershipOf(id);
  }

  provide(): this {
    return setContext(KEY, this);
  }

  get view(): View {
    return this.page?.view as View;
  }

  // -- reading ---------------------------------------------------------------

  /** Look at the page now, and again from time to time; the answer ends it. */
  follow(): () => void {
    const look = (): void => {
      if (document.visibilityState === "visible" && !this.busy) void this.read();
    };
    void this.read();
    const timer = setInterval(look, SOON);
    document.addEventListener("visibilitychange", look);
    return () => {
      clearInterval(timer);
      document.removeEventListener("visibilitychange", look);
    };
  }

  async read(): Promise<void> {
    const asked = ++this.#seen;
    try {
      const page = await api.pageOf(this.id, this.#token);
      if (asked === this.#seen) await this.#show(page);
    } catch (fault) {
      const code = fault instanceof Refused ? fault.code : "";
      this.missing = code === "no_such_campaign";
      this.stopped = code === "stopped";
      this.lost = !this.missing && !this.stopped;
    }
  }

  async #show(page: CampaignPage): Promise<void> {
    const { game, table } = page.campaign;
    this.lost = false;
    if (this.membership && !page.invitation) this.#forget();
    if (this.ready) await this.#learn(page);
    this.table = table ? await api.tableFacts(table).catch(() => null) : null;
    if (table) await this.#sitWhereWeSat(table, page);
    if (table && this.table?.state === "finished" && this.#closed !== table && !this.#at) {
      this.#closed = table;
      return this.close(table);
    }
    this.page = page;
    if (this.content) return;
    this.content = new GameContent(game);
    this.layout = await loadCampaign(game);
    await this.speak();
  }

  /** The match is over: what came of it belongs to the campaign now, and it is final. */
  async close(table: string): Promise<void> {
    await this.#act(async () => this.#show(await api.close(this.id, this.#token, table)));
  }

  /** Who kept their seat in a match that somebody else has opened finds its tokens. */
  async #sitWhereWeSat(table: string, { links }: CampaignPage): Promise<void> {
    const before = links.at(-2)?.table ?? "";
    const tokens = tokensOf(table).length > 0 ? [] : tokensOf(before);
    if (tokens.length === 0) return;
    const mine = await myTables(tokens).catch(() => []);
    if (mine.some((each) => each.table.table === table)) copyTokens(before, table);
  }

  /** Somebody has shown us out. */
  #forget(): void {
    forgetMembership(this.id);
    this.membership = null;
  }

  /** Learn the game's texts in the language of the interface. */
  async speak(): Promise<void> {
    await this.content?.load(words.language);
    if (this.page) await this.#learn(this.page);
    this.ready = this.content !== null;
  }

  /** The texts that only this page needs. */
  async #learn({ view }: CampaignPage): Promise<void> {
    const { books = [] } = view as { books?: string[] };
    if (this.content && !this.content.knows(books)) await this.content.learn(books);
  }

  // -- words -----------------------------------------------------------------

  /** What is offered, or was played; by its key where the game knows no words for it any more. */
  say(phrase: Phrase | null | undefined, key: string): string {
    const texts = this.content?.texts;
    return phrase && texts ? plain(readOffer(texts, phrase)) : key;
  }

  why(blocked: Warned): string {
    return this.content?.say(blocked.message, blocked.args ?? {}) ?? "";
  }

  // -- acting ----------------------------------------------------------------

  choose(offer: string): void {
    this.#chosen = offer;
  }

  /** Did people sit at the match before, so that they can keep their seats? */
  get seated(): boolean {
    return Boolean(this.page?.links.at(-1)?.table);
  }

  /** Play an offer with those who sat there last; the first time it is asked who sits where. */
  async go(offer: OfferFacts): Promise<void> {
    if (this.seated) await this.goOn(offer.key, () => this.lay(offer));
    else this.lay(offer);
  }

  /** Ask who sits where, before an offer is played. */
  lay(offer: OfferFacts): void {
    const title = this.say(offer.phrase, offer.key);
    this.laying = { title, offer: offer.key, counts: offer.seats };
  }

  /** Everybody keeps their seat; `ask`: nobody knows any more who that was. */
  async goOn(offer: string | null, ask: () => void): Promise<void> {
    const before = this.page?.links.at(-1)?.table ?? "";
    await this.#act(async () => {
      try {
        const created = await api.goOn(this.id, this.#token, offer, this.#at || before);
        copyTokens(before, created.table);
        keepTokens(created);
        this.#lead(created.table);
      } catch (fault) {
        if (!(fault instanceof Refused) || fault.code !== "nobody_sat") throw fault;
        ask();
      }
    });
  }

  async join(name: string): Promise<void> {
    await this.#act(async () => {
      keepMembership(await api.join(this.id, name, this.invitation));
      history.replaceState(null, "", campaignPath(this.id));
      settings.setName(name);
      this.membership = membershipOf(this.id);
      await this.read();
    });
  }

  async rename(name: string): Promise<void> {
    await this.#act(async () => this.#show(await api.rename(this.id, this.#token, name)));
  }

  /** Leave the group, or show somebody out. */
  async remove(name: string): Promise<void> {
    await this.#act(async () => this.#show(await api.remove(this.id, this.#token, name)));
  }

  /** Open a match and go to its table; without an offer the lost one is played again. */
  async play(offer: string | null, players: Player[]): Promise<void> {
    await this.#act(async () => {
      const created = await api.openLink(this.id, this.#token, players, offer);
      keepTokens(created);
      keepPlayers(this.id, players);
      this.#lead(created.table);
    });
  }

  async abandon(table: string): Promise<void> {
    const seats = tokensOf(table);
    await this.#act(async () => this.#show(await api.abandon(this.id, this.#token, table, seats)));
  }

  /** A copy that goes its own way after the link of that number. */
  async fork(link: number): Promise<void> {
    const name = this.membership?.name ?? "";
    await this.#act(async () => {
      const copy = await api.fork(this.id, this.#token, link, name);
      keepMembership(copy);
      route.go(campaignPath(copy.campaign));
    });
  }

  /** The whole campaign as the text of a file; nothing if it was refused. */
  async export(): Promise<string> {
    let file = "";
    await this.#act(async () => (file = await api.exportOf(this.id, this.#token)));
    return file;
  }

  get #token(): string {
    return this.membership?.token ?? "";
  }

  /** A refusal is said aloud; whatever others have done meanwhile is shown. */
  async #act(work: () => Promise<unknown>): Promise<void> {
    this.busy = true;
    try {
      await work();
    } catch (fault) {
      complain(fault);
      await this.read();
    } finally {
      this.busy = false;
    }
  }
}

export function useGroup<View>(): Group<View> {
  return getContext<Group<View>>(KEY);
}
