import type { OoxmlPackage } from '../../ooxml/package'
import { problem, type Problem } from '../../problem'
import { findFields, instructionWords, type FoundField } from '../render/instructions'
import { applyEdits, attributeSpan, tagsOf, type Edit } from '../render/markup'
import { countedSequences, findBookmarks, isPlainText, referenceOf, sequenceOf } from '../render/references'
import { FIELD_TYPES } from '../render/field-types'
import { decodeText } from './markup'
import { templatePlace } from './place'
import { isPropertyPart, taggedParts } from './tagged-parts'

/** What a field shows, in a word that a sentence is chosen by. */
type StaleKind = 'contents' | 'page' | 'text' | 'heading' | 'number' | 'formula' | 'condition' | 'property' | 'file'

/** Fields whose results depend on what is filled in, and that only Word can work out (ECMA-376 §17.16.5). */
const KINDS: ReadonlyMap<string, StaleKind> = new Map<string, StaleKind>([
  ['TOC', 'contents'],
  ['TOA', 'contents'],
  ['INDEX', 'contents'],
  ['PAGEREF', 'page'],
  ['STYLEREF', 'heading'],
  ['FILENAME', 'file'],
  ['FILESIZE', 'file'],
  ['NUMWORDS', 'number'],
  ['NUMCHARS', 'number'],
])
const PROPERTIES: ReadonlySet<string> = new Set(['DOCPROPERTY', 'TITLE', 'SUBJECT', 'KEYWORDS', 'COMMENTS', 'INFO'])
/** They print what other fields in them give. */
const OVER_OTHERS: ReadonlySet<string> = new Set(['IF', 'COMPARE', 'QUOTE'])
/** These change on their own wherever a reader opens the document. */
const LIVE: ReadonlySet<string> = new Set(['PAGE', 'NUMPAGES', 'SECTION', 'SECTIONPAGES', 'DATE', 'TIME'])
/** mail merge's own are read as tags or reported by merge-fields.ts. */
const MERGED = /\b(?:MERGEFIELD|MERGEREC|MERGESEQ)\b/i

/** What is reported for one part; more of the same adds nothing new. */
const MAX_TOLD = 10

interface Facts {
  /** The names of the bookmarks that contain tags, in whatever part. */
  readonly filled: ReadonlySet<string>
  readonly properties: boolean
}

/** Parts with fields that only Word can bring up to date, marked so that it does, and what is to be said about them. */
export interface StaleFields {
  readonly changed: ReadonlyMap<string, string>
  readonly problems: readonly Problem[]
}

/**
 * Finds the fields of Word's own that would show what the template showed, whatever is filled in, and marks them to be updated when the
 * document is opened (`w:dirty`, `w:updateFields`). References within a part, sequences and formulas over cells are worked out instead
 * (references.ts, formulas.ts).
 */
export function staleFields(pack: OoxmlPackage, textOf: (part: string) => string): StaleFields {
  const changed = new Map<string, string>()
  const problems: Problem[] = []
  const parts = taggedParts(pack)
  const stories = parts.filter((part) => !isPropertyPart(pack, part))
  const filled = new Set(
    stories.flatMap((part) => {
      const xml = textOf(part)
      const inside = [...findBookmarks(xml)].filter(([, { start, end }]) => mayBeFilled(xml.slice(start, end)))
      return inside.map(([name]) => name)
    }),
  )
  const properties = parts.some((part) => isPropertyPart(pack, part) && textOf(part).includes('{'))
  for (const part of stories) {
    const xml = textOf(part)
    const stale = staleIn(xml, { filled, properties })
    if (stale.length === 0) continue
    changed.set(
      part,
      applyEdits(
        xml,
        stale.flatMap(({ field }) => dirtyEdits(xml, field)),
      ),
    )
    const seen = new Set<string>()
    for (const { field, kind } of stale) {
      const tag = `{ ${decodeText(field.instruction).trim().replace(/\s+/g, ' ')} }`
      if (seen.has(tag) || seen.size === MAX_TOLD) continue
      seen.add(tag)
      const place = templatePlace(pack, part, null)
      problems.push(problem('FIELD_STALE', 'warning', { ...place, tag, params: { ...place.params, kind } }))
    }
  }
  const settings = pack.relationships(pack.mainPart).find(({ external, type }) => !external && /\/settings$/.test(type))
  if (problems.length > 0 && settings !== undefined && pack.has(settings.target)) {
    changed.set(settings.target, withFieldUpdates(textOf(settings.target)))
  }
  return { changed, problems }
}

