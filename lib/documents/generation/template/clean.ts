import { parseRelationships, relationshipsPart, type Relationship } from '../../ooxml/relationships'
import type { OoxmlPackage } from '../../ooxml/package'
import { problem, type Problem } from '../../problem'
import { findActiveFields, type ActiveField } from './fetching-fields'
import { templatePlace } from './place'
import { dropElement, dropOverrides, dropReferences, dropRelationships } from './unlink'

/** What was taken out of a document so that it opens nothing and fetches nothing. */
export type StrippedKind =
  | 'attachedTemplate'
  | 'mailMerge'
  | 'embeddedObject'
  | 'linkedPicture'
  | 'link'
  | 'linkedData'
  | 'addIn'

export interface StrippedContent {
  readonly part: string
  readonly kind: StrippedKind
}

/** What a document is refused for. */
export type ActiveKind = 'macros' | 'activeX' | 'altChunk' | 'subDocument' | 'oleLink' | 'field'

export interface CleanedPackage {
  /** Parts whose XML is another than the package's. */
  readonly changed: ReadonlyMap<string, string>
  readonly removed: ReadonlySet<string>
  readonly stripped: readonly StrippedContent[]
  /** TEMPLATE_ACTIVE_CONTENT for each thing that can't be taken out without changing what the document is. */
  readonly problems: readonly Problem[]
}

/** By the last segment of the relationship's type, which transitional, strict and Microsoft's own types share. */
const REFUSED: ReadonlyMap<string, ActiveKind> = new Map([
  ['vbaProject', 'macros'],
  ['wordVbaData', 'macros'],
  ['control', 'activeX'],
  ['activeXControlBinary', 'activeX'],
  ['aFChunk', 'altChunk'],
  ['subDocument', 'subDocument'],
])

const STRIPPED: ReadonlyMap<string, StrippedKind> = new Map([
  ['attachedTemplate', 'attachedTemplate'],
  ['mailMergeSource', 'mailMerge'],
  ['mailMergeHeaderSource', 'mailMerge'],
  ['recipientData', 'mailMerge'],
  ['mailMergeRecipientData', 'mailMerge'],
  ['oleObject', 'embeddedObject'],
  ['package', 'embeddedObject'],
  ['webextensiontaskpanes', 'addIn'],
  ['extensibility', 'addIn'],
  ['userCustomization', 'addIn'],
])

