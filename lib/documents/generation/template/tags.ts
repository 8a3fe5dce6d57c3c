import { LOGIC_WORDS } from '../../language/truth-words'
import { isAggregate } from '../matching/aggregate-names'
import { builtinOf, isRowsName } from '../matching/builtins'
import { normaliseName } from '../matching/normalise'
import { asksForTurn, withOwnArguments, withOwnWords } from './foreign-signs'

/** What a tag does: prints a value, opens a section (shown when there is something, or when there is nothing), or ends one. */
export type TagKind = 'value' | 'section' | 'inverted' | 'end'

export interface FormatCall {
  readonly name: string
  readonly args: readonly string[]
}

export type ComparisonOperator = '=' | '!=' | '<' | '<=' | '>' | '>='

/** What a section's column is compared with: `{#Sum > 100}`. */
export interface Comparison {
  readonly operator: ComparisonOperator
  /** Without the quotation marks that it was written in. */
  readonly operand: string
  /** It isn't a column's name, and what looks like a number in it is a text. */
  readonly quoted: boolean
  /** As Word's IF compares: what reads as a number on both sides is one, though Word's own dialog puts quotation marks. */
  readonly likeWord?: boolean
}

export interface TagContent {
  readonly kind: TagKind
  /** As written between the braces, without the sign of a section and without formats. Empty for `{/}`. */
  readonly name: string
  readonly formats: readonly FormatCall[]
  /** The whole content without the sign: a header may itself hold a `|`. */
  readonly whole: string
  /** Of a section: its name is the left side. A header that is the same as `whole` goes before it. */
  readonly comparison: Comparison | null
  /**
   * Of a section: whether it is known to repeat (another program's `for`) or known only to be shown or not (its `if`, a
   * comparison); null where its name decides.
   */
  readonly repeats: boolean | null
  /**
   * The same content without the formats at its end, where it may be a calculation or a condition of several parts; null where no
   * sign or word of one is in it. Whether it is one depends on the columns, since a header may contain such signs too.
   */
  readonly expression?: string | null
  /** A day of the month is right before it: the month that it prints is that day's. */
  readonly afterDay?: true
  /** What it is called where nothing has its name: a content control's tag next to its title. */
  readonly other?: string
  /** The row of its document that it is of, from 0, in a template that goes on to the next one automatically (labels); else the first. */
  readonly record?: number
  /** As it is written, where it asks for the turn of a loop around it as docxtemplater does: it means nothing outside of one. */
  readonly ofTurn?: string
  /** Of a section: what it repeats, whatever is around its ends within that. */
  readonly element?: 'row' | 'paragraph'
}

const KINDS: ReadonlyMap<string, TagKind> = new Map([
  ['#', 'section'],
  ['^', 'inverted'],
  ['/', 'end'],
])

// Word changes quotation marks by itself, not always in pairs: a mark of a family is closed by any of it.
const DOUBLE = '"„“”«»'
const SINGLE = "'‚‘’"

function quoteFamily(character: string): string | null {
  if (DOUBLE.includes(character)) return DOUBLE
  return SINGLE.includes(character) ? SINGLE : null
}

/**
 * Where signs are in a text outside quotation marks. A mark opens only after a sign or a space («it's» is a word), and only
 * where another of its family follows.
 */
