import type { DocumentCode } from '../../codes'
import { problem, type Problem, type Severity } from '../../problem'
import { escapeText } from '../../ooxml/xml'
import { findBookmarks } from '../render/references'
import { rangeMarks } from '../render/range-marks'
import { codeWords, wordText, type CodePiece, type CodeWord } from './field-code'
import { conditionOf } from './if-fields'
import type { TemplatePlace } from './place'
import type { SpanPiece, TagSpan } from './spans'
import { parseTag, type FormatCall, type TagContent } from './tags'
import type { WordField } from './word-fields'

/** Fields of Word's mail merge that print the number of the row. */
const ROW_NUMBERS: ReadonlySet<string> = new Set(['MERGEREC', 'MERGESEQ'])

/**
 * Those that can't be carried out. An error where the document would be another: a row skipped or begun in the middle of it, or
 * an address block's name printed instead of the address; the rest do nothing but ask when Word updates them.
 */
const UNSUPPORTED: ReadonlyMap<string, Severity> = new Map<string, Severity>([
  ['NEXTIF', 'error'],
  ['SKIPIF', 'error'],
  ['ADDRESSBLOCK', 'error'],
  ['GREETINGLINE', 'error'],
  ['ASK', 'warning'],
  ['FILLIN', 'warning'],
  ['SET', 'warning'],
])

/** Switches that take an argument, and the format that each is. */
const ARGUMENTS: ReadonlyMap<string, string> = new Map([
  ['@', 'word date'],
  ['#', 'word number'],
  ['*', 'word case'],
  ['b', 'before'],
  ['f', 'after'],
])
const KEEPS_FORMAT: ReadonlySet<string> = new Set(['mergeformat', 'charformat', 'mergeformatinet'])

/** A field's code as a person sees it, the fields within it in braces. */
function writtenCode(code: readonly CodePiece<WordField>[]): string {
  const written = code.map((piece) =>
    piece.kind === 'text' ? piece.text : piece.kind === 'field' ? `{ ${writtenCode(piece.field.code)} }` : ' ',
  )
  return written
    .join('')
    .replace(/[\s\u00a0]+/g, ' ')
    .trim()
}

interface ReadCode {
  readonly name: string
  readonly formats: readonly FormatCall[]
  readonly charFormat: boolean
}

/** The name and the switches of a MERGEFIELD; null where a field within it gives one of them. */
function readMergeCode(code: readonly CodePiece<WordField>[]): ReadCode | null {
  const [, ...words] = codeWords(code)
  const names: string[] = []
  const formats: FormatCall[] = []
  let charFormat = false
  let expects: string | null = null
  let switched = false
  for (const word of words) {
    const text = wordText(word)
    if (text === null) return null
    if (word.isSwitch) {
      switched = true
      expects = ARGUMENTS.get(text.toLowerCase()) ?? null
    } else if (expects !== null) {
      const keeps = expects === 'word case' && KEEPS_FORMAT.has(text.toLowerCase())
      if (!keeps) formats.push({ name: expects, args: [text] })
      else charFormat ||= text.toLowerCase() === 'charformat'
      expects = null
    } else if (!switched) names.push(text)
  }
  const order = [...ARGUMENTS.values()]
  formats.sort((a, b) => order.indexOf(a.name) - order.indexOf(b.name))
  return {
    name: names
      .join(' ')
      .replace(/[\s\u00a0]+/g, ' ')
      .trim(),
    formats,
    charFormat,
  }
}

function content(name: string, formats: readonly FormatCall[]): TagContent {
  return { kind: 'value', name, formats, whole: name, comparison: null, repeats: null }
}

export interface MergeFields {
  readonly spans: readonly TagSpan[]
  /** Where the part goes on to the next row (NEXT), in order. */
  readonly nexts: readonly number[]
  readonly problems: readonly Problem[]
}

type PlaceOf = (field: WordField) => TemplatePlace

/**
 * The fields of Word's mail merge as tags: MERGEFIELD with its switches, MERGEREC and MERGESEQ, and IF over a MERGEFIELD, which
 * becomes two sections; SET with what repeats it, and NEXT. `fields` are those of the part's XML (word-fields.ts). Tells those that can't be carried out, and any other field that a MERGEFIELD is to be put into.
 */
