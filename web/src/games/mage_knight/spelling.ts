/** Points on cards are told by their icons, as on the printed ones. */

import type { GameContent } from "../../table/content.svelte";
import { speller, type Piece, type Spell, type Term } from "../../widgets/spelling";
import type { Texts } from "../../words/texts";
import { elementIcon } from "./keywords";

const POINTS = ["move", "influence", "attack", "block"];
const RANGES = ["ranged", "siege"];
const ELEMENTS = ["fire", "ice", "cold-fire"];

/** The word stands beside them. */
const icon = (name: string): Piece => ({ icon: name, label: "" });

/** In "Ranged Fire Attack" the element stands within the words for the range. */
function within(range: string, attack: string): string {
  return `${range.split(" ")[0] ?? ""} ${attack}`;
}

function terms(content: GameContent): Term[] {
  const say = (word: string, ...icons: string[]): Term => ({
    word,
    piece: icons.map(icon),
    said: true,
  });
  const ranges = RANGES.map((key) => ({ icon: `range-${key}`, word: content.name("range", key) }));
  const elements = ELEMENTS.map((key) => ({
    icon: elementIcon(key),
    attack: content.say(`element-${key}.attack`),
    block: content.say(`element-${key}.block`),
  }));
  return [
    ...POINTS.map((key) => ({ ...say(content.name("point", key), `stat-${key}`), exact: true })),
    ...ranges.map((range) => say(range.word, range.icon)),
    ...elements.flatMap((element) => [
      say(element.attack, element.icon, "stat-attack"),
      say(element.block, element.icon, "stat-block"),
      ...ranges.map((range) => say(within(range.word, element.attack), element.icon, range.icon)),
    ]),
  ];
}

const known = new WeakMap<Texts, Spell>();

/** How the texts of cards are drawn in the language of the table. */
export function spellingOf(content: GameContent): Spell {
  const { texts } = content;
  const found = known.get(texts) ?? speller(terms(content));
  known.set(texts, found);
  return found;
}
