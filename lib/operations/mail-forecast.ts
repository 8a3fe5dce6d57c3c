import { z } from 'zod'
import { addressesDiffer } from '@/lib/documents/generation/data/addresses'
import type { InspectedAddress } from '@/lib/documents/inspection/inspect'
import { problem, type Problem } from '@/lib/documents/problem'
import { parseAddress, readableAddress } from '@/lib/mail/address'
import { oneLine } from '@/lib/mail/one-line'

/** A screen lists the first; the rest is counted. */
const MAX_LISTED = 200
const GIVEN_LENGTH = 100

const count = z.int().min(0)

export const mailForecastSchema = z
  .strictObject({
    documents: count.describe('The number of documents whose rows have exactly one address.'),
    addresses: count.describe('The number of addresses.'),
    to: z
      .array(z.strictObject({ address: z.string(), documents: count, rows: z.array(z.int().min(1)) }))
      .describe(`The first ${MAX_LISTED}, those with the most documents first.`),
    without: count.describe(
      'The number of documents that are created but not emailed, because their rows have no valid address or different ones.',
    ),
    left: count.describe('The number of emails that can still be sent within 24 hours.'),
  })
  .meta({ id: 'MailForecast' })

export type MailForecast = z.infer<typeof mailForecastSchema>

/** How many documents each recipient would get, and what's wrong with cells without an address. */
export function mailForecast(
  cells: readonly InspectedAddress[],
  sheet: string | null,
  left: number,
): { readonly forecast: MailForecast; readonly problems: readonly Problem[] } {
  const problems: Problem[] = []
  const rowsOf = new Map<string, { address: string; rows: number[] }>()
  for (const cell of cells) {
    const address = parseAddress(cell.text)
    if (address === null) {
      problems.push(noAddress(cell, sheet))
      continue
    }
    // One mailbox regardless of letter case, shown as it is written first.
    const known = rowsOf.get(address.toLowerCase()) ?? { address: readableAddress(address), rows: [] }
    known.rows.push(cell.row)
    rowsOf.set(address.toLowerCase(), known)
  }
  const to = [...rowsOf.values()].toSorted((a, b) => b.rows.length - a.rows.length)
  return {
    forecast: {
      documents: cells.length - problems.length,
      addresses: to.length,
      to: to.slice(0, MAX_LISTED).map(({ address, rows }) => ({ address, documents: rows.length, rows })),
      without: problems.length,
      left,
    },
    problems,
  }
}

function noAddress({ row, column, text, differing }: InspectedAddress, sheet: string | null): Problem {
  if (differing !== undefined) return addressesDiffer(row, differing, { letter: column, sheet })
  const given = oneLine(text, GIVEN_LENGTH)
  const params = { given, why: given === '' ? 'empty' : 'wrong' }
  return problem('MAIL_NO_ADDRESS', 'warning', { file: 'data', sheet, row, column, cell: `${column}${row}`, params })
}
