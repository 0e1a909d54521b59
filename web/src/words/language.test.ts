import { expect, test, vi } from "vitest";

vi.stubGlobal("navigator", { languages: ["en"] });
vi.stubGlobal("document", { documentElement: { lang: "" } });
vi.stubGlobal("localStorage", { getItem: () => null, setItem: () => {} });

const { words, t } = await import("./language.svelte");

type Loaded = { default: string };

/** Texts that arrive when they are let go. */
function texts(source: string) {
  let send: (loaded: Loaded) => void = () => {};
  const arrives = new Promise<Loaded>((resolve) => (send = resolve));
  return {
    sources: { en: () => arrives, ru: () => arrives },
    arrive: () => send({ default: source }),
  };
}

test("texts that were asked for first and arrive last do not put the later ones out", async () => {
  await words.start();
  const first = texts("of-the-lobby = lobby");
  const second = texts("of-campaigns = campaign");
  const both = [words.learn(first.sources), words.learn(second.sources)];
  second.arrive();
  await Promise.resolve();
  first.arrive();
  await Promise.all(both);
  expect([t("of-the-lobby"), t("of-campaigns")]).toEqual(["lobby", "campaign"]);
});

test("what is being learned already is waited for", async () => {
  const late = texts("late = now");
  const one = words.learn(late.sources);
  const other = words.learn(late.sources).then(() => t("late"));
  late.arrive();
  expect(await other).toBe("now");
  await one;
});
