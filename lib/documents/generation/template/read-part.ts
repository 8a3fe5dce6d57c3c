import { DocumentError } from '../../error'
import type { OoxmlPackage } from '../../ooxml/package'
import { problem, type Problem } from '../../problem'
import { findControls } from './content-controls'
import { contentProblems } from './content-problems'
import { askedDelimiters, findDelimited, findTags, type Delimiters, type FoundTag, type LoneBrace } from './find'
import { Instructions } from './instructions'
import { mergeFields } from './merge-fields'
import { templatePlace } from './place'
import { scanPart, type Paragraph, type Segment } from './scan'
import type { Spot, Token } from './token'
import type { SpanPiece, SpanTag, TagSpan } from './spans'
import { parseTag, type TagContent } from './tags'
import { findWatermarks } from './watermarks'
import { findFields } from './word-fields'

/** A tag in braces, with what it is: most are one, `{% else %}` is two; none where it means nothing. */
export interface PlacedTag {
  readonly paragraph: Paragraph
  readonly tag: FoundTag
  readonly tokens: readonly Token[]
  /** It says something to anyone who fills the template in, and prints nothing. */
  readonly removed?: boolean
}

/** A field or a content control, with what takes its place. */
export interface PlacedSpan {
  readonly start: number
  readonly end: number
  readonly pieces: readonly (string | Token)[]
}

/** A part with all that was found in it. */
export interface ReadPart {
  readonly part: string
  readonly xml: string
  readonly tags: readonly PlacedTag[]
  readonly spans: readonly PlacedSpan[]
  /** In document order. */
  readonly tokens: readonly Token[]
  readonly braces: readonly { readonly brace: LoneBrace; readonly paragraph: Paragraph }[]
  /** Of single tags and fields. */
  readonly problems: readonly Problem[]
}

/** More than this isn't a template for an act, and costs more than its answer is worth. */
export const MAX_TAGS = 20_000

/** What is in a part, by where it begins in its XML, and in one text by where it begins there. */
type Found =
  | { readonly at: number; readonly offset: number; readonly paragraph: Paragraph; readonly tag: FoundTag }
  | { readonly at: number; readonly offset: 0; readonly span: TagSpan }

/** The segment that contains a letter of a paragraph, or the last before it that is text. */
function segmentAt({ segments }: Paragraph, letter: number): Segment['source'] {
  let [low, high] = [0, segments.length - 1]
  while (low < high) {
    const middle = Math.ceil((low + high) / 2)
    if ((segments[middle]?.start ?? 0) <= letter) low = middle
    else high = middle - 1
  }
  while (low > 0 && segments[low]?.source === null) low--
  return segments[low]?.source ?? null
}

interface Stretch {
  readonly start: number
  readonly end: number
}

/** Those controls in which nothing else is found. */
function withoutTags(controls: readonly TagSpan[], taken: readonly Stretch[]): TagSpan[] {
  const sorted = taken.toSorted((a, b) => a.start - b.start)
  let reach = 0
  const reaches = sorted.map(({ end }) => (reach = Math.max(reach, end)))
  return controls.filter(({ start, end }) => {
    let [low, high] = [0, sorted.length]
    while (low < high) {
      const middle = (low + high) >> 1
      if ((sorted[middle]?.start ?? 0) < end) low = middle + 1
      else high = middle
    }
    return low === 0 || (reaches[low - 1] ?? 0) <= start
  })
}

/**
 * Reads a part: its tags in braces, the fields of Word's mail merge, its titled content controls.
 * @throws DocumentError TEMPLATE_TOO_EXPENSIVE for more tags than there is room for
 */
