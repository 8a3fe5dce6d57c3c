import { findFields } from './instructions'

/** Which field a place of a part's XML is in: where the innermost complex one begins, or null. */
export type FieldAt = (place: number) => number | null

/** Looks for a part's complex fields once; asked for a place, takes the time of a search in them. */
export function openFields(xml: string): FieldAt {
  const edges = findFields(xml)
    .filter(({ start }) => !xml.startsWith('<w:fldSimple', start))
    .flatMap(({ start, end }) => [
      { at: start + 1, begins: start },
      { at: end, begins: null },
    ])
    .toSorted((a, b) => a.at - b.at)
  const open: number[] = []
  const innermost = edges.map(({ begins }) => {
    if (begins === null) open.pop()
    else open.push(begins)
    return open.at(-1) ?? null
  })
  return (place) => {
    let [low, high] = [0, edges.length]
    while (low < high) {
      const middle = (low + high) >> 1
      if ((edges[middle]?.at ?? 0) <= place) low = middle + 1
      else high = middle
    }
    return innermost[low - 1] ?? null
  }
}
