import type { CellType, CellTyping } from '../model'
import type { ColumnType, DateOrder } from './choice'
import { typeAsChosen } from './chosen-type'
import { type Candidate, type Column, isEmptyMark } from './column'
import { dateIn } from './date-shape'
import { type Mark, readFigure } from './number-shape'
import type { TypingContext } from './type-table'

/**
 * Why a column is what it is: `chosen` by a person; `whole` numbers without any mark; `column`, its own cells leave one reading;
 * `document`, the file's settings and languages choose between two; `form`, dates that say themselves which number is the day, and
 * truths; `names`, `moments`, `lists`, numbers that count nothing and stay texts; `marks`, as many decimal commas as points; `open`,
 * two readings and nothing that chooses; `words`; `empty`.
 */
export const COLUMN_EVIDENCE = [
  'chosen',
  'whole',
  'column',
  'document',
  'form',
  'names',
  'moments',
  'lists',
  'marks',
  'open',
  'words',
  'empty',
] as const

export type ColumnEvidence = (typeof COLUMN_EVIDENCE)[number]

/** How one cell of a column reads. */
export type CellReading = Pick<CellTyping, 'type' | 'numFmt'> & {
  readonly text: string
  readonly value: CellTyping['value']
}

/** A type that can be chosen for a column. */
export interface OfferedType {
  readonly as: ColumnType['as']
  readonly decimal: Mark | null
  readonly order: DateOrder | null
  /** So many of its cells would be read so; the others stay texts. */
  readonly typed: number
  /** The first cell that reads otherwise, or not at all, by another offer of the same type; null where there's none. */
  readonly sample: CellReading | null
}

/** What a column is, why, and what a person can make of it. Its cells are those below the head that are the column's alone. */
export interface ColumnReport {
  /** From 0. */
  readonly column: number
  /** What most of its cells are that are not empty; `mixed` where they are of more than two kinds. */
  readonly type: CellType | 'mixed'
  /** The format of all its typed cells; null where they have different ones. */
  readonly numFmt: string | null
  readonly evidence: ColumnEvidence
  readonly chosen: ColumnType | null
  readonly typed: number
  /** Cells that stay texts, without empty ones. */
  readonly texts: number
  readonly offers: readonly OfferedType[]
}

/** A column of a table as it was read and typed. */
export interface TypedColumn {
  readonly index: number
  readonly column: Column
  readonly cells: readonly { readonly read: Candidate; readonly typing: CellTyping }[]
  readonly chosen: ColumnType | null
}

/** Says of a column what it is and what it could be. */
export function reportColumn(typed: TypedColumn, context: TypingContext): ColumnReport {
  const counts = new Map<CellType, number>()
  const formats = new Set<string | null>()
  for (const { typing } of typed.cells) {
    if (typing.type === 'empty') continue
    counts.set(typing.type, (counts.get(typing.type) ?? 0) + 1)
    if (typing.type !== 'text') formats.add(typing.numFmt)
  }
  const types = [...counts].toSorted(([, a], [, b]) => b - a).map(([type]) => type)
  const texts = counts.get('text') ?? 0
  const [numFmt = null] = formats
  return {
    column: typed.index,
    type: types.length > 2 ? 'mixed' : (types[0] ?? 'empty'),
    numFmt: formats.size === 1 ? numFmt : null,
    evidence: evidenceOf(typed, types.find((type) => type !== 'text') ?? null),
    chosen: typed.chosen,
    typed: [...counts.values()].reduce((sum, count) => sum + count, 0) - texts,
    texts,
    offers: offersOf(typed, context),
  }
}

