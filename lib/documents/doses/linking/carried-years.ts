import type { Cell } from '../../spreadsheets/model'
import type { DoseTable } from '../layout-model'
import type { AboutCells } from './about-cells'
import { isCarried } from './row-subjects'

const NAMES = ['subject', 'surname', 'subject_id'] as const

/**
 * Returns the years that apply to rows without one, by row. This is only if blank cells below years are the rule, as
 * they are below names. A year to the right of the names applies to its person, and one to the left to all rows below.
 */
export function carriedYears(table: DoseTable, about: AboutCells): ReadonlyMap<number, Cell> {
  const carried = new Map<number, Cell>()
  const [year] = about.columns('year')
  const rows = Array.from({ length: table.last - table.first + 1 }, (_, index) => table.first + index)
  if (
    !year ||
    !isCarried(
      table,
      rows.map((row) => about.first(row, 'year') !== undefined),
    )
  )
    return carried
  const names = NAMES.filter((role) => about.columns(role).some(({ index }) => index < year.index))
  let last: Cell | undefined
  let whose = ''
  for (const row of rows) {
    const kind = table.rows.get(row)
    if (kind === 'group' || kind === 'header') last = undefined
    if (kind !== undefined) continue
    const named = names.flatMap((role) => about.text(row, role) ?? []).join('\u0000')
    if (named !== '' && named !== whose) [whose, last] = [named, undefined]
    const own = about.first(row, 'year')
    if (own) last = own
    else if (last) carried.set(row, last)
  }
  return carried
}
