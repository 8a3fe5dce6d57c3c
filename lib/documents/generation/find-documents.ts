import type { NamedFile } from '../tool'
import type { GenerateContext } from './context'
import { localToday, type GenerateOptions } from './options'
import { prepare } from './prepare'
import { printedSample } from './values/printed-sample'
import { ProfileValues } from './values/profile'
import { planScopes } from './values/scope-plan'
import { documentScope } from './values/scopes'

/** Above this many documents, it is checked now and then whether anyone still waits. */
const BETWEEN_CHECKS = 500

/** A text as words are compared: small letters without diacritics. */
function plain(text: string): string {
  return text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase()
}

/**
 * Finds the documents of a run with the same options that print all words of a search: in any case, with or without diacritics. What is
 * the same by chance in another run, as a number of the register or today's date, isn't searched.
 *
 * @returns the first row of each, as the spreadsheet shows its number
 * @throws DocumentError as generate does; the signal's reason
 */
export async function findDocuments(
  files: { readonly data: NamedFile; readonly template: NamedFile },
  { search, output: _output, ...options }: GenerateOptions & { readonly search: string },
  context: GenerateContext = {},
): Promise<readonly number[]> {
  const { matching, language, table, documents } = await prepare(files, options, context)
  const words = plain(search).split(/\s+/).filter(Boolean)
  const printed = matching.matches.filter(({ source }) => source.kind !== 'builtin' && source.kind !== 'nothing')
  const { missing = 'warn', profile, today = localToday() } = options
  const values = { sheet: table.sheet, missing, profile: new ProfileValues(profile), today }
  const plan = planScopes(matching, language, table.allRows)
  const found: number[] = []
  for (const [index, { rows, ordinal }] of documents.entries()) {
    if (index % BETWEEN_CHECKS === 0) context.signal?.throwIfAborted()
    const scope = documentScope(plan, rows, ordinal, { ...values, actNumber: index + 1 })
    const text = plain(printed.map((match) => printedSample(match, scope)).join('\n'))
    const [first] = rows
    if (first !== undefined && words.every((word) => text.includes(word))) found.push(first.number)
  }
  return found
}
