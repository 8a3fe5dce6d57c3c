import { isCounted } from '../totals/addable'
import type { Dose, Reconciliation } from '../model'
import type { CellDoses } from './cell-doses'

type Outcome = CellDoses['outcome']

/** The cells of a sheet's dose columns by outcome: `cells` is the sum of the other four. */
export interface SheetTally {
  readonly sheet: string
  readonly cells: number
  /** Cells that gave a dose with a value. */
  readonly doses: number
  /** Cells that gave only a mark or a bound: below detection, not read. */
  readonly censored: number
  /** Cells that wait for an answer. */
  readonly waiting: number
  /**
   * Cells with statistics, totals, control badges and limits, with doses counted elsewhere, and those that a user
   * rejected.
   */
  readonly excluded: number
}

/** A cell whose doses were withdrawn later. */
export interface Withdrawn {
  readonly sheet: string
  readonly outcome: Outcome
  /** True if a user is asked about it. */
  readonly waiting: boolean
}

interface Counted {
  readonly by: Record<Outcome, number>
  waiting: number
}

/** Counts the cells of dose columns as they are read, independently of the resulting doses. */
export class Tally {
  private readonly sheets = new Map<string, Counted>()

  /**
   * Counts cells.
   * @param about.waiting a user is asked about it
   */
  count(sheet: string, outcome: Outcome, { times = 1, waiting = false } = {}): void {
    const counted = this.sheet(sheet)
    counted.by[outcome] += times
    if (waiting) counted.waiting += times
  }

  withdraw(cells: readonly Withdrawn[]): void {
    for (const { sheet, outcome, waiting } of cells) {
      const counted = this.sheet(sheet)
      counted.by[outcome] -= 1
      counted.by.rejected += 1
      if (waiting) counted.waiting += 1
    }
  }

  /** Returns the counts. They are balanced if the doses are in as many cells as were counted. */
  balance(doses: readonly Dose[]): Reconciliation {
    const [dose, censored, rejected] = (['dose', 'censored', 'rejected'] as const).map((outcome) =>
      [...this.sheets.values()].reduce((sum, { by }) => sum + by[outcome], 0),
    )
    let [withValue, marked] = [0, 0]
    for (const each of cellsOf(doses).values()) {
      withValue += each.doses + each.valuedApart
      marked += each.censored + each.markedApart
    }
    const all = (dose ?? 0) + (censored ?? 0) + (rejected ?? 0)
    return {
      numericCells: all,
      doses: dose ?? 0,
      censored: censored ?? 0,
      rejected: rejected ?? 0,
      balanced: withValue === dose && marked === censored,
    }
  }

  /** Returns the counts of each sheet, in reading order, with what is left out of people's doses separate. */
  bySheet(doses: readonly Dose[]): readonly SheetTally[] {
    const counted = cellsOf(doses)
    return [...this.sheets].map(([sheet, { by, waiting }]) => {
      const own = counted.get(sheet) ?? NO_CELLS
      return {
        sheet,
        cells: by.dose + by.censored + by.rejected,
        doses: own.doses,
        censored: own.censored,
        waiting,
        excluded: own.valuedApart + own.markedApart + by.rejected - waiting,
      }
    })
  }

  private sheet(name: string): Counted {
    const known = this.sheets.get(name) ?? { by: { dose: 0, censored: 0, rejected: 0 }, waiting: 0 }
    this.sheets.set(name, known)
    return known
  }
}

/** The cells that doses are in, by whether they have a value and whether any of their doses is counted. */
interface CellsOfDoses {
  readonly doses: number
  readonly censored: number
  readonly valuedApart: number
  readonly markedApart: number
}

const NO_CELLS: CellsOfDoses = { doses: 0, censored: 0, valuedApart: 0, markedApart: 0 }

/** Returns the cells of each sheet. The doses of one cell are consecutive. */
function cellsOf(doses: readonly Dose[]): ReadonlyMap<string, CellsOfDoses> {
  const sheets = new Map<string, { -readonly [Key in keyof CellsOfDoses]: number }>()
  let last: Dose | null = null
  let [valued, counts] = [false, false]
  const close = () => {
    if (last === null) return
    const { sheet } = last.column
    let own = sheets.get(sheet)
    if (!own) sheets.set(sheet, (own = { ...NO_CELLS }))
    own[counts ? (valued ? 'doses' : 'censored') : valued ? 'valuedApart' : 'markedApart'] += 1
  }
  for (const dose of doses) {
    if (last === null || last.row !== dose.row || last.column !== dose.column) {
      close()
      ;[valued, counts] = [false, false]
    }
    valued ||= dose.reading.censor === null
    counts ||= isCounted(dose)
    last = dose
  }
  close()
  return sheets
}
