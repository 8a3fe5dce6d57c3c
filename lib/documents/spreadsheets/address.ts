import type { Merge } from './model'

/** The letters of a zero-based column: 0 → `A`, 26 → `AA`. */
export function columnLetter(index: number): string {
  let letters = ''
  for (let rest = index + 1; rest > 0; rest = Math.floor((rest - 1) / 26)) {
    letters = String.fromCharCode(65 + ((rest - 1) % 26)) + letters
  }
  return letters
}

/** A cell's address from zero-based row and column: `B7`. */
export function cellAddress(row: number, column: number): string {
  return `${columnLetter(column)}${row + 1}`
}

/** The zero-based column of letters, with nothing else allowed around them; null where there are none. */
export function columnIndex(letters: string): number | null {
  if (!/^[A-Za-z]{1,3}$/.test(letters)) return null
  let index = 0
  for (const letter of letters.toUpperCase()) index = index * 26 + letter.charCodeAt(0) - 64
  return index - 1
}

/** `B7` as zero-based row and column, or null. Written without a regular expression: it is called for every cell. */
export function parseAddress(address: string): { row: number; column: number } | null {
  let [at, column, row] = [0, 0, 0]
  for (; at < address.length; at += 1) {
    const code = address.charCodeAt(at)
    const letter = code >= 97 ? code - 96 : code - 64
    if (letter < 1 || letter > 26) break
    column = column * 26 + letter
  }
  const letters = at
  for (; at < address.length; at += 1) {
    const digit = address.charCodeAt(at) - 48
    if (digit < 0 || digit > 9) return null
    row = row * 10 + digit
  }
  return letters > 0 && letters <= 3 && at > letters && at <= 13 ? { row: row - 1, column: column - 1 } : null
}

/** `A1:C3`, or a single address, as a zero-based inclusive range; null where it is neither. */
export function parseRange(range: string): Merge | null {
  const [from = '', to = from] = range.split(':')
  const start = parseAddress(from)
  const end = parseAddress(to)
  if (!start || !end) return null
  return {
    top: Math.min(start.row, end.row),
    left: Math.min(start.column, end.column),
    bottom: Math.max(start.row, end.row),
    right: Math.max(start.column, end.column),
  }
}
