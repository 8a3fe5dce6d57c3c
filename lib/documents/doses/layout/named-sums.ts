import type { CellLooks } from '../columns/cell-facts'
import { namesAmong } from '../columns/person-name'
import type { DoseColumn, RowKind } from '../layout-model'
import type { FoundTable } from './find-tables'
import { isFilled } from './lane'
import { type Bounds, boundsOf, RunningSums } from './running-sums'

/** If at least this share of the names are persons', the others may not be. */
const MOSTLY = 0.6

type Values = readonly (Bounds | null)[]

/**
 * Returns rows that name no person where most do, if they are sums of persons' rows. They may add up the rows below,
 * above or in the entire table: «Рентгенология | 0,5» over its people, `All staff`. Such rows are uncertain. Returns
 * none if any of them isn't a sum.
 */
export function namedSums(
  { lane, from, to }: FoundTable,
  columns: readonly DoseColumn[],
  looks: CellLooks,
  kinds: ReadonlyMap<number, RowKind>,
): readonly number[] {
  const names = columns.filter(({ role, holds }) => holds === null && (role === 'subject' || role === 'surname'))
  const doses = columns.filter(({ holds }) => holds === 'values').map(({ index }) => index)
  const [name] = names
  if (name === undefined || names.length > 1 || doses.length === 0) return []
  const labels = lane.rows.slice(from, to + 1).flatMap(({ row }) => {
    const cell = lane.sheet.rows[row]?.[name.index]
    return !kinds.has(row) && isFilled(cell) ? [looks.textOf(cell)] : []
  })
  const isName = namesAmong([...new Set(labels)])
  const blocks: Values[][] = [[]]
  const others: { readonly values: Values; readonly row: number; readonly block: number }[] = []
  let persons = 0
  for (let at = from; at <= to; at += 1) {
    const row = lane.rows[at]?.row ?? -1
    const cells = lane.sheet.rows[row] ?? []
    const cell = cells[name.index]
    if (kinds.has(row) || !isFilled(cell)) continue
    const values = doses.map((index) => boundsOf(cells[index], looks))
    if (isName(looks.textOf(cell))) {
      persons += 1
      blocks.at(-1)?.push(values)
    } else {
      others.push({ row, values, block: blocks.length })
      blocks.push([])
    }
  }
  if (others.length === 0 || persons < (persons + others.length) * MOSTLY) return []
  const all = sumsOf(blocks.flat())
  const sums = blocks.map(sumsOf)
  const addUp = others.every(({ values, block }) =>
    [sums[block], sums[block - 1], all].some((each) => each?.addsUpTo(values, { exactly: true }) === true),
  )
  return addUp ? others.map(({ row }) => row) : []
}

function sumsOf(rows: readonly Values[]): RunningSums {
  const sums = new RunningSums()
  for (const values of rows) sums.add(values, true)
  return sums
}
