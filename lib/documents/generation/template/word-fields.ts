import type { TablePlace } from '../../problem'
import type { CodePiece } from './field-code'
import { attributeOf, decodeText, walkMarkup, type Markup } from './markup'
import { Position } from './position'

/** Fields within fields deeper than this are not looked into. */
const MAX_HEIGHT = 20

/** A field of a part, simple or complex (ECMA-376 §17.16.18), with what is around it. */
export interface WordField {
  /** What is to be replaced when the field is: whole runs, or a part of a run that also contains other things. */
  readonly start: number
  readonly end: number
  /** What has to be written before and after that which replaces it, so that the XML stays well-formed. */
  readonly before: string
  readonly after: string
  /** False where it begins and ends in places that have too little in common: in different cells. */
  readonly replaceable: boolean
  /** In capitals: the first word of its code, `=` for a formula; empty where another field gives it. */
  readonly name: string
  readonly code: readonly CodePiece<WordField>[]
  /** Whether there is a MERGEFIELD in its code, however deep. */
  readonly holdsMergeField: boolean
  /** The properties of the first run of its result that has text; of its first run where there's no result. */
  readonly properties: string
  readonly paragraph: number | null
  readonly table: TablePlace | null
  /** Whether it is in another field's code. */
  readonly inCode: boolean
}

interface OpenElement {
  readonly name: string
  readonly start: number
  readonly end: number
}

interface OpenField {
  readonly start: number
  readonly before: string
  readonly path: readonly OpenElement[]
  readonly code: CodePiece<WordField>[]
  properties: string | null
  readonly ownProperties: string
  readonly paragraph: number | null
  readonly table: TablePlace | null
  readonly simple: boolean
  inResult: boolean
  holdsMergeField: boolean
  /** How many fields are within each other in its code, itself among them. */
  height: number
}

/** A field can't be replaced where it crosses the edge of one of these. */
const EDGES: ReadonlySet<string> = new Set([
  'w:tbl',
  'w:tr',
  'w:tc',
  'w:sdt',
  'w:sdtContent',
  'w:txbxContent',
  'w:footnote',
  'w:endnote',
  'w:comment',
  'w:del',
])
/** In a field's code these aren't text that can be printed again. */
const OTHER: ReadonlySet<string> = new Set([
  'w:br',
  'w:cr',
  'w:tab',
  'w:drawing',
  'w:pict',
  'w:object',
  'w:sym',
  'm:oMath',
])
const RUN_END = /\s*<\/w:r\s*>/y

/** Walks a part and puts its fields together. */
class FieldReader {
  readonly found: WordField[] = []
  readonly #open: OpenField[] = []
  readonly #path: OpenElement[] = []
  readonly #position: Position
  #run: { start: number; contentStart: number; properties: string } | null = null
  #properties: OpenElement | null = null
  #text: { name: string; end: number } | null = null
  #character: Markup | null = null
  #deleted = 0

  constructor(private readonly xml: string) {
    this.#position = new Position(xml)
  }

