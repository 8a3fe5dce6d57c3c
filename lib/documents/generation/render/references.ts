import { withoutMarks } from '../../preview/value-marks'
import { decodeText } from '../template/markup'
import { FIELD_TYPES } from './field-types'
import { findFields, instructionWords, type FoundField } from './instructions'
import { applyEdits, attributeSpan, tagsOf, type Edit } from './markup'

/** The bookmarks of a part: what each begins and ends around, by name. */
export function findBookmarks(xml: string): ReadonlyMap<string, { readonly start: number; readonly end: number }> {
  const open = new Map<string, { name: string; start: number }>()
  const found = new Map<string, { start: number; end: number }>()
  if (!xml.includes('<w:bookmarkStart')) return found
  for (const tag of tagsOf(xml)) {
    if (tag.closing) continue
    const id = tag.name.startsWith('w:bookmark') ? attributeSpan(tag, 'w:id')?.value : undefined
    if (id === undefined) continue
    if (tag.name === 'w:bookmarkStart') {
      const name = attributeSpan(tag, 'w:name')?.value
      if (name !== undefined) open.set(id, { name, start: tag.end })
    } else if (tag.name === 'w:bookmarkEnd') {
      const begun = open.get(id)
      if (begun !== undefined) found.set(begun.name, { start: begun.start, end: tag.start })
    }
  }
  return found
}

/** What a reference can't repeat as a text in its own paragraph. */
const NOT_TEXT =
  /<(?:w:p|\/w:p|w:tbl|w:drawing|w:pict|w:object|w:fldChar|w:fldSimple|w:footnoteReference|w:endnoteReference|w:sym|w:noBreakHyphen|w:ptab|m:oMath)[\s/>]/

/** Whether what is in a bookmark is text of one paragraph. */
export function isPlainText(xml: string): boolean {
  return !NOT_TEXT.test(xml)
}

/** The bookmark that a field repeats the text of (ECMA-376 §17.16.5.50); null for any other field, and one with switches that change the text. */
export function referenceOf({ instruction, nested }: FoundField): string | null {
  if (nested) return null
  const words = instructionWords(instruction).map(({ text }) => text)
  const [first = '', ...rest] = words
  const isNamed = first.toUpperCase() === 'REF'
  if (!isNamed && (first.startsWith('=') || FIELD_TYPES.has(first.toUpperCase()))) return null
  const [name = '', ...switches] = isNamed ? rest : words
  const changes = switches.filter((word) => !/^(?:\\h|\\\*|mergeformat|charformat)$/i.test(word))
  return name === '' || name.startsWith('\\') || changes.length > 0 ? null : name
}

/** The sequence that a field counts in (§17.16.5.56), where it does nothing but count on; null for any other. */
export function sequenceOf({ instruction, nested }: FoundField): string | null {
  if (nested) return null
  const [name = '', sequence = '', ...switches] = instructionWords(instruction).map(({ text }) => text)
  if (name.toUpperCase() !== 'SEQ' || sequence === '') return null
  return switches.every((word) => /^(?:\\n|\\\*|arabic|mergeformat)$/i.test(word)) ? sequence : null
}

const TEXTS = /<w:t(?:\s[^>]*)?>[^<]*<\/w:t\s*>|<w:(?:br|tab|cr)\s*\/>/g

function isDirty(xml: string, { start }: FoundField): boolean {
  return /^<[^>]*\sw:dirty="(?:true|1|on)"/.test(xml.slice(start, start + 1000))
}

/** What a template's own fields refer to, as far as it can be worked out. */
export interface References {
  /** References whose bookmark isn't in the part, whatever is filled in. */
  readonly broken: ReadonlySet<string>
  /** Sequences that nothing but counting on happens to. */
  readonly sequences: ReadonlySet<string>
}

/** The references and sequences of a part that are worked out for every document; null where it has none. */
export function findReferences(xml: string): References | null {
  const fields = findFields(xml)
  const names = new Set(findBookmarks(xml).keys())
  const referred = fields.flatMap((field) => referenceOf(field) ?? [])
  const broken = new Set(referred.filter((name) => !names.has(name)))
  const sequences = countedSequences(fields)
  return referred.length === broken.size && sequences.size === 0 ? null : { broken, sequences }
}

/** The sequences whose fields are all simple. */
export function countedSequences(fields: readonly FoundField[]): ReadonlySet<string> {
  const all = fields.filter(({ instruction }) => /^\s*SEQ\s/i.test(instruction))
  const complex = new Set(
    all.filter((field) => sequenceOf(field) === null).map(({ instruction }) => instructionWords(instruction)[1]?.text),
  )
  return new Set(all.flatMap((field) => sequenceOf(field) ?? []).filter((sequence) => !complex.has(sequence)))
}

/**
 * A part's XML with its references to bookmarks showing what was filled in there, and its sequences counted again, so that a reader that
 * doesn't update fields shows the same as Word. A reference to a bookmark that a section left out shows nothing, and is reported.
 */
export function withReferences(
  xml: string,
  { broken, sequences }: References,
  unknown: (code: string) => void,
): string {
  const bookmarks = findBookmarks(xml)
  const edits: Edit[] = []
  const counts = new Map<string, number>()
  for (const field of findFields(xml).toSorted((a, b) => a.start - b.start)) {
    if (isDirty(xml, field)) continue
    const sequence = sequenceOf(field)
    if (sequence !== null && sequences.has(sequence)) {
      const count = (counts.get(sequence) ?? 0) + 1
      counts.set(sequence, count)
      edits.push(...resultEdits(xml, field, `<w:t>${count}</w:t>`))
    }
    const name = referenceOf(field)
    if (name === null || broken.has(name)) continue
    const bookmark = bookmarks.get(name)
    const inside = bookmark === undefined ? null : xml.slice(bookmark.start, bookmark.end)
    if (inside === null || !isPlainText(inside)) unknown(decodeText(field.instruction).trim())
    const texts = inside !== null && isPlainText(inside) ? (withoutMarks(inside).match(TEXTS) ?? []) : []
    edits.push(...resultEdits(xml, field, texts.join('')))
  }
  return applyEdits(xml, edits)
}

/** What a field's result is replaced with: in its first run with text, the rest of the text goes. */
function resultEdits(xml: string, { result, start, end }: FoundField, content: string): Edit[] {
  if (result === null) {
    const character = xml.slice(0, end).lastIndexOf('<w:fldChar')
    if (xml.startsWith('<w:fldSimple', start) || character <= start) return []
    return [{ start: character, end: character, text: `<w:fldChar w:fldCharType="separate"/>${content}` }]
  }
  const places = [...xml.slice(result, end).matchAll(TEXTS)]
  const shown = places.map(([text]) => text).join('')
  if (shown === content) return []
  if (places.length === 0) {
    // Between the marks of a complex field a run is open; a simple one contains runs.
    const inRun = !xml.startsWith('<w:fldSimple', start)
    return [{ start: result, end: result, text: inRun ? content : `<w:r>${content}</w:r>` }]
  }
  return places.map(([text], index) => ({
    start: result + (places[index]?.index ?? 0),
    end: result + (places[index]?.index ?? 0) + text.length,
    text: index === 0 ? content : '',
  }))
}
