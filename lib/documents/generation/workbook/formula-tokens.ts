/** One end of a reference: a column, a row, or both, each fixed by `$` or not. Rows and columns count from 1; 0 is none. */
export interface ReferenceEnd {
  readonly column: string
  readonly columnFixed: boolean
  readonly row: number
  readonly rowFixed: boolean
}

/** A reference in a formula: one cell, a range, whole rows or whole columns. */
export interface Reference {
  readonly kind: 'reference'
  /** Where it begins and ends in the formula, its sheet included. */
  readonly start: number
  readonly end: number
  /** The sheet's name, without quotation marks; null where it is the formula's own. */
  readonly sheet: string | null
  /** The last sheet of `First:Last!A1`. */
  readonly lastSheet: string | null
  readonly from: ReferenceEnd
  /** Null for a single cell. */
  readonly to: ReferenceEnd | null
}

/** Anything else of a formula, as it is written. */
export interface PlainToken {
  readonly kind: 'open' | 'close' | 'comma' | 'name' | 'text' | 'space' | 'sign' | 'foreign' | 'structured'
  readonly start: number
  readonly end: number
  readonly text: string
}

export type FormulaToken = Reference | PlainToken

const SHEET = String.raw`(?:'((?:[^']|'')+)'|([\p{L}_\\][\p{L}\p{N}_.\\]*)(?::([\p{L}_\\][\p{L}\p{N}_.\\]*))?)!`
const CELL = String.raw`(\$?)([A-Za-z]{1,3})(\$?)([1-9]\d{0,6})`
const END_OF_WORD = String.raw`(?![\p{L}\p{N}_.(!\[])`
const CELLS = new RegExp(`(?:${SHEET})?${CELL}(?::${CELL})?${END_OF_WORD}`, 'uy')
const COLUMNS = new RegExp(String.raw`(?:${SHEET})?(\$?)([A-Za-z]{1,3}):(\$?)([A-Za-z]{1,3})${END_OF_WORD}`, 'uy')
const ROWS = new RegExp(String.raw`(?:${SHEET})?(\$?)([1-9]\d{0,6}):(\$?)([1-9]\d{0,6})${END_OF_WORD}`, 'uy')
/** A reference to another workbook: `[1]Sheet!A1`, `'[1]My sheet'!A1`. */
const FOREIGN =
  /(?:\[\d+\][^!'[\]()]*|'[^']*\[[^\]]*\](?:[^']|'')*')!(?:\$?[A-Za-z]{1,3}\$?\d+(?::\$?[A-Za-z]{1,3}\$?\d+)?|[\p{L}_][\p{L}\p{N}_.]*)?/uy
const STRING = /"(?:[^"]|"")*"/y
const NAME = /[\p{L}_\\][\p{L}\p{N}_.\\?]*/uy
const NUMBER = /\d+(?:\.\d*)?(?:[eE][+-]?\d+)?|\.\d+(?:[eE][+-]?\d+)?/y
const SPACE = /\s+/y
const ERROR = /#[A-Z/0]+[!?]?/y

const LAST_COLUMN = 16_384
const LAST_ROW = 1_048_576

function columnNumber(letters: string): number {
  let number = 0
  for (const letter of letters.toUpperCase()) number = number * 26 + letter.charCodeAt(0) - 64
  return number
}

function isOnSheet({ column, row }: ReferenceEnd): boolean {
  return row <= LAST_ROW && (column === '' || columnNumber(column) <= LAST_COLUMN)
}

/** `'It''s'` is the sheet «It's»; `'Jan:Dec'` are two. */
function sheetsOf(quoted = '', plain = '', last = ''): Pick<Reference, 'sheet' | 'lastSheet'> {
  const [first = '', second = last] = quoted === '' ? [plain, last] : quoted.replaceAll("''", "'").split(':')
  return { sheet: first === '' ? null : first, lastSheet: second === '' ? null : second }
}

function readReference(formula: string, at: number): Reference | null {
  for (const pattern of [CELLS, COLUMNS, ROWS]) {
    pattern.lastIndex = at
    const match = pattern.exec(formula)
    if (match === null) continue
    const [whole, quoted, plain, last, ...ends] = match
    const [from, to] = endsOf(pattern, ends)
    if (!isOnSheet(from) || (to !== null && !isOnSheet(to))) continue
    return { kind: 'reference', start: at, end: at + whole.length, ...sheetsOf(quoted, plain, last), from, to }
  }
  return null
}