const CHART = /drawingml\.chart\+xml$|ms-office\.chartex\+xml$/
const WORKBOOK = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'
const SAFE_LINK = /^(?:https?:\/\/|mailto:)/i
const REFUSED_PARTS: readonly (readonly [RegExp, ActiveKind])[] = [
  [/(?:^|\/)vba(?:Project|Data)[^/]*$/i, 'macros'],
  [/(?:^|\/)activeX\//i, 'activeX'],
]
const REFUSED_ELEMENTS: readonly (readonly [RegExp, ActiveKind])[] = [
  [/<(?:[\w.-]+:)?altChunk[\s/>]/, 'altChunk'],
  [/<(?:[\w.-]+:)?subDoc[\s/>]/, 'subDocument'],
  [/<(?:[\w.-]+:)?OLEObject\s[^>]*Type\s*=\s*["']Link["']/i, 'oleLink'],
  [/<w:control[\s/>]/, 'activeX'],
]

/** What becomes of a relationship: it stays (null), is stripped as something, or the document is refused for it. */
function judge(
  pack: OoxmlPackage,
  source: string,
  { type, target, external }: Relationship,
): StrippedKind | ActiveKind | null {
  const name = type.slice(type.lastIndexOf('/') + 1)
  const refused = REFUSED.get(name)
  if (refused !== undefined) return refused
  const ofChart = CHART.test(pack.contentType(source) ?? '')
  if (ofChart && (name === 'package' || name === 'oleObject')) {
    return !external && pack.contentType(target) === WORKBOOK ? null : 'linkedData'
  }
  if (name === 'oleObject' && external) return 'oleLink'
  if (name === 'attachedTemplate' && !external) return null
  const stripped = STRIPPED.get(name)
  if (stripped !== undefined) return stripped
  if (!external) return null
  if (name === 'hyperlink') return SAFE_LINK.test(target) ? null : 'link'
  return name === 'image' ? 'linkedPicture' : 'linkedData'
}

const ACTIVE_KINDS: ReadonlySet<string> = new Set<ActiveKind>([...REFUSED.values(), 'oleLink'])

function isActive(kind: StrippedKind | ActiveKind): kind is ActiveKind {
  return ACTIVE_KINDS.has(kind)
}

function refusal(pack: OoxmlPackage, kind: ActiveKind, part: string, field?: ActiveField): Problem {
  const place = templatePlace(pack, part, field?.paragraph ?? null)
  const params = { ...place.params, kind, name: field?.name ?? '' }
  return problem('TEMPLATE_ACTIVE_CONTENT', 'error', { ...place, params })
}

/** The part whose relationships an entry contains; null for any other entry. */
function sourceOf(entry: string): string | null {
  const match = /^(.*?)_rels\/([^/]*)\.rels$/.exec(entry)
  return match === null ? null : `${match[1] ?? ''}${match[2] ?? ''}`
}

/**
 * Makes a Word package safe to hand out: takes out attached templates, mail-merge sources, embedded objects (their pictures stay),
 * linked pictures, add-ins, and links to anything but the web and mail; a chart keeps its workbook. What can't be taken out is
 * refused: macros, ActiveX, linked OLE objects, altChunk, subdocuments, and the fields of fetching-fields.ts.
 */
export function cleanPackage(pack: OoxmlPackage): CleanedPackage {
  const changed = new Map<string, string>()
  const removed = new Set<string>()
  const stripped: StrippedContent[] = []
  const problems: Problem[] = []
  const textOf = (part: string) => changed.get(part) ?? pack.text(part)

  for (const { name } of pack.entries) {
    const source = sourceOf(name)
    if (source !== null) cleanRelationships(source)
    for (const [pattern, kind] of REFUSED_PARTS) if (pattern.test(name)) problems.push(refusal(pack, kind, name))
    if (/\.xml$/i.test(name)) inspectMarkup(name)
  }
  if (removed.size > 0) changed.set('[Content_Types].xml', dropOverrides(textOf('[Content_Types].xml'), removed))
  return { changed, removed, stripped: eachOnce(stripped), problems: withoutRepeats(problems) }

  function cleanRelationships(source: string): void {
    const part = relationshipsPart(source)
    const dropped: Relationship[] = []
    for (const relationship of parseRelationships(source, pack.text(part))) {
      const kind = judge(pack, source, relationship)
      if (kind === null) continue
      if (isActive(kind)) problems.push(refusal(pack, kind, source === '' ? relationship.target : source))
      else {
        dropped.push(relationship)
        stripped.push({ part: source === '' ? relationship.target : source, kind })
        if (!relationship.external) remove(relationship.target)
      }
    }
    if (dropped.length === 0) return
    const ids = new Set(dropped.map(({ id }) => id))
    changed.set(part, dropRelationships(textOf(part), ids))
    if (source !== '' && pack.has(source)) changed.set(source, dropReferences(textOf(source), ids))
  }

  function remove(part: string): void {
    if (!pack.has(part)) return
    removed.add(part)
    if (pack.has(relationshipsPart(part))) removed.add(relationshipsPart(part))
  }

  function inspectMarkup(part: string): void {
    const xml = pack.text(part)
    for (const [pattern, kind] of REFUSED_ELEMENTS) if (pattern.test(xml)) problems.push(refusal(pack, kind, part))
    for (const field of findActiveFields(xml)) problems.push(refusal(pack, 'field', part, field))
    if (/<w:mailMerge[\s>]/.test(xml)) {
      changed.set(part, dropElement(textOf(part), 'w:mailMerge'))
      stripped.push({ part, kind: 'mailMerge' })
    }
  }
}

function eachOnce(stripped: readonly StrippedContent[]): StrippedContent[] {
  const keys = stripped.map(({ part, kind }) => `${kind} ${part}`)
  return stripped
    .filter((_, index) => keys.indexOf(keys[index] ?? '') === index)
    .toSorted((a, b) => (a.part < b.part ? -1 : 1))
}

/** Macros show themselves by their part and by the relationship to it: one sentence is enough. */
function withoutRepeats(problems: readonly Problem[]): Problem[] {
  const seen = new Set<string>()
  return problems.filter(({ part, paragraph, params }) => {
    const whole = params.kind === 'macros' || params.kind === 'activeX'
    const key = JSON.stringify(whole ? params.kind : [part, paragraph, params])
    return !seen.has(key) && seen.add(key)
  })
}
