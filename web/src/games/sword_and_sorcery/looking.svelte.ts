/** What is looked at beside what is asked: a hero's sheet, an enemy's scroll, a figure under the pointer. */

class Looking {
  /** The place of a hero. */
  hero = $state<number | null>(null);
  /** The number of an enemy. */
  enemy = $state<number | null>(null);
  /** A thing on the map under the pointer. */
  over = $state("");

  /** The same again goes back. */
  at(place: number): void {
    this.hero = this.hero === place ? null : place;
  }
}

export const looking = new Looking();
