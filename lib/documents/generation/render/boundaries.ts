import { CutList, type Cut, type Ends } from './cut-list'
import { closest, localName, pairUp, pathOf, type Mark, type OpenElement, type SectionPair } from './marks'
import { openFields } from './open-fields'
import { isBlank, ownElements } from './own-elements'
import { reopening } from './reopen'

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

export interface Cuts {
  readonly cuts: readonly Cut[]
  /** The keys of sections whose ends are in places that have nothing in common, or one of them alone in a field. */
  readonly misplaced: readonly string[]
}

/**
 * Where a part is cut for its values and sections. A section whose ends are in cells of a table takes whole rows; one whose
 * ends are each in a paragraph or row of its own takes what is between them, and these go; any other takes exactly what
 * is between its ends, runs being parted where they must.
 */
export function findCuts(xml: string, marks: readonly Mark[]): Cuts {
  const pairs = pairUp(marks)
  const own: OwnElements = {
    paragraphs: ownElements(xml, marks, pairs, 'w:p'),
    rows: ownElements(xml, marks, pairs, 'w:tr'),
  }
  const list = new CutList(pairs.length === 0 ? () => null : openFields(xml))
  for (const mark of marks) if (mark.sign === '') list.value(mark)
  for (const pair of pairs) if (!takeSection(xml, pair, own, list)) list.misplaced.push(pair.open.key)
  list.finish(xml, marks)
  return list
}

/** Those that contain nothing but ends of sections. */
interface OwnElements {
  readonly paragraphs: ReadonlySet<OpenElement>
  readonly rows: ReadonlySet<OpenElement>
}

/** Cuts for one section. @returns false where its ends are in places that have nothing in common */
function takeSection(xml: string, pair: SectionPair, own: OwnElements, list: CutList): boolean {
  const forced = forcedEnds(pair)
  if (forced !== null) {
    if (forced.first.parent !== forced.last.parent) return false
    if (forced.first.name === 'w:tr') list.takeRows(pair, forced, false)
    else list.takeParagraphs(pair, forced)
    return true
  }
  if (pair.open.key.endsWith('-each') && takeEach(xml, pair, list)) return true
  const { common, below, beyond } = pathsOf(pair)
  const rows = rowsOf(common, below, beyond)
  if (rows !== null) {
    list.takeRows(pair, rows, own.rows.has(rows.first) && own.rows.has(rows.last))
    return true
  }
  if ([...below, ...beyond].some(({ name }) => CROSSED.has(localName(name)))) return false
  const [first, last] = [closest(pair.open.element, 'w:p'), closest(pair.close.element, 'w:p')]
  if (first !== null && last !== null && own.paragraphs.has(first) && own.paragraphs.has(last)) {
    list.takeBetweenParagraphs(pair, { first, last })
    return true
  }
  if (first !== null && first === last && isListItem(xml, first) && isAlone(xml, first, pair)) {
    list.takeParagraphs(pair, { first, last })
    return true
  }
  if (sameNames(below, beyond)) {
    list.takeBetweenEnds(pair)
    if (first !== null && first !== last) list.guardAround(first)
    return true
  }
  // In one paragraph, or in two side by side: the runs that are open at its ends are parted.
  const [openCut, closeCut] = [below.findIndex(isParagraph) + 1, beyond.findIndex(isParagraph) + 1]
  if (!sameNames(below.slice(0, openCut), beyond.slice(0, closeCut))) return false
  list.takeBetweenEnds(pair, reopening(xml, below.slice(openCut)), reopening(xml, beyond.slice(closeCut)))
  return true
}

/**
 * A section over rows that fills whole paragraphs of one container takes these; in the only cell of a table's row, that row.
 * @returns false where anything else is in the paragraphs, or they are in different places
 */
