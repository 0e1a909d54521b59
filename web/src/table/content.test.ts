import { afterEach, expect, it, vi } from "vitest";
import * as api from "../net/api";
import { GameContent } from "./content.svelte";

afterEach(() => vi.restoreAllMocks());

const book = (name: string) => ({ name, ftl: `${name} = told`, faces: [] });

it("knows a book once it is there", async () => {
  const content = new GameContent("oathsworn");
  const read = vi.spyOn(api, "gameBooks").mockResolvedValue(book("c01-10") as never);
  expect(content.knows(["c01-10"])).toBe(false);
  await content.learn(["c01-10"]);
  expect(content.knows(["c01-10"])).toBe(true);
  await content.learn(["c01-10"]);
  expect(read).toHaveBeenCalledTimes(1);
});

it("does not wait for a book that cannot be had, and asks for it again", async () => {
  const content = new GameContent("oathsworn");
  const read = vi.spyOn(api, "gameBooks").mockRejectedValueOnce(new Error("no connection"));
  await content.learn(["c01-10"]);
  expect(content.knows(["c01-10"])).toBe(true);
  read.mockResolvedValue(book("c01-10") as never);
  await content.learn(["c01-10"]);
  expect(content.read("c01-10")).toBe("told");
});
