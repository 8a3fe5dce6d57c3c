import { escapeAttribute, escapeText } from '../../ooxml/xml'
import type { Scope } from '../render/scope'
import { attributeSpan, tagsOf } from '../render/markup'
import { decodeText } from '../template/markup'
import { movingFormula, notMoved } from './not-moved'
import { inTurns, movedSpan, rangeOf } from './ranges'
import type { RowLayout, Turn } from './row-layout'
import type { SheetMove } from './sheet-rules'
import { printText, writeRuns } from './text-program'
import type { TaggedStretch } from './workbook-template'

/** A part's XML with its tagged texts printed. `offset` is where the XML begins in the part. */
export function fillStretches(xml: string, stretches: readonly TaggedStretch[], scope: Scope, offset = 0): string {
  let written = ''
  let at = 0
  for (const { start, end, text, pieces } of stretches) {
    if (start < offset || end > offset + xml.length) continue
    written += xml.slice(at, start - offset) + writeRuns(text, printText(pieces, scope), escapeText)
    at = end - offset
  }
  return written + xml.slice(at)
}

/** The scope of a turn's rows; the document's outside of any. */
export function scopeOfTurn(layout: RowLayout, turn: Turn, scope: Scope): Scope {
  return turn.block === null ? scope : (layout.rows[turn.start - 1]?.scope ?? scope)
}

const ANCHOR = /^(?:[\w.-]+:)?(?:twoCellAnchor|oneCellAnchor)$/

interface AnchorRows {
  readonly from: { start: number; end: number; row: number } | null
  readonly to: { start: number; end: number; row: number } | null
}

function anchorRows(xml: string): AnchorRows {
  const found: { start: number; end: number; row: number }[] = []
  let open: number | null = null
  for (const tag of tagsOf(xml)) {
    if (!/(?:^|:)row$/.test(tag.name)) continue
    if (!tag.closing) open = tag.end
    else if (open !== null) {
      found.push({ start: open, end: tag.start, row: Number(xml.slice(open, tag.start)) })
      open = null
    }
    if (found.length === 2) break
  }
  const isTwo = /^<(?:[\w.-]+:)?twoCellAnchor/.test(xml)
  return { from: found[0] ?? null, to: isTwo ? (found[1] ?? null) : null }
}

/** The stretches of a drawing that are anchored to cells, outermost. */
function anchorsOf(xml: string): { start: number; end: number }[] {
  const found: { start: number; end: number }[] = []
  let open: number | null = null
  for (const tag of tagsOf(xml)) {
    if (!ANCHOR.test(tag.name)) continue
    if (!tag.closing) open ??= tag.start
    else if (open !== null) {
      found.push({ start: open, end: tag.end })
      open = null
    }
  }
  return found
}

