import { expect, test, vi } from "vitest";

/** Pieces that are on their way, by name. */
const coming = new Map<string, (path: { default: string }) => void>();

vi.mock("virtual:icons/games", () => ({
  default: { realm: () => Promise.resolve({ default: {}, names: {} }) },
  piece: (name: string) =>
    new Promise<{ default: string }>((arrive) => void coming.set(name, arrive)),
}));

test("icons that arrive together are all there", async () => {
  const { loadIcons, pathOf } = await import("./paths.svelte");
  await loadIcons("realm");
  expect([pathOf("fist"), pathOf("run")]).toEqual(["", ""]);
  for (const [name, arrive] of coming) arrive({ default: `path of ${name}` });
  await vi.waitFor(() => {
    expect([pathOf("fist"), pathOf("run")]).toEqual(["path of fist", "path of run"]);
  });
  expect([...coming.keys()]).toEqual(["fist", "run"]);
});
