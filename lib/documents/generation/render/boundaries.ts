import { closest, pairUp, pathOf, type Mark, type OpenElement } from './marks'
import { openFields } from './open-fields'
import { ownElements } from './own-elements'
import { rangeMarks } from './range-marks'
import { reopening } from './reopen'

/** A cut in a part's XML: what is left out there, and what is written in its place around the node that begins or ends. */
export interface Cut {
  readonly at: number
  /** The end of what is left out; `at` where nothing is. */
  readonly to: number
  /** Cuts at the same place keep this order. */
  readonly order: number
  readonly before: string
  readonly after: string
  readonly does:
    | { readonly kind: 'nothing' }
    | { readonly kind: 'value'; readonly mark: Mark }
    | { readonly kind: 'open'; readonly node: 'section'; readonly mark: Mark }
    | { readonly kind: 'open'; readonly node: 'container' | 'table'; readonly mark: null }
    /** Of the section with the key, or of the guard opened last. */
    | { readonly kind: 'close'; readonly key: string | null }
}

/** Word's containers that hold paragraphs and tables, and must not be left empty (ECMA-376 §17.4.66, §17.10, §17.11). */
const CONTAINERS: ReadonlySet<string> = new Set([
  'w:tc',
  'w:txbxContent',
  'w:hdr',
  'w:ftr',
  'w:footnote',
  'w:endnote',
  'w:comment',
  'w:body',
])

function local(name: string): string {
  return name.slice(name.indexOf(':') + 1)
}

function sameNames(a: readonly OpenElement[], b: readonly OpenElement[]): boolean {
  return a.length === b.length && a.every(({ name }, index) => name === b[index]?.name)
}

export interface Cuts {
  readonly cuts: readonly Cut[]
  /** The keys of sections whose ends stand in places that have nothing in common, or one of them alone in a field. */
  readonly misplaced: readonly string[]
}

/**
 * Where a part is cut for its values and sections. A section whose ends stand in cells of a table takes whole rows; one whose
 * ends stand each in a paragraph or row of its own takes what is between them, and these go; any other takes exactly what
 * is between its ends, runs being parted where they must.
 */
