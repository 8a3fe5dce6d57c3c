import { escapeAttribute, escapeText } from '../../ooxml/xml'
import { attributeSpan, tagsOf, type MarkupTag } from '../render/markup'
import { decodeText } from '../template/markup'
import { formulaTokens } from './formula-tokens'
import type { FormulaMover } from './formula-move'
import { sharedFormula } from './shared-formula'
import { movingFormula, notMoved } from './not-moved'
import { inTurns, movedList, movedSpan, rangeOf, writeRange, type CellRange } from './ranges'
import type { RowLayout, Run, Turn } from './row-layout'
import { columnOfLetters } from './sheet-xml'

/** What the moving of a sheet's rules depends on. */
export interface SheetMove {
  /** The sheet's name in the template. */
  readonly sheet: string
  readonly layout: RowLayout
  readonly mover: FormulaMover
}

/** A child of an element, whole. */
interface Child {
  readonly name: string
  readonly xml: string
  readonly tag: MarkupTag
}

/** The text between an XML's outermost elements, and these, in order. */
function childrenOf(xml: string): (string | Child)[] {
  const pieces: (string | Child)[] = []
  let at = 0
  let depth = 0
  let open: MarkupTag | null = null
  const push = (tag: MarkupTag, end: number) => {
    pieces.push(xml.slice(at, tag.start), { name: localOf(tag.name), xml: xml.slice(tag.start, end), tag })
    at = end
  }
  for (const tag of tagsOf(xml)) {
    if (tag.empty) {
      if (depth === 0) push(tag, tag.end)
    } else if (!tag.closing) {
      if (depth === 0) open = tag
      depth++
    } else if (depth > 0) {
      depth--
      if (depth === 0 && open !== null) push(open, tag.end)
    }
  }
  pieces.push(xml.slice(at))
  return pieces
}

function localOf(name: string): string {
  return name.slice(name.indexOf(':') + 1)
}

/** A start tag with an attribute's value replaced. */
function withAttribute(xml: string, name: string, value: string): string {
  const pattern = new RegExp(`^(<[^\\s>]+(?:\\s(?:[^"'>]|"[^"]*"|'[^']*')*?)?\\s${name}\\s*=\\s*)(?:"[^"]*"|'[^']*')`)
  return xml.replace(pattern, (_, before: string) => `${before}"${escapeAttribute(value)}"`)
}

function attribute(tag: MarkupTag, name: string): string | null {
  const span = attributeSpan(tag, name)
  return span === null ? null : decodeText(span.value)
}

/** An element with others in it, these replaced by what `change` makes of them; dropped where nothing is left. */
function listed(
  child: Child,
  change: (each: Child) => readonly string[],
  counts: readonly string[] = ['count'],
): string {
  const startLength = child.tag.text.length
  if (child.tag.empty) return child.xml
  const end = child.xml.lastIndexOf('</')
  let count = 0
  const inner = childrenOf(child.xml.slice(startLength, end))
    .map((piece) => {
      if (typeof piece === 'string') return piece
      const made = change({ ...piece, tag: { ...piece.tag } })
      count += made.length
      return made.join('')
    })
    .join('')
  if (count === 0) return ''
  const counted = counts.reduce((xml, name) => withAttribute(xml, name, String(count)), child.xml.slice(0, startLength))
  return counted + inner + child.xml.slice(end)
}

