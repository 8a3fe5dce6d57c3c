import type { Cell } from '../../spreadsheets/model'
import type { CellLooks } from '../columns/cell-facts'

const PLAIN_NUMERAL = /^(<?)\s?(\d+(?:[.,]\d+)?)$/
/** Tolerance for sums of binary fractions. */
const SLACK = 1e-9
/** A sum needs at least this many rows: one row would be its own sum. */
const FEWEST = 2

/** The range in which a cell's dose lies. */
export interface Bounds {
  readonly low: number
  readonly high: number
  readonly filled: boolean
}

const NONE: Bounds = { low: 0, high: 0, filled: false }

const known = new WeakMap<CellLooks, Map<Cell, Bounds | null>>()

/**
 * Returns what a cell adds to a sum; null if it is neither a plain number nor a mark in place of one. Equal cells are
 * read once.
 */
export function boundsOf(cell: Cell | undefined, looks: CellLooks): Bounds | null {
  if (cell === undefined) return NONE
  let byCell = known.get(looks)
  if (!byCell) known.set(looks, (byCell = new Map()))
  let bounds = byCell.get(cell)
  if (bounds === undefined) byCell.set(cell, (bounds = readBounds(cell, looks)))
  return bounds
}

function readBounds(cell: Cell, looks: CellLooks): Bounds | null {
  const { kind, text } = looks.of(cell)
  if (kind === 'blank' || kind === 'dash' || kind === 'mark') return NONE
  if (kind === 'number' && typeof cell.value === 'number') return { low: cell.value, high: cell.value, filled: true }
  const numeral = kind === 'numeral' ? PLAIN_NUMERAL.exec(text) : null
  if (!numeral) return null
  const high = Number((numeral[2] ?? '').replace(',', '.'))
  return { low: numeral[1] === '<' ? 0 : high, high, filled: true }
}

/** Sums of each column over a set of rows. */
export class RunningSums {
  private rows = 0
  private readonly low: number[] = []
  private readonly high: number[] = []
  private readonly parts: number[] = []
  private readonly unread = new Set<number>()
  /** True if some of the rows have no label either, such as badges below a name. */
  private bare = false

  clear(): void {
    this.rows = 0
    // Filled with zeros instead of emptied, since most tables restart the sums with every row.
    this.low.fill(0)
    this.high.fill(0)
    this.parts.fill(0)
    this.bare = false
    if (this.unread.size > 0) this.unread.clear()
  }

  /**
   * Adds a row to the sums.
   * @param bare the row has no label of its own, or only an uncertain one
   */
  add(values: readonly (Bounds | null)[], bare: boolean): void {
    this.rows += 1
    this.bare ||= bare
    for (let at = 0; at < values.length; at += 1) {
      const value = values[at] ?? null
      if (value === null) this.unread.add(at)
      else if (value.high > 0) this.parts[at] = (this.parts[at] ?? 0) + 1
      this.low[at] = (this.low[at] ?? 0) + (value?.low ?? 0)
      this.high[at] = (this.high[at] ?? 0) + (value?.high ?? 0)
    }
  }

  /**
   * Whether every number of a row is the sum of its column over at least two rows.
   * @param options.exactly all bounds count as zero or as their highest value, not as anything between
   */
  addsUpTo(values: readonly (Bounds | null)[], { exactly = false }: { readonly exactly?: boolean } = {}): boolean {
    if (this.rows < FEWEST || !values.some((value) => value !== null && value.low > 0)) return false
    // In 0.1, 0, 0.1 the third value may just as well repeat the first.
    if (this.bare && !this.parts.some((count) => count >= FEWEST)) return false
    return values.every((value, at) => {
      if (!value || this.unread.has(at)) return false
      if (!value.filled) return true
      const [low, high] = [this.low[at] ?? 0, this.high[at] ?? 0]
      const slack = SLACK * Math.max(1, high)
      if (exactly) return Math.abs(value.high - high) <= slack || Math.abs(value.high - low) <= slack
      return value.high >= low - slack && value.low <= high + slack
    })
  }
}
