import type { XmlAttributes } from '../../../ooxml/xml-events'
import { isOn, wholeNumber } from '../scan'
import { TableBuilder, type ReadCell } from '../table-builder'
import type { StoryState } from '../story-state'
import type { LanguageCount } from '../target'
import { LEAVE_OUT, says, type Elements } from './element'

const NONE: readonly never[] = []

function newCell(): ReadCell {
  return {
    made: {
      row: 0,
      col: 0,
      rowSpan: 1,
      colSpan: 1,
      text: '',
      runs: NONE,
      notes: NONE,
      pictures: NONE,
      fill: null,
      align: null,
      tables: NONE,
      languages: NONE,
    },
    noteRefs: NONE,
    tables: NONE,
    span: 1,
    vMerge: null,
    hMerge: null,
    dropped: false,
  }
}

function beginTable(state: StoryState): typeof LEAVE_OUT | undefined {
  const { target, context } = state
  if (target === undefined || state.inRowLeftOut) return LEAVE_OUT
  const { caption, previous, texts, break: breaks } = target.container.before()
  const outer = state.tables.at(-1)
  const parent = outer === undefined || target.cell === null ? null : { table: outer.builder, cell: target.cell }
  const gap = { previous, texts, break: breaks }
  const builder = new TableBuilder(context.part, state.paragraphCount - 1, parent, state.heading, gap)
  builder.caption = caption
  builder.page = context.pages?.current ?? null
  if (target.cell !== null) target.cell.tables = [...target.cell.tables, builder]
  target.text.tableFollows()
  target.container.table(builder)
  context.onTable(builder)
  state.tables.push({ builder, row: null, around: state.fields.enter(builder) })
  return undefined
}

function beginCell(state: StoryState): typeof LEAVE_OUT | undefined {
  const row = state.tables.at(-1)?.row
  if (!row) return LEAVE_OUT
  state.enterCell(newCell())
  return undefined
}

function endCell(state: StoryState): void {
  const target = state.leaveCell()
  const row = state.tables.at(-1)?.row
  const cell = target?.cell
  if (!cell || !row) return
  target.container.end()
  const { text, runs } = target.text.finish()
  cell.made.text = text
  cell.made.runs = runs
  cell.made.languages = languagesOf(target.languages)
  row.cells.push(cell)
  state.fields.leaveCell()
}

/** Most cells of a document are in one language: they share it. */
const alone = new Map<string, readonly string[]>()
const MOST_ALONE = 500

function aloneIn(language: string): readonly string[] {
  const known = alone.get(language)
  if (known !== undefined) return known
  if (alone.size >= MOST_ALONE) alone.clear()
  const languages = [language]
  alone.set(language, languages)
  return languages
}

function languagesOf(counts: readonly LanguageCount[]): readonly string[] {
  const [only] = counts
  if (only === undefined) return NONE
  if (counts.length === 1) return aloneIn(only.language)
  return counts.toSorted((a, b) => b.length - a.length).map(({ language }) => language)
}

function property(
  parent: 'w:tcPr' | 'w:trPr',
  take: (state: StoryState, value: string | undefined, on: boolean) => void,
) {
  return says((state, attributes) => {
    if (state.parent() === parent) take(state, attributes.get('w:val'), isOn(attributes))
  })
}

/** Null if none is given, as by `auto`. */
function fillOf(attributes: XmlAttributes): string | null {
  const fill = attributes.get('w:fill') ?? ''
  return /^[\da-f]{6}$/i.test(fill) ? fill.toUpperCase() : null
}

function mergeOf(value: string | undefined): 'restart' | 'continue' {
  return value === 'restart' ? 'restart' : 'continue'
}

export const TABLES: Elements = [
  [
    'w:tbl',
    {
      open: beginTable,
      close(state) {
        const table = state.tables.pop()
        if (table !== undefined) state.fields.leave(table.around)
      },
    },
  ],
  [
    'w:gridCol',
    says((state, attributes) => {
      state.tables.at(-1)?.builder.widths.push(wholeNumber(attributes.get('w:w')))
    }),
  ],
  [
    'w:tr',
    {
      open(state) {
        const table = state.tables.at(-1)
        if (table !== undefined) table.row = { cells: [], gridBefore: 0, header: false, dropped: false }
      },
      close(state) {
        const table = state.tables.at(-1)
        if (!table?.row) return
        if (table.row.dropped) table.builder.leaveOutRow(table.row.cells, table.row)
        else table.builder.addRow(table.row.cells, table.row)
        table.row = null
      },
    },
  ],
  [
    'w:gridBefore',
    property('w:trPr', (state, value) => {
      const row = state.tables.at(-1)?.row
      if (row) row.gridBefore = wholeNumber(value) ?? Number.NaN
    }),
  ],
  [
    'w:tblHeader',
    property('w:trPr', (state, _, on) => {
      const row = state.tables.at(-1)?.row
      if (row) row.header = on
    }),
  ],
  [
    'w:hidden',
    property('w:trPr', (state, _, on) => {
      const row = state.tables.at(-1)?.row
      if (!row || !on) return
      row.dropped = true
      state.context.onUnread('row')
    }),
  ],
  ['w:tc', { open: beginCell, close: endCell }],
  // It may contain tables (ECMA-376 §17.17.2.1); Word takes in what it contains when the document is saved.
  ['w:altChunk', says(({ context }) => context.onUnread('file'))],
  [
    'w:gridSpan',
    property('w:tcPr', ({ target }, value) => {
      if (target?.cell) target.cell.span = wholeNumber(value) ?? Number.NaN
    }),
  ],
  [
    'w:vMerge',
    property('w:tcPr', ({ target }, value) => {
      if (target?.cell) target.cell.vMerge = mergeOf(value)
    }),
  ],
  [
    'w:hMerge',
    property('w:tcPr', ({ target }, value) => {
      if (target?.cell) target.cell.hMerge = mergeOf(value)
    }),
  ],
  [
    'w:shd',
    {
      open(state, attributes) {
        const fill = fillOf(attributes)
        const cell = state.target?.cell
        if (cell && state.parent() === 'w:tcPr' && fill !== null) cell.made.fill = fill
      },
      isSilent: (attributes) => fillOf(attributes) === null,
    },
  ],
]
