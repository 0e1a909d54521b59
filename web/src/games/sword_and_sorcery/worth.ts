/** What the numbers of an item are worth, in a few signs: "1·R·BB" of a weapon, "0/3" of armour. */
export function worthOf(numbers: Readonly<Record<string, number>> = {}): string {
  const { fixed, red = 0, blue = 0, armour, defence } = numbers;
  if (fixed !== undefined) {
    const dice = ["R".repeat(red), "B".repeat(blue)].filter(Boolean);
    return [...(fixed ? [String(fixed)] : []), ...dice].join("·");
  }
  return armour || defence ? `${armour ?? 0}/${defence ?? 0}` : "";
}
