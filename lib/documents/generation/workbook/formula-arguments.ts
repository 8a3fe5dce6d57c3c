import type { FormulaToken, Reference } from './formula-tokens'

/** Functions that add up whatever ranges they are given: one range may be written as several. */
export const OF_MANY_RANGES = new Set(
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

/** Functions whose results over the parts of a range add up to that over all of it. */
const ADDED_UP = new Set(['COUNTIF', 'COUNTIFS', 'SUMIF', 'SUMIFS', 'COUNTBLANK', 'SUMPRODUCT', 'ROWS'])

/** A call of such a function. */
export interface AddedCall {
  /** The place of its last parenthesis among the tokens. */
  readonly last: number
  /** Its arguments that are one reference and nothing else. */
  readonly references: readonly Reference[]
}

/** The function that a token is an argument of, if nothing else is in that argument. */
export interface Argument {
  readonly name: string
  readonly index: number
}

/** Whether a single cell of a repeated row means all of its rows there. */
export function takesRange(argument: Argument | null): boolean {
  return argument !== null && (RANGE_ARGUMENTS.get(argument.name)?.(argument.index) ?? false)
}

/** Cells at one end of a range whose other end is calculated. */
export function openEnds(tokens: readonly FormulaToken[]): Map<FormulaToken, 'first' | 'last'> {
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
export function argumentsOf(tokens: readonly FormulaToken[]): Map<FormulaToken, Argument> {
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

/** The calls of functions that can be added up from the parts of their ranges, by the tokens of their names. */
export function addedCalls(
  tokens: readonly FormulaToken[],
  all: ReadonlyMap<FormulaToken, Argument>,
): Map<FormulaToken, AddedCall> {
  const found = new Map<FormulaToken, AddedCall>()
  const open: { name: FormulaToken | null; references: Reference[] }[] = []
  for (const [at, token] of tokens.entries()) {
    const before = tokens[at - 1]
    if (token.kind === 'open') {
      const isAdded = before?.kind === 'name' && ADDED_UP.has(before.text.toUpperCase())
      open.push({ name: isAdded ? before : null, references: [] })
    } else if (token.kind === 'close') {
      const { name = null, references = [] } = open.pop() ?? {}
      if (name !== null) found.set(name, { last: at, references })
    } else if (token.kind === 'reference' && all.has(token)) open.at(-1)?.references.push(token)
  }
  return found
}
