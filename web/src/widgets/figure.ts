/** A figure on a board, as its token shows it. */

import type { HeroRing, Rank } from "../look/ranks";
import type { Life } from "./life";

export interface Figure {
  /** The seed of its picture, and its name for whoever clicks it. */
  id: string;
  icon: string;
  family: string;
  label: string;
  rank: Rank;
  /** The ring of a hero. */
  own?: HeroRing | undefined;
  number?: number | undefined;
  life?: Life | undefined;
  conditions?: { icon: string; colour: string }[] | undefined;
  /** In gold: it can be chosen. */
  can?: boolean | undefined;
  /** It is its turn. */
  active?: boolean | undefined;
  /** It has had its turn. */
  done?: boolean | undefined;
  /** It looks to the other side. */
  mirrored?: boolean | undefined;
}
