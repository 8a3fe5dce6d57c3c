import type { CellLooks } from '../columns/cell-facts'
import { namesAmong } from '../columns/person-name'
import type { DoseColumn, RowKind } from '../layout-model'
import type { FoundTable } from './find-tables'
import { plainRows, type Row } from './plain-rows'
import { type Bounds, boundsOf } from './running-sums'

/** Tolerance for sums of binary fractions. */
const SLACK = 1e-9
/** More rows than this aren't a summary. */
const MOST_ROWS = 5_000
const FEWEST_GROUPS = 2
/** The minimum number of sums of several figures that prove the groups, with labels of other kinds and without. */
const FEWEST_WITH_LABELS = 2
const FEWEST_BARE = 6
/** The share of names among the rows within groups. */
const MOSTLY = 0.6

interface Group {
  readonly head: number
  /** The place after its last row. */
  readonly end: number
}

/**
 * Returns the rows that add up the rows directly below them, as in a pivot table: `Cardiology | 0.7`, then its people. The
 * groups must account for every row of the table, so that no row is the sum of some others by chance.
 */
export function groupHeads(
  table: FoundTable,
  columns: readonly DoseColumn[],
  looks: CellLooks,
  kinds: ReadonlyMap<number, RowKind>,
): readonly number[] {
  const doses = columns.filter(({ holds }) => holds === 'values').map(({ index }) => index)
  const rows = plainRows(table, doses, kinds)
  if (rows.length < FEWEST_GROUPS * 2 || rows.length > MOST_ROWS) return []
  const values = rows.map(({ cells }) => doses.map((index) => boundsOf(cells[index], looks)))
  const groups = groupsOf(values)
  if (groups.length < FEWEST_GROUPS) return []
  let proofs = 0
  for (const { head, end } of groups) {
    if (end - head > 2) proofs += values[head]?.filter((value) => (value?.high ?? 0) > 0).length ?? 0
  }
  const told = haveOtherLabels(table, rows, groups, looks) || areAdded(table, values, groups, doses, looks, kinds)
  // Two sums in a single column may be chance.
  const least = told ? FEWEST_WITH_LABELS + (doses.length === 1 ? 1 : 0) : FEWEST_BARE
  return proofs < least ? [] : groups.map(({ head }) => rows[head]?.row ?? -1)
}

/** Divides all rows into sums with the rows that each adds up; none if they can't be. */
function groupsOf(values: readonly (readonly (Bounds | null)[])[]): readonly Group[] {
  const { length } = values
  /** For each row that begins a division of all rows from it on: where its group ends. */
  const ends = new Array<number | null>(length + 1).fill(null)
  ends[length] = length
  for (let head = length - 2; head >= 0; head -= 1) {
    const own = values[head] ?? []
    // A sum of nothing shows nothing.
    if (!own.some((value) => value !== null && value.high > 0) || own.includes(null)) continue
    const left = own.map((value) => value?.high ?? 0)
    for (let at = head + 1; at < length; at += 1) {
      const part = values[at] ?? []
      if (part.includes(null)) break
      let [exceeded, open] = [false, false]
      for (let column = 0; column < left.length; column += 1) {
        left[column] = (left[column] ?? 0) - (part[column]?.high ?? 0)
        const slack = SLACK * Math.max(1, own[column]?.high ?? 0)
        if ((left[column] ?? 0) < -slack) exceeded = true
        else if ((left[column] ?? 0) > slack) open = true
      }
      if (exceeded) break
      if (!open && ends[at + 1] !== null) {
        ends[head] = at + 1
        break
      }
    }
  }
  const groups: Group[] = []
  for (let head = 0; head < length;) {
    const end = ends[head] ?? null
    if (end === null) return []
    groups.push({ head, end })
    head = end
  }
  return groups
}

/** Whether a total of the table adds up the sums of the groups alone: `Grand Total`. */
function areAdded(
  { lane, from, to }: FoundTable,
  values: readonly (readonly (Bounds | null)[])[],
  groups: readonly Group[],
  doses: readonly number[],
  looks: CellLooks,
  kinds: ReadonlyMap<number, RowKind>,
): boolean {
  const sums = doses.map((_, column) => groups.reduce((sum, { head }) => sum + (values[head]?.[column]?.high ?? 0), 0))
  return lane.rows.slice(from, to + 1).some(
    ({ row }) =>
      kinds.get(row) === 'total' &&
      doses.every((index, column) => {
        const stated = boundsOf(lane.sheet.rows[row]?.[index], looks)
        const sum = sums[column] ?? 0
        return stated?.filled === true && Math.abs(stated.high - sum) <= SLACK * Math.max(1, sum)
      }),
  )
}

/** Whether the rows within groups are persons, and the sums aren't named like them. */
function haveOtherLabels(
  { lane }: FoundTable,
  rows: readonly Row[],
  groups: readonly Group[],
  looks: CellLooks,
): boolean {
  const labels = rows.map(({ cells }) => {
    const cell = cells.slice(lane.left).find((each) => typeof each?.value === 'string' && each.text.trim() !== '')
    return cell === undefined ? '' : looks.textOf(cell)
  })
  const heads = new Set(groups.map(({ head }) => head))
  const isName = namesAmong([...new Set(labels)])
  const within = labels.filter((_, at) => !heads.has(at))
  const named = within.filter(isName).length >= within.length * MOSTLY
  return named && !groups.some(({ head }) => isName(labels[head] ?? ''))
}
