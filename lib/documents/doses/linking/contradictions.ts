import { cellAddress, parseAddress } from '../../spreadsheets/address'
import type { Problem } from '../../problem'
import type { DoseColumn } from '../layout-model'
import type { Decision } from '../model'
import type { Resolutions } from '../reading/resolutions'
import { isAdded } from '../totals/addable'
import type { Contradiction } from '../totals/contradiction'
import { differingTotals } from '../totals/total-differs'
import { cellsToCheck } from './cells-to-check'
import type { Draft } from './draft'
import type { Settled } from './overlaps'

interface SettledContradictions extends Settled {
  /** Totals that a user confirmed, although the doses of several people below them give a different sum. */
  readonly problems: readonly Problem[]
}

/**
 * If a column has more differing totals than this, and most of its totals differ, it is one question: the column adds
 * up something else.
 */
const FEW = 2
const TEXTS = 3

/**
 * Asks about each figure in the file that its doses contradict. Choice 0 is the figure, choice 1 what the doses give;
 * until then the doses count as they are. If one person's total is right, it counts in place of its doses. For a total
 * of several people nobody knows which dose is wrong, so it becomes a warning and the doses stay.
 * @param pending the questions asked already: a sum with an undecided part isn't compared
 */
export function settleContradictions(
  found: readonly Contradiction[],
  resolutions: Resolutions,
  pending: readonly Decision[],
): SettledContradictions {
  const decisions: Decision[] = []
  const dropped = new Set<Draft>()
  const believed: Contradiction[] = []
  const waits = waiting(pending)
  const known = new Set<string>()
  const open = found.filter((each) => {
    const key = JSON.stringify([each.at.column.sheet, each.at.row, each.at.col])
    if (known.has(key) || waits(each)) return false
    known.add(key)
    return true
  })
  const columns = wholeColumns(open)
  for (const [column, own] of columns) {
    if (resolutions.ofColumn(column.sheet, column.index) !== 'reject') decisions.push(askedOfColumn(column, own))
    else for (const { dose } of own) if (dose) dropped.add(dose)
  }
  for (const contradiction of open) {
    const { at, dose, stated, counted } = contradiction
    if (columns.has(at.column) && contradiction.compared > FEW) continue
    const choice = resolutions.ofCell(at.column.sheet, at.row, at.col, reasonOf(contradiction))
    if (choice === 'reject' && dose) dropped.add(dose)
    else if (choice === 0 && !countInPlaceOfParts(contradiction)) believed.push(contradiction)
    if (choice !== null) continue
    decisions.push({
      sheet: at.column.sheet,
      cell: cellAddress(at.row, at.col),
      column: at.column,
      raw: at.raw,
      reason: reasonOf(contradiction),
      alternatives: [`${stated.lower} ${stated.unit}`, `${figure(counted)} ${stated.unit}`],
      count: 1,
      check: cellsToCheck(contradiction, open),
    })
  }
  return { decisions, dropped, problems: differingTotals(believed) }
}

function reasonOf({ statistic }: Contradiction) {
  return statistic === null ? 'totalDiffers' : 'statisticDiffers'
}

function figure({ lower, upper }: Contradiction['counted']): string {
  return upper === lower ? lower : `${lower}–${upper ?? '…'}`
}

/**
 * Turns one person's sum into the dose, and its parts into cumulative doses. Returns false if the sum is of several
 * people or of nobody.
 */
function countInPlaceOfParts({ dose, parts, statistic }: Contradiction): boolean {
  if (statistic !== null || dose === null || dose.subject === null || parts.length === 0) return false
  if (dose.role !== 'total' || parts.some((part) => part.subject !== dose.subject || !isAdded(part))) return false
  dose.role = 'period'
  for (const part of parts) part.role = 'cumulative'
  return true
}

/** Returns the columns in which most totals differ. */
function wholeColumns(found: readonly Contradiction[]): ReadonlyMap<DoseColumn, readonly Contradiction[]> {
  const columns = new Map<DoseColumn, Contradiction[]>()
  for (const each of found) {
    if (each.compared <= FEW) continue
    const own = columns.get(each.at.column)
    if (own) own.push(each)
    else columns.set(each.at.column, [each])
  }
  for (const [column, own] of columns) {
    if (own.length <= FEW || own.length * 2 <= (own[0]?.compared ?? 0)) columns.delete(column)
  }
  return columns
}

function askedOfColumn(column: DoseColumn, own: readonly Contradiction[]): Decision {
  return {
    sheet: column.sheet,
    cell: null,
    column,
    raw: own
      .slice(0, TEXTS)
      .map(({ at }) => at.raw)
      .join(' · '),
    reason: 'totalDiffers',
    alternatives: [],
    count: own.length,
  }
}

/**
 * Tells the figures whose doses are asked about already, or may be: in their row or column, or in a column of their table. A sum of its own
 * row doesn't wait for other rows.
 */
function waiting(pending: readonly Decision[]): (contradiction: Contradiction) => boolean {
  const rows = new Set<string>()
  const columns = new Set<string>()
  const tables = new Set<string>()
  for (const { sheet, cell, column } of pending) {
    const place = cell === null ? null : parseAddress(cell)
    if (place) rows.add(`${sheet}\u0000${place.row}`)
    columns.add(`${sheet}\u0000${column.index}`)
    if (cell === null) tables.add(`${sheet}\u0000${column.table}`)
  }
  return ({ at, parts }) => {
    const across =
      parts.length > 0 && parts.every(({ row, column }) => row === at.row && column.sheet === at.column.sheet)
    return [at, ...parts.filter(({ column }) => column.sheet !== at.column.sheet)].some(
      ({ column, row, col }) =>
        rows.has(`${column.sheet}\u0000${row}`) ||
        (!across && columns.has(`${column.sheet}\u0000${col}`)) ||
        tables.has(`${column.sheet}\u0000${column.table}`),
    )
  }
}
