import { DocumentError } from '../../error'
import { nameForMessage } from '../../ooxml/entry-names'
import { requireKind } from '../../ooxml/kind'
import { PREMIUM_GATE, type GateLimits } from '../../ooxml/limits'
import { openPackage, type OoxmlPackage } from '../../ooxml/package'
import { requireWellFormed } from '../../ooxml/well-formed'
import { problem, type Problem } from '../../problem'
import type { DataLanguage } from '../../spreadsheets/language'
import { cleanPackage, type StrippedContent } from './clean'
import { normaliseName } from '../matching/normalise'
import type { TemplatePlace } from './place'
import { proofingLanguage } from './proofing-language'
import { withRepeatingSections } from './repeating-sections'
import { braceProblems, MAX_TAGS, readPart, type ReadPart } from './read-part'
import { scanPart } from './scan'
import { tagsOf } from '../render/markup'
import { pairSections } from './sections'
import type { Token } from './token'
import { Surroundings } from './surroundings'
import { staleFields } from './stale-fields'
import type { TagOrigin } from './spans'
import { taggedParts } from './tagged-parts'
import type { TagContent } from './tags'
import { TAG_END, TAG_START, tokenise } from './tokenise'
import { unfilledTags } from './unfilled'

/** A tag of a template, with its place. */
export interface TemplateTag extends TagContent {
  /** As written, with its delimiters. */
  readonly written: string
  readonly place: TemplatePlace
  /** What the renderer calls it. Tags with the same content in the same loops share it; a section and its end do. */
  readonly key: string
  /** The sections that it is in: their keys, and whether each is shown when there is nothing. */
  readonly within: readonly { readonly key: string; readonly inverted: boolean }[]
  readonly origin: TagOrigin
  /** It is filled only where its name is a column's; else what is there stays. */
  readonly optional: boolean
  /** Of a section: were it repeated, a value would touch the one of the turn before. */
  readonly isGlued?: boolean
  /** Of a section that repeats rows: the keys of others that repeat the same rows and are not around it. */
  readonly beside?: readonly string[]
}

/** A template of either kind, read and found clean: what is reported about it and needed from the data. */
export interface TaggedTemplate {
  readonly kind: 'document' | 'workbook'
  readonly tags: readonly TemplateTag[]
  readonly problems: readonly Problem[]
  readonly stripped: readonly StrippedContent[]
  readonly pack: OoxmlPackage
  /** The parts that cleaning changed, as they go into every document. */
  readonly cleaned: ReadonlyMap<string, string>
  readonly removed: ReadonlySet<string>
  /** The beginning of its text, from which its language is judged. */
  readonly sample: string
  /** The language that Word checks it in. */
  readonly proofing: DataLanguage | null
  /** The words and pages of its places. */
  readonly surroundings: Pick<Surroundings, 'of'>
}

/** A Word template read and found clean, ready to be rendered if it has no problem of severity `error`. */
export interface Template extends TaggedTemplate {
  readonly kind: 'document'
  /**
   * The XML of the parts that contain tags, each tag written as its key between the renderer's delimiters. An optional tag whose
   * key is not applied stays as it is in the file.
   */
  tokenised(applied: (key: string) => boolean): ReadonlyMap<string, string>
}

export { TAG_END, TAG_START } from './tokenise'

const DELIMITERS = new RegExp(`[${TAG_START}${TAG_END}]`, 'g')
const SAMPLE_LENGTH = 20_000

/**
 * Gives each value the name by which the renderer knows it, after the sections are paired: in a loop over a list, a name may be
 * another one's than outside of it.
 */
export function nameTokens(tokens: readonly Token[], values: Map<string, string>): void {
  for (const token of tokens) {
    const { parsed, optional } = token
    if (parsed.kind !== 'value') continue
    const loops = token.within.flatMap(({ parsed: { kind, name, comparison } }) =>
      kind === 'section' && comparison === null ? [normaliseName(name)] : [],
    )
    const content = JSON.stringify([parsed.whole, parsed.formats, optional, parsed.record, parsed.afterDay, loops])
    const key = values.get(content) ?? `v${values.size}`
    values.set(content, key)
    token.key = key
  }
}

function sectionOf({ key, parsed }: Token): { key: string; inverted: boolean }[] {
  return key === null ? [] : [{ key, inverted: parsed.kind === 'inverted' }]
}

export interface TemplateOptions {
  /** The file's name as the person gave it: it unmasks what pretends. */
  readonly name?: string
  readonly limits?: GateLimits
}

/** Whether a main part contains what a document's text is in (ECMA-376 §17.2.2, 17.2.3). */
function hasBody(xml: string): boolean {
  let depth = 0
  for (const { name, closing, empty } of tagsOf(xml)) {
    if (closing) depth--
    else if (depth === 0 && name !== 'w:document') return false
    else if (depth === 1 && name === 'w:body') return true
    else if (!empty) depth++
  }
  return false
}

