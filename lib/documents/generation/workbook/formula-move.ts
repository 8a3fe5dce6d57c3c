import {
  addedCalls,
  argumentsOf,
  OF_MANY_RANGES,
  openEnds,
  takesRange,
  type AddedCall,
  type Argument,
} from './formula-arguments'
import {
  formulaTokens,
  sheetPrefix,
  writeEnd,
  type FormulaToken,
  type Reference,
  type ReferenceEnd,
} from './formula-tokens'
import { findersOf, findsTheSame } from './fixed-places'
import { openRange } from './open-range'
import { chainOf, turnsAround, type RowBlock, type RowLayout, type Run, type Turn } from './row-layout'

/** A sheet of the template as formulas name it, and what became of it. */
export interface MovedSheet {
  readonly name: string
  readonly layout: RowLayout
}

/** Where a formula is. Without a turn it is of no cell: a defined name, a chart. */
export interface FormulaPlace {
  /** The sheet's name in the template, in lower case. */
  readonly sheet: string
  /** In the template, from 1. */
  readonly row: number
  readonly turn: Turn | null
  /** In the result. */
  readonly newRow: number
}

/** Why a formula can't be moved: a row it needs is not in the document, or is there several times, or its rows are apart, or it counts them. */
export type MoveFault = 'gone' | 'several' | 'apart' | 'sheets' | 'fixed' | 'long'

/** A formula that can't mean in the result what it means in the template. */
export class FormulaNotMoved extends Error {
  constructor(readonly fault: MoveFault) {
    super(fault)
  }
}

/** What could be read two ways, and which was chosen: the row above each turn, the first turn's row, or all turns of a range. */
export type MoveDoubt = 'above' | 'anchored' | 'range'

const LAST_ROW = 1_048_576
/** Excel takes no longer formula, in characters, and no more arguments of a function. */
const MAX_LENGTH = 8_192
const MAX_RUNS = 200

interface ReadFormula {
  readonly text: string
  readonly tokens: readonly FormulaToken[]
  readonly arguments: ReadonlyMap<FormulaToken, Argument>
  /** Cells at one end of a range whose other end is calculated: `D3:OFFSET(D4,-1,0)`. */
  readonly ends: ReadonlyMap<FormulaToken, 'first' | 'last'>
  readonly calls: ReadonlyMap<FormulaToken, AddedCall>
  /** Calls that find cells by an address in quotation marks or by counting rows. */
  readonly finders: ReturnType<typeof findersOf>
  /** It is nothing but ranges, which may become more. */
  readonly isAreas: boolean
}

const READ_LIMIT = 20_000

export interface MoveOptions {
  /** How many rows below its own place the formula is taken for, as a rule for many cells is. */
  readonly by?: number
  /** Rows that aren't fixed are written as distances, so that equal rules are equal texts. */
  readonly asOffsets?: boolean
  /** A reference may become several areas: in a name, in a chart. */
  readonly asAreas?: boolean
}

/** Formulas moved from a template's sheets to those of one document. */
export class FormulaMover {
  readonly #read = new Map<string, ReadFormula>()
  readonly doubts = new Map<string, MoveDoubt>()

  constructor(
    /** By the names of the template's sheets, in lower case. */
    private readonly sheets: ReadonlyMap<string, MovedSheet>,
    /** The new names of tables, by the old ones in lower case. */
    private readonly tables: ReadonlyMap<string, string> = new Map(),
  ) {}

  /**
   * A formula as the result has it.
   * @throws FormulaNotMoved
   */
  move(formula: string, place: FormulaPlace, { by = 0, asOffsets = false, asAreas = false }: MoveOptions = {}): string {
    const read = this.#readOnce(formula)
    const all = { first: 0, last: read.tokens.length - 1 }
    const layoutOf = (sheet: string | null) => this.sheets.get(sheet?.toLowerCase() ?? place.sheet)?.layout ?? null
    if (!read.finders.every((finder) => findsTheSame(finder, layoutOf))) throw new FormulaNotMoved('fixed')
    const moved = this.#write(read, all, place, { by, asOffsets, asAreas: asAreas && read.isAreas })
    if (moved.length > MAX_LENGTH && formula.length <= MAX_LENGTH) throw new FormulaNotMoved('long')
    return moved
  }