export function outsideQuotes(text: string, signs: string): number[] {
  const found: number[] = []
  const closes = new Map([DOUBLE, SINGLE].map((marks) => [marks, lastOf(text, marks)]))
  let family: string | null = null
  let mayOpen = true
  for (let at = 0; at < text.length; at++) {
    const character = text.charAt(at)
    if (family !== null) {
      if (family.includes(character)) family = null
    } else if (signs.includes(character)) {
      found.push(at)
      mayOpen = true
    } else {
      const opened: string | null = mayOpen ? quoteFamily(character) : null
      if (opened !== null && (closes.get(opened) ?? -1) > at) family = opened
      mayOpen = /[\s\u00a0:,|=<>≠≤≥(]/.test(character)
    }
  }
  return found
}

function lastOf(text: string, characters: string): number {
  return Math.max(...[...characters].map((character) => text.lastIndexOf(character)))
}

function splitOutsideQuotes(text: string, separators: string): string[] {
  const pieces: string[] = []
  let start = 0
  for (const at of outsideQuotes(text, separators)) {
    pieces.push(text.slice(start, at))
    start = at + 1
  }
  return [...pieces, text.slice(start)]
}

/** Without the quotation marks that are around it, if they do. */
export function unquote(argument: string): string {
  const trimmed = argument.replace(/^[\s\u00a0]+|[\s\u00a0]+$/g, '')
  const family = quoteFamily(trimmed.charAt(0))
  return family !== null && trimmed.length > 1 && family.includes(trimmed.charAt(trimmed.length - 1))
    ? trimmed.slice(1, -1)
    : trimmed
}

function parseFormat(text: string): FormatCall {
  const [name = '', ...args] = splitOutsideQuotes(text, ':,')
  return { name: normaliseName(name), args: args.map(unquote) }
}

const LOGIC = Object.values(LOGIC_WORDS).flat().join('|')
const QUOTED_TEXT = new RegExp(`[${DOUBLE}][^${DOUBLE}]*[${DOUBLE}]`, 'g')
const LOGIC_WORD = new RegExp(`(?:^|[\\s\\u00a0)])(?:${LOGIC})[\\s\\u00a0(]`, 'iu')

/** Whether there is a sign or a word of a calculation or a condition in a text, outside quotation marks. */
export function mayBeExpression(text: string): boolean {
  if (outsideQuotes(text, '+×÷*/=<>≠≤≥([-−–').length > 0) return true
  return LOGIC_WORD.test(text.replace(QUOTED_TEXT, ''))
}

/**
 * How many of a tag's pieces between bars are one expression: a total belongs to what is before its bar where that ends with
 * the name of the rows, and where a sign follows the total: `rows | count > 1`.
 */
function expressionPieces(pieces: readonly string[]): number {
  let taken = 1
  for (const [index, piece] of pieces.entries()) {
    if (index === 0) continue
    const name = /^[\s\u00a0]*([\p{L}-]+)/u.exec(piece)?.[1] ?? ''
    if (!isAggregate(name)) break
    const before = pieces.slice(0, index).join('|')
    const endsWithRows = isRowsName(/(\p{L}+)[\s\u00a0]*$/u.exec(before)?.[1] ?? '')
    const goesOn = mayBeExpression(piece.slice(piece.indexOf(name) + name.length))
    if (goesOn || (endsWithRows && mayBeExpression(before))) taken = index + 1
    else break
  }
  return taken
}

/** The signs of comparisons. */
export const COMPARISONS: ReadonlyMap<string, ComparisonOperator> = new Map<string, ComparisonOperator>([
  ['<>', '!='],
  ['!=', '!='],
  ['≠', '!='],
  ['<=', '<='],
  ['≤', '<='],
  ['>=', '>='],
  ['≥', '>='],
  ['==', '='],
  ['=', '='],
  ['<', '<'],
  ['>', '>'],
])

/**
 * The comparison that a section's name ends with. The last sign outside quotation marks counts: a header may contain others. Null
 * where either side is nothing.
 */
function splitComparison(text: string): { name: string; comparison: Comparison } | null {
  const last = outsideQuotes(text, '=<>≠≤≥').at(-1)
  if (last === undefined) return null
  const pair = text.slice(Math.max(0, last - 1), last + 1)
  const sign = COMPARISONS.has(pair) ? pair : text.charAt(last)
  const operator = COMPARISONS.get(sign)
  if (operator === undefined) return null
  const at = sign.length === 2 ? last - 1 : last
  const name = text.slice(0, at).trim()
  const right = text.slice(at + sign.length).trim()
  const operand = unquote(right)
  const quoted = operand !== right
  if (normaliseName(name) === '' || (operand === '' && !quoted)) return null
  return { name, comparison: { operator, operand, quoted } }
}

/**
 * The parts of a tag's content: sign, name and formats, as in `name | format:"argument"`, the argument in any quotation marks;
 * for a section also what its column is compared with, as in `#Sum > 100`. Null for a content of white space alone.
 */
export function parseTag(content: string): TagContent | null {
  const trimmed = content
    .replaceAll('\u00ad', '')
    .replace(/[\s\u00a0]+/g, ' ')
    .trim()
  if (normaliseName(trimmed) === '') return null
  const own = otherPrograms(trimmed) ?? parseOwn(withOwnWords(trimmed))
  return own && asksForTurn(trimmed) ? { ...own, ofTurn: trimmed } : own
}

/**
 * docxtemplater's ways of writing: `-w:tr rows` repeats the element named, `this.Name` is a name, `%photo` a picture. Null for
 * what is none of them.
 */
function otherPrograms(content: string): TagContent | null {
  const [, element, name = ''] = /^-w:(tr|p) (.+)$/.exec(content) ?? []
  if (element !== undefined) {
    const section = parseOwn(`#${name}`)
    return section && { ...section, repeats: true, element: element === 'tr' ? 'row' : 'paragraph' }
  }
  const [, picture] = /^%%?(?=\p{L})(.+)$/u.exec(content) ?? []
  if (picture !== undefined) {
    const value = parseOwn(picture)
    return value && { ...value, whole: content, formats: [...value.formats, { name: 'image', args: [] }] }
  }
  const [, sign = '', own] = /^([#^/]?) ?this(?:\.(\S.*))?$/.exec(content) ?? [null, null]
  return sign === null ? null : parseOwn(sign + (own ?? '.'))
}

function parseOwn(trimmed: string): TagContent | null {
  const kind = KINDS.get(trimmed.charAt(0)) ?? 'value'
  const whole = kind === 'value' ? trimmed : trimmed.slice(1).trim()
  if (whole === '' && kind !== 'end') return null
  const pieces = splitOutsideQuotes(whole, '|').map((piece, at) => (at === 0 ? piece : withOwnArguments(piece)))
  const taken = kind === 'end' ? 1 : expressionPieces(pieces)
  const name = pieces.slice(0, taken).join('|').trim()
  const formats = pieces.slice(taken).map(parseFormat)
  const expression = kind !== 'end' && mayBeExpression(name) ? name : null
  const own = { kind, name, formats, whole, comparison: null, repeats: null, expression }
  if ((kind !== 'section' && kind !== 'inverted') || taken > 1) return own
  const compared = splitComparison(name)
  if (compared === null) return own
  // What Actum provides may be on the right side as well: `{#Term < today}`.
  const isBuiltin = !compared.comparison.quoted && builtinOf(compared.comparison.operand) !== null
  return { ...own, ...compared, repeats: false, ...(isBuiltin && { expression: name }) }
}
