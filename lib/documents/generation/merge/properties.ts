import { TAG_START } from '../template/template'
import { findFields, instructionWords } from '../render/instructions'
import { attributeSpan, tagsOf, type Edit } from '../render/markup'

/** The fields that print a core property, and the names by which DOCPROPERTY knows it (ECMA-376 §17.16.5; [MS-OI29500] 2.1.5). */
const CORE: ReadonlyMap<string, readonly string[]> = new Map([
  ['dc:title', ['title']],
  ['dc:subject', ['subject']],
  ['dc:creator', ['author']],
  ['cp:keywords', ['keywords']],
  ['dc:description', ['comments']],
  ['cp:category', ['category']],
  ['cp:lastModifiedBy', ['lastsavedby']],
])
const OWN_FIELDS: ReadonlySet<string> = new Set(['TITLE', 'SUBJECT', 'AUTHOR', 'KEYWORDS', 'COMMENTS', 'LASTSAVEDBY'])

/** The properties with keys in them: their names in small letters, and what they print, as XML. */
export function templatedProperties(parts: Iterable<string>): ReadonlyMap<string, string> {
  const found = new Map<string, string>()
  for (const xml of parts) {
    let names: readonly string[] = []
    for (const tag of tagsOf(xml)) {
      if (tag.closing || tag.empty) continue
      const own = attributeSpan(tag, 'name')
      if (tag.name === 'property' || tag.name.endsWith(':property'))
        names = own === null ? [] : [own.value.toLowerCase()]
      else names = CORE.get(tag.name) ?? names
      const text = xml.slice(tag.end, xml.indexOf('<', tag.end))
      if (text.includes(TAG_START)) for (const name of names) found.set(name, text)
    }
  }
  return found
}

const RUN_START = /<w:r(?:\s[^>]*)?>(?:<w:rPr>(?:(?!<\/w:rPr>)[\s\S])*<\/w:rPr>|<w:rPr\s*\/>)?$/
const RUN_PROPERTIES = /<w:rPr>(?:(?!<\/w:rPr>)[\s\S])*<\/w:rPr>/

/**
 * What has to be written so that a field that prints such a property shows the row's own text: the document that all copies share
 * has one property, and Word would print it in all of them.
 */
export function frozenProperties(xml: string, properties: ReadonlyMap<string, string>): Edit[] {
  if (properties.size === 0) return []
  const edits: Edit[] = []
  for (const field of findFields(xml)) {
    const [name, argument] = instructionWords(field.instruction)
    const word = name?.text.toUpperCase() ?? ''
    const asked = word === 'DOCPROPERTY' ? argument?.text : OWN_FIELDS.has(word) ? word : undefined
    const text = field.nested ? undefined : properties.get(asked?.toLowerCase() ?? '')
    const whole = wholeRuns(xml, field.start, field.end)
    if (text === undefined || whole === null) continue
    const inResult = RUN_PROPERTIES.exec(xml.slice(field.result ?? whole.start, whole.end))
    const format = inResult?.[0] ?? ''
    edits.push({ ...whole, text: `<w:r>${format}<w:t xml:space="preserve">${text}</w:t></w:r>` })
  }
  return edits
}

/** The runs from that of a field's beginning to that of its end; null where they contain more than the field. */
function wholeRuns(xml: string, start: number, end: number): { start: number; end: number } | null {
  if (xml.startsWith('<w:fldSimple', start)) return { start, end }
  const before = RUN_START.exec(xml.slice(Math.max(0, start - 4000), start))
  if (before === null || !xml.startsWith('</w:r>', end)) return null
  return { start: start - before[0].length, end: end + '</w:r>'.length }
}