  /** Some of a formula's tokens as the result has them, with what was chosen for references of them. */
  #write(
    read: ReadFormula,
    { first, last }: Run,
    place: FormulaPlace,
    options: Required<MoveOptions>,
    part: { readonly of: FormulaToken; readonly chosen: ReadonlyMap<FormulaToken, string> } | null = null,
  ): string {
    const { text: formula, tokens } = read
    let at = part === null ? 0 : (tokens[first]?.start ?? 0)
    let moved = ''
    for (let index = first; index <= last; index++) {
      const token = tokens[index]
      if (token === undefined) break
      const call = token === part?.of ? undefined : read.calls.get(token)
      const sum = call === undefined ? null : this.#addedUp(read, index, call, place, options)
      const text =
        sum ??
        part?.chosen.get(token) ??
        (token.kind === 'reference'
          ? this.#reference(read, token, place, options)
          : token.kind === 'name'
            ? this.#named(token.text, tokens[index + 1])
            : null)
      if (text === null) continue
      moved += formula.slice(at, token.start) + text
      if (sum !== null) index = call?.last ?? index
      at = tokens[index]?.end ?? at
    }
    return moved + formula.slice(at, part === null ? formula.length : (tokens[last]?.end ?? at))
  }

  /** A call over ranges whose rows are apart, as the sum of calls over each of their parts; null where they are not apart. */
  #addedUp(
    read: ReadFormula,
    index: number,
    { last, references }: AddedCall,
    place: FormulaPlace,
    options: Required<MoveOptions>,
  ): string | null {
    const areas = new Map(
      references.map((reference): [Reference, readonly string[]] => [
        reference,
        this.#areas(read, reference, place, { ...options, asAreas: true }) ?? [''],
      ]),
    )
    const count = Math.max(1, ...[...areas.values()].map(({ length }) => length))
    const name = read.tokens[index]
    if (count === 1 || name === undefined) return null
    for (const [reference, { length }] of areas) {
      const isRange = takesRange(read.arguments.get(reference) ?? null)
      if (length !== (isRange ? count : 1)) throw new FormulaNotMoved('apart')
    }
    const calls = Array.from({ length: count }, (_, at) => {
      const chosen = new Map(
        [...areas].flatMap(([reference, own]) => (own.length > 1 ? [[reference, own[at] ?? '']] : [])),
      )
      return this.#write(read, { first: index, last }, place, options, { of: name, chosen })
    })
    return `(${calls.join('+')})`
  }

  /** Whether any sheet's rows move, or any sheet has another name. */
  get isIdle(): boolean {
    return [...this.sheets].every(([key, { name, layout }]) => layout.isUnmoved && name.toLowerCase() === key)
  }

  #readOnce(formula: string): ReadFormula {
    const known = this.#read.get(formula)
    if (known !== undefined) return known
    const tokens = formulaTokens(formula)
    const all = argumentsOf(tokens)
    const isAreas = tokens.every(({ kind }) => kind === 'reference' || kind === 'comma' || kind === 'space')
    const calls = addedCalls(tokens, all)
    const finders = findersOf(formula, tokens)
    const read = { text: formula, tokens, arguments: all, ends: openEnds(tokens), calls, finders, isAreas }
    if (this.#read.size < READ_LIMIT) this.#read.set(formula, read)
    return read
  }

  #named(name: string, next: FormulaToken | undefined): string | null {
    return next?.kind === 'open' ? null : (this.tables.get(name.toLowerCase()) ?? null)
  }

  #reference(
    read: ReadFormula,
    reference: Reference,
    place: FormulaPlace,
    options: Required<MoveOptions>,
  ): string | null {
    const areas = this.#areas(read, reference, place, options)
    if (areas === null) return null
    return areas.length > MAX_RUNS ? `(${areas.join(',')})` : areas.join(',')
  }

  /** The areas that a reference means in the result; null for one to a sheet that isn't there. */
  #areas(
    { text: formula, arguments: all, ends }: ReadFormula,
    reference: Reference,
    place: FormulaPlace,
    { by, asOffsets, asAreas }: Required<MoveOptions>,
  ): readonly string[] | null {
    const { sheet, lastSheet, from, to } = reference
    const argument = all.get(reference) ?? null
    const key = sheet?.toLowerCase() ?? place.sheet
    const target = this.sheets.get(key)
    if (target === undefined) return null
    const prefix = sheet === null ? '' : this.#prefix(formula, reference, target.name)
    if (lastSheet !== null) {
      if ([...this.sheets.values()].some(({ layout }) => !layout.isUnmoved)) throw new FormulaNotMoved('sheets')
      return [prefix + written(from, to, by, null, place, asOffsets)]
    }
    // Whole columns have no rows to move.
    if (from.row === 0) return [prefix + writeEnd(from) + (to === null ? '' : `:${writeEnd(to)}`)]
    if (target.layout.isUnmoved) return [prefix + written(from, to, by, null, place, asOffsets)]
    const runs = this.#runs(reference, key, target.layout, place, by)
    const isSum = argument?.name === 'SUM'
    if (runs.length === 0) {
      if (isSum) return ['0']
      throw new FormulaNotMoved('gone')
    }
    const [only] = runs
    const isCell = to === null
    const isOne = only !== undefined && runs.length === 1 && only.first === only.last
    // A calculated range is counted from the first of the rows.
    const end = ends.get(reference) ?? (isCell && argument?.name === 'OFFSET' && argument.index === 0 ? 'first' : null)
    if (end !== null) return [prefix + written(from, null, by, endOf(runs, end), place, asOffsets)]
    if (isCell && !isOne && !asAreas && !takesRange(argument)) throw new FormulaNotMoved('several')
    if (runs.length > 1 && !asAreas && (argument === null || !OF_MANY_RANGES.has(argument.name)))
      throw new FormulaNotMoved('apart')
    return runs.map((run) => {
      const isRange = !isCell || run.first !== run.last
      return prefix + written(from, isRange ? (to ?? from) : null, by, run, place, asOffsets)
    })
  }

  /** The sheet of a reference as the formula has it, unless it has another name now. */
  #prefix(formula: string, { start, end, sheet, lastSheet }: Reference, name: string): string {
    const last = lastSheet && this.#last(lastSheet)
    if (name === sheet && last === lastSheet) return formula.slice(start, formula.slice(0, end).lastIndexOf('!') + 1)
    return sheetPrefix(name, last)
  }

  #last(name: string): string {
    return this.sheets.get(name.toLowerCase())?.name ?? name
  }

  /** The rows of the result that a reference means. */
  #runs({ from, to }: Reference, key: string, layout: RowLayout, place: FormulaPlace, by: number): readonly Run[] {
    const shifted = (end: ReferenceEnd) => (end.rowFixed ? end.row : Math.max(1, end.row + by))
    const ends = [from, to ?? from]
    const [first, last] = [Math.min(...ends.map(shifted)), Math.max(...ends.map(shifted))]
    const turns = key === place.sheet && place.turn !== null ? turnsAround(place.turn) : []
    const special = this.#inTurns(layout, place, turns, { from, to, first, last, by })
    if (special !== null) return special
    const shared = sharedChain(layout, first, last)
    let within = layout.whole
    let depth = 0
    for (; depth < shared.length && turns[depth]?.block === shared[depth]; depth++) within = turns[depth] ?? within
    const deeper = shared.slice(depth)
    const isOneRow = first === last && (to === null || from.column !== to.column)
    const beside = isOneRow ? inStep(layout, within, deeper, place, key === place.sheet ? depth : 0) : null
    return layout.runs(first, last, beside ?? within)
  }

  /** What a formula of a repeated row means by the rows of its own block and the row right above it; null for any other row. */
  #inTurns(
    layout: RowLayout,
    place: FormulaPlace,
    turns: readonly Turn[],
    {
      from,
      to,
      first,
      last,
      by,
    }: { from: ReferenceEnd; to: ReferenceEnd | null; first: number; last: number; by: number },
  ): readonly Run[] | null {
    const turn = turns.findLast(({ block }) => block !== null && layout.repeats(block))
    if (turn?.block === null || turn?.block === undefined || turn.parent === null) return null
    const { block } = turn
    const all = layout.turnsOf(block, turn.parent)
    const above = rowAbove(layout, block)
    const isInside = first >= block.first && last <= block.last
    const isRepeated = all.length > 1
    if (isInside && to === null && from.rowFixed) {
      if (isRepeated) this.#doubt(place, 'anchored')
      return layout.runs(first, last, all[0] ?? turn)
    }
    if (isInside && to !== null && (from.rowFixed || to.rowFixed)) {
      const [start, end] = from.row <= to.row ? [from, to] : [to, from]
      const chosen = all.slice(start.rowFixed ? 0 : turn.index, end.rowFixed ? all.length : turn.index + 1)
      return layout.runsOfTurns(first, last, chosen)
    }
    if (to !== null && first <= block.last && last >= block.first) {
      const open = openRange(layout, turn, all, from.row <= to.row ? [from, to] : [to, from], [first, last])
      if (open !== null) return open
    }
    const startsAbove = first === above && !from.rowFixed && (to === null || (!to.rowFixed && last <= block.last))
    if (!startsAbove || by !== 0 || (to !== null && last < block.first)) {
      const goesBeyond = to !== null && !isInside && first <= block.last && last >= block.first
      if (isRepeated && goesBeyond && !from.rowFixed && !to.rowFixed && by === 0) this.#doubt(place, 'range')
      return null
    }
    if (isRepeated) this.#doubt(place, 'above')
    if (turn.index === 0) return null
    const back = distance(layout, above, place.row)
    const row = place.newRow - back
    if (to === null) return [{ first: row, last: row }]
    const own = layout.runs(block.first, last, turn)
    return [{ first: row, last: Math.max(row, own.at(-1)?.last ?? row) }]
  }

  #doubt({ sheet, row }: FormulaPlace, doubt: MoveDoubt): void {
    this.doubts.set(`${sheet} ${row} ${doubt}`, doubt)
  }
}

