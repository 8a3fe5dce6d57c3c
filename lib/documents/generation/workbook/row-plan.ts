import { problem, type Problem } from '../../problem'
import { normaliseName } from '../matching/normalise'
import { isCondition, isOutside, type SectionOrder } from '../template/repeated-rows'
import type { RowBlock, RowPlan } from './row-layout'
import type { SheetXml } from './sheet-xml'
import type { ReadSpot, SectionSpan } from './stories'
import { wholeText } from './text-program'

interface OpenBlock {
  readonly section: SectionSpan
  readonly first: number
  readonly last: number
  readonly inner: OpenBlock[]
}

/** A sheet whose rows stay where they are. */
export const STILL: RowPlan = { blocks: [], marks: new Set(), lastRow: 0 }

/** Whether a section is printed within one cell, rather than by rows. */
export function isInline({ from, to, open }: SectionSpan): boolean {
  return from === to && open.parsed.element !== 'row'
}

/** Whether nothing is in a cell but marks of sections over rows. */
function isMarkOnly({ text, tags }: ReadSpot, byRows: ReadonlySet<string>): boolean {
  let rest = wholeText(text)
  for (const { start, end, tokens } of tags.toReversed()) {
    if (!tokens.every(({ key }) => key !== null && byRows.has(key))) return false
    rest = rest.slice(0, start) + rest.slice(end)
  }
  return rest.trim() === ''
}

/**
 * What a sheet does with its rows: a section that begins in one cell and ends in another repeats its rows, or leaves them out. Rows with
 * nothing but such marks aren't in the result. Sections whose rows overlap are refused.
 */
export function planRows(
  { rows }: SheetXml,
  spots: readonly ReadSpot[],
  sections: readonly SectionSpan[],
): { plan: RowPlan; problems: Problem[] } {
  const byRows = sections.filter((section) => !isInline(section))
  const keys = new Set(byRows.map(({ key }) => key))
  if (byRows.length === 0) return { plan: STILL, problems: [] }
  const marks = markRows(rows, spots, keys, byRows)
  const problems: Problem[] = []
  const roots: OpenBlock[] = []
  const placed = byRows
    .flatMap((section): OpenBlock[] => {
      const [from, to] = [section.from.cell?.row ?? 0, section.to.cell?.row ?? 0]
      const first = marks.has(from) ? from + 1 : from
      const last = marks.has(to) ? to - 1 : to
      return first > last ? [] : [{ section, first, last, inner: [] }]
    })
    .toSorted((a, b) => a.first - b.first || b.last - a.last || (isOutside(orderOf(a), orderOf(b)) ? -1 : 1))
  for (const block of placed) {
    let siblings = roots
    for (let around = siblings.at(-1); around !== undefined && around.last >= block.first; around = siblings.at(-1)) {
      if (around.last < block.last) {
        const { place, written } = block.section.open
        const params = { ...place.params, open: around.section.open.written }
        problems.push(problem('SECTION_CROSSED', 'error', { ...place, tag: written, params }))
        return { plan: STILL, problems }
      }
      siblings = around.inner
    }
    siblings.push(block)
  }
  const close = ({ section, first, last, inner }: OpenBlock): RowBlock => ({
    key: section.key,
    inverted: section.open.parsed.kind === 'inverted',
    over: `${section.open.parsed.kind} ${normaliseName(section.open.parsed.whole)}`,
    first,
    last,
    inner: inner.map(close),
    marks: [...marks].filter((row) => row >= first && row <= last),
  })
  const lastRow = Math.max(0, ...marks, ...roots.map(({ last }) => last))
  return { plan: { blocks: roots.map(close), marks, lastRow }, problems }
}

function orderOf({ section: { open, begins, ends } }: OpenBlock): SectionOrder {
  return { begins, ends, isCondition: isCondition(open) }
}

/** The rows with nothing in them but the marks of sections that begin or end in another row. */
function markRows(
  rows: SheetXml['rows'],
  spots: readonly ReadSpot[],
  keys: ReadonlySet<string>,
  sections: readonly SectionSpan[],
): ReadonlySet<number> {
  const inOneRow = new Set(
    sections.filter(({ from, to }) => from.cell?.row === to.cell?.row).map(({ from }) => from.cell?.row),
  )
  const held = new Map<number, Map<number, ReadSpot>>()
  for (const spot of spots) {
    if (spot.cell === undefined) continue
    const inRow = held.get(spot.cell.row) ?? new Map<number, ReadSpot>()
    inRow.set(spot.cell.column, spot)
    held.set(spot.cell.row, inRow)
  }
  const marks = new Set<number>()
  for (const { number, cells } of rows) {
    const own = held.get(number)
    if (own === undefined || inOneRow.has(number)) continue
    const isMark = cells.every((cell) => {
      const spot = own.get(cell.column)
      return spot === undefined
        ? cell.value === null && cell.inline === null && cell.formula === null
        : isMarkOnly(spot, keys)
    })
    if (isMark) marks.add(number)
  }
  return marks
}