export function mergeFields(xml: string, fields: readonly WordField[], placeOf: PlaceOf): MergeFields {
  const spans: TagSpan[] = []
  const problems: Problem[] = []
  const nexts: number[] = []
  const variables = new Variables(xml)
  const tell = (code: DocumentCode, severity: Severity, field: WordField) => {
    const place = placeOf(field)
    const params = { ...place.params, name: field.name, kind: severity === 'error' ? 'error' : 'warning' }
    problems.push(problem(code, severity, { ...place, tag: writtenCode(field.code), params }))
  }
  let reached = 0
  for (const field of fields) {
    if (field.start < reached || field.inCode) continue
    const { name } = field
    const severity = UNSUPPORTED.get(name)
    const variable = variables.piecesFor(field)
    const taken = variable !== null || isTaken(field, name)
    if (severity !== undefined && variable === null)
      tell('FIELD_NOT_SUPPORTED', field.holdsMergeField ? 'error' : severity, field)
    else if (!taken) {
      if (field.holdsMergeField) tell('FIELD_NOT_SUPPORTED', 'error', field)
      continue
    }
    if (name === 'NEXT') nexts.push(field.start)
    const pieces = variable ?? (taken ? piecesOf(field) : null)
    if (pieces === 'empty') tell('TAG_EMPTY', 'error', field)
    else if (pieces !== null && field.replaceable) {
      const { start, end, paragraph, table, before, after } = field
      const ranges = rangeMarks(xml.slice(start, end))
      spans.push({ start, end, paragraph, table, pieces: [before, ...pieces, ranges, after] })
    } else if (taken) tell('FIELD_NOT_SUPPORTED', 'error', field)
    reached = taken ? field.end : reached
  }
  return { spans, nexts, problems }

  function isTaken(field: WordField, name: string): boolean {
    return (
      name === 'MERGEFIELD' ||
      name === 'NEXT' ||
      ROW_NUMBERS.has(name) ||
      ((name === 'IF' || name === '=') && field.holdsMergeField)
    )
  }
}

/** What a field becomes; null for a shape that is not understood, `empty` for a MERGEFIELD without a name. */
function piecesOf(field: WordField): SpanPiece[] | 'empty' | null {
  const { name } = field
  if (name === 'IF') return conditionPieces(field)
  if (name === '=') return formulaPieces(field)
  if (name === 'NEXT') return []
  const read = readMergeCode(field.code)
  if (read === null) return null
  const column = ROW_NUMBERS.has(name) ? 'row.number' : read.name
  if (column === '') return 'empty'
  const region = REGION.exec(column)
  if (region !== null) return regionPieces(field, region[1]?.toLowerCase() === 'start')
  const first = field.code.find((piece) => piece.kind === 'text' && piece.text.trim() !== '')
  const properties = read.charFormat && first?.kind === 'text' ? first.properties : field.properties
  const written = writtenCode(field.code)
  return run(properties, { content: content(column, read.formats), written, origin: 'mergeField', optional: false })
}

/** How Aspose and other programs write what is repeated for each row. */
const REGION = /^Table(Start|End)\s*:\s*\S/i

function regionPieces(field: WordField, begins: boolean): SpanPiece[] | null {
  const parsed = parseTag(begins ? '#rows' : '/rows')
  if (parsed === null) return null
  return run(field.properties, {
    content: parsed,
    written: writtenCode(field.code),
    origin: 'mergeField',
    optional: false,
  })
}

/** Figures, signs and brackets: all that a formula may contain besides merge fields. */
const ARITHMETIC = /^[\s\u00a0\d.,+\-*/()]*$/
const PLAIN_NAME = /^[\p{L}_][\p{L}\p{N}_]*$/u

