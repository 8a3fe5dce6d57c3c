import { columnIndex } from '@/lib/documents/spreadsheets/address'

/** Letters of columns or numbers of rows in short: `E–G, J`. */
export function rangesOf(places: readonly (string | number)[]): string {
  const numbers = places.map((place) => (typeof place === 'number' ? place : (columnIndex(place) ?? 0)))
  const parts: string[] = []
  let from = 0
  places.forEach((place, index) => {
    const next = numbers[index + 1]
    if (next !== undefined && next === (numbers[index] ?? 0) + 1) return
    parts.push(from === index ? String(place) : `${places[from]}${index === from + 1 ? ', ' : '–'}${place}`)
    from = index + 1
  })
  return parts.join(', ')
}
