import { DocumentError } from '../../error'
import type { Scope } from '../render/scope'

/** Rows of a template's sheet that a section repeats, shows or leaves out. Rows count from 1. */
export interface RowBlock {
  /** The section's key, by which a scope knows it. */
  readonly key: string
  readonly inverted: boolean
  readonly first: number
  readonly last: number
  readonly inner: readonly RowBlock[]
  /** What the section goes over, as it is written: two tables over the same rows go in step. */
  readonly over: string
  /** The rows within it that only contain its marks and are left out. */
  readonly marks: readonly number[]
}

/** What one sheet of a template does with its rows. */
export interface RowPlan {
  readonly blocks: readonly RowBlock[]
  /** Rows that contain nothing but marks of sections. */
  readonly marks: ReadonlySet<number>
  /** The last row that repeats or is left out: those below only move along. */
  readonly lastRow: number
}

/** A row of the result: where it comes from, and what its tags mean. */
export interface LaidRow {
  readonly source: number
  readonly row: number
  readonly scope: Scope
  readonly turn: Turn
}

/** A stretch of rows without blocks, which stay together. */
interface Stretch {
  readonly from: number
  readonly to: number
  /** The first of them in the result. */
  readonly row: number
}

/** All turns of one block within a turn of the block around it. */
export interface Turns {
  readonly block: RowBlock
  readonly turns: readonly Turn[]
  /** The rows of the result that they take; none where `end` is before `start`. */
  readonly start: number
  readonly end: number
}

/** One turn of a block, or the sheet as a whole. */
export interface Turn {
  readonly block: RowBlock | null
  readonly parent: Turn | null
  /** Among the turns of its block, from 0. */
  readonly index: number
  readonly start: number
  end: number
  readonly pieces: (Stretch | Turns)[]
}

/** Rows that follow each other in the result. */
export interface Run {
  readonly first: number
  readonly last: number
}

export function isTurns(piece: Stretch | Turns): piece is Turns {
  return 'block' in piece
}

/** Excel has no more rows. */
const MAX_ROWS = 1_048_576

/** Where the rows of a sheet's template are in one document. */
export class RowLayout {
  /** Down to the last one that repeats. */
  readonly rows: readonly LaidRow[]
  readonly whole: Turn
  readonly #shift: number
  #bySource: Map<number, LaidRow[]> | null = null

  constructor(
    readonly plan: RowPlan,
    private readonly scope: Scope,
  ) {
    const rows: LaidRow[] = []
    const { blocks, lastRow, marks } = plan
    let next = 1
    const lay = (first: number, last: number, inner: readonly RowBlock[], turn: Turn, own: Scope): void => {
      let at = first
      const stretch = (to: number) => {
        for (let from = at; from <= to;) {
          if (marks.has(from)) {
            from++
            continue
          }
          let end = from
          while (end < to && !marks.has(end + 1)) end++
          turn.pieces.push({ from, to: end, row: next })
          if (next + end - from > MAX_ROWS)
            throw new DocumentError('WORKBOOK_LIMIT', { kind: 'rows', sheet: '', cell: '' })
          for (let source = from; source <= end; source++) rows.push({ source, row: next++, scope: own, turn })
          from = end + 1
        }
        at = to + 1
      }
      for (const block of inner) {
        stretch(block.first - 1)
        const start = next
        const scopes = scopesOf(block, own)
        const turns = scopes.map((each, index) => {
          const own: Turn = { block, parent: turn, index, start: next, end: next - 1, pieces: [] }
          lay(block.first, block.last, block.inner, own, each)
          own.end = next - 1
          return own
        })
        turn.pieces.push({ block, turns, start, end: next - 1 })
        at = block.last + 1
      }
      stretch(last)
    }
    this.whole = { block: null, parent: null, index: 0, start: 1, end: 0, pieces: [] }
    lay(1, lastRow, blocks, this.whole, scope)
    this.whole.end = next - 1
    this.rows = rows
    this.#shift = next - 1 - lastRow
  }