/** A formula over merge fields and numbers as a calculation, with its picture of the number; null for any other. */
function formulaPieces(field: WordField): SpanPiece[] | null {
  let formula = ''
  let switches = ''
  for (const piece of field.code) {
    if (piece.kind === 'text') {
      const at = switches === '' ? piece.text.indexOf('\\') : 0
      formula += at < 0 ? piece.text : piece.text.slice(0, at)
      switches += at < 0 ? '' : piece.text.slice(at)
    } else {
      const read = piece.kind === 'field' && piece.field.name === 'MERGEFIELD' ? readMergeCode(piece.field.code) : null
      if (read === null || switches !== '' || read.formats.length > 0 || !PLAIN_NAME.test(read.name)) return null
      formula += ` {${read.name}} `
    }
  }
  const sum = formula.replace(/^[\s\u00a0]*=/, '')
  if (!ARITHMETIC.test(sum.replace(/\{[^}]*\}/g, ''))) return null
  // A comma is the decimal mark where Word is not in English, and nothing else is between two numbers without a function.
  const whole = sum
    .replace(/(\d),(\d)/g, '$1.$2')
    .replace(/[{}]/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
  const parsed = parseTag(whole)
  const picture = readMergeCode([{ kind: 'text', text: `MERGEFIELD x ${switches}`, properties: '' }])
  if (parsed?.kind !== 'value' || parsed.formats.length > 0 || picture === null) return null
  const content = { ...parsed, formats: picture.formats }
  return run(field.properties, { content, written: writtenCode(field.code), origin: 'mergeField', optional: false })
}

function run(properties: string, ...inner: SpanPiece[]): SpanPiece[] {
  return [`<w:r>${properties}<w:t xml:space="preserve">`, ...inner, '</w:t></w:r>']
}

function conditionPieces(field: WordField): SpanPiece[] | null {
  const condition = conditionOf(field, (inner) => {
    if (inner.name !== 'MERGEFIELD') return null
    return readMergeCode(inner.code)?.name ?? null
  })
  if (condition === null) return null
  const written = writtenCode(field.code)
  const tag = (kind: TagContent['kind']): SpanPiece => {
    const { name, comparison, whole } = condition
    const own = { kind, name, formats: [], whole, comparison: kind === 'end' ? null : comparison }
    return {
      content: { ...own, repeats: kind === 'end' ? null : false },
      written,
      origin: 'mergeField',
      optional: false,
    }
  }
  const texts: SpanPiece[] = []
  for (const [kind, word] of [
    ['section', condition.whenTrue],
    ['inverted', condition.whenFalse],
  ] as const) {
    const inner = word === null ? [] : wordPieces(word)
    if (inner === null) return null
    if (inner.length > 0) texts.push(...run('', tag(kind)), ...inner, ...run('', tag('end')))
  }
  return texts.length === 0 ? run('', tag('section'), tag('end')) : texts
}

/** A text of an IF as runs, with the fields in it. */
function wordPieces({ pieces }: CodeWord<WordField>, properties?: string): SpanPiece[] | null {
  const all: SpanPiece[] = []
  for (const piece of pieces) {
    if (piece.kind === 'text') all.push(...run(properties ?? piece.properties, escapeText(piece.text)))
    else {
      const name = piece.kind === 'field' ? piece.field.name : ''
      const known = name === 'MERGEFIELD' || name === 'IF' || ROW_NUMBERS.has(name)
      const inner = piece.kind === 'field' && known ? piecesOf(piece.field) : null
      if (inner === null || inner === 'empty') return null
      all.push(...inner)
    }
  }
  return all
}

/** The switches of a field that repeats a variable: a link to it, and the format of its own text. */
const REPEATS = /^(?:h|\*|mergeformat|charformat)$/i

/** What SET fields say of their names, for the fields after them that repeat it (ECMA-376 §17.16.5.57): Word keeps it in a bookmark. */
class Variables {
  readonly #values = new Map<string, CodeWord<WordField>>()
  readonly #bookmarks: ReadonlySet<string>

  constructor(xml: string) {
    this.#bookmarks = xml.includes('SET') ? new Set(findBookmarks(xml).keys()) : new Set()
  }

  /** What takes a field's place: nothing for SET, the value for what repeats it; null for any other. */
  piecesFor(field: WordField): SpanPiece[] | null {
    const words = codeWords(field.code)
    const texts = words.map((word) => wordText(word) ?? '')
    if (field.name === 'SET') {
      const [, name = '', ...rest] = texts
      const value = words[2]
      if (name === '' || rest.length !== 1 || value === undefined || wordPieces(value) === null) return null
      this.#values.set(name.toLowerCase(), value)
      return []
    }
    if (this.#values.size === 0) return null
    const [name = '', ...switches] = field.name === 'REF' ? texts.slice(1) : texts
    const value = this.#bookmarks.has(name) ? undefined : this.#values.get(name.toLowerCase())
    if (value === undefined || !switches.every((word) => REPEATS.test(word))) return null
    return wordPieces(value, field.properties)
  }
}