/** Whether a stretch of a template contains a tag, in braces split over runs, in a field or in a control. */
function mayBeFilled(xml: string): boolean {
  return xml.includes('{') || MERGED.test(xml) || /<w:sdt[\s>]/.test(xml)
}

function staleIn(xml: string, facts: Facts): { field: FoundField; kind: StaleKind }[] {
  const fields = findFields(xml).toSorted((a, b) => a.start - b.start)
  const bookmarks = findBookmarks(xml)
  const repeats = mayRepeat(xml)
  const sequences = xml.includes('<mc:Fallback') ? new Set<string>() : countedSequences(fields)
  const found: { field: FoundField; kind: StaleKind }[] = []
  let reached = 0
  for (const field of fields) {
    if (field.start < reached) continue
    const kind = kindOf(field)
    if (kind === null) continue
    found.push({ field, kind })
    reached = field.end
  }
  return found

  function kindOf(field: FoundField): StaleKind | null {
    const instruction = decodeText(field.instruction)
    const [first = '', second = ''] = instructionWords(field.instruction).map(({ text }) => text)
    const name = first.toUpperCase()
    const inside = xml.slice(field.start, field.result ?? field.end)
    if (MERGED.test(inside)) return null
    const known = KINDS.get(name)
    if (known !== undefined) return known
    if (PROPERTIES.has(name)) return facts.properties ? 'property' : null
    if (name === 'SEQ') return repeats && !sequences.has(sequenceOf(field) ?? '') ? 'number' : null
    if (instruction.trim().startsWith('=')) return formulaKind(field, instruction)
    if (OVER_OTHERS.has(name)) return isOverStale(field, inside) ? 'condition' : null
    const target = name === 'REF' ? second : FIELD_TYPES.has(name) ? '' : first
    if (!facts.filled.has(target)) return null
    const bookmark = bookmarks.get(target)
    const isComputed =
      referenceOf(field) !== null && bookmark !== undefined && isPlainText(xml.slice(bookmark.start, bookmark.end))
    return isComputed ? null : 'text'
  }

  /** A formula in a table is worked out over its cells, unless other fields are in it; one of numbers alone stays the same. */
  function formulaKind(field: FoundField, instruction: string): StaleKind | null {
    const names = instruction.match(/[\p{L}_][\p{L}\p{N}_]*/gu) ?? []
    const isOver = field.nested || names.some((word) => bookmarks.has(word) || facts.filled.has(word))
    const inTable = xml.lastIndexOf('<w:tc>', field.start) > xml.lastIndexOf('</w:tc>', field.start)
    return isOver && (field.nested || !inTable) ? 'formula' : null
  }

  function isOverStale(field: FoundField, inside: string): boolean {
    const inner = fields.filter(({ start, end }) => start > field.start && end <= field.start + inside.length)
    const names = inner.map(({ instruction }) => (instructionWords(instruction)[0]?.text ?? '').toUpperCase())
    if (names.some((name) => !LIVE.has(name))) return true
    const words = instructionWords(field.instruction).map(({ text }) => text)
    return words.slice(1).some((word) => facts.filled.has(word))
  }
}

/** Whether a part may have sections: what is in one may be there several times, or not at all. */
function mayRepeat(xml: string): boolean {
  return /\{\s*[#^%]|<w15:repeatingSection/.test(xml.replace(/<[^>]*>/g, ''))
}

function dirtyEdits(xml: string, { start }: FoundField): Edit[] {
  const [tag] = tagsOf(xml.slice(start))
  if (tag === undefined) return []
  const old = attributeSpan(tag, 'w:dirty')
  if (old !== null) return [{ start: start + old.start, end: start + old.end, text: 'true' }]
  const at = start + tag.name.length + 1
  return [{ start: at, end: at, text: ' w:dirty="true"' }]
}

/** What follows w:updateFields in a document's settings (ECMA-376 §17.15.1.78). */
const AFTER =
  /<(?:w:(?:hdrShapeDefaults|footnotePr|endnotePr|compat|docVars|rsids|attachedSchema|themeFontLang|clrSchemeMapping|doNotIncludeSubdocsInStats|shapeDefaults|doNotEmbedSmartTags|decimalSymbol|listSeparator)|m:mathPr|sl:schemaLibrary|w14:docId|w15:docId|\/w:settings)[\s/>]/

function withFieldUpdates(xml: string): string {
  if (/<w:updateFields[\s/>]/.test(xml)) return xml.replace(/<w:updateFields[^>]*>/, '<w:updateFields w:val="true"/>')
  return xml.replace(AFTER, (next) => `<w:updateFields w:val="true"/>${next}`)
}