/**
 * Reads a Word template: every tag in its document, headers, footers, notes, comments, text boxes and properties, with its
 * place, and all problems together. Throws DocumentError for a file that isn't a template or that the gate refuses, GATE_XML for one without a body or
 * with a part that Word could not read, and TEMPLATE_TOO_EXPENSIVE for one with more than 20 000 tags; all else is in `problems`.
 */
export async function readTemplate(bytes: Uint8Array, options: TemplateOptions = {}): Promise<Template> {
  const { name = '', limits = PREMIUM_GATE } = options
  requireKind(bytes, 'template', name)
  const pack = await openPackage(bytes, limits)
  requireWellFormed(pack)
  if (!hasBody(pack.text(pack.mainPart))) throw new DocumentError('GATE_XML', { part: nameForMessage(pack.mainPart) })
  const { changed, removed, stripped, problems: unsafe } = cleanPackage(pack)
  const safe = withSections(pack, pack.kind === 'dotx' ? asDocument(pack, changed) : changed)
  const stale = staleFields(pack, (part) => safe.get(part) ?? pack.text(part))
  const cleaned = new Map([...safe, ...stale.changed])
  const textOf = (part: string) => (cleaned.get(part) ?? pack.text(part)).replace(DELIMITERS, '')
  const found: ReadPart[] = []
  let sample = ''
  let room = MAX_TAGS
  for (const part of taggedParts(pack)) {
    const xml = textOf(part)
    const inPart = readPart(pack, part, xml, room)
    found.push(inPart)
    room -= inPart.tokens.length + inPart.braces.length
    if (sample.length < SAMPLE_LENGTH) sample += sampleOf(inPart)
  }
  const values = new Map<string, string>()
  const problems: Problem[] = [...unsafe, ...braceProblems(pack, found)]
  const tags: TemplateTag[] = []
  for (const [index, part] of found.entries()) {
    problems.push(...part.problems, ...pairSections(part.tokens, `s${index}`))
    nameTokens(part.tokens, values)
    for (const { parsed, written, place, key, within, origin, optional, isGlued, beside } of part.tokens) {
      if (key === null) continue
      const { tag: _, ...own } = place
      tags.push({
        ...parsed,
        written,
        place: own,
        key,
        within: within.flatMap(sectionOf),
        origin,
        optional,
        ...(isGlued && { isGlued }),
        ...(beside && { beside: beside.flatMap((section) => section.key ?? []) }),
      })
    }
  }
  if (tags.length === 0 && !problems.some(({ severity }) => severity === 'error')) {
    problems.push(problem('TEMPLATE_NO_TAGS', 'error', { file: 'template' }))
  }
  problems.push(...unfilledTags(pack, textOf), ...(tags.length === 0 ? [] : stale.problems))
  const tokenised = (applied: (key: string) => boolean): Map<string, string> =>
    new Map(
      found.flatMap((part): [string, string][] => {
        const xml = tokenise(part, applied)
        return xml === null ? [] : [[part.part, xml]]
      }),
    )
  const surroundings = new Surroundings(pack, textOf)
  return {
    kind: 'document',
    tags,
    problems: surroundings.of(problems),
    stripped,
    pack,
    tokenised,
    cleaned,
    removed,
    sample: sample.slice(0, SAMPLE_LENGTH),
    proofing: proofingLanguage(pack),
    surroundings,
  }
}

/** With Word's own repeating sections written as sections over the rows. */
function withSections(pack: OoxmlPackage, changed: ReadonlyMap<string, string>): ReadonlyMap<string, string> {
  const parts = taggedParts(pack).flatMap((part): [string, string][] => {
    const xml = changed.get(part) ?? pack.text(part)
    const repeating = withRepeatingSections(xml)
    return repeating === xml ? [] : [[part, repeating]]
  })
  return parts.length === 0 ? changed : new Map([...changed, ...parts])
}

/** A Word template's own content type would keep Word from opening what is made of it under the name of a document. */
function asDocument(pack: OoxmlPackage, changed: ReadonlyMap<string, string>): ReadonlyMap<string, string> {
  const types = changed.get('[Content_Types].xml') ?? pack.text('[Content_Types].xml')
  const main = types.replace(/wordprocessingml\.template\.main\+xml/i, 'wordprocessingml.document.main+xml')
  return new Map([...changed, ['[Content_Types].xml', main]])
}

/** The text of a part without what is replaced: the old results of fields and the hints of content controls may be in any language. */
function sampleOf({ xml, spans }: ReadPart): string {
  return scanPart(xml.slice(0, 40 * SAMPLE_LENGTH), spans)
    .map(({ text }) => text)
    .join('\n')
}
