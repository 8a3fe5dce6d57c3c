import type { Dose, Reconciliation } from '../model'
import type { CellDoses } from './cell-doses'

/** Counts the cells of dose columns as they are read, apart from the doses that come out of them. */
export class Tally {
  private cells = 0
  private readonly by: Record<CellDoses['outcome'], number> = { dose: 0, censored: 0, rejected: 0 }

  count(outcome: CellDoses['outcome'], times = 1): void {
    this.cells += times
    this.by[outcome] += times
  }

  /** Cells whose doses were taken back afterwards. */
  withdraw(outcomes: readonly CellDoses['outcome'][]): void {
    for (const outcome of outcomes) {
      this.by[outcome] -= 1
      this.by.rejected += 1
    }
  }

  /** The counts; balanced where they close, and the cells of the doses are as many as were counted. */
  balance(doses: readonly Dose[]): Reconciliation {
    const { dose, censored, rejected } = this.by
    const [withValue, marked] = cellsOf(doses)
    return {
      numericCells: this.cells,
      doses: dose,
      censored,
      rejected,
      balanced: this.cells === dose + censored + rejected && withValue === dose && marked === censored,
    }
  }
}

/** How many cells the doses stand in: with a value, and with nothing but marks and bounds. Doses of one cell stand together. */
function cellsOf(doses: readonly Dose[]): readonly [withValue: number, marked: number] {
  let [withValue, marked] = [0, 0]
  let last: Dose | null = null
  let valued = false
  const close = () => {
    if (last === null) return
    if (valued) withValue += 1
    else marked += 1
  }
  for (const dose of doses) {
    const same = last !== null && last.row === dose.row && last.column === dose.column
    if (!same) {
      close()
      valued = false
    }
    valued ||= dose.reading.censor === null
    last = dose
  }
  close()
  return [withValue, marked]
}
