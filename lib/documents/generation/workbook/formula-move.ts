import {
  formulaTokens,
  sheetPrefix,
  writeEnd,
  type FormulaToken,
  type Reference,
  type ReferenceEnd,
} from './formula-tokens'
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

/** Why a formula can't be moved: a row it needs is not in the document, or is there several times, or its rows are apart. */
export type MoveFault = 'gone' | 'several' | 'apart' | 'sheets' | 'long'

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

/** Functions that add up whatever ranges they are given: one range may be written as several. */
const OF_MANY_RANGES = new Set(
  (
    'SUM SUMSQ COUNT COUNTA AVERAGE AVERAGEA MIN MINA MAX MAXA PRODUCT MEDIAN MODE MODE.SNGL STDEV STDEV.S STDEV.P STDEVP ' +
    'VAR VAR.S VAR.P VARP STDEVA STDEVPA VARA VARPA AVEDEV DEVSQ SKEW KURT GEOMEAN HARMEAN GCD LCM AND OR XOR CONCAT TEXTJOIN SUBTOTAL AGGREGATE'
  ).split(' '),
)
/** Arguments that are ranges, by the function: a single cell of a repeated row means all of its rows. From 0. */
const RANGE_ARGUMENTS: ReadonlyMap<string, (argument: number) => boolean> = new Map<
  string,
  (argument: number) => boolean
>([
  ...[...OF_MANY_RANGES].map((name): [string, () => boolean] => [name, () => true]),
  ['SUBTOTAL', (at) => at >= 1],
  ['AGGREGATE', (at) => at >= 2],
  ['TEXTJOIN', (at) => at >= 2],
  ['SUMIF', (at) => at !== 1],
  ['AVERAGEIF', (at) => at !== 1],
  ['COUNTIF', (at) => at === 0],
  ['COUNTBLANK', () => true],
  ['COUNTIFS', (at) => at % 2 === 0],
  ['SUMIFS', (at) => at === 0 || at % 2 === 1],
  ['AVERAGEIFS', (at) => at === 0 || at % 2 === 1],
  ['MINIFS', (at) => at === 0 || at % 2 === 1],
  ['MAXIFS', (at) => at === 0 || at % 2 === 1],
  ['SUMPRODUCT', () => true],
  ...'LARGE SMALL PERCENTILE PERCENTILE.INC PERCENTILE.EXC QUARTILE QUARTILE.INC QUARTILE.EXC TRIMMEAN PERCENTRANK'
    .split(' ')
    .map((name): [string, (at: number) => boolean] => [name, (at) => at === 0]),
  ['RANK', (at) => at === 1],
  ['RANK.EQ', (at) => at === 1],
  ['RANK.AVG', (at) => at === 1],
  ['ROWS', () => true],
])

/** The function that a token is an argument of, if nothing else is in that argument. */
interface Argument {
  readonly name: string
  readonly index: number
}

