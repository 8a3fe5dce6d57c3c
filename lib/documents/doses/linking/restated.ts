import Big from 'big.js'
import { areCorrected } from '../columns/corrected-columns'
import { wordsBesideUnits } from '../columns/header-units'
import { DOSE_ROLES, type DoseColumn, type DoseTable, type Layout } from '../layout-model'
import type { Decision, DoseReading } from '../model'
import type { Resolutions } from '../reading/resolutions'
import { intervalOf } from '../totals/interval'
import { toCanonical } from '../units/convert'
import type { Draft } from './draft'
import type { Settled } from './overlaps'
import { whichCounts } from './which-counts'

/**
 * Settles columns that restate others. In `Hp(10), mSv | Hp(10), mrem` the second column repeats the first one's doses
 * if both are filled and equal. If only the second is filled, it counts; if the values differ, a user is asked. In
 * `Corrected Hp(10) | Reported Hp(10)` a reported dose counts only if nothing was corrected.
 */
export function settleRestated({ tables }: Layout, drafts: readonly Draft[], resolutions: Resolutions): Settled {
  const decisions: Decision[] = []
  const dropped = new Set<Draft>()
  for (const table of tables) {
    for (const [first, second, isCorrected] of [...restatedColumns(table), ...correctedColumns(table)]) {
      const role = DOSE_ROLES.find((each) => each === first.role)
      const firsts = new Map(drafts.flatMap((draft) => (draft.column === first ? [[draft.row, draft] as const] : [])))
      for (const draft of drafts) {
        if (draft.column !== second || table.rows.has(draft.row) || !role) continue
        if (!isFilledIn(table, draft.row, first)) {
          draft.role = role
          continue
        }
        if (isCorrected) continue
        const other = firsts.get(draft.row)
        if (!other || areEqual(other.reading, draft.reading)) continue
        const choice = resolutions.ofCell(second.sheet, draft.row, draft.col, 'columnsDiffer')
        if (choice === 1) draft.role = role
        dropped.add(choice === 1 ? other : draft)
        if (choice === null) decisions.push(whichCounts('columnsDiffer', other, draft))
      }
    }
  }
  return { decisions, dropped }
}

type Pair = readonly [first: DoseColumn, second: DoseColumn, isCorrected: boolean]

/** Returns columns whose headers differ only in their units: the second isn't added up. */
function restatedColumns({ columns }: DoseTable): readonly Pair[] {
  const firsts = new Map<string, DoseColumn>()
  return columns.flatMap((column): Pair[] => {
    if (column.holds !== 'values' || column.header === '' || column.unit === null || column.chosen) return []
    const key = [wordsBesideUnits(column.header), column.quantity, column.position, column.subject].join('|')
    const first = firsts.get(key)
    if (!first) firsts.set(key, column)
    return first && first.role !== 'total' && column.role === 'total' && first.unit !== column.unit
      ? [[first, column, false]]
      : []
  })
}

/** Returns the columns of corrected doses, each with the column that it replaces. */
function correctedColumns({ columns }: DoseTable): readonly Pair[] {
  const values = columns.filter(({ holds, chosen }) => holds === 'values' && !chosen)
  return values
    .filter(({ role }) => role !== 'total')
    .flatMap((first) =>
      values
        .filter(({ role, header }) => role === 'total' && areCorrected(first.header, header))
        .map((second): Pair => [first, second, true]),
    )
}

function isFilledIn({ source }: DoseTable, row: number, { index }: DoseColumn): boolean {
  const text = source.sheet.rows[row]?.[index]?.text.trim() ?? ''
  return /[^-–—\s]/u.test(text)
}

/** Whether two readings are equal within their rounding. */
function areEqual(a: DoseReading, b: DoseReading): boolean {
  const [one, other] = [intervalOf(a), intervalOf(b)]
  if (!one || !other || one.unit !== other.unit) return true
  const slack = roundingOf(a).plus(roundingOf(b))
  const near = (x: string | null, y: string | null) => x === null || y === null || new Big(x).minus(y).abs().lte(slack)
  return near(one.lower, other.lower) && near(one.upper, other.upper)
}

/** Returns half a unit of the last digit as written. */
function roundingOf({ value, max, unit }: DoseReading): Big {
  const places = (value ?? max ?? '').split('.')[1]?.length ?? 0
  const half = new Big(10).pow(-places).times('0.5').toFixed()
  return new Big((unit === null ? null : toCanonical(half, unit)?.value) ?? 0)
}
