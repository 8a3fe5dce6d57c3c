import { isOutside, type SectionOrder } from '../template/repeated-rows'
import { CONDITION } from '../template/token'
import { closest, localName, type Mark, type OpenElement, type SectionPair } from './marks'
import type { FieldAt } from './open-fields'
import { rangeMarks } from './range-marks'

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

/** What is written where elements are parted: before the node that begins or ends there, and after it. */
export type Around = Pick<Cut, 'before' | 'after'>

/** The first and the last of the elements that a section takes. */
export interface Ends {
  readonly first: OpenElement
  readonly last: OpenElement
}

const NOTHING: Around = { before: '', after: '' }

/** A section over whole rows. */
interface RowSection extends SectionPair, Ends {
  /** Where it ends, which is before its last row if that goes. */
  readonly end: number
}

/** Word's containers that contain paragraphs and tables, and must not be left empty (ECMA-376 §17.4.66, §17.10, §17.11). */
const CONTAINERS: ReadonlySet<string> = new Set([
  'w:tc',
  'w:txbxContent',
  'w:hdr',
  'w:ftr',
  'w:footnote',
  'w:endnote',
  'w:comment',
])

/** The cuts of a part as they are found, one method for each way in which a section takes what it repeats. */
export class CutList {
  readonly cuts: Cut[] = []
  /** The keys of sections that can't be taken. */
  readonly misplaced: string[] = []
  /** By key, the field that a section begins in. */
  readonly #begun = new Map<string, number | null>()
  /** Elements that contain nothing but ends of sections. */
  readonly #dropped = new Set<OpenElement>()
  /** What a section that is left out may leave empty. */
  readonly #containers = new Set<OpenElement>()
  readonly #tables = new Set<OpenElement>()
  readonly #ofRows: RowSection[] = []

  constructor(private readonly fieldAt: FieldAt) {}

  /** A value takes the place of its mark. */
  value(mark: Mark): void {
    this.#replace(mark, { kind: 'value', mark })
  }

  /** The section takes whole rows of a table. @param own each of its ends is in its own row, and these go */
  takeRows({ open, close }: SectionPair, { first, last }: Ends, own: boolean): void {
    if (own) this.#dropped.add(first).add(last)
    this.#ofRows.push({ open, close, first, last, end: own ? last.start : last.end })
    for (const mark of [open, close]) this.#replace(mark, { kind: 'nothing' })
    const table = tableOf(first)
    if (table === null) return
    this.#tables.add(table)
    if (table.parent !== null && CONTAINERS.has(table.parent.name)) this.#containers.add(table.parent)
  }

  /** The section takes what is between the paragraphs of its ends, and these go. */
  takeBetweenParagraphs({ open, close }: SectionPair, { first, last }: Ends): void {
    this.#bound(open, first.start, first.start)
    this.#bound(close, last.start, last.start)
    this.#dropped.add(first).add(last)
    this.guardAround(first)
  }

  /** The section takes whole paragraphs, with whatever else is in them. */
  takeParagraphs({ open, close }: SectionPair, { first, last }: Ends): void {
    this.#bound(open, first.start, first.start)
    this.#bound(close, last.end, last.end)
    for (const mark of [open, close]) this.#replace(mark, { kind: 'nothing' })
    this.guardAround(first)
  }

  /** The section takes exactly what is between its ends. */
  takeBetweenEnds({ open, close }: SectionPair, opening: Around = NOTHING, closing: Around = NOTHING): void {
    this.#bound(open, open.start, open.end, opening)
    this.#bound(close, close.start, close.end, closing)
  }

  /** The container that a paragraph is in is watched: without the section it may be empty. */
  guardAround(paragraph: OpenElement): void {
    let element = paragraph.parent
    while (element !== null && !CONTAINERS.has(element.name)) element = element.parent
    if (element !== null) this.#containers.add(element)
  }