function takeEach(xml: string, { open, close }: SectionPair, list: CutList): boolean {
  const [first, last] = [closest(open.element, 'w:p'), closest(close.element, 'w:p')]
  if (first === null || last === null || first.parent !== last.parent) return false
  const before = xml.slice(first.startEnd, open.start).replace(PROPERTIES, '')
  if (!isBlank(before) || !isBlank(xml.slice(close.end, last.contentEnd))) return false
  const cell = first.parent?.name === 'w:tc' && first === last ? first.parent : null
  const row = cell?.parent?.name === 'w:tr' ? cell.parent : null
  const isOnly = row !== null && xml.slice(row.startEnd, row.contentEnd).split('</w:tc>').length === 2
  const fills = cell !== null && xml.slice(cell.startEnd, cell.contentEnd).split('</w:p>').length === 2
  if (row !== null && isOnly && fills) list.takeRows({ open, close }, { first: row, last: row }, false)
  else list.takeParagraphs({ open, close }, { first, last })
  return true
}

const PROPERTIES = /^\s*<w:pPr[\s>][\s\S]*?<\/w:pPr\s*>/

/** Whether a paragraph is numbered or has its own bullet: one without a text would still show it. */
function isListItem(xml: string, { startEnd, contentEnd }: OpenElement): boolean {
  return PROPERTIES.exec(xml.slice(startEnd, contentEnd))?.[0].includes('<w:numPr') ?? false
}

/** Whether there is nothing to see in a paragraph outside of a section. */
function isAlone(xml: string, { startEnd, contentEnd }: OpenElement, { open, close }: SectionPair): boolean {
  const before = xml.slice(startEnd, open.start).replace(PROPERTIES, '')
  return isBlank(before) && isBlank(xml.slice(close.end, contentEnd))
}

/** The elements that a section takes whose tag names what it repeats (template/sections.ts); null for any other. */
function forcedEnds({ open, close }: SectionPair): Ends | null {
  const name = open.key.endsWith('-row') ? 'w:tr' : open.key.endsWith('-paragraph') ? 'w:p' : null
  if (name === null) return null
  const [first, last] = [closest(open.element, name), closest(close.element, name)]
  return first === null || last === null ? null : { first, last }
}

/** The innermost element that both ends of a section stand in, and the elements below it around its beginning and its end. */
function pathsOf({ open, close }: SectionPair): {
  readonly common: OpenElement | null
  readonly below: readonly OpenElement[]
  readonly beyond: readonly OpenElement[]
} {
  const [openPath, closePath] = [pathOf(open.element), pathOf(close.element)]
  let shared = 0
  while (shared < openPath.length && openPath[shared] === closePath[shared]) shared++
  return { common: openPath[shared - 1] ?? null, below: openPath.slice(shared), beyond: closePath.slice(shared) }
}

function sameNames(a: readonly OpenElement[], b: readonly OpenElement[]): boolean {
  return a.length === b.length && a.every(({ name }, index) => name === b[index]?.name)
}

function isParagraph({ name }: OpenElement): boolean {
  return name === 'w:p' || name === 'a:p'
}

/** The first and the last of the rows that a section takes whose ends are in different cells of one table. */
function rowsOf(
  common: OpenElement | null,
  below: readonly OpenElement[],
  beyond: readonly OpenElement[],
): Ends | null {
  const [open, close] = [below[0], beyond[0]]
  if (common === null || open === undefined || close === undefined) return null
  const cells = (path: readonly OpenElement[]) => path.filter(({ name }) => localName(name) === 'tc').length
  if (cells(below) !== 1 || cells(beyond) !== 1) return null
  if ([...below, ...beyond].some(({ name }) => localName(name) === 'tbl' || localName(name) === 'txbxContent'))
    return null
  const row = closestRow(common)
  if (row !== null && !below.some(isRow)) return { first: row, last: row }
  return below.some(isRow) && beyond.some(isRow) ? { first: open, last: close } : null
}

function isRow({ name }: OpenElement): boolean {
  return localName(name) === 'tr'
}

/** The row that the elements of a row stand in: a cell may be wrapped in a content control. */
function closestRow(element: OpenElement): OpenElement | null {
  for (let at: OpenElement | null = element; at !== null; at = at.parent) {
    if (isRow(at)) return at
    if (localName(at.name) === 'tc' || localName(at.name) === 'tbl') return null
  }
  return null
}