export function readPart(pack: OoxmlPackage, part: string, xml: string, room: number): ReadPart {
  const problems: Problem[] = []
  const braces: { brace: LoneBrace; paragraph: Paragraph }[] = []
  const fields = mergeFields(xml, findFields(xml), ({ paragraph, table }) =>
    templatePlace(pack, part, paragraph, table),
  )
  const found: Found[] = fields.spans.map((span) => ({ at: span.start, offset: 0, span }))
  const taken: Stretch[] = [...fields.spans]
  const count = () => {
    if (found.length + braces.length > room) throw new DocumentError('TEMPLATE_TOO_EXPENSIVE', { limit: MAX_TAGS })
  }
  let delimiters: Delimiters | null = null
  for (const paragraph of scanPart(xml, fields.spans)) {
    if (delimiters === null && !/[{}]/.test(paragraph.text)) continue
    const inText = tagsOf(paragraph.text, delimiters)
    delimiters = inText.delimiters
    // A title with a brace in it isn't a mistake; only whole tags count in a document's properties.
    if (paragraph.index !== null) for (const brace of inText.braces) braces.push({ brace, paragraph })
    for (const tag of inText.tags) {
      const [first, last] = [segmentAt(paragraph, tag.start), segmentAt(paragraph, tag.end - 1)]
      const at = first?.tagStart ?? 0
      found.push({ at, offset: tag.start, paragraph, tag })
      taken.push({ start: at, end: last?.end ?? at })
    }
    count()
  }
  for (const span of findWatermarks(xml)) found.push({ at: span.start, offset: 0, span })
  for (const span of withoutTags(findControls(xml), taken)) found.push({ at: span.start, offset: 0, span })
  count()
  found.sort((a, b) => a.at - b.at || a.offset - b.offset)

  const edges = valueEdges(found)
  const instructions = new Instructions()
  const tags: PlacedTag[] = []
  const spans: PlacedSpan[] = []
  const tokens: Token[] = []
  for (const each of found) {
    if ('span' in each) {
      const { start, end, paragraph, table } = each.span
      const pieces = afterDay(each.span, fields.spans, xml)
      const place = templatePlace(pack, part, paragraph, table)
      spans.push({ start, end, pieces: pieces.map((piece) => placed(piece, place, recordAt(start))) })
    } else {
      const { paragraph, tag } = each
      const place = { ...templatePlace(pack, part, paragraph.index, paragraph.table), tag: tag.written }
      if (tag.delimiter === 'change') {
        tags.push({ paragraph, tag, tokens: [], removed: true })
        continue
      }
      const contents = contentsOf(tag, instructions)
      problems.push(...contentProblems(tag, contents, place))
      const base = { written: tag.written, place, origin: 'braces', optional: false } as const
      const record = recordAt(each.at)
      const own = (contents ?? []).map((parsed): Token => ({
        ...base,
        parsed: { ...parsed, ...record, ...(followsDay(paragraph, tag) && { afterDay: true }) },
        ...(parsed.kind !== 'value' && { spot: spotOf(paragraph, tag, edges.get(paragraph)) }),
        key: null,
        within: [],
      }))
      tokens.push(...own)
      tags.push({ paragraph, tag, tokens: own })
    }
  }
  return { part, xml, tags, spans, tokens, braces, problems: [...problems, ...fields.problems] }

  /** Which of its document's rows a tag is of, where the part goes on from one to the next. */
  function recordAt(at: number): Pick<TagContent, 'record'> {
    return fields.nexts.length === 0 ? {} : { record: fields.nexts.filter((next) => next < at).length }
  }

  function placed(
    piece: SpanPiece,
    place: ReturnType<typeof templatePlace>,
    record: Pick<TagContent, 'record'>,
  ): string | Token {
    if (typeof piece === 'string') return piece
    const token = tokenOf({ ...piece, content: { ...piece.content, ...record } }, place)
    tokens.push(token)
    return token
  }
}

