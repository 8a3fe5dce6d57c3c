import type { Problem } from '../../problem'
import { contentProblems } from '../template/content-problems'
import { type Delimiters, type LoneBrace } from '../template/find'
import { Instructions } from '../template/instructions'
import { contentsOf, followsDay, spotOf, tagsOf, type ValueEdges } from '../template/read-part'
import { pairSections } from '../template/sections'
import type { Token } from '../template/token'
import { wholeText, type RunText, type TextMark } from './text-program'
import type { WorkbookPlace } from './workbook-place'

/** A text of a workbook that may contain tags. */
export interface Spot {
  readonly place: WorkbookPlace
  readonly text: RunText
  /** Braces alone aren't a mistake there: a title may contain one. */
  readonly isLoose?: boolean
  /** Row and column of a cell, from 1. */
  readonly cell?: { readonly row: number; readonly column: number }
}

/** A tag found in a spot. */
export interface SpotTag {
  readonly start: number
  readonly end: number
  readonly tokens: readonly Token[]
}

export interface ReadSpot extends Spot {
  readonly tags: readonly SpotTag[]
}

/** A section, from the spot where it begins to the one where it ends. */
export interface SectionSpan {
  readonly key: string
  readonly open: Token
  readonly from: ReadSpot
  readonly to: ReadSpot
  /** Where its marks are among all tags of the story. */
  readonly begins: number
  readonly ends: number
}

/** Texts that are read one after another, so that a section may begin in one and end in another: the cells of a sheet. */
export interface Story {
  readonly spots: readonly ReadSpot[]
  readonly tokens: readonly Token[]
  readonly braces: readonly { readonly brace: LoneBrace; readonly place: WorkbookPlace }[]
  readonly problems: readonly Problem[]
  /** Whether a tag is written `{{ }}`, so that a single brace is text. */
  readonly isDouble: boolean
}

/** Reads the tags of texts in their order. Those without any aren't among the result's. */
export function readStory(spots: Iterable<Spot>): Story {
  const read: ReadSpot[] = []
  const tokens: Token[] = []
  const problems: Problem[] = []
  const braces: { brace: LoneBrace; place: WorkbookPlace }[] = []
  const instructions = new Instructions()
  let delimiters: Delimiters | null = null
  let isDouble = false
  for (const spot of spots) {
    const text = wholeText(spot.text)
    if (delimiters === null && !/[{}]/.test(text)) continue
    const found: ReturnType<typeof tagsOf> = tagsOf(text, delimiters)
    delimiters = found.delimiters
    if (spot.isLoose !== true) braces.push(...found.braces.map((brace) => ({ brace, place: spot.place })))
    const paragraph = { text }
    const edges = valueEdges(found.tags)
    const own: SpotTag[] = []
    for (const tag of found.tags) {
      const place = { ...spot.place, tag: tag.written }
      if (tag.delimiter === 'double') isDouble = true
      if (tag.delimiter === 'change') {
        own.push({ start: tag.start, end: tag.end, tokens: [] })
        continue
      }
      const contents = contentsOf(tag, instructions)
      problems.push(...contentProblems(tag, contents, place))
      const made = (contents ?? []).map((parsed): Token => ({
        written: tag.written,
        place,
        origin: 'braces',
        optional: false,
        parsed: { ...parsed, ...(followsDay(paragraph, tag) && { afterDay: true as const }) },
        ...(parsed.kind !== 'value' && { spot: spotOf(paragraph, tag, edges) }),
        key: null,
        within: [],
      }))
      if (made.length === 0) continue
      tokens.push(...made)
      own.push({ start: tag.start, end: tag.end, tokens: made })
    }
    if (own.length > 0) read.push({ ...spot, tags: own })
  }
  return { spots: read, tokens, braces, problems, isDouble }
}

function valueEdges(tags: ReturnType<typeof tagsOf>['tags']): ValueEdges {
  const values = tags.filter(({ delimiter, content }) => delimiter !== 'instruction' && !/^\s*[#^/]/.test(content))
  return { starts: new Set(values.map(({ start }) => start)), ends: new Set(values.map(({ end }) => end)) }
}

/** Pairs a story's sections, gives them their keys, and says where each of them begins and ends. */
export function pairStory({ spots, tokens }: Story, prefix: string): { sections: SectionSpan[]; problems: Problem[] } {
  const cells = new Map(
    spots.flatMap(({ cell, tags }) =>
      cell === undefined
        ? []
        : tags.flatMap((tag) => tag.tokens.map((token) => [token, { table: 0, ...cell }] as const)),
    ),
  )
  const problems = pairSections(tokens, prefix, (token) => cells.get(token) ?? null)
  const open = new Map<string, { token: Token; spot: ReadSpot }>()
  const sections: SectionSpan[] = []
  const places = new Map(tokens.map((token, index) => [token, index]))
  for (const spot of spots) {
    for (const token of spot.tags.flatMap((tag) => tag.tokens)) {
      const { key, parsed } = token
      if (key === null || parsed.kind === 'value') continue
      const begun = open.get(key)
      if (parsed.kind !== 'end') open.set(key, { token, spot })
      else if (begun !== undefined) {
        const [begins = 0, ends = 0] = [places.get(begun.token), places.get(token)]
        sections.push({ key, open: begun.token, from: begun.spot, to: spot, begins, ends })
      }
    }
  }
  return { sections, problems }
}

/** What the renderer is to do at a spot's tags. Sections that reach over other spots are left to whatever repeats these. */
export function marksOf({ tags }: ReadSpot, isInline: (key: string) => boolean): TextMark[] {
  return tags.map(({ start, end, tokens }) => ({
    start,
    end,
    marks: tokens.flatMap(({ key, parsed: { kind } }) =>
      key !== null && (kind === 'value' || isInline(key)) ? [{ kind, key }] : [],
    ),
  }))
}
