import { DocumentError } from '../../error'
import { requireKind } from '../../ooxml/kind'
import { PREMIUM_GATE } from '../../ooxml/limits'
import { openPackage, type OoxmlPackage } from '../../ooxml/package'
import { requireWellFormed } from '../../ooxml/well-formed'
import { problem, type Problem } from '../../problem'
import { readCellStyles } from '../../spreadsheets/xlsx/styles'
import { tagsOf } from '../render/markup'
import { MAX_TAGS } from '../template/read-part'
import {
  nameTokens,
  TAG_END,
  TAG_START,
  type TaggedTemplate,
  type TemplateOptions,
  type TemplateTag,
} from '../template/template'
import type { Token } from '../template/token'
import { decodeText } from '../template/markup'
import { readBook, type BookSheet, type BookXml } from './book-xml'
import { TemplateStyles } from './cell-styles'
import { cleanWorkbook, isForeign } from './clean-workbook'
import type { RowPlan } from './row-layout'
import { isInline, planRows, STILL } from './row-plan'
import { readSheetXml, type SheetXml } from './sheet-xml'
import { marksOf, pairStory, readStory, type ReadSpot, type Story } from './stories'
import { compileText, plainText, type RunText, type TextPiece } from './text-program'
import { workbookPlace } from './workbook-place'
import { workbookSample } from './workbook-sample'
import { cellSpots, marginSpots, otherSpots } from './workbook-texts'

/** A text with tags, ready to be printed. */
export interface TaggedText {
  readonly text: RunText
  readonly pieces: readonly TextPiece[]
}

/** A text with tags in a part's XML, with the stretch that it takes the place of. */
export interface TaggedStretch extends TaggedText {
  readonly start: number
  readonly end: number
  /** The cell that a comment belongs to. */
  readonly cell?: { readonly row: number; readonly column: number } | undefined
}

/** A worksheet of a template. */
export interface TemplateSheet {
  readonly entry: BookSheet
  /** Its place among the workbook's sheets, from 0. */
  readonly index: number
  readonly xml: string
  /** Null for a sheet without cells. */
  readonly sheet: SheetXml | null
  readonly plan: RowPlan
  /** Its cells with tags, by row and column. */
  readonly cells: ReadonlyMap<string, TaggedText>
  /** Its headers and footers with tags. */
  readonly margins: readonly TaggedStretch[]
  readonly name: TaggedText | null
}

/** A workbook read and found clean, ready to be filled in if it has no problem of severity `error`. */
export interface WorkbookTemplate extends TaggedTemplate {
  readonly kind: 'workbook'
  readonly book: BookXml
  readonly sheets: readonly TemplateSheet[]
  readonly styles: TemplateStyles
  /** The raw XML of each shared string. */
  readonly strings: readonly string[]
  /** Texts with tags of other parts: comments, drawings, charts, properties. */
  readonly stretches: ReadonlyMap<string, readonly TaggedStretch[]>
  /** The part of the cell styles; null where there is none. */
  readonly stylesPart: string | null
}

/** The key of a cell among a sheet's tagged ones. */
export function cellKeyOf(row: number, column: number): string {
  return `${row}:${column}`
}

const DELIMITERS = new RegExp(`[${TAG_START}${TAG_END}]`, 'g')
/** The shared strings of a workbook as they are written. */
function sharedStrings(xml: string): string[] {
  const strings: string[] = []
  let start: number | null = null
  for (const tag of tagsOf(xml)) {
    if (!/(?:^|:)si$/.test(tag.name)) continue
    if (tag.empty) strings.push('')
    else if (!tag.closing) start = tag.end
    else if (start !== null) strings.push(xml.slice(start, tag.start))
  }
  return strings
}

/** The place of a part among its kind: the target of a relationship of the workbook's. */
function partOf(pack: OoxmlPackage, kind: string): string | null {
  const found = pack.relationships(pack.mainPart).find(({ type, external }) => !external && type.endsWith(`/${kind}`))
  return found !== undefined && pack.has(found.target) ? found.target : null
}

/** A template's own content type would keep Excel from opening what is made of it under the name of a workbook. */
function asWorkbook(pack: OoxmlPackage, changed: ReadonlyMap<string, string>): ReadonlyMap<string, string> {
  const types = changed.get('[Content_Types].xml') ?? pack.text('[Content_Types].xml')
  const main = types.replace(/spreadsheetml\.template\.main\+xml/i, 'spreadsheetml.sheet.main+xml')
  return new Map([...changed, ['[Content_Types].xml', main]])
}

interface Reading {
  readonly sheet: Omit<TemplateSheet, 'plan' | 'cells' | 'margins' | 'name'>
  readonly cells: Story
  readonly margins: readonly { readonly story: Story; readonly start: number; readonly end: number }[]
  readonly name: Story
}

