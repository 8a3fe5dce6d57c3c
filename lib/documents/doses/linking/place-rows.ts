import { wordKey } from '../columns/fold'
import { PhraseFinder } from '../evidence/phrases'
import { EN_PEOPLE } from '../language/en/people'
import type { PeopleConcept } from '../language/people-concepts'
import { RO_PEOPLE } from '../language/ro/people'
import { RU_PEOPLE } from '../language/ru/people'
import type { DoseTable } from '../layout-model'
import { isPersonal } from '../lexicon/quantity'
import type { AboutCells } from './about-cells'
import { isControl } from './control'

const FINDER = new PhraseFinder<PeopleConcept>([EN_PEOPLE, RU_PEOPLE, RO_PEOPLE])
const NOBODY: ReadonlySet<number> = new Set()
/** The maximum number of words for a kind of badge. A longer note that contains one says something else. */
const MOST_WORDS = 3

type Kind = 'worn' | 'placed' | 'control'

/**
 * Whether the rows of a table without names are of the places in one of its columns. In a card of a person with a badge,
 * these are the sites where the person worked.
 */
export function namesPlaces({ subject, columns }: DoseTable, about: AboutCells): boolean {
  return about.has('place') && !(subject !== null && columns.some(({ quantity }) => isPersonal(quantity)))
}

/**
 * Returns the rows in a list of people that are of places. A column says of each row what its badge is for, `personal`,
 * `area` or `control`, and nothing else.
 */
export function placeRows(table: DoseTable, about: AboutCells): ReadonlySet<number> {
  const rows = rowsOf(table)
  for (const { holds, index } of table.columns) {
    if (holds !== null) continue
    const placed = new Set<number>()
    let worn = 0
    const isColumnOfKinds = rows.every((row) => {
      const text = about.cell(row, index)?.text.trim() ?? ''
      if (text === '') return true
      const kind = kindOf(text)
      if (kind === 'placed') placed.add(row)
      if (kind === 'worn') worn += 1
      return kind !== null
    })
    if (isColumnOfKinds && placed.size > 0 && worn > 0) return placed
  }
  return NOBODY
}

function rowsOf({ first, last, rows }: DoseTable): readonly number[] {
  return Array.from({ length: last - first + 1 }, (_, index) => first + index).filter((row) => {
    const kind = rows.get(row)
    return kind === undefined || kind === 'control'
  })
}

/** Whether a word of a text is for a place: `Hot Lab`. */
export function saysPlace(text: string): boolean {
  return FINDER.in(wordKey(text).split(' ')).some(({ concept }) => concept === 'placed')
}

function kindOf(text: string): Kind | null {
  const words = wordKey(text).split(' ')
  if (words.length > MOST_WORDS) return null
  const said = new Set(FINDER.in(words).map(({ concept }) => concept))
  if (said.has('placed')) return said.has('worn') ? null : 'placed'
  if (said.has('worn')) return 'worn'
  return isControl(text) ? 'control' : null
}