export function findCuts(xml: string, marks: readonly Mark[]): Cuts {
  const pairs = pairUp(marks)
  const own = ownElements(xml, marks, pairs, 'w:p')
  const ownRows = ownElements(xml, marks, pairs, 'w:tr')
  const dropped = new Set<OpenElement>()
  const fieldAt = pairs.length === 0 ? () => null : openFields(xml)
  const cuts: Cut[] = []
  const misplaced: string[] = []
  const begun = new Map<string, number | null>()
  const containers = new Set<OpenElement>()
  const tables = new Set<OpenElement>()
  const drop = (mark: Mark) => {
    cuts.push({ at: mark.start, to: mark.end, order: mark.index, before: '', after: '', does: { kind: 'nothing' } })
  }
  const bound = (mark: Mark, at: number, to: number, around: { before: string; after: string } = NOTHING) => {
    const does: Cut['does'] =
      mark.sign === '/' ? { kind: 'close', key: mark.key } : { kind: 'open', node: 'section', mark }
    cuts.push({ at, to, order: mark.index, ...around, does })
    // Repeated or left out, one end of a field alone would leave Word with a field that never ends.
    if (mark.sign !== '/') begun.set(mark.key, fieldAt(at))
    else if (begun.get(mark.key) !== fieldAt(at)) misplaced.push(mark.key)
  }

  for (const mark of marks) {
    if (mark.sign !== '') continue
    cuts.push({ at: mark.start, to: mark.end, order: mark.index, ...NOTHING, does: { kind: 'value', mark } })
  }
  for (const { open, close } of pairs) {
    const [openPath, closePath] = [pathOf(open.element), pathOf(close.element)]
    let shared = 0
    while (shared < openPath.length && openPath[shared] === closePath[shared]) shared++
    const common = openPath[shared - 1] ?? null
    const [below, beyond] = [openPath.slice(shared), closePath.slice(shared)]
    const rows = rowsOf(common, below, beyond)
    if (rows !== null) {
      const own = ownRows.has(rows.first) && ownRows.has(rows.last)
      if (own) for (const row of [rows.first, rows.last]) dropped.add(row)
      bound(open, rows.first.start, rows.first.start)
      const end = own ? rows.last.start : rows.last.end
      bound(close, end, end)
      drop(open)
      drop(close)
      const table = nearestTable(rows.first)
      if (table !== null) tables.add(table)
      continue
    }
    if ([...below, ...beyond].some(({ name }) => CROSSED.has(local(name)))) {
      misplaced.push(open.key)
      continue
    }
    const [first, last] = [closest(open.element, 'w:p'), closest(close.element, 'w:p')]
    if (first !== null && last !== null && own.has(first) && own.has(last)) {
      bound(open, first.start, first.start)
      bound(close, last.start, last.start)
      dropped.add(first).add(last)
      container(first)
    } else if (sameNames(below, beyond)) {
      bound(open, open.start, open.end)
      bound(close, close.start, close.end)
      if (first !== null && first !== last) container(first)
    } else {
      const [openCut, closeCut] = [below.findIndex(isParagraph) + 1, beyond.findIndex(isParagraph) + 1]
      if (!sameNames(below.slice(0, openCut), beyond.slice(0, closeCut))) {
        misplaced.push(open.key)
        continue
      }
      bound(open, open.start, open.end, reopening(xml, below.slice(openCut)))
      bound(close, close.start, close.end, reopening(xml, beyond.slice(closeCut)))
    }
  }
  const ends = new Map<OpenElement | null, number>()
  for (const { sign, element, index } of marks) {
    if (sign === '/') for (const name of ['w:p', 'w:tr']) ends.set(closest(element, name), index)
  }
  for (const element of dropped) {
    const kept = rangeMarks(xml.slice(element.startEnd, element.contentEnd))
    cuts.push({
      at: element.start,
      to: element.end,
      // What is kept stands outside of the section: before one that begins here, after one that ends.
      order: (ends.get(element) ?? -1) + 0.5,
      before: kept,
      after: '',
      does: { kind: 'nothing' },
    })
  }
  for (const element of containers) guard(element.startEnd, element.contentEnd, 'container')
  for (const element of tables) guard(element.start, element.end, 'table')
  return { cuts, misplaced }

  function container(paragraph: OpenElement): void {
    let element = paragraph.parent
    while (element !== null && !CONTAINERS.has(element.name)) element = element.parent
    if (element !== null && element.name !== 'w:body') containers.add(element)
  }

  function nearestTable(row: OpenElement): OpenElement | null {
    let table: OpenElement | null = row
    while (table !== null && local(table.name) !== 'tbl') table = table.parent
    const cell = table === null ? null : table.parent
    if (cell !== null && CONTAINERS.has(cell.name) && cell.name !== 'w:body') containers.add(cell)
    return table
  }

  function guard(at: number, to: number, node: 'container' | 'table'): void {
    cuts.push({ at, to: at, order: -1, ...NOTHING, does: { kind: 'open', node, mark: null } })
    // A table may end where its cell does: it is closed first.
    const order = Number.MAX_SAFE_INTEGER - (node === 'table' ? 1 : 0)
    cuts.push({ at: to, to, order, ...NOTHING, does: { kind: 'close', key: null } })
  }
}

const NOTHING = { before: '', after: '' } as const
/** A section can't begin in one of these and end outside it. */
const CROSSED: ReadonlySet<string> = new Set([
  'tc',
  'tr',
  'tbl',
  'txbxContent',
  'hdr',
  'ftr',
  'footnote',
  'endnote',
  'comment',
])

function isParagraph({ name }: OpenElement): boolean {
  return name === 'w:p' || name === 'a:p'
}

/** The first and the last of the rows that a section takes whose ends stand in different cells of one table. */
function rowsOf(
  common: OpenElement | null,
  below: readonly OpenElement[],
  beyond: readonly OpenElement[],
): { first: OpenElement; last: OpenElement } | null {
  const [open, close] = [below[0], beyond[0]]
  if (common === null || open === undefined || close === undefined) return null
  const cells = (path: readonly OpenElement[]) => path.filter(({ name }) => local(name) === 'tc').length
  if (cells(below) !== 1 || cells(beyond) !== 1) return null
  if ([...below, ...beyond].some(({ name }) => local(name) === 'tbl' || local(name) === 'txbxContent')) return null
  const row = closestRow(common)
  if (row !== null && !below.some(isRow)) return { first: row, last: row }
  return below.some(isRow) && beyond.some(isRow) ? { first: open, last: close } : null
}

function isRow({ name }: OpenElement): boolean {
  return local(name) === 'tr'
}

/** The row that the elements of a row stand in: a cell may be wrapped in a content control. */
function closestRow(element: OpenElement): OpenElement | null {
  for (let at: OpenElement | null = element; at !== null; at = at.parent) {
    if (isRow(at)) return at
    if (local(at.name) === 'tc' || local(at.name) === 'tbl') return null
  }
  return null
}