const MAX_TOLD = 10

/** Tags that are where nothing is filled in: in a formula, a rule, a hint. */
function unfilledProblems(sheets: readonly TemplateSheet[]): Problem[] {
  return sheets.flatMap(({ entry, sheet }) => {
    if (sheet === null) return []
    const inFormulas = sheet.rows.flatMap(({ number, cells }) =>
      cells.flatMap(({ letters, formula }) =>
        (formula?.text.match(/"[^"]*"/g) ?? [])
          .flatMap((text) => text.match(/\{[^{}"]*\p{L}[^{}"]*\}/gu) ?? [])
          .map((tag) => ({ tag, cell: `${letters}${number}` })),
      ),
    )
    const rules = sheet.tail.replace(/<(?:[\w.-]+:)?headerFooter[\s\S]*?<\/(?:[\w.-]+:)?headerFooter>/, '')
    const inRules = [
      ...rules.matchAll(/\s(?:prompt|error|promptTitle|errorTitle|tooltip|display)\s*=\s*"([^"]*\{[^"]*)"/g),
    ].flatMap(([, text = '']) =>
      (decodeText(text).match(/\{[^{}]*\p{L}[^{}]*\}/gu) ?? []).map((tag) => ({ tag, cell: null })),
    )
    return [...inFormulas, ...inRules]
      .slice(0, MAX_TOLD)
      .map(({ tag, cell }) =>
        problem('TAG_NOT_FILLED', 'warning', { ...workbookPlace({ part: entry.part, sheet: entry.name, cell }), tag }),
      )
  })
}

/**
 * Reads a workbook as a template: every tag in its cells, headers, footers, comments, text boxes, chart titles, sheet names and
 * properties, with its place, and every problem at once. Throws DocumentError for a file that is no workbook or that the gate refuses,
 * GATE_XML for a part that Excel could not read, and TEMPLATE_TOO_EXPENSIVE for more than 20 000 tags; all else is in `problems`.
 */
export async function readWorkbookTemplate(
  bytes: Uint8Array,
  options: TemplateOptions = {},
): Promise<WorkbookTemplate> {
  const { name = '', limits = PREMIUM_GATE } = options
  requireKind(bytes, 'workbookTemplate', name)
  const pack = await openPackage(bytes, limits)
  requireWellFormed(pack)
  const { changed, removed, stripped, problems: unsafe } = cleanWorkbook(pack)
  const cleaned = new Map(pack.kind === 'xltx' ? asWorkbook(pack, changed) : changed)
  const textOf = (part: string) => (cleaned.get(part) ?? pack.text(part)).replace(DELIMITERS, '')
  const book = readBook(pack, textOf(pack.mainPart))
  const stringsPart = partOf(pack, 'sharedStrings')
  const strings = stringsPart === null ? [] : sharedStrings(withoutPrefix(textOf(stringsPart)))
  const problems: Problem[] = [...unsafe]

  const isLinked = [...removed].some((part) => /externalLink/i.test(part))
  const readings = book.sheets.map((entry, index): Reading => {
    const own = entry.part !== '' && pack.has(entry.part) && !removed.has(entry.part) ? textOf(entry.part) : ''
    const broken = isLinked ? withoutForeign(own) : own
    if (broken !== own) cleaned.set(entry.part, broken)
    const xml = withoutPrefix(broken)
    const sheet = entry.isWorksheet ? readSheetXml(xml) : null
    return {
      sheet: { entry, index, xml, sheet },
      cells: readStory(sheet === null ? [] : cellSpots(sheet, entry, strings)),
      margins: marginSpots(xml, entry).map(({ spot, start, end }) => ({ story: readStory([spot]), start, end })),
      name: readStory([{ place: workbookPlace({ sheet: entry.name }), text: plainText(entry.name), isLoose: true }]),
    }
  })
  const others = otherSpots(pack, removed, textOf).map((each) => ({ ...each, story: readStory([each.spot]) }))
  const stories = [
    ...readings.flatMap(({ cells, margins, name: own }) => [cells, ...margins.map(({ story }) => story), own]),
    ...others.map(({ story }) => story),
  ]
  const count = stories.reduce((sum, { tokens, braces }) => sum + tokens.length + braces.length, 0)
  if (count > MAX_TAGS) throw new DocumentError('TEMPLATE_TOO_EXPENSIVE', { limit: MAX_TAGS })

  const values = new Map<string, string>()
  const paired = new Map(
    stories.map((story, index) => {
      const own = pairStory(story, `w${index}`)
      nameTokens(story.tokens, values)
      problems.push(...story.problems, ...own.problems)
      return [story, own.sections] as const
    }),
  )
  const isDouble = stories.some((story) => story.isDouble)
  for (const { brace, place } of stories.flatMap(({ braces }) => braces)) {
    if (!(isDouble && brace.single)) problems.push(problem(brace.code, 'error', { ...place, tag: brace.written }))
  }
  const inline = new Set(
    [...paired.values()]
      .flat()
      .filter(isInline)
      .map(({ key }) => key),
  )
  const compiled = (spot: ReadSpot): TaggedText => ({
    text: spot.text,
    pieces: compileText(
      spot.text,
      marksOf(spot, (key) => inline.has(key)),
    ),
  })
  const sheets = readings.map(({ sheet, cells, margins, name: own }): TemplateSheet => {
    const rows = sheet.sheet && planRows(sheet.sheet, cells.spots, paired.get(cells) ?? [])
    problems.push(...(rows?.problems ?? []))
    const [named] = own.spots
    return {
      ...sheet,
      plan: rows?.plan ?? STILL,
      cells: new Map(
        cells.spots.map((spot) => [cellKeyOf(spot.cell?.row ?? 0, spot.cell?.column ?? 0), compiled(spot)]),
      ),
      margins: margins.flatMap(({ story: { spots }, start, end }) =>
        spots.map((spot) => ({ ...compiled(spot), start, end })),
      ),
      name: named === undefined ? null : compiled(named),
    }
  })
  const stretches = new Map<string, TaggedStretch[]>()
  const entriesOf = (part: string) => {
    const known = stretches.get(part) ?? []
    stretches.set(part, known)
    return known
  }
  for (const { part, start, end, story, spot } of others) {
    for (const read of story.spots) entriesOf(part).push({ ...compiled(read), start, end, cell: spot.cell })
  }
  const tags = stories.flatMap((story) => story.tokens.flatMap(tagOf))
  if (tags.length === 0 && !problems.some(({ severity }) => severity === 'error'))
    problems.push(problem('TEMPLATE_NO_TAGS', 'error', { file: 'template' }))
  problems.push(...unfilledProblems(sheets))
  if (
    tags.length > 0 &&
    sheets.some(({ sheet }) => sheet?.rows.some(({ cells }) => cells.some(({ formula }) => formula !== null)))
  )
    problems.push(problem('FORMULAS_RECALCULATED', 'info', { file: 'template' }))
  const stylesPart = partOf(pack, 'styles')
  const formats = stylesPart === null ? [] : await readCellStyles(pack, stylesPart)
  return {
    kind: 'workbook',
    tags,
    problems,
    stripped,
    pack,
    cleaned,
    removed,
    sample: workbookSample(
      pack,
      readings.map(({ sheet }) => sheet),
      strings,
      textOf,
      removed,
    ),
    proofing: null,
    surroundings: { of: (all) => [...all] },
    book,
    sheets,
    strings,
    stretches,
    stylesPart,
    styles: new TemplateStyles(
      stylesPart === null ? '' : textOf(stylesPart),
      formats.map(({ numFmt }) => numFmt),
    ),
  }
}

function tagOf({ key, parsed, written, place, within, origin, optional, isGlued, beside }: Token): TemplateTag[] {
  if (key === null) return []
  const { tag: _, ...own } = place
  const around = within.flatMap((token) =>
    token.key === null ? [] : [{ key: token.key, inverted: token.parsed.kind === 'inverted' }],
  )
  return [
    {
      ...parsed,
      written,
      place: own,
      key,
      within: around,
      origin,
      optional,
      ...(isGlued && { isGlued }),
      ...(beside && { beside: beside.flatMap((section) => section.key ?? []) }),
    },
  ]
}

/** A part whose main namespace has a prefix, as some programs write it, without that prefix. */
function withoutPrefix(xml: string): string {
  const prefix = /^(?:\s*<\?[^>]*\?>)?\s*<([\w.-]+):(?:worksheet|sst)[\s>]/.exec(xml)?.[1]
  if (prefix === undefined || /\sxmlns\s*=/.test(xml.slice(0, xml.indexOf('>', xml.indexOf(`<${prefix}:`))))) return xml
  return xml.replace(new RegExp(`(</?)${prefix}:`, 'g'), '$1').replace(`xmlns:${prefix}=`, 'xmlns=')
}

/** A sheet's XML whose cells with values of another workbook keep what they show, as Excel's own «Break links» does. */
function withoutForeign(xml: string): string {
  const sheet = readSheetXml(xml)
  let written = ''
  let at = 0
  for (const { start, end, formula } of (sheet?.rows ?? []).flatMap(({ cells }) => cells)) {
    if (formula === null || !isForeign(formula.text)) continue
    written += xml.slice(at, start)
    written += xml.slice(start, end).replace(/<(?:[\w.-]+:)?f(?:\s[^>]*)?(?:\/>|>[\s\S]*?<\/(?:[\w.-]+:)?f\s*>)/, '')
    at = end
  }
  return written + xml.slice(at)
}
