/** Things at nearly the same place. */
export interface Cluster<Item> {
  readonly at: number
  readonly items: readonly Item[]
}

/** Groups things whose places are within a tolerance of the first one's, in order. `at` is the median place. */
export function clusteredBy<Item>(
  items: readonly Item[],
  placeOf: (item: Item) => number,
  tolerance: number,
): Cluster<Item>[] {
  const groups: Item[][] = []
  for (const item of items.toSorted((a, b) => placeOf(a) - placeOf(b))) {
    const last = groups.at(-1)
    if (last && placeOf(item) - placeOf(last[0] as Item) <= tolerance) last.push(item)
    else groups.push([item])
  }
  return groups.map((group) => ({ at: placeOf(group[group.length >> 1] as Item), items: group }))
}

/** Whether one place follows another at a distance. */
export const areNeighbors = (before: number, after: number, distance: number, tolerance: number): boolean =>
  Math.abs(after - before - distance) <= tolerance