  /** The rows of the result that come from one of the template's. */
  laid(source: number): readonly LaidRow[] {
    if (source > this.plan.lastRow) return [{ source, row: source + this.#shift, scope: this.scope, turn: this.whole }]
    if (this.#bySource === null) {
      this.#bySource = new Map()
      for (const row of this.rows) {
        const own = this.#bySource.get(row.source)
        if (own === undefined) this.#bySource.set(row.source, [row])
        else own.push(row)
      }
    }
    return this.#bySource.get(source) ?? []
  }

  /** The turns that contain a range of rows as a whole: those of the innermost block around both ends, or the sheet. */
  turnsFor(first: number, last: number): readonly Turn[] {
    const chain = chainOf(this.plan.blocks, first).filter((block) => last <= block.last)
    return chain.reduce<readonly Turn[]>(
      (turns, block) => turns.flatMap((turn) => this.turnsOf(block, turn)),
      [this.whole],
    )
  }

  /** Whether a block is a loop, which may have one turn here and several elsewhere, rather than a condition. */
  repeats({ key, inverted }: RowBlock): boolean {
    return !inverted && (this.scope.repeats?.(key) ?? false)
  }

  /** Whether every row is where the template has it. */
  get isUnmoved(): boolean {
    return this.plan.blocks.length === 0 && this.plan.marks.size === 0
  }

  /** The runs of the result's rows that come from a range of the template's, within one turn. */
  runs(first: number, last: number, within: Turn = this.whole): Run[] {
    const runs: Run[] = []
    const add = (from: number, to: number) => {
      const before = runs.at(-1)
      if (to < from) return
      if (before !== undefined && before.last + 1 === from) runs[runs.length - 1] = { first: before.first, last: to }
      else runs.push({ first: from, last: to })
    }
    this.#collect(first, last, within, add)
    const { lastRow } = this.plan
    if (within === this.whole && last > lastRow) add(Math.max(first, lastRow + 1) + this.#shift, last + this.#shift)
    return runs
  }

  /** The same of several turns of one block. */
  runsOfTurns(first: number, last: number, turns: readonly Turn[]): Run[] {
    const runs: Run[] = []
    for (const turn of turns) {
      for (const run of this.runs(first, last, turn)) {
        const before = runs.at(-1)
        if (before !== undefined && before.last + 1 === run.first)
          runs[runs.length - 1] = { first: before.first, last: run.last }
        else runs.push(run)
      }
    }
    return runs
  }

  /** The turns of a block within a turn. */
  turnsOf(block: RowBlock, within: Turn): readonly Turn[] {
    return within.pieces.find((piece): piece is Turns => isTurns(piece) && piece.block === block)?.turns ?? []
  }

  #collect(first: number, last: number, turn: Turn, add: (from: number, to: number) => void): void {
    for (const piece of turn.pieces) {
      if (!isTurns(piece)) {
        const [from, to] = [Math.max(first, piece.from), Math.min(last, piece.to)]
        if (from <= to) add(piece.row + from - piece.from, piece.row + to - piece.from)
        continue
      }
      const { block, turns } = piece
      if (block.last < first || block.first > last) continue
      const isAll = covers(block, first, last)
      if (isAll) add(piece.start, piece.end)
      else for (const inner of turns) this.#collect(first, last, inner, add)
    }
  }
}

/** Whether a range of rows contains all that a block brings into the result. */
function covers({ first, last, marks }: RowBlock, from: number, to: number): boolean {
  if (from <= first && to >= last) return true
  const marked = new Set(marks)
  for (let row = first; row <= last; row++) if ((row < from || row > to) && !marked.has(row)) return false
  return true
}

function scopesOf({ key, inverted }: RowBlock, scope: Scope): readonly Scope[] {
  const scopes = scope.section(key)
  if (!inverted) return scopes
  return scopes.length === 0 ? [scope] : []
}

/** The blocks that contain a row, from the outermost in. */
export function chainOf(blocks: readonly RowBlock[], row: number): RowBlock[] {
  const chain: RowBlock[] = []
  for (let inner: readonly RowBlock[] = blocks; ;) {
    const block = inner.find(({ first, last }) => row >= first && row <= last)
    if (block === undefined) return chain
    chain.push(block)
    inner = block.inner
  }
}

/** The turns that a turn is in and itself, from the outermost in, without the sheet as a whole. */
export function turnsAround(turn: Turn): Turn[] {
  const turns: Turn[] = []
  for (let each: Turn | null = turn; each !== null && each.block !== null; each = each.parent) turns.unshift(each)
  return turns
}
