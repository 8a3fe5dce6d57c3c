import Big from 'big.js'
import { cellAddress } from '../../spreadsheets/address'
import type { Contradiction } from '../totals/contradiction'
import { intervalOf } from '../totals/interval'
import type { Draft } from './draft'

/** Up to this many ranges help to find the cells; more would be the entire sheet. */
const MOST = 12
/**
 * How far a sum is off, as a multiple of one dose: it was left out, was added twice, or its decimal mark is one place
 * off.
 */
const SLIPS = ['1', '-1', '0.9', '-9'] as const

/**
 * Returns the ranges of cells to check: one of the cells is wrong if the stated figure is right. These are the doses
 * that another contradicted figure adds up too. If there are none, it's the only dose that explains the difference, or
 * else all doses that the figure adds up. Ranges on other sheets include the sheet's name.
 * @param found all contradicted figures
 */
export function cellsToCheck(contradiction: Contradiction, found: readonly Contradiction[]): readonly string[] {
  const { at, parts } = contradiction
  const crossed = inOthers(contradiction, found)
  const slipped = contradiction.statistic === null ? explaining(contradiction) : []
  const [one] = slipped
  const suspects = crossed.length > 0 ? crossed : one !== undefined && slipped.length === 1 ? [one] : parts
  const ranges = rangesOf(suspects, at.column.sheet)
  return ranges.length > MOST ? [...ranges.slice(0, MOST), '…'] : ranges
}

/** Returns doses where the row of one contradicted figure meets the column of another. */
function inOthers({ at, parts }: Contradiction, found: readonly Contradiction[]): readonly Draft[] {
  const others = new Set(
    found.filter((other) => other.at.col !== at.col && other.at.row !== at.row).flatMap((other) => other.parts),
  )
  const crossed = parts.filter((part) => others.has(part))
  return crossed.length < parts.length ? crossed : []
}

function explaining({ stated, counted, parts }: Contradiction): readonly Draft[] {
  if (counted.upper !== counted.lower) return []
  const difference = new Big(counted.lower).minus(stated.lower)
  return parts.filter(({ reading }) => {
    const interval = intervalOf(reading)
    if (!interval || interval.lower !== interval.upper) return false
    return SLIPS.some((slip) => new Big(interval.lower).times(slip).eq(difference))
  })
}

function rangesOf(drafts: readonly Draft[], sheet: string): readonly string[] {
  const [first] = drafts
  const inRow = first !== undefined && drafts.every(({ row }) => row === first.row)
  const cells = drafts.map(({ column, row, col }) => ({ sheet: column.sheet, row, col }))
  cells.sort((a, b) => (a.sheet === b.sheet ? a.col - b.col || a.row - b.row : 0))
  const runs: { sheet: string; from: Place; to: Place }[] = []
  for (const cell of cells) {
    const last = runs.at(-1)
    const goesOn =
      last?.sheet === cell.sheet &&
      (inRow
        ? cell.row === last.to.row && cell.col <= last.to.col + 1
        : cell.col === last.to.col && cell.row <= last.to.row + 1)
    if (last && goesOn) last.to = cell
    else runs.push({ sheet: cell.sheet, from: cell, to: cell })
  }
  return runs.map((run) => {
    const [from, to] = [run.from, run.to].map(({ row, col }) => cellAddress(row, col))
    return `${run.sheet === sheet ? '' : `${run.sheet}!`}${from === to ? from : `${from}:${to}`}`
  })
}

interface Place {
  readonly row: number
  readonly col: number
}
