import { isMadeUp } from '../columns/made-up-header'
import type { NothingReason } from '../layout-model'
import type { LookedAt } from './find-layout'
import { isFilled } from './lane'
import { isUnitText } from './label-rows'

/** Returns why a sheet has no table of doses. */
export function nothingReason(looked: readonly LookedAt[], withColumns: boolean): NothingReason {
  if (looked.length === 0) return 'empty'
  if (withColumns) return 'unitsWithoutValues'
  if (looked.some(({ table }) => table.columns.length >= 3 && table.columns.every(({ header }) => isSilent(header)))) {
    return 'headersSayNothing'
  }
  const numbers = looked.some(({ found: { lane, from, to } }) =>
    lane.rows.slice(from, to + 1).some(({ values }) => values > 0),
  )
  if (hasUnits(looked)) return 'unitsWithoutValues'
  return numbers ? 'noDoseWords' : 'noNumbers'
}

function isSilent(header: string): boolean {
  return header === '' || isMadeUp(header)
}

/** Whether a sheet is full of units, as a list of them without values is. */
function hasUnits(looked: readonly LookedAt[]): boolean {
  let [units, seen] = [0, 0]
  for (const { found } of looked) {
    const { lane, from, to } = found
    for (const { row, first, last } of lane.rows.slice(from, Math.min(to, from + 200) + 1)) {
      for (let column = first; column <= last; column += 1) {
        const cell = lane.sheet.rows[row]?.[column]
        if (!isFilled(cell)) continue
        seen += 1
        if (typeof cell.value === 'string' && cell.value.length <= 20 && isUnitText(cell.text)) units += 1
      }
    }
  }
  return units >= 2 && units * 6 >= seen
}
