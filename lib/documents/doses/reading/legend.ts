import { readMark } from '../grammar/marks'
import type { DoseSheet } from '../layout-model'

/** A code of a few letters and digits: `BR`, `E1`. */
const CODE = /^\p{Lu}[\p{Lu}\d]{0,4}$/u
/** A code and its meaning in one text: `BR - badge damaged`, `NR = not returned`. */
const EXPLAINED = /^\s*(\p{Lu}[\p{Lu}\d]{0,4})\s*(?:[-–—=:]|\s-\s)\s*(\p{L}.{3,119})$/u
/** What separates the explanations in one text. */
const BETWEEN = /[;\n]|,\s+(?=\p{Lu}[\p{Lu}\d]{0,4}\s*[-–—=:])|\.\s+(?=\p{Lu})/u
/** A meaning is looked up in runs of at most this many words. */
const MOST_WORDS = 4
/** A word that says something alone. Shorter marks are codes themselves. */
const SAYING = /\p{L}{4}/u
/** At most this many rows of a sheet are searched. */
const MOST_ROWS = 5_000

/** The codes that a file itself explains in place of doses: below a table, or on a sheet of its own. */
export class Legend {
  private known: ReadonlyMap<string, string> | null = null

  constructor(private readonly sheets: readonly DoseSheet[]) {}

  /** Returns the words of a mark that a code stands for, such as `badge lost`. Null if nothing explains it, or two lines differ. */
  markOf(text: string): string | null {
    const code = text.trim()
    if (!CODE.test(code)) return null
    this.known ??= explained(this.sheets)
    return this.known.get(code) ?? null
  }
}

function explained(sheets: readonly DoseSheet[]): ReadonlyMap<string, string> {
  const found = new Map<string, string | null>()
  for (const { sheet } of sheets)
    for (const cells of sheet.rows.slice(0, MOST_ROWS)) {
      const texts = (cells ?? []).flatMap((cell) => (cell && cell.text.trim() !== '' ? [cell.text.trim()] : []))
      const [first = '', second = ''] = texts
      const pairs = texts.length === 2 && CODE.test(first) ? [[first, second] as const] : texts.flatMap(pairsIn)
      for (const [code, meaning] of pairs) {
        const mark = markIn(meaning)
        const before = found.get(code)
        const differs =
          before !== undefined && (before && readMark(before, 'dosimetry')) !== (mark && readMark(mark, 'dosimetry'))
        found.set(code, differs ? null : mark)
      }
    }
  return new Map([...found].flatMap(([code, mark]) => (mark === null ? [] : [[code, mark] as const])))
}

function pairsIn(text: string): readonly (readonly [code: string, meaning: string])[] {
  return text.split(BETWEEN).flatMap((piece) => {
    const [, code, meaning] = EXPLAINED.exec(piece) ?? []
    return code !== undefined && meaning !== undefined ? [[code, meaning] as const] : []
  })
}

/** Returns the longest run of words in a text that replaces a dose; null if there is none. */
function markIn(text: string): string | null {
  const words = text
    .replace(/[().,«»"“”]/gu, ' ')
    .split(/\s+/u)
    .filter(Boolean)
  for (let count = Math.min(MOST_WORDS, words.length); count > 0; count -= 1)
    for (let from = 0; from + count <= words.length; from += 1) {
      const run = words.slice(from, from + count).join(' ')
      if (SAYING.test(run) && readMark(run, 'dosimetry') !== null) return run
    }
  return null
}
