import { expect, test } from "vitest";
import { pieces, search } from "./rules";

const BOOK = [
  {
    title: "Omens",
    sections: [
      {
        title: "Spending",
        rules: [
          { id: "SO-9.3.1", text: "Spend an omen to re-roll one die.", notes: ["Ещё одно"] },
          { id: "SO-9.3.2", text: "Put it back into the supply." },
        ],
      },
    ],
  },
];

test("every word must be there, in any case", () => {
  const [chapter] = search(BOOK, "OMEN die");
  expect(chapter?.sections[0]?.rules.map((rule) => rule.id)).toEqual(["SO-9.3.1"]);
  expect(search(BOOK, "dragon")).toEqual([]);
  expect(search(BOOK, "  ")).toBe(BOOK);
});

test("a rule is found by its id and by its notes, ё like е", () => {
  expect(search(BOOK, "so-9.3.2")[0]?.sections[0]?.rules).toHaveLength(1);
  expect(search(BOOK, "еще")[0]?.sections[0]?.rules[0]?.id).toBe("SO-9.3.1");
});

test("ids in the text become links", () => {
  expect(pieces("See SO-4.4.4 (and SO-18.8.2).")).toEqual([
    { text: "See " },
    { text: "SO-4.4.4", rule: "SO-4.4.4" },
    { text: " (and " },
    { text: "SO-18.8.2", rule: "SO-18.8.2" },
    { text: ")." },
  ]);
});
