import type { Problem } from '../../problem'
import { cellAddress } from '../../spreadsheets/address'
import type { Look, OutCell, OutRow, OutSheet } from '../../spreadsheets/writing/sheet'
import type { CellType, ShapedTable } from '../../word-tables/model'
import { tableName, type Plan } from './plan'
import type { NumberedTable } from './shaping'
import type { TableLabelCode, TableLabels } from './label-codes'

/** How many names of pictures a cell lists. */
const MOST_NAMES = 20

type PartCode = Extract<TableLabelCode, `part${string}`>

const PARTS: readonly (readonly [RegExp, PartCode])[] = [
  [/header[^/]*$/i, 'partHeader'],
  [/footer[^/]*$/i, 'partFooter'],
  [/footnotes[^/]*$/i, 'partFootnotes'],
  [/endnotes[^/]*$/i, 'partEndnotes'],
  [/comments[^/]*$/i, 'partComments'],
]

/** The kind of a part by its name, as Word and every program like it names parts. */
export function partLabel(part: string): PartCode {
  return PARTS.find(([name]) => name.test(part))?.[1] ?? 'partBody'
}

/** The figures about a table. */
export interface TableFigures {
  readonly types: Readonly<Record<CellType, number>>
  /** Cells that look like numbers and stay texts. */
  readonly kept: number
  readonly merged: number
  readonly notes: number
  readonly pictures: readonly string[]
}

/** How many cells are of each type, merged, noted or kept as texts, and the pictures in them. */
export function tableFigures({ cells, typing }: ShapedTable): TableFigures {
  const types = { text: 0, number: 0, percent: 0, date: 0, boolean: 0, empty: 0 }
  let kept = 0
  for (const { type, quotePrefix } of typing) {
    types[type]++
    if (quotePrefix && type === 'text') kept++
  }
  let [merged, notes] = [0, 0]
  const pictures: string[] = []
  for (const cell of cells) {
    if (cell.rowSpan > 1 || cell.colSpan > 1) merged++
    notes += cell.notes.length
    if (cell.pictures.length > 0) pictures.push(...cell.pictures)
  }
  return { types, kept, merged, notes, pictures: pictures.length > 1 ? [...new Set(pictures)] : pictures }
}

const HEADER_FILL = 'EDEDED'
const ATTENTION_FILL = 'FFF2CC'

/** Thousands of tables share them. */
const LOOKS = {
  header: { bold: true, wrap: true, fill: HEADER_FILL },
  figure: {},
  text: { wrap: true, quotePrefix: false },
  quoted: { wrap: true, quotePrefix: true },
  link: { link: true, wrap: true },
  title: { bold: true },
  message: { quotePrefix: true },
  warning: { quotePrefix: true, fill: ATTENTION_FILL },
} as const satisfies Record<string, Look>

type Content = Pick<OutCell, 'value' | 'look' | 'link'>

interface Column {
  readonly label: TableLabelCode
  readonly width: number
  value(table: NumberedTable, figures: TableFigures, sheets: SheetsContext): Content | null
}

interface SheetsContext {
  readonly plan: Plan
  readonly labels: TableLabels
  readonly tables: ReadonlyMap<string, NumberedTable>
  /** What a part is called. */
  where(part: string): string
}

/** A figure; nothing where there is none of a thing. */
const figure = (count: number): Content | null =>
  count === 0 ? null : { value: { digits: String(count) }, look: LOOKS.figure }