function endsOf(pattern: RegExp, [a = '', b = '', c = '', d = '', e = '', f = '', g = '', h = '']: readonly string[]) {
  const end = (columnFixed: string, column: string, rowFixed: string, row: string): ReferenceEnd => ({
    column,
    columnFixed: columnFixed !== '',
    row: row === '' ? 0 : Number(row),
    rowFixed: rowFixed !== '',
  })
  if (pattern === CELLS) return [end(a, b, c, d), f === '' ? null : end(e, f, g, h)] as const
  if (pattern === COLUMNS) return [end(a, b, '', ''), end(c, d, '', '')] as const
  return [end('', '', a, b), end('', '', c, d)] as const
}

/** A structured reference's brackets, which may be nested: `[[#This Row],[Sum]]`. Returns where they end. */
function bracketsEnd(formula: string, at: number): number {
  let depth = 0
  for (let index = at; index < formula.length; index++) {
    const character = formula.charAt(index)
    if (character === "'") index++
    else if (character === '[') depth++
    else if (character === ']' && --depth === 0) return index + 1
  }
  return formula.length
}

function matchAt(pattern: RegExp, text: string, at: number): string | null {
  pattern.lastIndex = at
  return pattern.exec(text)?.[0] ?? null
}

/** The tokens of a formula as a file has it (ECMA-376 §18.17), without its `=`: English names, commas between arguments. */
export function formulaTokens(formula: string): FormulaToken[] {
  const tokens: FormulaToken[] = []
  let at = 0
  const push = (kind: PlainToken['kind'], text: string) => {
    tokens.push({ kind, start: at, end: at + text.length, text })
    at += text.length
  }
  while (at < formula.length) {
    const character = formula.charAt(at)
    const text = character === '"' ? matchAt(STRING, formula, at) : null
    if (text !== null) {
      push('text', text)
      continue
    }
    const foreign = character === '[' || character === "'" ? matchAt(FOREIGN, formula, at) : null
    if (foreign !== null) {
      push('foreign', foreign)
      continue
    }
    const reference = readReference(formula, at)
    if (reference !== null) {
      tokens.push(reference)
      at = reference.end
      continue
    }
    if (character === '[') push('structured', formula.slice(at, bracketsEnd(formula, at)))
    else if (character === '(' || character === '{') push('open', character)
    else if (character === ')' || character === '}') push('close', character)
    else if (character === ',' || character === ';') push('comma', character)
    else {
      const space = matchAt(SPACE, formula, at)
      const name = space ?? matchAt(NAME, formula, at)
      if (space !== null) push('space', space)
      else if (name !== null) push('name', name)
      else push('sign', matchAt(NUMBER, formula, at) ?? matchAt(ERROR, formula, at) ?? character)
    }
  }
  return tokens
}

const PLAIN_SHEET = /^[\p{L}_][\p{L}\p{N}_.]*$/u
/** A name that could be read as a cell, in either way of writing references, needs its quotation marks. */
const LIKE_A_CELL = /^(?:[A-Za-z]{1,3}\d+|[Rr]\d*(?:[Cc]\d*)?|[Cc]\d*)$/

/** A sheet's name as a formula has it, with its exclamation mark. */
export function sheetPrefix(name: string, last: string | null = null): string {
  const needsQuotes = [name, last ?? 'x'].some((each) => !PLAIN_SHEET.test(each) || LIKE_A_CELL.test(each))
  const both = last === null ? name : `${name}:${last}`
  return needsQuotes ? `'${both.replaceAll("'", "''")}'!` : `${both}!`
}

/** An end of a reference as a formula has it, on another row where one is given. */
export function writeEnd({ column, columnFixed, row, rowFixed }: ReferenceEnd, newRow = row): string {
  const columnPart = column === '' ? '' : `${columnFixed ? '$' : ''}${column}`
  const rowPart = row === 0 ? '' : `${rowFixed ? '$' : ''}${newRow}`
  return columnPart + rowPart
}
