import type { Cell } from '../../spreadsheets/model'
import { comparatorBefore } from '../grammar/joints'
import { readMark } from '../grammar/marks'
import type { Comparator } from '../lexicon/comparators'
import type { Legend } from '../layout-model'
import { setAbout } from './about-role'
import { headerQuantity } from './dose-unit'
import type { ColumnDraft } from './draft'
import type { CellsOf } from './period-pairs'

const NO_MARKS: Legend['marks'] = new Map()

export interface Flag {
  readonly comparator: Comparator
  /** Whether the number beside it is a bound for a dose that is too small. */
  readonly below: boolean
  /** A mark such as `ND` is in place of a dose, so the number beside it may be a bound or a dose. */
  readonly isMark: boolean
}

/** Parses a cell that only says how the number beside it is meant: `<`, «менее», `<LD`. Null if it says anything else. */
export function flagIn(cell: Cell | undefined, marks: Legend['marks'] = NO_MARKS): Flag | null {
  const text = cell?.text.trim() ?? ''
  if (text === '' || /\d/.test(text)) return null
  const explained = marks.get(text)
  const bound = comparatorBefore(text)
  const isMark = explained !== undefined || /\p{L}{2}/u.test(text)
  if (bound?.length === text.length && explained === undefined) {
    return { comparator: bound.comparator, below: bound.below, isMark: isMark && readMark(text, 'dosimetry') !== null }
  }
  const censor = explained ?? (isMark ? readMark(text, 'dosimetry') : null)
  return censor === 'below_limit' || censor === 'not_detected' ? { comparator: '<', below: true, isMark: true } : null
}

/**
 * Links doses to the columns beside them that say which of the numbers are bounds: `Flag | Hp(10)` over `< | 0.10`. If
 * another column of doses may be meant too, or the numbers may be doses nevertheless, the link is unsure.
 */
export function settleFlags(drafts: readonly ColumnDraft[], cellsOf: CellsOf, marks?: Legend['marks']): void {
  const rowsOf = ({ index }: ColumnDraft) =>
    cellsOf(index).flatMap((cell, row) => (cell && cell.text.trim() !== '' ? [{ cell, row }] : []))
  const flags = drafts.filter((draft) => {
    if (draft.profile.filled === 0 || draft.profile.numbers > 0) return false
    const rows = rowsOf(draft)
    // Marks below a header of doses are in place of doses.
    const isFlag = (flag: Flag | null) => flag !== null && (!flag.isMark || draft.holds === null)
    return rows.length > 0 && rows.every(({ cell }) => isFlag(flagIn(cell, marks)))
  })
  const doses = drafts.filter((draft) => draft.holds === 'values' && !flags.includes(draft))
  const besides = ([1, -1] as const).flatMap((side) => {
    const pairs = flags.flatMap((flag) => {
      const near =
        side > 0 ? doses.find(({ index }) => index > flag.index) : doses.findLast(({ index }) => index < flag.index)
      return near ? [pairOf(flag, near, cellsOf, marks)] : []
    })
    const whole = pairs.length === flags.length && new Set(pairs.map(({ dose }) => dose)).size === pairs.length
    // `0.00 | ND` says twice that nothing was measured.
    return whole && pairs.every(({ flagged }) => flagged.some((figure) => figure > 0)) ? [pairs] : []
  })
  const [pairs, other] = besides.sort((a, b) => fitOf(b) - fitOf(a))
  if (pairs === undefined || flags.length === 0) return
  const clear = other === undefined || fitOf(pairs) > fitOf(other)
  const named = pairs.every(({ flag }) => headerQuantity(flag) !== null)
  const sure = clear && (named || pairs.length > 1 || doses.length === 1)
  for (const { flag, dose, flagged } of pairs) {
    const plain = rowsOf(flag).every(({ cell }) => flagIn(cell, marks)?.isMark === false)
    dose.flag = { index: flag.index, sure: sure && (plain || new Set(flagged).size === 1) }
  }
  if (!sure) for (const dose of doses) dose.flag ??= { index: (pairs[0] as Pair).flag.index, sure: false }
  for (const flag of flags) setAbout(flag, 'note', 0.8)
}

interface Pair {
  readonly flag: ColumnDraft
  readonly dose: ColumnDraft
  /** The numbers beside flags, and the others. */
  readonly flagged: readonly number[]
  readonly plain: readonly number[]
}

function pairOf(flag: ColumnDraft, dose: ColumnDraft, cellsOf: CellsOf, marks?: Legend['marks']): Pair {
  const flagCells = cellsOf(flag.index)
  const figures = cellsOf(dose.index).map((cell) => Number.parseFloat(cell?.text.replace(',', '.') ?? ''))
  const isFlagged = (row: number) => flagIn(flagCells[row], marks) !== null
  const some = (of: boolean) => figures.filter((figure, row) => Number.isFinite(figure) && isFlagged(row) === of)
  return { flag, dose, flagged: some(true), plain: some(false) }
}

/** How well flags suit the doses on one side: by the quantity in their headers, then by bounds that are below the other numbers. */
function fitOf(pairs: readonly Pair[]): number {
  const named = pairs.filter(
    ({ flag, dose }) => headerQuantity(flag) !== null && headerQuantity(flag) === dose.quantity,
  )
  const low = pairs.filter(({ flagged, plain }) => Math.max(...flagged) <= Math.min(...plain))
  return named.length * 2 * pairs.length + low.length
}