const text = (value: string): Content | null =>
  value === '' ? null : { value, look: /^[=+\-@']/.test(value) ? LOOKS.quoted : LOOKS.text }

const COLUMNS: readonly Column[] = [
  { label: 'tablesNumber', width: 6, value: ({ number }) => figure(number) },
  {
    label: 'tablesSheetLink',
    width: 32,
    value: ({ table }, _, { plan }) => {
      const at = plan.blocks.get(table.id)
      if (at === undefined) return null
      const link = { kind: 'cell', sheet: at.sheet, row: at.block.titleRow ?? at.block.top, col: 0 } as const
      return { value: plan.names[at.sheet] ?? '', link, look: LOOKS.link }
    },
  },
  { label: 'tablesWhere', width: 18, value: ({ table }, _, { where }) => text(where(table.part)) },
  { label: 'tablesPage', width: 8, value: ({ table }) => figure(table.page ?? 0) },
  { label: 'tablesHeading', width: 32, value: ({ table }) => text(table.heading ?? '') },
  { label: 'tablesCaption', width: 40, value: ({ table }) => text(table.caption ?? '') },
  {
    label: 'tablesParent',
    width: 24,
    value: ({ table: { parentId, parentCell } }, _, { tables, labels }) => {
      const parent = parentId === null ? undefined : tables.get(parentId)
      if (parent === undefined || parentCell === null) return null
      return text(`${tableName(parent, labels)}, ${cellAddress(parentCell.row, parentCell.col)}`)
    },
  },
  { label: 'tablesRows', width: 8, value: ({ table }) => figure(table.rows) },
  { label: 'tablesCols', width: 10, value: ({ table }) => figure(table.cols) },
  { label: 'tablesHeaderRows', width: 11, value: ({ table }) => figure(table.headerRows) },
  {
    label: 'tablesJoined',
    width: 22,
    value: ({ table: { joinedFrom } }, _, { labels }) =>
      joinedFrom.length === 0
        ? null
        : text(labels('tablesJoinedOf', { count: joinedFrom.length, ids: joinedFrom.join(', ') })),
  },
  { label: 'tablesTypedNumbers', width: 9, value: (_, { types }) => figure(types.number) },
  { label: 'tablesTypedPercents', width: 11, value: (_, { types }) => figure(types.percent) },
  { label: 'tablesTypedDates', width: 9, value: (_, { types }) => figure(types.date) },
  { label: 'tablesTypedBooleans', width: 9, value: (_, { types }) => figure(types.boolean) },
  { label: 'tablesTexts', width: 9, value: (_, { types }) => figure(types.text) },
  { label: 'tablesKept', width: 16, value: (_, { kept }) => figure(kept) },
  { label: 'tablesMerged', width: 14, value: (_, { merged }) => figure(merged) },
  { label: 'tablesNotes', width: 12, value: (_, { notes }) => figure(notes) },
  {
    label: 'tablesPictures',
    width: 24,
    value: (_, { pictures }) =>
      pictures.length === 0
        ? null
        : text([...pictures.slice(0, MOST_NAMES), ...(pictures.length > MOST_NAMES ? ['…'] : [])].join(', ')),
  },
  { label: 'tablesId', width: 6, value: ({ table }) => text(table.id) },
]

/** The first sheet: every table with where it came from and what became of it, and below them what a person should know. */
export function tablesSheet(
  tables: readonly NumberedTable[],
  all: ReadonlyMap<string, NumberedTable>,
  messages: readonly Problem[],
  plan: Plan,
  labels: TableLabels,
): OutSheet {
  return {
    name: plan.names[0] ?? '',
    rows: sheetRows(tables, messages, { plan, labels, tables: all, where: partNames(labels) }),
    widths: COLUMNS.map(({ width }) => width),
    frozenRows: 1,
    titleRows: 1,
    landscape: true,
    ...(tables.length > 1 && { filter: { top: 0, left: 0, bottom: tables.length, right: COLUMNS.length - 1 } }),
  }
}

/** Thousands of tables are in the same few parts. */
function partNames(labels: TableLabels): SheetsContext['where'] {
  const known = new Map<string, string>()
  return (part) => {
    const before = known.get(part)
    if (before !== undefined) return before
    const name = labels(partLabel(part))
    known.set(part, name)
    return name
  }
}

function* sheetRows(
  tables: readonly NumberedTable[],
  messages: readonly Problem[],
  context: SheetsContext,
): Generator<OutRow, void, void> {
  const { labels } = context
  yield { cells: COLUMNS.map(({ label }, col) => ({ col, value: labels(label), look: LOOKS.header })) }
  for (const table of tables) {
    const figures = tableFigures(table.table)
    const cells: OutCell[] = []
    for (const [col, { value }] of COLUMNS.entries()) {
      const made = value(table, figures, context)
      if (made === null) continue
      cells.push({ col, value: made.value, look: made.look, link: made.link ?? null })
    }
    yield { cells }
  }
  yield* messageRows(messages, labels)
}

/** What was dropped, joined or left doubtful, and why. */
function messageRows(messages: readonly Problem[], labels: TableLabels): OutRow[] {
  if (messages.length === 0) return []
  return [
    { cells: [] },
    { cells: [{ col: 1, value: labels('tablesMessages'), look: LOOKS.title }] },
    ...messages.map((message): OutRow => ({
      cells: [
        {
          col: 1,
          value: labels.problem(message),
          look: message.severity === 'info' ? LOOKS.message : LOOKS.warning,
        },
      ],
    })),
  ]
}
