import type { DocumentCode } from '../../codes'
import { problem, type Problem } from '../../problem'
import type { DoseTable, Layout, RowKind } from '../layout-model'

const STATISTICS: ReadonlySet<RowKind | undefined> = new Set<RowKind>(['statistic', 'count'])
/** At most this many rows are reported individually. */
const MOST = 20
/** Rules that use figures alone, with the reason given for a row that they decided. */
const BY_VALUE: Readonly<Record<string, DocumentCode>> = {
  'row.max.by-value': 'DOSE_ROW_IS_MAXIMUM',
  'row.min.by-value': 'DOSE_ROW_IS_MINIMUM',
  'row.mean.by-value': 'DOSE_ROW_IS_MEAN',
  'row.median.by-value': 'DOSE_ROW_IS_MEDIAN',
  'row.count.by-value': 'DOSE_ROW_IS_COUNT',
}

/**
 * Returns why rows were left out of people's doses although no word in them says so. Their figures are a statistic of
 * the rows above.
 */
export function rowProblems({ tables }: Layout): readonly Problem[] {
  return tables.flatMap(problemsOf).slice(0, MOST)
}

function problemsOf({ source, reasons, rows, columns }: DoseTable): Problem[] {
  const first = columns.find(({ holds }) => holds === 'values')
  return [...(reasons ?? [])].flatMap(([row, rules]) => {
    const code = rules.map((rule) => BY_VALUE[rule]).find((each) => each !== undefined)
    if (code === undefined || !STATISTICS.has(rows.get(row)) || rules.some((rule) => rule.endsWith('.said'))) return []
    const label = source.sheet.rows[row]?.find((cell) => typeof cell?.value === 'string' && cell.text.trim() !== '')
    const params = { sheet: source.name, row: row + 1, label: label?.text.trim() ?? '' }
    return [problem(code, 'info', { file: 'data', sheet: source.name, row: row + 1, column: first?.letter, params })]
  })
}
