import type { CellLooks } from '../columns/cell-facts'
import { isPersonName } from '../columns/person-name'
import type { ColumnRole, DoseColumn, RowKind } from '../layout-model'
import type { FoundTable } from './find-tables'
import { isFilled } from './lane'
import { plainRows, type Row } from './plain-rows'
import { boundsOf, RunningSums } from './running-sums'

/** What somebody's row has beside a name. */
const OF_PERSONS: ReadonlySet<ColumnRole> = new Set([
  'subject_id',
  'given_name',
  'dosimeter',
  'birth',
  'date',
  'position',
])
/** Fewer rows show no habit. */
const FEWEST = 2
const NOTHING: LoneWords = { rows: [], sums: [], unsure: [] }

/** Rows with a lone word in place of a name: all of them, those that add up the others, and those that a person has to be asked about. */
interface LoneWords {
  readonly rows: readonly number[]
  readonly sums: readonly number[]
  readonly unsure: readonly number[]
}

/**
 * Returns the rows below others whose label is one word and no surely a name, and that have nothing of what each row with a label has: no
 * number, no badge, no given name. Whatever the word is, such a row is hardly somebody's.
 */
export function loneWords(
  table: FoundTable,
  columns: readonly DoseColumn[],
  looks: CellLooks,
  kinds: ReadonlyMap<number, RowKind>,
): LoneWords {
  const named = columns.find(({ role, holds }) => holds === null && (role === 'subject' || role === 'surname'))
  const about = columns.filter(({ role, holds }) => holds === null && OF_PERSONS.has(role)).map(({ index }) => index)
  const doses = columns.filter(({ holds }) => holds === 'values').map(({ index }) => index)
  if (named === undefined || about.length === 0) return NOTHING
  const plain = plainRows(table, doses, kinds)
  const labelled = plain.filter(({ cells }) => isFilled(cells[named.index]))
  const isBare = ({ cells }: Row) => !about.some((index) => isFilled(cells[index]))
  const others = labelled.filter((each) => !isBare(each))
  const bare = labelled.filter((each) => isBare(each) && isLoneWord(each.cells[named.index]?.text ?? ''))
  const always = about.some((index) => others.every(({ cells }) => isFilled(cells[index])))
  const isBelow = bare.every(({ row }) => others.every((other) => other.row < row))
  if (bare.length === 0 || others.length < FEWEST || bare.length > others.length / 2 || !always || !isBelow)
    return NOTHING
  const sums = new RunningSums()
  const figures = ({ cells }: Row) => doses.map((index) => boundsOf(cells[index], looks))
  for (const each of plain) if (!bare.includes(each)) sums.add(figures(each), false)
  const added = bare.filter((each) => sums.addsUpTo(figures(each)))
  const rowsOf = (rows: readonly Row[]) => rows.map(({ row }) => row)
  return { rows: rowsOf(bare), sums: rowsOf(added), unsure: rowsOf(bare.filter((each) => !added.includes(each))) }
}

function isLoneWord(text: string): boolean {
  return /^\S+$/u.test(text.trim()) && !isPersonName(text.trim())
}