/** A drawing's XML with its anchors where their rows are, and its texts printed. What is in repeated rows is there as often. */
export function movedDrawing(
  xml: string,
  stretches: readonly TaggedStretch[],
  { sheet, layout }: SheetMove,
  scope: Scope,
): string {
  if (layout.isUnmoved) return fillStretches(xml, stretches, scope)
  let nextId = Math.max(
    0,
    ...[...xml.matchAll(/<(?:[\w.-]+:)?cNvPr\s[^>]*?\sid\s*=\s*"(\d+)"|<(?:[\w.-]+:)?cNvPr\sid\s*=\s*"(\d+)"/g)].map(
      ([, a, b]) => Number(a ?? b),
    ),
  )
  let written = ''
  let at = 0
  for (const { start, end } of anchorsOf(xml)) {
    written += fillStretches(xml.slice(at, start), stretches, scope, at)
    at = end
    const own = xml.slice(start, end)
    const { from, to } = anchorRows(own)
    if (from === null || /^<[^>]*\seditAs\s*=\s*"absolute"/.test(own)) {
      written += fillStretches(own, stretches, scope, start)
      continue
    }
    const [first, last] = [from.row + 1, Math.max(from.row, to?.row ?? from.row) + 1]
    const keepsSize = /^<[^>]*\seditAs\s*=\s*"oneCell"/.test(own)
    const held = keepsSize ? first : last
    const turns = layout.turnsFor(first, held).filter((turn) => layout.runs(first, held, turn).length > 0)
    if (turns.length > 1 && /<(?:[\w.-]+:)?graphicFrame[\s>]/.test(own)) throw notMoved('chart', sheet, `A${first}`)
    for (const [index, turn] of turns.entries()) {
      const runs = layout.runs(first, held, turn)
      const newFirst = runs[0]?.first ?? first
      const newLast = keepsSize ? newFirst + last - first : (runs.at(-1)?.last ?? newFirst)
      let filled = fillStretches(own, stretches, scopeOfTurn(layout, turn, scope), start)
      const rows = anchorRows(filled)
      if (rows.to !== null) filled = filled.slice(0, rows.to.start) + (newLast - 1) + filled.slice(rows.to.end)
      if (rows.from !== null) filled = filled.slice(0, rows.from.start) + (newFirst - 1) + filled.slice(rows.from.end)
      if (index > 0)
        filled = filled.replace(
          /(<(?:[\w.-]+:)?cNvPr\s(?:[^>]*?\s)?id\s*=\s*")\d+"/g,
          (_, head: string) => `${head}${++nextId}"`,
        )
      written += filled
    }
  }
  return written + fillStretches(xml.slice(at), stretches, scope, at)
}

/** The comments of a sheet, each with its cell (ECMA-376 §18.7.3). */
export function movedComments(
  xml: string,
  stretches: readonly TaggedStretch[],
  { layout }: SheetMove,
  scope: Scope,
): string {
  if (layout.isUnmoved) return fillStretches(xml, stretches, scope)
  let written = ''
  let at = 0
  let open: { start: number; ref: string } | null = null
  for (const tag of tagsOf(xml)) {
    if (!/(?:^|:)comment$/.test(tag.name)) continue
    if (!tag.closing) open = { start: tag.start, ref: decodeText(attributeSpan(tag, 'ref')?.value ?? '') }
    if (open === null || (!tag.closing && !tag.empty)) continue
    const own = xml.slice(open.start, tag.end)
    const range = rangeOf(open.ref)
    written += xml.slice(at, open.start)
    if (range === null) written += own
    else {
      for (const { turn, runs } of inTurns(layout, range)) {
        const filled = fillStretches(own, stretches, scopeOfTurn(layout, turn, scope), open.start)
        for (const run of runs) written += filled.replace(/(\sref\s*=\s*")[^"]*"/, `$1${range.left}${run.first}"`)
      }
    }
    at = tag.end
    open = null
  }
  return written + xml.slice(at)
}

/** The comments of newer versions name their cells as well; one in a repeated row would need its own name for each. */
export function movedThreads(xml: string, { sheet, layout }: SheetMove): string {
  if (layout.isUnmoved) return xml
  return xml.replace(
    /(<(?:[\w.-]+:)?threadedComment\s(?:[^>]*?\s)?ref\s*=\s*")([^"]*)"/g,
    (_, head: string, ref: string) => {
      const range = rangeOf(ref)
      const moved = range === null ? [] : inTurns(layout, range)
      const [only] = moved
      if (moved.length !== 1 || only === undefined) throw notMoved('thread', sheet, ref)
      return `${head}${range?.left ?? ''}${only.runs[0]?.first ?? 1}"`
    },
  )
}

/** The shapes of comments (ECMA-376 part 4 §19.4.2): each has its cell's row, and its own anchor. */
export function movedVml(xml: string, { layout }: SheetMove): string {
  if (layout.isUnmoved) return xml
  let number = 0
  return xml.replace(/<v:shape\s[\s\S]*?<\/v:shape>/g, (shape) => {
    const row = /<x:Row>\s*(\d+)\s*<\/x:Row>/.exec(shape)?.[1]
    if (row === undefined) return shape
    const source = Number(row) + 1
    return layout
      .laid(source)
      .map((laid, index) => {
        const shift = laid.row - source
        const moved = shape
          .replace(/(<x:Row>)\s*\d+\s*(<\/x:Row>)/, `$1${laid.row - 1}$2`)
          .replace(/(<x:Anchor>)([^<]*)(<\/x:Anchor>)/, (_, head: string, anchor: string, tail: string) => {
            const parts = anchor.split(',').map((part) => part.trim())
            const at = (index: number) => String(Math.max(0, Number(parts[index] ?? 0) + shift))
            return head + parts.map((part, index) => (index === 2 || index === 6 ? at(index) : part)).join(', ') + tail
          })
        return index === 0 ? moved : moved.replace(/(\sid\s*=\s*["'])[^"']*/, `$1actum_${source}_${++number}`)
      })
      .join('')
  })
}

/** A table where the result has its rows (ECMA-376 §18.5.1.2). One in repeated rows, or without rows, is refused. */
export function movedTable(xml: string, { sheet, layout, mover }: SheetMove): string {
  const ref = /<(?:[\w.-]+:)?table\s(?:[^>]*?\s)?ref\s*=\s*"([^"]*)"/.exec(xml)?.[1] ?? ''
  const range = rangeOf(ref)
  const cell = range === null ? null : `${range.left}${range.top}`
  if (!layout.isUnmoved && range !== null) {
    const turns = inTurns(layout, range)
    const runs = turns[0]?.runs ?? []
    const rows = runs.reduce((sum, run) => sum + run.last - run.first + 1, 0)
    if (turns.length !== 1 || runs.length !== 1 || rows < 2) throw notMoved('table', sheet, cell)
  }
  const place = { sheet: sheet.toLowerCase(), row: (range?.top ?? 1) + 1, turn: null, newRow: 1 }
  return xml
    .replace(
      /(<(?:[\w.-]+:)?(?:table|autoFilter|sortState|sortCondition)\s(?:[^>]*?\s)?ref\s*=\s*")([^"]*)"/g,
      (_, head: string, text: string) => {
        return `${head}${layout.isUnmoved ? text : (movedSpan(layout, text) ?? text)}"`
      },
    )
    .replace(
      /(<(?:[\w.-]+:)?(?:calculatedColumnFormula|totalsRowFormula)(?:\s[^>]*)?>)([^<]*)(<)/g,
      (_, head: string, text: string, tail: string) => {
        const formula = decodeText(text)
        return (
          head +
          escapeText(movingFormula({ sheet, cell }, formula, () => mover.move(formula, place, { asAreas: true }))) +
          tail
        )
      },
    )
}

/** A chart with the ranges where the result has them, and without the figures that it had in the template. */
export function movedChart(xml: string, move: Pick<SheetMove, 'mover'>, isStale: boolean): string {
  const place = { sheet: '', row: 1, turn: null, newRow: 1 }
  const moved = xml.replace(
    /(<(?:[\w.-]+:)?f(?:\s[^>]*)?>)([^<]*)(<\/(?:[\w.-]+:)?f\s*>)/g,
    (_, head: string, text: string, tail: string) => {
      const formula = decodeText(text)
      const areas = movingFormula({ sheet: '', cell: null }, formula, () =>
        move.mover.move(formula, place, { asAreas: true }),
      )
      const isSeveral = areas.includes(',') && !formula.includes(',')
      return head + escapeText(isSeveral ? `(${areas})` : areas) + tail
    },
  )
  if (moved === xml && !isStale) return xml
  return moved.replace(/<((?:[\w.-]+:)?(?:numCache|strCache|multiLvlStrCache))(?:\s[^>]*)?>[\s\S]*?<\/\1\s*>/g, '')
}

/** A pivot table's report can't be made longer or moved by rows that come in above it. */
export function checkPivot(xml: string, { sheet, layout }: SheetMove): void {
  const ref = /<(?:[\w.-]+:)?location\s(?:[^>]*?\s)?ref\s*=\s*"([^"]*)"/.exec(xml)?.[1] ?? ''
  if (!layout.isUnmoved && movedSpan(layout, ref) !== ref) throw notMoved('pivot', sheet, ref.split(':')[0] ?? null)
}

/** A pivot table's source where the result has its rows; it reads them again when it is opened. */
export function movedPivotSource(
  xml: string,
  layouts: ReadonlyMap<string, { readonly name: string; readonly layout: RowLayout }>,
): string {
  return xml.replace(/<(?:[\w.-]+:)?worksheetSource\s[^>]*>/, (tag) => {
    const sheet = decodeText(/\ssheet\s*=\s*"([^"]*)"/.exec(tag)?.[1] ?? '')
    const found = layouts.get(sheet.toLowerCase())
    if (found === undefined) return tag
    const { name, layout } = found
    return tag
      .replace(
        /(\sref\s*=\s*")([^"]*)"/,
        (_, head: string, ref: string) => `${head}${layout.isUnmoved ? ref : (movedSpan(layout, ref) ?? ref)}"`,
      )
      .replace(/(\ssheet\s*=\s*")[^"]*"/, (_, head: string) => `${head}${escapeAttribute(name)}"`)
  })
}
