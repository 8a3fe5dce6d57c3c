import type { Cell } from '../../spreadsheets/model'
import type { CellLooks } from '../columns/cell-facts'
import { namesPeriod } from '../columns/periods'
import type { DoseColumn, RowKind } from '../layout-model'
import type { FoundTable } from './find-tables'
import { isFilled } from './lane'

const PLAIN_NUMERAL = /^(<?)\s?(\d+(?:[.,]\d+)?)$/
/** Sums of binary fractions. */
const SLACK = 1e-9
/** One row is a sum of itself. */
const FEWEST = 2

/**
 * Rows without a label, or with a period in place of a name, whose every number is the sum of that column's above: of the last
 * person's rows, of those since the last total or line over rows, or of all.
 */
export function unnamedSums(
  { lane, from, to }: FoundTable,
  columns: readonly DoseColumn[],
  looks: CellLooks,
  kinds: ReadonlyMap<number, RowKind>,
): readonly number[] {
  const doses = columns.filter(({ holds }) => holds === 'values').map(({ index }) => index)
  const about = columns.filter(({ holds }) => holds === null)
  const names = new Set(about.filter(({ role }) => role === 'subject' || role === 'surname').map(({ index }) => index))
  if (about.length === 0) return []
  const covered = coveredRows(lane.sheet.merges, names)
  const [person, block, all] = [new Running(), new Running(), new Running()]
  const sums: number[] = []
  for (let at = from; at <= to; at += 1) {
    const row = lane.rows[at]?.row ?? -1
    const cells = lane.sheet.rows[row] ?? []
    const kind = kinds.get(row)
    if (kind !== undefined) {
      if (kind !== 'blank' && kind !== 'note') for (const each of [person, block]) each.clear()
      continue
    }
    const said = about.flatMap(({ index }) => (isFilled(cells[index]) ? [index] : []))
    const unnamed =
      !covered.has(row) && said.every((index) => names.has(index) && namesPeriod(cells[index]?.text ?? ''))
    const values = doses.map((index) => boundsOf(cells[index], looks))
    if (unnamed && [person, block, all].some((above) => above.addsUpTo(values))) {
      sums.push(row)
      for (const each of [person, block]) each.clear()
      continue
    }
    if (said.some((index) => names.has(index)) && !unnamed) person.clear()
    for (const each of [person, block, all]) each.add(values, said.length === 0)
  }
  return sums
}

/** Rows that a name merged over several names. */
function coveredRows(merges: FoundTable['lane']['sheet']['merges'], names: ReadonlySet<number>): ReadonlySet<number> {
  const rows = new Set<number>()
  for (const { left, right, top, bottom } of merges) {
    if (![...names].some((index) => index >= left && index <= right)) continue
    for (let row = top; row <= bottom; row += 1) rows.add(row)
  }
  return rows
}

interface Bounds {
  readonly low: number
  readonly high: number
  readonly filled: boolean
}

const NONE: Bounds = { low: 0, high: 0, filled: false }

/** Null for what is no plain number and no mark in place of one. */
function boundsOf(cell: Cell | undefined, looks: CellLooks): Bounds | null {
  const { kind, text } = looks.of(cell)
  if (kind === 'blank' || kind === 'dash' || kind === 'mark') return NONE
  if (kind === 'number' && typeof cell?.value === 'number') return { low: cell.value, high: cell.value, filled: true }
  const numeral = kind === 'numeral' ? PLAIN_NUMERAL.exec(text) : null
  if (!numeral) return null
  const high = Number((numeral[2] ?? '').replace(',', '.'))
  return { low: numeral[1] === '<' ? 0 : high, high, filled: true }
}

/** Sums of each column over some rows. */
class Running {
  private rows = 0
  private readonly low: number[] = []
  private readonly high: number[] = []
  private readonly parts: number[] = []
  private readonly unread = new Set<number>()
  /** Some of the rows have no label either, as badges below a name. */
  private bare = false

  clear(): void {
    this.rows = 0
    this.low.length = 0
    this.high.length = 0
    this.parts.length = 0
    this.bare = false
    this.unread.clear()
  }

  add(values: readonly (Bounds | null)[], bare: boolean): void {
    this.rows += 1
    this.bare ||= bare
    values.forEach((value, at) => {
      if (!value) this.unread.add(at)
      if (value !== null && value.high > 0) this.parts[at] = (this.parts[at] ?? 0) + 1
      this.low[at] = (this.low[at] ?? 0) + (value?.low ?? 0)
      this.high[at] = (this.high[at] ?? 0) + (value?.high ?? 0)
    })
  }

  addsUpTo(values: readonly (Bounds | null)[]): boolean {
    if (this.rows < FEWEST || !values.some((value) => value !== null && value.low > 0)) return false
    // 0.1, 0, 0.1: the third is as like the first.
    if (this.bare && !this.parts.some((count) => count >= FEWEST)) return false
    return values.every((value, at) => {
      if (!value || this.unread.has(at)) return false
      if (!value.filled) return true
      const [low, high] = [this.low[at] ?? 0, this.high[at] ?? 0]
      const slack = SLACK * Math.max(1, high)
      return value.high >= low - slack && value.low <= high + slack
    })
  }
}
