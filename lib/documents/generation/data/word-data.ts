import { asDocx, isConvertedKind } from '../../as-docx'
import { judgeKind, requireKind } from '../../ooxml/kind'
import type { GateLimits } from '../../ooxml/limits'
import { problem } from '../../problem'
import type { DataLanguage } from '../../spreadsheets/language'
import type { Cell, CellValue, Sheet, Workbook } from '../../spreadsheets/model'
import { uniqueSheetNames } from '../../spreadsheets/sheet-names'
import type { CellTyping, JoinedTable } from '../../word-tables/model'
import type { NamedFile, ToolContext } from '../../tool'

const WORD_KINDS: ReadonlySet<string> = new Set(['docx', 'dotx', 'docm', 'dotm'])

/** Whether a file is a Word document, whose tables can be data as well as a spreadsheet's. */
export function isWordData({ bytes }: NamedFile): boolean {
  const kind = judgeKind(bytes)
  return WORD_KINDS.has(kind) || isConvertedKind(kind)
}

/**
 * The tables of a Word document as the sheets of a workbook: those split by pages joined, numbers and dates typed where the
 * evidence leaves one reading. Older files are converted first, which is reported.
 * @throws DocumentError GATE_WRONG_KIND where the document contains no table; what the gate and the converter refuse
 */
export async function readWordData(
  file: NamedFile,
  language: DataLanguage | undefined,
  gate: GateLimits,
  context: ToolContext,
): Promise<Workbook> {
  // Few spreadsheets are Word documents.
  const [{ readTables }, { joinTables }, { typeTables }] = await Promise.all([
    import('../../word-tables/reader/read-tables'),
    import('../../word-tables/joining/join-tables'),
    import('../../word-tables/typing/type-tables'),
  ])
  const { file: word, convertedFrom } = await asDocx(file, { ...context, gate })
  const { tables, evidence, messages } = await readTables(word, { limits: gate }, context)
  if (tables.length === 0) requireKind(file.bytes, 'data', file.name)
  const joined = joinTables(tables, { join: true })
  const typings = typeTables(joined, evidence, { language: language ?? 'auto' })
  const names = uniqueSheetNames(joined.map(({ caption, heading, id }) => caption ?? heading ?? id))
  const converted = problem('DATA_CONVERTED', 'info', { file: 'data', params: { kind: convertedFrom ?? '' } })
  return {
    kind: 'docx',
    sheets: joined.map((table, index) => sheetOf(table, typings[index] ?? [], names[index] ?? table.id)),
    problems: [
      ...(convertedFrom === null ? [] : [converted]),
      ...messages.map((message) => ({ ...message, file: 'data' as const })),
    ],
  }
}

function sheetOf({ rows: count, cols, cells }: JoinedTable, typing: readonly CellTyping[], name: string): Sheet {
  const rows: (Cell | undefined)[][] = Array.from({ length: count }, () => [])
  for (const [index, { row, col, text }] of cells.entries()) {
    const inRow = rows[row]
    if (inRow !== undefined && text !== '') {
      const { numFmt = null } = typing[index] ?? {}
      inRow[col] = { value: valueOf(text, typing[index]), numFmt, text }
    }
  }
  return {
    name,
    hidden: false,
    rows,
    width: cols,
    merges: cells.flatMap(({ row, col, rowSpan, colSpan }) =>
      rowSpan > 1 || colSpan > 1 ? [{ top: row, left: col, bottom: row + rowSpan - 1, right: col + colSpan - 1 }] : [],
    ),
    hiddenRows: new Set(),
    hiddenColumns: new Set(),
  }
}

function valueOf(text: string, typing: CellTyping | undefined): CellValue {
  const { type, value } = typing ?? { type: 'text', value: null }
  if (value === null || type === 'text') return text
  return type === 'number' || type === 'percent' ? Number(value) : value
}
