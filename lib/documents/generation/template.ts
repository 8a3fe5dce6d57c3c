import type { DocumentCode } from '../codes'
import { DocumentError } from '../error'
import { requireKind } from '../ooxml/kind'
import { PREMIUM_GATE, type GateLimits } from '../ooxml/limits'
import { openPackage, type OoxmlPackage } from '../ooxml/package'
import { problem, type Problem } from '../problem'
import { cleanPackage, type StrippedContent } from './clean'
import { findTags, type LoneBrace } from './find'
import { isFormat, nearestFormat } from './formats'
import { templatePlace, type TemplatePlace } from './place'
import { rewritePart } from './rewrite'
import { scanPart, type Paragraph } from './scan'
import { pairSections, type Token } from './sections'
import { taggedParts } from './tagged-parts'
import { parseInstruction, parseTag, type TagContent } from './tags'

/** A tag of a template, with its place. */
export interface TemplateTag extends TagContent {
  /** As written, with its delimiters. */
  readonly written: string
  readonly place: TemplatePlace
  /** What the renderer calls it. Tags with the same content share it; a section and its end do. */
  readonly key: string
  /** The sections that it stands in: their keys, and whether each is shown when there is nothing. */
  readonly within: readonly { readonly key: string; readonly inverted: boolean }[]
}

/** A template read and found clean, ready to be rendered if it has no problem of severity `error`. */
export interface Template {
  readonly tags: readonly TemplateTag[]
  readonly problems: readonly Problem[]
  readonly stripped: readonly StrippedContent[]
  readonly pack: OoxmlPackage
  /** The XML of the parts that hold tags, each tag written as its key between the renderer's delimiters. */
  readonly parts: ReadonlyMap<string, string>
  /** The parts that cleaning changed, as they go into every document. */
  readonly cleaned: ReadonlyMap<string, string>
  readonly removed: ReadonlySet<string>
  /** The beginning of its text, from which its language is judged. */
  readonly sample: string
}

/**
 * The renderer's delimiters: characters that Unicode sets aside for a program's own use (noncharacters, Unicode 16 §23.7)
 * and that no text holds. So the grammar of tags is ours alone, and a brace in a text is only a brace.
 */
export const TAG_START = '\ufdd0'
export const TAG_END = '\ufdd1'
const DELIMITERS = new RegExp(`[${TAG_START}${TAG_END}]`, 'g')

/** More than this is no template for an act, and costs more than its answer is worth. */
const MAX_TAGS = 20_000
const SAMPLE_LENGTH = 20_000

interface FoundInPart {
  readonly part: string
  readonly xml: string
  readonly paragraphs: readonly { paragraph: Paragraph; tokens: Token[] }[]
  readonly braces: readonly { brace: LoneBrace; paragraph: Paragraph }[]
}

function lineOrder(a: Token, b: Token): number {
  return a.source - b.source || a.start - b.start
}

function readPart(pack: OoxmlPackage, part: string, xml: string, room: number): FoundInPart {
  const paragraphs: { paragraph: Paragraph; tokens: Token[] }[] = []
  const braces: { brace: LoneBrace; paragraph: Paragraph }[] = []
  let found = 0
  for (const paragraph of scanPart(xml)) {
    if (!/[{}]/.test(paragraph.text)) continue
    const inText = findTags(paragraph.text)
    found += inText.tags.length + inText.braces.length
    if (found > room) throw new DocumentError('TEMPLATE_TOO_EXPENSIVE', { limit: MAX_TAGS })
    // A title with a brace in it is no mistake; only whole tags count in a document's properties.
    if (paragraph.index !== null) braces.push(...inText.braces.map((brace) => ({ brace, paragraph })))
    const tokens = inText.tags.map((tag): Token => {
      const content = tag.delimiter === 'instruction' ? parseInstruction(tag.content) : parseTag(tag.content)
      const place = { ...templatePlace(pack, part, paragraph.index, paragraph.table), tag: tag.written }
      return { ...tag, parsed: content, place, source: sourceOf(paragraph, tag.start), key: null, within: [] }
    })
    if (tokens.length > 0) paragraphs.push({ paragraph, tokens })
  }
  return { part, xml, paragraphs, braces }
}

function sourceOf(paragraph: Paragraph, at: number): number {
  const segment = paragraph.segments.findLast((candidate) => candidate.start <= at && candidate.source !== null)
  return segment?.source?.tagStart ?? 0
}

/** What is wrong with a tag taken by itself. */
function contentProblems({ parsed, delimiter, place }: Token): Problem[] {
  if (parsed === null) {
    return [problem(delimiter === 'instruction' ? 'TAG_INSTRUCTION' : 'TAG_EMPTY', 'error', place)]
  }
  return parsed.formats
    .filter(({ name }) => !isFormat(name))
    .map(({ name }) => {
      const suggestion = nearestFormat(name)
      const params = { ...place.params, format: name, near: suggestion === null ? 'no' : 'yes' }
      return problem('FORMAT_UNKNOWN', 'error', { ...place, suggestion, params })
    })
}

