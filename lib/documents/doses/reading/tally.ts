import { isCounted } from '../totals/addable'
import type { Dose, Reconciliation } from '../model'
import type { CellDoses } from './cell-doses'

type Outcome = CellDoses['outcome']

/** The cells of a sheet's dose columns by what became of them: `cells` is the other four together. */
export interface SheetTally {
  readonly sheet: string
  readonly cells: number
  /** That gave a dose with a value. */
  readonly doses: number
  /** That gave only a mark or a bound: below detection, not read. */
  readonly censored: number
  /** That wait for an answer. */
  readonly waiting: number
  /** Statistics, totals, control badges and limits, doses that are counted elsewhere, and what a person rejected. */
  readonly excluded: number
}

/** A cell whose doses were taken back afterwards. */
export interface Withdrawn {
  readonly sheet: string
  readonly outcome: Outcome
  /** A person is asked about it. */
  readonly waiting: boolean
}

interface Counted {
  readonly by: Record<Outcome, number>
  waiting: number
}

/** Counts the cells of dose columns as they are read, apart from the doses that come out of them. */
export class Tally {
  private readonly sheets = new Map<string, Counted>()

  /** @param about.waiting a person is asked about it */
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

  /** The counts; balanced where they close, and the cells of the doses are as many as were counted. */
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

  /** The same sheet by sheet, in reading order, with what is left out of people's doses apart. */
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

/** The cells that doses stand in, by whether they have a value and whether a dose of theirs is counted. */
interface CellsOfDoses {
  readonly doses: number
  readonly censored: number
  readonly valuedApart: number
  readonly markedApart: number
}

const NO_CELLS: CellsOfDoses = { doses: 0, censored: 0, valuedApart: 0, markedApart: 0 }

/** The cells of each sheet. Doses of one cell stand together. */
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