interface ReadFormula {
  readonly text: string
  readonly tokens: readonly FormulaToken[]
  readonly arguments: ReadonlyMap<FormulaToken, Argument>
  /** Cells at one end of a range whose other end is calculated: `D3:OFFSET(D4,-1,0)`. */
  readonly ends: ReadonlyMap<FormulaToken, 'first' | 'last'>
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
    let moved = ''
    let at = 0
    for (const [index, token] of read.tokens.entries()) {
      const text =
        token.kind === 'reference'
          ? this.#reference(read, token, place, { by, asOffsets, asAreas })
          : token.kind === 'name'
            ? this.#named(token.text, read.tokens[index + 1])
            : null
      if (text === null) continue
      moved += formula.slice(at, token.start) + text
      at = token.end
    }
    moved += formula.slice(at)
    if (moved.length > MAX_LENGTH && formula.length <= MAX_LENGTH) throw new FormulaNotMoved('long')
    return moved
  }

  /** Whether any sheet's rows move, or any sheet has another name. */
  get isIdle(): boolean {
    return [...this.sheets].every(([key, { name, layout }]) => layout.isUnmoved && name.toLowerCase() === key)
  }

  #readOnce(formula: string): ReadFormula {
    const known = this.#read.get(formula)
    if (known !== undefined) return known
    const tokens = formulaTokens(formula)
    const read = { text: formula, tokens, arguments: argumentsOf(tokens), ends: openEnds(tokens) }
    if (this.#read.size < READ_LIMIT) this.#read.set(formula, read)
    return read
  }

  #named(name: string, next: FormulaToken | undefined): string | null {
    return next?.kind === 'open' ? null : (this.tables.get(name.toLowerCase()) ?? null)
  }

  #reference(
    { text: formula, arguments: all, ends }: ReadFormula,
    reference: Reference,
    place: FormulaPlace,
    { by, asOffsets, asAreas }: Required<MoveOptions>,
  ): string | null {
    const { sheet, lastSheet, from, to } = reference
    const argument = all.get(reference) ?? null
    const key = sheet?.toLowerCase() ?? place.sheet
    const target = this.sheets.get(key)
    if (target === undefined) return null
    const prefix = sheet === null ? '' : this.#prefix(formula, reference, target.name)
    if (lastSheet !== null) {
      if ([...this.sheets.values()].some(({ layout }) => !layout.isUnmoved)) throw new FormulaNotMoved('sheets')
      return prefix + written(from, to, by, null, place, asOffsets)
    }
    // Whole columns have no rows to move.
    if (from.row === 0) return prefix + writeEnd(from) + (to === null ? '' : `:${writeEnd(to)}`)
    if (target.layout.isUnmoved) return prefix + written(from, to, by, null, place, asOffsets)
    const runs = this.#runs(reference, key, target.layout, place, by)
    const isSum = argument?.name === 'SUM'
    if (runs.length === 0) {
      if (isSum) return '0'
      throw new FormulaNotMoved('gone')
    }
    const [only] = runs
    const isCell = to === null
    const isOne = only !== undefined && runs.length === 1 && only.first === only.last
    // A calculated range is counted from the first of the rows.
    const end = ends.get(reference) ?? (isCell && argument?.name === 'OFFSET' && argument.index === 0 ? 'first' : null)
    if (end !== null) return prefix + written(from, null, by, endOf(runs, end), place, asOffsets)
    if (isCell && !isOne && !asAreas && !takesRange(argument)) throw new FormulaNotMoved('several')
    if (runs.length > 1 && !asAreas && (argument === null || !OF_MANY_RANGES.has(argument.name)))
      throw new FormulaNotMoved('apart')
    const areas = runs.map((run) => {
      const isRange = !isCell || run.first !== run.last
      return prefix + written(from, isRange ? (to ?? from) : null, by, run, place, asOffsets)
    })
    return areas.length > MAX_RUNS ? `(${areas.join(',')})` : areas.join(',')
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

function takesRange(argument: Argument | null): boolean {
  return argument !== null && (RANGE_ARGUMENTS.get(argument.name)?.(argument.index) ?? false)
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

function openEnds(tokens: readonly FormulaToken[]): Map<FormulaToken, 'first' | 'last'> {
  const isColon = (token: FormulaToken | undefined) => token?.kind === 'sign' && token.text === ':'
  return new Map(
    tokens.flatMap((token, at): [FormulaToken, 'first' | 'last'][] => {
      if (token.kind !== 'reference' || token.to !== null) return []
      if (isColon(tokens[at + 1])) return [[token, 'first']]
      return isColon(tokens[at - 1]) ? [[token, 'last']] : []
    }),
  )
}

/** The arguments that are one reference and nothing else. */
function argumentsOf(tokens: readonly FormulaToken[]): Map<FormulaToken, Argument> {
  const found = new Map<FormulaToken, Argument>()
  const solid = tokens.filter(({ kind }) => kind !== 'space')
  const open: { name: string; index: number }[] = []
  for (const [at, token] of solid.entries()) {
    const before = solid[at - 1]
    if (token.kind === 'open') {
      const name =
        before?.kind === 'name' && token.text === '(' ? before.text.toUpperCase().replace(/^_XL(?:FN|WS)\./g, '') : ''
      open.push({ name, index: 0 })
    } else if (token.kind === 'close') open.pop()
    else if (token.kind === 'comma') {
      const last = open.at(-1)
      if (last !== undefined) last.index++
    } else if (token.kind === 'reference') {
      const isAlone = /^(?:open|comma)$/.test(before?.kind ?? '') && /^(?:close|comma)$/.test(solid[at + 1]?.kind ?? '')
      const last = open.at(-1)
      if (isAlone && last !== undefined && last.name !== '') found.set(token, { ...last })
    }
  }
  return found
}
