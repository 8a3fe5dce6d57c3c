import { problem, type Problem } from '../../problem'
import { listRows } from '../values/scope-problems'
import type { DataColumn, DataRow } from './data-table'

/** Where a document is mailed to, by the column of addresses. */
export interface DocumentAddress {
  /** As the cell shows it, which need not be an address; empty where no row has one, and where rows have different ones. */
  readonly text: string
  /** The number of the row that it is in; of the document's first where it is empty. */
  readonly row: number
  /** The number of a row for each address, where rows have different ones. */
  readonly differing?: readonly number[]
}

/**
 * The address of the document that is made of these rows: the one that all rows with an address have, whatever the case of its
 * letters. Where they have several none of them: anyone who has one would read the others' rows.
 */
export function addressOf(rows: readonly DataRow[], { index }: DataColumn): DocumentAddress {
  const found = new Map<string, DocumentAddress>()
  for (const { number, cells } of rows) {
    const text = cells[index]?.text.trim() ?? ''
    const key = text.toLowerCase()
    if (text !== '' && !found.has(key)) found.set(key, { text, row: number })
  }
  const [first, ...others] = [...found.values()]
  const none = { text: '', row: rows[0]?.number ?? 1 }
  if (first === undefined) return none
  return others.length === 0 ? first : { ...none, differing: [first, ...others].map(({ row }) => row) }
}

/** That a document goes to no one, since its rows have different addresses. */
export function addressesDiffer(
  row: number,
  differing: readonly number[],
  { letter, sheet }: { readonly letter: string; readonly sheet: string | null },
): Problem {
  const params = { why: 'differ', given: '', ...listRows(differing) }
  const place = { file: 'data' as const, sheet, row, column: letter, cell: `${letter}${row}` }
  return problem('MAIL_NO_ADDRESS', 'warning', { ...place, params })
}