/** What is before a sheet's rows: its extent and its views. */
export function movedHead(head: string, { layout }: SheetMove): string {
  return head.replace(
    /<(?:[\w.-]+:)?(dimension|sheetView|pane|selection)\s(?:[^"'>]|"[^"]*"|'[^']*')*>/g,
    (tag: string, name: string) => {
      const first = (text: string) => (movedList(layout, text).split(' ')[0] ?? '').split(':')[0] ?? ''
      const swap = (xml: string, attributeName: string, change: (value: string) => string | null) =>
        xml.replace(new RegExp(`(\\s${attributeName}\\s*=\\s*")([^"]*)"`), (_, before: string, value: string) => {
          const changed = change(value)
          return `${before}${changed === null || changed === '' ? 'A1' : changed}"`
        })
      if (name === 'dimension') return swap(tag, 'ref', (value) => movedSpan(layout, value))
      if (name === 'selection') return swap(swap(tag, 'activeCell', first), 'sqref', first)
      const moved = swap(tag, 'topLeftCell', first)
      if (name !== 'pane' || !/\sstate\s*=\s*"frozen/.test(tag)) return moved
      return moved.replace(/(\sySplit\s*=\s*")(\d+)"/, (_, before: string, rows: string) => {
        const held = layout.runs(1, Number(rows)).reduce((sum, run) => sum + run.last - run.first + 1, 0)
        return `${before}${held}"`
      })
    },
  )
}

/** Elements that name cells by `ref`, `sqref` or `r`, and no formulas. */
const WITH_CELLS = /^(?:autoFilter|sortState|protectedRanges|ignoredErrors|cellWatches|phoneticPr)$/

/** What is after a sheet's rows, from the end tag of these on, if there is one. */
export type SheetTail = readonly (string | Child)[]

/** Takes apart what is after a sheet's rows. */
export function readTail(tail: string): SheetTail {
  const end = tail.startsWith('</') ? tail.indexOf('>') + 1 : 0
  return [tail.slice(0, end), ...childrenOf(tail.slice(end))]
}

/** The same where the result has its rows. */
export function movedTail(tail: SheetTail, move: SheetMove): string {
  return tail.map((piece) => (typeof piece === 'string' ? piece : movedElement(piece, move))).join('')
}

function movedElement(child: Child, move: SheetMove): string {
  const { sheet, layout } = move
  const isStill = layout.isUnmoved
  switch (child.name) {
    case 'mergeCells':
      return isStill ? child.xml : listed(child, (each) => mergedCells(each, move))
    case 'conditionalFormatting':
      return ruled(child, attribute(child.tag, 'sqref') ?? '', move, (xml, list) =>
        withAttribute(xml, 'sqref', list),
      ).join('')
    case 'dataValidations':
      return listed(child, (each) =>
        ruled(each, attribute(each.tag, 'sqref') ?? '', move, (xml, list) => withAttribute(xml, 'sqref', list)),
      )
    case 'hyperlinks':
      return listed(child, (each) => links(each, move))
    case 'rowBreaks':
      return isStill ? child.xml : listed(child, (each) => breaks(each, layout), ['count', 'manualBreakCount'])
    case 'extLst':
      return child.xml.includes('xm:') ? movedExtensions(child.xml, move) : child.xml
    case 'scenarios':
      if (!isStill) throw notMoved('scenario', sheet, null)
      return child.xml
    case 'customSheetViews':
      if (!isStill) throw notMoved('views', sheet, null)
      return child.xml
    case 'controls':
      if (!isStill) throw notMoved('control', sheet, null)
      return child.xml
    default:
      if (isStill) return child.xml
      if (child.name === 'AlternateContent' && /<(?:[\w.-]+:)?control[s\s]/.test(child.xml))
        throw notMoved('control', sheet, null)
      return WITH_CELLS.test(child.name) ? withCells(child.xml, layout) : child.xml
  }
}

function withCells(xml: string, layout: RowLayout): string {
  return xml.replace(/(\s(sqref|ref|r)\s*=\s*")([^"]*)"/g, (_, before: string, name: string, value: string) => {
    const moved = name === 'ref' ? movedSpan(layout, value) : movedList(layout, value)
    return `${before}${moved === null || moved === '' ? 'A1' : moved}"`
  })
}

function mergedCells({ xml, tag }: Child, { sheet, layout }: SheetMove): string[] {
  const range = rangeOf(attribute(tag, 'ref') ?? '')
  if (range === null) return [xml]
  return inTurns(layout, range).flatMap(({ runs }) => {
    const [run] = runs
    if (run === undefined || runs.length > 1) throw notMoved('merge', sheet, `${range.left}${range.top}`)
    return range.left === range.right && run.first === run.last
      ? []
      : [withAttribute(xml, 'ref', writeRange({ ...range, isCell: false }, run))]
  })
}

function links({ xml, tag }: Child, { sheet, layout, mover }: SheetMove): string[] {
  const range = rangeOf(attribute(tag, 'ref') ?? '')
  const location = attribute(tag, 'location')
  const place = { sheet: sheet.toLowerCase(), row: range?.top ?? 1, turn: null, newRow: 1 }
  const cell = range === null ? null : `${range.left}${range.top}`
  const led =
    location === null
      ? xml
      : withAttribute(
          xml,
          'location',
          movingFormula(
            { sheet, cell },
            location,
            () => mover.move(location, place, { asAreas: true }).split(',')[0] ?? '',
          ),
        )
  if (range === null || layout.isUnmoved) return [led]
  return inTurns(layout, range).flatMap(({ runs }) =>
    runs.map((run) => withAttribute(led, 'ref', writeRange(range, run))),
  )
}

function breaks({ xml, tag }: Child, layout: RowLayout): string[] {
  const row = Number(attribute(tag, 'id') ?? 0)
  return layout
    .turnsFor(row, row)
    .flatMap((turn) => layout.runs(row, row, turn).at(-1)?.last ?? [])
    .map((last) => withAttribute(xml, 'id', String(last)))
}

const RULE_FORMULA = /^(?:[\w.-]+:)?(?:formula|formula1|formula2|f)$/

interface FormulaSpan {
  readonly start: number
  readonly end: number
  readonly text: string
}

/** The formulas of a rule: elements, and thresholds of color scales, data bars and icons (ECMA-376 §18.3.1.11). */
function formulaSpans(xml: string): FormulaSpan[] {
  const spans: FormulaSpan[] = []
  let open: number | null = null
  for (const tag of tagsOf(xml)) {
    const threshold = localOf(tag.name) === 'cfvo' && !tag.closing ? attributeSpan(tag, 'val') : null
    if (threshold !== null) spans.push({ ...threshold, text: decodeText(threshold.value) })
    if (!RULE_FORMULA.test(tag.name) || tag.empty) continue
    if (!tag.closing) open = tag.end
    else if (open !== null) {
      spans.push({ start: open, end: tag.start, text: decodeText(xml.slice(open, tag.start)) })
      open = null
    }
  }
  return spans
}

/** More different rules than this for what was one are refused. */
const MOST_RULES = 2_000

/** Where a rule applies with the same formulas, seen from each of its cells. */
interface RuleGroup {
  readonly formulas: readonly string[]
  readonly ranges: { range: CellRange; runs: Run[] }[]
}

/**
 * A rule for cells, as the result has them: its formulas are seen from its first cell (ECMA-376 §18.3.1.18). Where they come to mean
 * different rows by their distance, it becomes several.
 */
function ruled(
  child: Pick<Child, 'xml'>,
  list: string,
  move: SheetMove,
  withList: (xml: string, list: string) => string,
): string[] {
  const { sheet, layout, mover } = move
  const spans = formulaSpans(child.xml)
  const refers = spans.some(({ text }) => formulaTokens(text).some(({ kind }) => kind === 'reference'))
  const areas = list.split(/\s+/).flatMap((each) => rangeOf(each) ?? [])
  const [first] = areas
  if (first === undefined) return [child.xml]
  const cell = `${first.left}${first.top}`
  if (!refers) {
    if (layout.isUnmoved) return [child.xml]
    const moved = movedList(layout, list)
    return moved === '' ? [] : [withList(child.xml, moved)]
  }
  const groups = new Map<string, RuleGroup>()
  const add = (range: CellRange, source: number, turn: Turn | null, newRow: number, last = newRow) => {
    const place = { sheet: sheet.toLowerCase(), row: source, turn, newRow }
    const by = source - first.top
    const text = spans.map((span) => span.text).join('; ')
    movingFormula({ sheet, cell }, text, () => {
      const key = spans.map((span) => mover.move(span.text, place, { by, asOffsets: true })).join('\n')
      const known = groups.get(key)
      const columns = columnOfLetters(range.left) - columnOfLetters(first.left)
      const group = known ?? {
        formulas: spans.map((span) =>
          mover.move(columns === 0 ? span.text : sharedFormula(span.text, 0, columns), place, { by }),
        ),
        ranges: [],
      }
      if (known === undefined) groups.set(key, group)
      const open = group.ranges.at(-1)
      const run = open?.runs.at(-1)
      if (open?.range !== range) group.ranges.push({ range, runs: [{ first: newRow, last }] })
      else if (run !== undefined && run.last + 1 === newRow)
        open.runs[open.runs.length - 1] = { first: run.first, last }
      else open.runs.push({ first: newRow, last })
    })
    if (groups.size > MOST_RULES) throw notMoved('rules', sheet, cell)
  }
  if (layout.isUnmoved) {
    for (const range of areas) add(range, range.top, null, range.top, range.bottom)
  } else {
    const { lastRow } = layout.plan
    for (const range of areas) {
      for (let row = range.top; row <= Math.min(range.bottom, lastRow); row++)
        for (const laid of layout.laid(row)) add(range, row, laid.turn, laid.row)
      const below = Math.max(range.top, lastRow + 1)
      const [run] = range.bottom >= below ? layout.runs(below, range.bottom) : []
      if (run !== undefined) add(range, below, layout.whole, run.first, run.last)
    }
  }
  return [...groups.values()].map(({ formulas, ranges }) => {
    let xml = child.xml
    for (const [index, { start, end }] of [...spans.entries()].toReversed())
      xml = xml.slice(0, start) + escapeAttribute(formulas[index] ?? '') + xml.slice(end)
    const all = ranges.flatMap(({ range, runs }) => inOrder(runs).map((run) => writeRange(range, run)))
    return withList(xml, all.join(' '))
  })
}

/** Runs from the top down, as few as they can be. */
function inOrder(runs: readonly Run[]): Run[] {
  const joined: Run[] = []
  for (const run of runs.toSorted((a, b) => a.first - b.first)) {
    const before = joined.at(-1)
    if (before !== undefined && before.last + 1 === run.first)
      joined[joined.length - 1] = { first: before.first, last: run.last }
    else joined.push(run)
  }
  return joined
}

/** Rules and sparklines of newer versions (MS-XLSX 2.6.1): their cells are in their own elements. */
function movedExtensions(xml: string, move: SheetMove): string {
  const sqref = /(<xm:sqref>)([^<]*)(<\/xm:sqref>)/
  const listOf = (text: string) => sqref.exec(text)?.[2] ?? ''
  const withList = (text: string, list: string) => text.replace(sqref, (_, a: string, __, c: string) => a + list + c)
  const changed = xml
    .replace(/<x14:conditionalFormatting[\s>][\s\S]*?<\/x14:conditionalFormatting>/g, (text) =>
      ruled({ xml: text }, listOf(text), move, withList).join(''),
    )
    .replace(/<x14:sparkline>[\s\S]*?<\/x14:sparkline>/g, (text) =>
      sparklines(text, listOf(text), move, withList).join(''),
    )
  return changed.replace(
    /(<x14:dataValidations[^>]*>)([\s\S]*?)(<\/x14:dataValidations>)/g,
    (_, open: string, inner: string, close: string) => {
      let count = 0
      const rules = inner.replace(/<x14:dataValidation\s[\s\S]*?<\/x14:dataValidation>/g, (text) => {
        const made = ruled({ xml: text }, listOf(text), move, withList)
        count += made.length
        return made.join('')
      })
      return open.replace(/\scount="\d+"/, ` count="${count}"`) + rules + close
    },
  )
}

function sparklines(
  text: string,
  list: string,
  { sheet, layout, mover }: SheetMove,
  withList: (xml: string, list: string) => string,
): string[] {
  const range = rangeOf(list)
  const [span] = formulaSpans(text)
  if (range === null || span === undefined) return [text]
  const laid = layout.isUnmoved ? [{ row: range.top, turn: null }] : layout.laid(range.top)
  return laid.map(({ row, turn }) => {
    const place = { sheet: sheet.toLowerCase(), row: range.top, turn, newRow: row }
    const moved = movingFormula({ sheet, cell: list }, span.text, () => mover.move(span.text, place, { asAreas: true }))
    return withList(text.slice(0, span.start) + escapeText(moved) + text.slice(span.end), `${range.left}${row}`)
  })
}