/** A day in figures, a line to write it on, or a tag that prints it, perhaps in quotation marks: «03», «___», `{Date | date:"DD"}`. */
const DAY =
  /(?:(?<!\d)\d{1,2}|_{2,}|\|[^{}|]*:[\s\u00a0]*["„“”«'‘’]?(?:D{1,2}|d{1,2}|Д{1,2}|д{1,2}|z{1,2}|Z{1,2})["”“»'’]?[\s\u00a0]*\}{1,2})["”“»'’]?[\s\u00a0]*$/u
const MONTH_FIRST =
  /\|[^|]*:[\s\u00a0]*["„“”«'‘’]?(?:M{3,4}|m{3,4}|М{3,4}|м{3,4}|l{3,4})(?![\s\S]*(?:\bD|\bd|Д|д|\bz))/u

/** A field that prints a month right after one that prints the day of the same paragraph, as of that day. */
function afterDay(span: TagSpan, spans: readonly TagSpan[], xml: string): readonly SpanPiece[] {
  const isMonth = span.pieces.some((piece) => /^M{3,4}(?!.*d)/.test(pictureOf(piece)))
  const before = isMonth
    ? spans.findLast(({ end, paragraph }) => end <= span.start && paragraph === span.paragraph)
    : undefined
  if (before === undefined || !before.pieces.some((piece) => /^d{1,2}$/.test(pictureOf(piece)))) return span.pieces
  const between = xml.slice(before.end, span.start).replace(/<[^>]*>/g, '')
  if (!/^(?:["”“»'’\s\u00a0]|&quot;)*$/u.test(between)) return span.pieces
  return span.pieces.map((piece) =>
    typeof piece === 'string' ? piece : { ...piece, content: { ...piece.content, afterDay: true } },
  )
}

function pictureOf(piece: SpanPiece): string {
  if (typeof piece === 'string') return ''
  return piece.content.formats.find(({ name }) => name === 'word date')?.args[0] ?? ''
}

/** Whether a month's tag is right after a day, and so prints the month of that day. */
export function followsDay({ text }: Pick<Paragraph, 'text'>, { start, content }: FoundTag): boolean {
  return MONTH_FIRST.test(content) && DAY.test(text.slice(Math.max(0, start - 200), start))
}

/** Where something to see begins and ends in a paragraph: a value, a text, or a section that begins or ends with one. */
export interface ValueEdges {
  readonly starts: ReadonlySet<number>
  readonly ends: ReadonlySet<number>
}

/** What keeps a text from running into another. A bullet doesn't: it begins a line. */
const SEPARATOR = /[\s\u00a0,;.:!?/|·—–<>()[\]{}"'«»„“”+=*-]/

interface Edges {
  readonly starts: Set<number>
  readonly ends: Set<number>
  readonly tags: { readonly start: number; readonly end: number; readonly sign: string }[]
}

function valueEdges(found: readonly Found[]): ReadonlyMap<Paragraph, ValueEdges> {
  const edges = new Map<Paragraph, Edges>()
  for (const each of found) {
    if ('span' in each) continue
    const { paragraph, tag } = each
    const own = edges.get(paragraph) ?? { starts: new Set(), ends: new Set(), tags: [] }
    const isInstruction = tag.delimiter === 'instruction'
    const sign = isInstruction ? '%' : (/^\s*([#^/])/.exec(tag.content)?.[1] ?? '')
    own.tags.push({ start: tag.start, end: tag.end, sign })
    edges.set(paragraph, own)
  }
  for (const [{ text }, { starts, ends, tags }] of edges) {
    const isText = (at: number) => at >= 0 && at < text.length && !SEPARATOR.test(text.charAt(at))
    const [begins, closes] = [new Set(tags.map(({ start }) => start)), new Set(tags.map(({ end }) => end))]
    for (const { start, end, sign } of tags.toReversed()) {
      const touches = starts.has(end) || (!begins.has(end) && isText(end))
      if (sign === '') starts.add(start)
      else if ((sign === '#' || sign === '^') && touches) starts.add(start).add(end)
    }
    for (const { start, end, sign } of tags) {
      const touches = ends.has(start) || (!closes.has(start) && isText(start - 1))
      if (sign === '') ends.add(end)
      else if (sign === '/' && touches) ends.add(end).add(start)
    }
  }
  return edges
}

/** Where a section's end is in its paragraph. */
export function spotOf(
  paragraph: Pick<Paragraph, 'text'>,
  { start, end, content }: FoundTag,
  edges: ValueEdges | undefined,
): Spot {
  const isBlankBefore = paragraph.text.slice(0, start).trim() === ''
  const isBlankAfter = paragraph.text.slice(end).trim() === ''
  const isEnd = content.trimStart().startsWith('/')
  return {
    paragraph,
    edge: isEnd ? isBlankAfter : isBlankBefore,
    lone: isBlankBefore && isBlankAfter,
    tight: (isEnd ? edges?.ends.has(start) : edges?.starts.has(end)) ?? false,
  }
}

/** The tags of a paragraph, as they are distinguished from its text where it begins, and the delimiters where it ends. */
export function tagsOf(text: string, before: Delimiters | null) {
  const found = before === null ? findTags(text) : { tags: findDelimited(text, before), braces: [] }
  const change = found.tags.find(({ delimiter }) => delimiter === 'change')
  if (change === undefined) return { ...found, delimiters: before }
  const own = found.tags.filter(({ start }) => start <= change.start)
  const rest = tagsAfter(text, change)
  return { tags: [...own, ...rest.tags], braces: [], delimiters: rest.delimiters }
}

function tagsAfter(text: string, change: FoundTag): { tags: FoundTag[]; delimiters: Delimiters | null } {
  const asked = askedDelimiters(change)
  // What was read already is blanked, so that places stay what they are.
  const rest = ' '.repeat(change.end) + text.slice(change.end)
  const { tags, delimiters } = tagsOf(rest, asked)
  return { tags, delimiters }
}

function tokenOf({ content, written, origin, optional }: SpanTag, place: ReturnType<typeof templatePlace>): Token {
  return { parsed: content, written, origin, optional, place: { ...place, tag: written }, key: null, within: [] }
}

/** What a tag in braces says; null where it says nothing that is understood. */
export function contentsOf({ content, delimiter }: FoundTag, instructions: Instructions): TagContent[] | null {
  if (delimiter === 'instruction') return instructions.read(content)
  const parsed = parseTag(content)
  if (parsed === null || delimiter === 'single') return parsed === null ? null : [parsed]
  // docxtpl's `{{r name }}` and `{{p name }}` put formatted text in the place of a run or a paragraph; a header may begin so too.
  const name = /^[rp] /.test(content) ? parsed.name.slice(2) : parsed.name
  return [instructions.inLoop({ ...parsed, name })]
}

/** The braces that belong to no tag. In a template that writes `{{ }}` a single one is text. */
export function braceProblems(pack: OoxmlPackage, parts: readonly ReadPart[]): Problem[] {
  const double = parts.some(({ tags }) => tags.some(({ tag }) => tag.delimiter === 'double'))
  return parts.flatMap(({ part, braces }) =>
    braces
      .filter(({ brace }) => !(double && brace.single))
      .map(({ brace, paragraph }) => {
        const place = templatePlace(pack, part, paragraph.index, paragraph.table)
        return problem(brace.code, 'error', { ...place, tag: brace.written })
      }),
  )
}