  read(): WordField[] {
    walkMarkup(this.xml, (markup) => this.#visit(markup))
    return this.found.toSorted((a, b) => a.start - b.start || b.end - a.end)
  }

  #visit(markup: Markup): void {
    this.#position.visit(markup)
    const { name, closing, empty, start, end } = markup
    if (closing) this.#path.pop()
    if (name === 'w:del' && !empty) this.#deleted += closing ? -1 : 1
    if (this.#deleted === 0) this.#read(markup)
    if (!closing && !empty) this.#path.push({ name, start, end })
  }

  #read(markup: Markup): void {
    const { name, closing, empty, start, end } = markup
    if (name === 'w:r') this.#run = closing || empty ? null : { start, contentStart: end, properties: '' }
    else if (name === 'w:rPr') this.#readProperties(markup)
    else if (name === 'w:fldChar') {
      if (closing && this.#character !== null) this.#mark(this.#character, end)
      else if (!closing && empty) this.#mark(markup, end)
      this.#character = closing || empty ? null : markup
    } else if (name === 'w:fldSimple') {
      if (closing) this.#close(end, '', this.#path)
      else this.#openSimple(markup)
    } else if (name === 'w:instrText' || name === 'w:t') this.#readText(markup)
    else if (!closing && (OTHER.has(name) || name === 'w:p')) {
      const field = this.#open.at(-1)
      if (field !== undefined && !field.inResult && !field.simple) field.code.push({ kind: 'other' })
    }
  }

  #readProperties({ closing, empty, start, end }: Markup): void {
    const run = this.#run
    if (run === null || empty) {
      if (run !== null && run.contentStart === start) run.contentStart = end
      return
    }
    // Properties contain the ones before a tracked change within themselves: only a run's own count.
    if (!closing && this.#path.at(-1)?.start === run.start) this.#properties = { name: 'w:rPr', start, end }
    else if (closing && this.#properties !== null && this.#path.at(-1)?.start === run.start) {
      run.properties = this.xml.slice(this.#properties.start, end)
      run.contentStart = end
      this.#properties = null
    }
  }

  #readText({ name, closing, empty, start, end }: Markup): void {
    if (!closing) {
      this.#text = empty ? null : { name, end }
      return
    }
    const field = this.#open.at(-1)
    if (this.#text?.name !== name || field === undefined) return
    const properties = this.#run?.properties ?? ''
    if (name === 'w:t' && field.inResult) field.properties ??= properties
    if (!field.inResult && !field.simple) {
      field.code.push({ kind: 'text', text: decodeText(this.xml.slice(this.#text.end, start)), properties })
    }
    this.#text = null
  }

  #mark(character: Markup, end: number): void {
    const type = attributeOf(this.xml.slice(character.start, character.end), 'w:fldCharType')
    const run = this.#run
    const field = this.#open.at(-1)
    if (type === 'begin' && run !== null) {
      const whole = this.xml.slice(run.contentStart, character.start).trim() === ''
      this.#open.push({
        start: whole ? run.start : character.start,
        before: whole ? '' : '</w:r>',
        path: this.#path.slice(0, -1),
        code: [],
        properties: null,
        ownProperties: run.properties,
        paragraph: this.#position.paragraph,
        table: this.#position.table,
        simple: false,
        inResult: false,
        holdsMergeField: false,
        height: 1,
      })
    } else if (type === 'separate' && field !== undefined) field.inResult = true
    else if (type === 'end' && run !== null) {
      RUN_END.lastIndex = end
      const whole = RUN_END.test(this.xml)
      this.#close(whole ? RUN_END.lastIndex : end, whole ? '' : `<w:r>${run.properties}`, this.#path.slice(0, -1))
    }
  }

  #openSimple({ start, end, empty }: Markup): void {
    const instruction = attributeOf(this.xml.slice(start, end), 'w:instr')
    this.#open.push({
      start,
      before: '',
      path: [...this.#path],
      code: [{ kind: 'text', text: instruction, properties: '' }],
      properties: null,
      ownProperties: '',
      paragraph: this.#position.paragraph,
      table: this.#position.table,
      simple: true,
      inResult: true,
      holdsMergeField: false,
      height: 1,
    })
    if (empty) this.#close(end, '', this.#path)
  }

  #close(end: number, after: string, path: readonly OpenElement[]): void {
    const field = this.#open.pop()
    if (field === undefined) return
    const around = field.path.length === path.length && field.path.at(-1)?.start === path.at(-1)?.start
    const bridge = around ? '' : bridgeOf(this.xml, field.path, path)
    const parent = this.#open.at(-1)
    const inCode = parent !== undefined && !parent.inResult
    const whole: WordField = {
      start: field.start,
      end,
      before: field.before,
      after: (bridge ?? '') + after,
      replaceable: bridge !== null,
      name: nameOf(field.code),
      code: field.code,
      holdsMergeField: field.holdsMergeField,
      properties: field.properties ?? field.ownProperties,
      paragraph: field.paragraph,
      table: field.table,
      inCode,
    }
    if (inCode) {
      parent.code.push(field.height < MAX_HEIGHT ? { kind: 'field', field: whole } : { kind: 'other' })
      parent.height = Math.max(parent.height, field.height + 1)
      parent.holdsMergeField ||= field.holdsMergeField || whole.name === 'MERGEFIELD'
    }
    this.found.push(whole)
  }
}

function nameOf(code: readonly CodePiece<WordField>[]): string {
  if (code[0]?.kind !== 'text') return ''
  const text = code.map((piece) => (piece.kind === 'text' ? piece.text : ' ')).join('')
  return (/^[\s\u00a0]*(=|[^\s\u00a0\\"“”„]+)/.exec(text)?.[1] ?? '').toUpperCase()
}

/**
 * What leads from where a field begins to where it ends: the ends of what it began in and the beginnings of what it ends in, but
 * for elements of the same names, which become one. Null where it crosses an edge that must stay.
 */
function bridgeOf(xml: string, from: readonly OpenElement[], to: readonly OpenElement[]): string | null {
  let shared = 0
  while (shared < from.length && from[shared]?.start === to[shared]?.start) shared++
  if ([...from.slice(shared), ...to.slice(shared)].some(({ name }) => EDGES.has(name))) return null
  while (shared < from.length && shared < to.length && from[shared]?.name === to[shared]?.name) shared++
  const ends = from.slice(shared).map(({ name }) => `</${name}>`)
  return (
    ends.reverse().join('') +
    to
      .slice(shared)
      .map(({ start, end }) => xml.slice(start, end))
      .join('')
  )
}

/** The fields of a part that are complete, each before those within it. Deleted ones (tracked changes) are none. */
export function findFields(xml: string): WordField[] {
  return /<w:fld(?:Char|Simple)[\s/>]/.test(xml) ? new FieldReader(xml).read() : []
}
