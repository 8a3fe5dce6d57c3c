import { headerWords } from '../columns/header-words'
import { sourceOf } from '../language/header-patterns'
import type { Cell } from '../../spreadsheets/model'
import type { DoseColumn, RowKind } from '../layout-model'
import type { FoundTable } from './find-tables'
import { isFilled } from './lane'

/** Lines below persons' names that say who they are. */
const MOST_ABOUT = 8
const FEWEST_PERSONS = 2
/** Without a word beside them, fewer figures may be doses. */
const FEWEST_BARE = 3
const DIGITS = /^\d{4,12}$/
/** `K301`, `F-6120`, `007`, `12/4`. */
const CODE = /^(?=.*\d)[\p{L}\d][\p{L}\d/-]{0,19}$/u
/** Below names, the bare word means theirs. */
const NUMBER = new RegExp(String.raw`^${sourceOf('bareNumber')}\.?$`, 'iu')
const FRACTION = /[.,]/

/** The numbers of the persons over the columns of a table, and the row that says them. */
interface PersonNumbers {
  /** By the column's place, from 0. */
  readonly byColumn: ReadonlyMap<number, string>
  readonly row: number
}

/**
 * Returns the numbers that a row near the names gives the persons over the columns: `Staff ID | R014 | R022`, or the same without a word
 * for it. Each person has one, over each of the
 * person's columns or only the first, and no two have the same. Null where there is no such row.
 */
export function personNumbers(
  found: FoundTable,
  columns: readonly DoseColumn[],
  kinds: ReadonlyMap<number, RowKind>,
): PersonNumbers | null {
  const persons = columns.filter(({ holds, subject }) => holds === 'values' && subject !== null)
  const { lane, head, from, to } = found
  if (persons.length < FEWEST_PERSONS) return null
  const rows = lane.rows.slice(head?.top ?? from, Math.min(to + 1, from + MOST_ABOUT))
  for (const { row } of rows) {
    const cells = lane.sheet.rows[row] ?? []
    const texts: string[] = []
    for (const [at, { index, subject }] of persons.entries()) {
      const own = isFilled(cells[index]) ? cells[index].text.trim() : ''
      // A number over the first of a person's columns applies to all of them.
      texts.push(own === '' && subject === persons[at - 1]?.subject ? (texts.at(-1) ?? '') : own)
    }
    const distinct = new Set(texts).size
    const owners = new Set(persons.map(({ subject }, at) => `${texts[at]}\u0000${subject}`)).size
    if (texts.includes('') || distinct < FEWEST_PERSONS || owners > distinct) continue
    const label = labelOf(cells, persons[0]?.index ?? 0)
    if (label === null ? areSurelyNumbers(texts) && row === firstRow(found) : saysNumber(label) && texts.every(isCode))
      if (kinds.get(row) === undefined || kinds.get(row) === 'note' || kinds.get(row) === 'header')
        return { row, byColumn: new Map(persons.map(({ index }, at) => [index, texts[at] ?? ''])) }
  }
  return null
}

/** The texts left of the persons; null where there is none. */
function labelOf(cells: readonly (Cell | undefined)[], first: number): string | null {
  const label = cells
    .slice(0, first)
    .flatMap((cell) => (isFilled(cell) ? cell.text.trim() : []))
    .join(' ')
  return label === '' ? null : label
}

function saysNumber(label: string): boolean {
  const { meaning, units, dose } = headerWords(label)
  return (meaning === 'subject_id' || NUMBER.test(label)) && units.length === 0 && !dose
}

function isCode(text: string): boolean {
  return CODE.test(text) && !FRACTION.test(text)
}

/** So long that no dose in whole units is like them. */
function areSurelyNumbers(texts: readonly string[]): boolean {
  if (texts.length < FEWEST_BARE) return false
  const lengths = new Set(texts.map(({ length }) => length))
  return lengths.size === 1 && texts.every((text) => DIGITS.test(text) || (isCode(text) && /\p{L}/u.test(text)))
}

function firstRow({ lane, from }: FoundTable): number {
  return lane.rows[from]?.row ?? -1
}
