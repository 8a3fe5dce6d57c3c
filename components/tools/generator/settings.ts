import { addressesOf } from './choices'
import type { LetterText } from './letter'
import type { Options } from './options'
import type { Reading } from './state'

/** What the options say of how the files are read, so that what is said before a run holds then. */
export function readingOf({ missing, language, includeHidden, groupBy }: Options): Reading {
  return { missing, language, includeHidden, groupBy: groupBy === 'all' ? ['*'] : addressesOf(groupBy) }
}

/** The column of addresses, as the server finds it; null where no row's document is sent to the row's own. */
export function mailColumnOf({ mailing, mailColumn }: Options): string | null {
  return mailing !== 'rows' || mailColumn === null ? null : (addressesOf([mailColumn])[0] ?? null)
}

/** What the options say of the mails, as a run's form carries it. */
export function mailFields({ mailing, email }: Options): { readonly email?: string } {
  return mailing === 'addresses' && email.trim() !== '' ? { email: email.trim() } : {}
}

/** What a reading and the places chosen in the files are called in a request; what is as usual goes without saying. */
export function readingSettings(asked: {
  readonly sheet: string | null
  readonly headerRow: number | null
  readonly mapping: Readonly<Record<string, string>>
  readonly reading: Reading
  readonly mailColumn: string | null
  readonly letter: LetterText
}): Record<string, unknown> {
  const { sheet, headerRow, mapping, mailColumn } = asked
  const { missing, language, includeHidden, groupBy } = asked.reading
  return {
    ...(sheet !== null && { sheet }),
    ...(headerRow !== null && { headerRow }),
    mapping,
    missing,
    language,
    ...(!includeHidden && { includeHidden }),
    ...(groupBy.length > 0 && { groupBy }),
    ...(mailColumn !== null && { mailColumn }),
    ...asked.letter,
  }
}

/** What the options say of the files that a run leaves; `documents` is how many it makes, null where that is not known. */
export function outputSettings(
  { single, format, pattern, mailing, mailTest }: Options,
  documents: number | null,
): Record<string, unknown> {
  // The PDF of one document, or of all of them joined, is a file by itself.
  const pdf = single || documents === 1 ? 'pdf' : 'pdfs'
  return {
    ...(pattern.trim() !== '' && { pattern: pattern.trim() }),
    ...(single && { single }),
    ...(format === 'pdf' && { output: pdf }),
    ...(mailing === 'rows' && mailTest && { mailTest }),
  }
}
