import type { CellLooks } from '../columns/cell-facts'
import { namesPeriod } from '../columns/periods'
import type { DoseColumn, RowKind } from '../layout-model'
import type { FoundTable } from './find-tables'
import { isFilled } from './lane'
import { type Bounds, boundsOf, RunningSums } from './running-sums'

/**
 * Returns rows in which every number is the sum of its column above. They have no label, or a period in place of a
 * name. A row may add up the last person's rows, those since the last total or group row, or all rows.
 */
export function unnamedSums(
  { lane, from, to }: FoundTable,
  columns: readonly DoseColumn[],
  looks: CellLooks,
  kinds: ReadonlyMap<number, RowKind>,
): readonly number[] {
  const doses = columns.filter(({ holds }) => holds === 'values').map(({ index }) => index)
  const about = columns.filter(({ holds }) => holds === null)
  const names = new Set(about.filter(({ role }) => role === 'subject' || role === 'surname').map(({ index }) => index))
  if (about.length === 0) return []
  const covered = coveredRows(lane.sheet.merges, names)
  const [person, block, all] = [new RunningSums(), new RunningSums(), new RunningSums()]
  const sums: number[] = []
  const values: (Bounds | null)[] = []
  for (let at = from; at <= to; at += 1) {
    const row = lane.rows[at]?.row ?? -1
    const cells = lane.sheet.rows[row] ?? []
    const kind = kinds.get(row)
    if (kind !== undefined) {
      if (kind !== 'blank' && kind !== 'note') for (const each of [person, block]) each.clear()
      continue
    }
    let [bare, named, unnamed] = [true, false, !covered.has(row)]
    for (const { index } of about) {
      const cell = cells[index]
      if (!isFilled(cell)) continue
      bare = false
      const isName = names.has(index)
      named ||= isName
      unnamed &&= isName && namesPeriod(cell.text)
    }
    doses.forEach((index, place) => {
      values[place] = boundsOf(cells[index], looks)
    })
    if (unnamed && [person, block, all].some((above) => above.addsUpTo(values))) {
      sums.push(row)
      for (const each of [person, block]) each.clear()
      continue
    }
    if (named && !unnamed) person.clear()
    person.add(values, bare)
    block.add(values, bare)
    all.add(values, bare)
  }
  return sums
}

/** Returns the rows that a merged name covers. */
function coveredRows(merges: FoundTable['lane']['sheet']['merges'], names: ReadonlySet<number>): ReadonlySet<number> {
  const rows = new Set<number>()
  for (const { left, right, top, bottom } of merges) {
    if (![...names].some((index) => index >= left && index <= right)) continue
    for (let row = top; row <= bottom; row += 1) rows.add(row)
  }
  return rows
}