function bracesOf(pack: OoxmlPackage, found: readonly FoundInPart[]): Problem[] {
  const double = found.some(({ paragraphs }) =>
    paragraphs.some(({ tokens }) => tokens.some(({ delimiter }) => delimiter === 'double')),
  )
  return found.flatMap(({ part, braces }) =>
    braces
      .filter(({ brace }) => !(double && brace.single))
      .map(({ brace, paragraph }) => {
        const code: DocumentCode = brace.code
        const place = templatePlace(pack, part, paragraph.index, paragraph.table)
        return problem(code, 'error', { ...place, tag: brace.written })
      }),
  )
}

/** Gives each token the name by which the renderer knows it. */
function nameTokens(tokens: readonly Token[], values: Map<string, string>): void {
  for (const token of tokens) {
    if (token.parsed?.kind !== 'value') continue
    const key = values.get(token.parsed.whole) ?? `v${values.size}`
    values.set(token.parsed.whole, key)
    token.key = key
  }
}

function sectionOf({ key, parsed }: Token): { key: string; inverted: boolean }[] {
  return key === null ? [] : [{ key, inverted: parsed?.kind === 'inverted' }]
}

const SIGNS = { value: '', section: '#', inverted: '^', end: '/' } as const

function tokenise({ xml, paragraphs }: FoundInPart): string {
  return rewritePart(
    xml,
    paragraphs.map(({ paragraph, tokens }) => ({
      paragraph,
      edits: tokens.flatMap(({ start, end, parsed, key }) =>
        parsed === null || key === null ? [] : [{ start, end, text: TAG_START + SIGNS[parsed.kind] + key + TAG_END }],
      ),
    })),
  )
}

export interface TemplateOptions {
  /** The file's name as the person gave it: it unmasks what pretends. */
  readonly name?: string
  readonly limits?: GateLimits
}

/**
 * Reads a Word template: every tag in its document, headers, footers, notes, comments, text boxes and properties, with its
 * place, and every problem at once. Throws DocumentError for a file that is no template or that the gate refuses, and
 * TEMPLATE_TOO_EXPENSIVE for one with more than 20 000 tags; all else is in `problems`.
 */
export async function readTemplate(bytes: Uint8Array, options: TemplateOptions = {}): Promise<Template> {
  const { name = '', limits = PREMIUM_GATE } = options
  requireKind(bytes, 'template', name)
  const pack = await openPackage(bytes, limits)
  const { changed, removed, stripped, problems: unsafe } = cleanPackage(pack)
  const cleaned = pack.kind === 'dotx' ? asDocument(pack, changed) : changed
  const found: FoundInPart[] = []
  let sample = ''
  let room = MAX_TAGS
  for (const part of taggedParts(pack)) {
    const xml = (cleaned.get(part) ?? pack.text(part)).replace(DELIMITERS, '')
    const inPart = readPart(pack, part, xml, room)
    found.push(inPart)
    room -= inPart.paragraphs.reduce((sum, { tokens }) => sum + tokens.length, inPart.braces.length)
    if (sample.length < SAMPLE_LENGTH) sample += textOf(xml)
  }
  const values = new Map<string, string>()
  const problems: Problem[] = [...unsafe, ...bracesOf(pack, found)]
  const tags: TemplateTag[] = []
  for (const [index, { paragraphs }] of found.entries()) {
    const tokens = paragraphs.flatMap((paragraph) => paragraph.tokens).sort(lineOrder)
    nameTokens(tokens, values)
    problems.push(...tokens.flatMap(contentProblems), ...pairSections(tokens, `s${index}`))
    for (const { parsed, written, place, key, within } of tokens) {
      if (parsed === null || key === null) continue
      tags.push({ ...parsed, written, place, key, within: within.flatMap(sectionOf) })
    }
  }
  if (tags.length === 0 && problems.length === 0) {
    problems.push(problem('TEMPLATE_NO_TAGS', 'error', { file: 'template' }))
  }
  const withTags = found.filter(({ paragraphs }) => paragraphs.length > 0)
  const parts = new Map(withTags.map((inPart) => [inPart.part, tokenise(inPart)]))
  return { tags, problems, stripped, pack, parts, cleaned, removed, sample: sample.slice(0, SAMPLE_LENGTH) }
}

/** A Word template's own content type would keep Word from opening what is made of it under the name of a document. */
function asDocument(pack: OoxmlPackage, changed: ReadonlyMap<string, string>): ReadonlyMap<string, string> {
  const types = changed.get('[Content_Types].xml') ?? pack.text('[Content_Types].xml')
  const main = types.replace(/wordprocessingml\.template\.main\+xml/i, 'wordprocessingml.document.main+xml')
  return new Map([...changed, ['[Content_Types].xml', main]])
}

function textOf(xml: string): string {
  return scanPart(xml.slice(0, 40 * SAMPLE_LENGTH))
    .map(({ text }) => text)
    .join('\n')
}
