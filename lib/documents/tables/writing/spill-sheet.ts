import type { OutRow, OutSheet } from '../../spreadsheets/writing/sheet'
import { tableName, type Plan } from './plan'
import type { TableLabels } from './label-codes'

/** The texts that their cells can't contain: the rest of each, in as many rows as it needs, joined without anything between. */
export function spillSheet({ spills, blocks, names }: Plan, labels: TableLabels): OutSheet {
  const header = [labels('longTextsTable'), labels('longTextsCell'), labels('longTextsRest')]
  const rows: OutRow[] = [
    { cells: header.map((value, col) => ({ col, value, look: { bold: true } })) },
    ...[...spills.values()].flatMap((own) =>
      [...own.values()].flatMap(({ table, address, rest }): OutRow[] => {
        const sheet = blocks.get(table.table.id)?.sheet ?? 0
        return rest.map((value): OutRow => ({
          cells: [
            {
              col: 0,
              value: tableName(table, labels),
              look: { link: true },
              link: { kind: 'cell', sheet, row: 0, col: 0 },
            },
            { col: 1, value: address, look: {} },
            { col: 2, value, look: { wrap: true, quotePrefix: true } },
          ],
        }))
      }),
    ),
  ]
  return { name: names.at(-1) ?? '', rows, widths: [40, 10, 120], frozenRows: 1, landscape: true }
}