function evidenceOf({ cells, column, chosen }: TypedColumn, figures: CellType | null): ColumnEvidence {
  if (chosen !== null) return 'chosen'
  if (figures === null) return whyTexts(cells, column)
  if (figures === 'boolean') return 'form'
  const typed = cells.filter(({ typing }) => typing.type === figures).map(({ read }) => read)
  if (figures === 'date') {
    if (typed.every(({ date }) => date === null || date.order !== null || date.first === date.second)) return 'form'
    return column.dates.orders.size > 0 ? 'column' : 'document'
  }
  if (typed.every(({ number }) => number === null || number.reading === 'plain')) {
    return column.marks.decimals.areBoth ? 'marks' : 'whole'
  }
  return column.marks.decimals.isEmpty ? 'document' : 'column'
}

/** Why nothing in a column was typed. */
function whyTexts(cells: TypedColumn['cells'], column: Column): ColumnEvidence {
  const texts = cells.filter(({ typing }) => typing.type === 'text').map(({ read }) => read)
  if (texts.length === 0) return 'empty'
  const figures = texts.filter(({ cell, date }) => date !== null || readFigure(cell.text) !== null)
  if (figures.length === 0) return 'words'
  if (column.names) return 'names'
  if (column.moments && figures.some(({ number }) => number !== null)) return 'moments'
  if (column.commaLists || column.spaceLists || column.marks.mayBeLists) return 'lists'
  if (column.marks.decimals.areBoth) return 'marks'
  return figures.some(isOpen) ? 'open' : 'names'
}

function isOpen({ number, date }: Candidate): boolean {
  return number?.reading === 'either' || number?.reading === 'groups' || (date !== null && isOpenDate(date))
}

function isOpenDate(date: NonNullable<Candidate['date']>): boolean {
  const [day, month] = [dateIn(date, 'day-first'), dateIn(date, 'month-first')]
  return date.order === null && date.first !== date.second && day !== null && month !== null
}

const TWO_MARKS: readonly ColumnType[] = [
  { as: 'number', decimal: ',' },
  { as: 'number', decimal: '.' },
]
const TWO_ORDERS: readonly ColumnType[] = [
  { as: 'date', order: 'day-first' },
  { as: 'date', order: 'month-first' },
]

/**
 * Text always; numbers and dates where some cell can be read so, in both readings where some cell has two. Where a column has
 * decimal commas and points, all of its numbers, and only those with the more frequent mark.
 */
function offersOf(typed: TypedColumn, context: TypingContext): OfferedType[] {
  const cells = typed.cells.map(({ read }) => read).filter(({ cell }) => cell.text !== '' && !isEmptyMark(cell.text))
  if (cells.length === 0) return []
  const twoMarks = cells.find(({ number }) => number?.reading === 'either')
  const twoOrders = cells.find(({ date }) => date !== null && isOpenDate(date))
  const offer = (type: ColumnType, twofold: Candidate | undefined): OfferedType => {
    const reading = (read: Candidate) => typeAsChosen(read, type, typed.column, context)
    const typing = twofold && reading(twofold)
    return {
      as: type.as,
      decimal: (type.as === 'number' ? type.decimal : null) ?? null,
      order: (type.as === 'date' ? type.order : null) ?? null,
      typed: type.as === 'text' ? 0 : cells.filter((read) => reading(read) !== null).length,
      sample: twofold && typing ? { text: twofold.cell.text, ...plainly(typing) } : null,
    }
  }
  const { areBoth, most } = typed.column.marks.decimals
  const rare = areBoth ? cells.find(({ number }) => number?.reading === 'decimal' && number.mark !== most) : undefined
  return [
    offer({ as: 'text' }, undefined),
    ...(twoMarks ? TWO_MARKS.map((type) => offer(type, twoMarks)) : []),
    ...(rare || !twoMarks ? [offer({ as: 'number' }, rare)] : []),
    ...(rare && !twoMarks && most !== undefined ? [offer({ as: 'number', decimal: most }, undefined)] : []),
    ...(twoOrders ? TWO_ORDERS : [{ as: 'date' } as const]).map((type) => offer(type, twoOrders)),
  ].filter(({ as, typed: count }) => as === 'text' || count > 0)
}

function plainly({ type, value, numFmt }: CellTyping): Omit<CellReading, 'text'> {
  return { type, value, numFmt }
}
