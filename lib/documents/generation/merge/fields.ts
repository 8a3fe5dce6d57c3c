import { findFields, instructionWords, spanInXml, type FoundField } from '../render/instructions'
import type { Edit } from '../render/markup'

/** The bookmark around each copy that has a table of contents: the table lists what is in it. */
export const COPY_BOOKMARK = '_ActumCopy'

/**
 * What is in an instruction where a sequence's first number of the copy is to be told to begin again; what comes first is known
 * only once the copy is rendered. No value can contain it: a value's `<` is written as a reference.
 */
const SEQUENCE = /<\?merge-(seq|seen) ([^?]*)\?>/g

export interface FieldEdits {
  readonly edits: readonly Edit[]
  /** There is a table of contents that needs the copy's bookmark. */
  readonly contents: boolean
  readonly sequences: boolean
  /** Fields that count the pages of a document: there are some. */
  readonly pages: boolean
}

export interface FieldOptions {
  readonly oneSection: boolean
  /** It is the text of the document itself, in which contents are listed and sequences counted. */
  readonly repeats: boolean
}

/** What has to be changed in the fields of a story that is repeated. */
export function fieldEdits(xml: string, { oneSection, repeats }: FieldOptions): FieldEdits {
  const edits: Edit[] = []
  const found = { contents: false, sequences: false, pages: false }
  for (const field of findFields(xml)) {
    const words = instructionWords(field.instruction)
    const [first, second] = words
    const name = first?.text.toUpperCase()
    if (field.nested || first === undefined) continue
    const has = (sign: string) => words.some(({ text }) => text.toLowerCase() === sign)
    if (name === 'NUMPAGES') {
      found.pages = true
      const span = oneSection ? spanInXml(field, first) : null
      if (span !== null) edits.push({ ...span, text: 'SECTIONPAGES' })
    } else if (!repeats) continue
    else if (name === 'TOC' && !has('\\b')) {
      const span = spanInXml(field, first)
      if (span !== null) edits.push({ start: span.end, end: span.end, text: ` \\b ${COPY_BOOKMARK}` })
      found.contents ||= span !== null
    } else if (name === 'SEQ' && second !== undefined && !has('\\c')) {
      // One that repeats the last number begins nothing.
      const mark = `<?merge-${has('\\r') ? 'seen' : 'seq'} ${second.text.replaceAll('?', '')}?>`
      const marked = sequenceEdits(xml, field, second, mark)
      edits.push(...marked)
      found.sequences ||= marked.length > 0
    }
  }
  return { edits, ...found }
}

/** A simple field becomes a complex one: an attribute can't contain the mark. */
function sequenceEdits(xml: string, field: FoundField, at: { end: number; start: number }, mark: string): Edit[] {
  const span = spanInXml(field, at)
  if (span === null) return []
  if (!xml.startsWith('<w:fldSimple', field.start)) {
    return [{ start: span.end, end: span.end, text: mark }]
  }
  if (field.result === null) return []
  const character = (type: string) => `<w:r><w:fldChar w:fldCharType="${type}"/></w:r>`
  const { instruction } = field
  const instructed = `<w:r><w:instrText xml:space="preserve">${instruction.slice(0, at.end)}${mark}${instruction.slice(at.end)}</w:instrText></w:r>`
  const end = field.end - '</w:fldSimple>'.length
  return [
    { start: field.start, end: field.result, text: `${character('begin')}${instructed}${character('separate')}` },
    { start: end, end: field.end, text: character('end') },
  ]
}

/** A rendered copy with its sequences begun again: the first number of each has the instruction (ECMA-376 §17.16.5.56). */
export function withSequences(xml: string): string {
  const begun = new Set<string>()
  return xml.replace(SEQUENCE, (_, kind: string, sequence: string) => {
    const first = !begun.has(sequence)
    begun.add(sequence)
    return first && kind === 'seq' ? ' \\r1' : ''
  })
}
