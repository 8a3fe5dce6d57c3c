import { wordKey } from '../columns/fold'
import { cut } from '../../cut'
import { cellAddress } from '../../spreadsheets/address'
import { PhraseFinder } from '../evidence/phrases'
import { EN_LIMIT_WORDS } from '../language/en/limit-words'
import type { LimitConcept } from '../language/limit-concepts'
import { RO_LIMIT_WORDS } from '../language/ro/limit-words'
import { RU_LIMIT_WORDS } from '../language/ru/limit-words'
import type { Quantity } from '../lexicon/quantity'
import type { DoseTable, Layout } from '../layout-model'
import { LIMIT_PROFILES, type LimitProfile } from './profiles'

/** The limits that a file names, and the words that name them. */
export interface NamedLimits {
  readonly profile: LimitProfile
  readonly sheet: string
  /** In A1 notation; null for words that aren't in a cell: a Word table's caption. */
  readonly cell: string | null
  /** As the file writes them: `группы А`. */
  readonly words: string
}

const PROFILE_OF: Readonly<Record<LimitConcept, string>> = {
  groupA: 'ru-nrb-99-2009-a',
  groupB: 'ru-nrb-99-2009-b',
  cncan: 'ro-cncan-2018',
  icrp: 'icrp-103',
}
const FINDER = new PhraseFinder<LimitConcept>([EN_LIMIT_WORDS, RU_LIMIT_WORDS, RO_LIMIT_WORDS])
/** Quantities for which radiation workers have limits. */
const OF_STAFF: ReadonlySet<Quantity | null> = new Set<Quantity | null>(['E', 'H', 'Hp(10)', 'Hp(3)', 'Hp(0.07)'])
/** Longer texts are instructions that name every group. In characters. */
const LONGEST = 400
/** The number of words shown before the phrase to make its meaning clear: «персонала группы А». */
const BEFORE = 1
const SHOWN = 80

/**
 * Returns the limits named in titles and headers of tables with staff doses. Null if none or several are named: then a
 * user must say which limits apply to which people.
 */
export function namedLimits({ tables }: Pick<Layout, 'tables'>): NamedLimits | null {
  const found = new Map<string, NamedLimits>()
  for (const table of tables) {
    if (!table.columns.some(({ holds, quantity }) => holds !== null && OF_STAFF.has(quantity))) continue
    for (const { text, cell } of textsOver(table)) {
      for (const { name, words } of namesIn(text)) {
        const profile = LIMIT_PROFILES.find((each) => each.name === name)
        if (profile && !found.has(name)) found.set(name, { profile, sheet: table.source.name, cell, words })
      }
    }
  }
  const [only, ...others] = found.values()
  return only !== undefined && others.length === 0 ? only : null
}

interface Text {
  readonly text: string
  readonly cell: string | null
}

/** Yields the texts above the table's first data row: titles and headers with their addresses, then captions. */
function* textsOver({ source, first }: DoseTable): Generator<Text, void, void> {
  for (let row = 0; row < first; row += 1) {
    for (const [column, cell] of (source.sheet.rows[row] ?? []).entries()) {
      if (typeof cell?.value === 'string') yield { text: cell.text, cell: cellAddress(row, column) }
    }
  }
  for (const text of source.captions) yield { text, cell: null }
}

function namesIn(text: string): { readonly name: string; readonly words: string }[] {
  if (text.length > LONGEST) return []
  const words = wordKey(text).split(' ')
  return FINDER.in(words).map(({ concept, from, to }) => ({
    name: PROFILE_OF[concept],
    words: asWritten(text, words, Math.max(0, from - BEFORE), to),
  }))
}

/** Returns a range of words as the text writes them, including what is between them. */
function asWritten(text: string, words: readonly string[], from: number, to: number): string {
  const places = [...text.matchAll(/[\p{L}\p{M}\d]+|[№#]/gu)]
  const [first, last] = [places[from], places[to - 1]]
  // Normalization may split or join words whose letters have diacritics.
  if (places.length !== words.length || !first || !last) return cut(words.slice(from, to).join(' '), SHOWN)
  return cut(text.slice(first.index, last.index + last[0].length), SHOWN)
}