  /** After the last section: says where those of rows begin and end, leaves out the elements that contain nothing but ends, and guards what may be left empty. */
  finish(xml: string, marks: readonly Mark[]): void {
    this.#boundRows()
    const ends = lastEnds(marks)
    for (const element of this.#dropped) {
      this.cuts.push({
        at: element.start,
        to: element.end,
        // What is kept is outside of the section: before one that begins here, after one that ends.
        order: (ends.get(element) ?? -1) + 0.5,
        before: rangeMarks(xml.slice(element.startEnd, element.contentEnd)),
        after: '',
        does: { kind: 'nothing' },
      })
    }
    for (const { startEnd, contentEnd } of this.#containers) this.#guard(startEnd, contentEnd, 'container')
    for (const { start, end } of this.#tables) this.#guard(start, end, 'table')
  }

  #replace({ start, end, index }: Mark, does: Cut['does']): void {
    this.cuts.push({ at: start, to: end, order: index, ...NOTHING, does })
  }

  /** Sections that begin with the same row begin from the outside in, those that end with the same row end from the inside out. */
  #boundRows(): void {
    const inOrder = this.#ofRows.toSorted((a, b) => (isAround(a, b) ? -1 : 1))
    const shared = (of: (section: RowSection) => OpenElement, mark: 'open' | 'close') => {
      const orders = new Map<OpenElement, number[]>()
      for (const section of this.#ofRows)
        orders.set(of(section), [...(orders.get(of(section)) ?? []), section[mark].index])
      for (const all of orders.values()) all.sort((a, b) => a - b)
      return orders
    }
    const [begins, ends] = [shared(({ first }) => first, 'open'), shared(({ last }) => last, 'close')]
    for (const { open, first } of inOrder)
      this.#bound(open, first.start, first.start, NOTHING, begins.get(first)?.shift())
    for (const { close, last, end } of inOrder.toReversed())
      this.#bound(close, end, end, NOTHING, ends.get(last)?.shift())
  }

  /** Where a section begins or ends, which need not be where its mark is. */
  #bound(mark: Mark, at: number, to: number, around: Around = NOTHING, order = mark.index): void {
    const { sign, key } = mark
    const field = this.fieldAt(at)
    const does: Cut['does'] = sign === '/' ? { kind: 'close', key } : { kind: 'open', node: 'section', mark }
    this.cuts.push({ at, to, order, ...around, does })
    // Repeated or left out, one end of a field alone would leave Word with a field that never ends.
    if (sign !== '/') this.#begun.set(key, field)
    else if (this.#begun.get(key) !== field) this.misplaced.push(key)
  }

  #guard(at: number, to: number, node: 'container' | 'table'): void {
    this.cuts.push({ at, to: at, order: -1, ...NOTHING, does: { kind: 'open', node, mark: null } })
    // What begins or ends right after a table, at the same offset, is outside of it; what ends where a container does is inside.
    const order = node === 'table' ? -2 : Number.MAX_SAFE_INTEGER
    this.cuts.push({ at: to, to, order, ...NOTHING, does: { kind: 'close', key: null } })
  }
}

/** Whether a section over rows is around another that begins or ends with the same row. */
function isAround(one: RowSection, other: RowSection): boolean {
  if (one.first !== other.first || one.last !== other.last)
    return one.first.start < other.first.start || (one.first === other.first && one.last.end > other.last.end)
  return isOutside(orderOf(one), orderOf(other))
}

function orderOf({ open, close }: RowSection): SectionOrder {
  return { begins: open.index, ends: close.index, isCondition: open.key.includes(CONDITION) }
}

/** By paragraph and by row, the place among the marks of the last section that ends in it. */
function lastEnds(marks: readonly Mark[]): ReadonlyMap<OpenElement | null, number> {
  const ends = new Map<OpenElement | null, number>()
  for (const { sign, element, index } of marks) {
    if (sign === '/') for (const name of ['w:p', 'w:tr']) ends.set(closest(element, name), index)
  }
  return ends
}

function tableOf(row: OpenElement): OpenElement | null {
  let table: OpenElement | null = row
  while (table !== null && localName(table.name) !== 'tbl') table = table.parent
  return table
}
