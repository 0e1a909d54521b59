/** Whose board is looked at, if it is not that of who is asked. */

class Looking {
  /** A place in the company. */
  place = $state<number | null>(null);

  /** The same again goes back. */
  at(place: number): void {
    this.place = this.place === place ? null : place;
  }
}

export const looking = new Looking();