/** The row right above a block, without the rows that only contain marks; 0 where there is none. */
function rowAbove({ plan }: RowLayout, { first }: RowBlock): number {
  let row = first - 1
  while (row > 0 && plan.marks.has(row)) row--
  return row
}

/** How many rows down it is from one row of the template to another, without those that only contain marks. */
function distance({ plan }: RowLayout, from: number, to: number): number {
  let count = 0
  for (let row = from; row < to; row++) if (!plan.marks.has(row)) count++
  return count
}

/** The blocks that contain both ends of a range. */
function sharedChain({ plan }: RowLayout, first: number, last: number): RowBlock[] {
  const chain = chainOf(plan.blocks, first)
  return first === last ? chain : chain.filter((block) => last <= block.last)
}

/** The turn of another table over the same rows that goes with a formula's own; null where there is no such. */
function inStep(
  layout: RowLayout,
  within: Turn,
  deeper: readonly RowBlock[],
  { turn }: FormulaPlace,
  depth: number,
): Turn | null {
  const own = turn === null ? [] : turnsAround(turn).slice(depth)
  if (deeper.length === 0 || own.length !== deeper.length) return null
  let found = within
  for (const [at, block] of deeper.entries()) {
    const mine = own[at]
    const next = layout.turnsOf(block, found)[mine?.index ?? -1]
    if (mine?.block?.over !== block.over || next === undefined) return null
    found = next
  }
  return found
}

/** The first row of what a cell became, or the last one. */
function endOf(runs: readonly Run[], end: 'first' | 'last'): Run {
  const rows = runs.flatMap(({ first, last }) => [first, last])
  const row = end === 'first' ? Math.min(...rows) : Math.max(...rows)
  return { first: row, last: row }
}

/** A reference written out; the rows of the result, where they are given, take the place of its own. */
function written(
  from: ReferenceEnd,
  to: ReferenceEnd | null,
  by: number,
  run: Run | null,
  { newRow }: FormulaPlace,
  asOffsets: boolean,
): string {
  const isUpright = to === null || from.row <= to.row
  const rowOf = (end: ReferenceEnd, isFirst: boolean) => {
    const own = end.rowFixed ? end.row : end.row + by
    return Math.min(LAST_ROW, run === null ? own : isFirst === isUpright ? run.first : run.last)
  }
  const end = (each: ReferenceEnd, isFirst: boolean) => {
    const row = rowOf(each, isFirst)
    return asOffsets && !each.rowFixed ? `${writeEnd(each, 0)}[${row - newRow}]` : writeEnd(each, row)
  }
  return to === null ? end(from, true) : `${end(from, true)}:${end(to, false)}`
}
