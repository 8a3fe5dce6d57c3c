import type { ColumnName } from './answers'
import { addressesOf } from './choices'
import type { EditSettings } from './edits'
import type { LetterText } from './letter'
import type { Options } from './options'
import type { Reading } from './state'

/** What the options say of how the files are read, so that what is said before a run holds then. `all` as of `addressesOf`. */
export function readingOf({ missing, language, includeHidden, groupBy }: Options, all: readonly ColumnName[]): Reading {
  return { missing, language, includeHidden, groupBy: groupBy === 'all' ? ['*'] : addressesOf(groupBy, all) }
}

/**
 * The column of addresses, as the server finds it; null where no row's document is sent to the row's own. `all` as of
 * `addressesOf`.
 */
export function mailColumnOf({ mailing, mailColumn }: Options, all: readonly ColumnName[]): string | null {
  return mailing !== 'rows' || mailColumn === null ? null : (addressesOf([mailColumn], all)[0] ?? null)
}

/** What the options say of the mails, as a run's form carries it. */
export function mailFields({ mailing, email }: Options): { readonly email?: string } {
  return mailing === 'addresses' && email.trim() !== '' ? { email: email.trim() } : {}
}

/**
 * What a reading and the places chosen in the files are called in a request. What is as usual goes without saying, but beside a kept
 * template: where nothing is said, its own settings hold.
 */
export function readingSettings(asked: {
  /** Of the kept template; null without one. */
  readonly templateId: string | null
  readonly sheet: string | null
  readonly headerRow: number | null
  readonly mapping: Readonly<Record<string, string>>
  readonly reading: Reading
  readonly mailColumn: string | null
  readonly letter: LetterText
  readonly constants: Readonly<Record<string, string>>
  readonly edits: EditSettings
}): Record<string, unknown> {
  const { sheet, headerRow, mapping, mailColumn, constants } = asked
  const { missing, language, includeHidden, groupBy } = asked.reading
  const kept = asked.templateId !== null
  return {
    ...(sheet !== null && { sheet }),
    ...(headerRow !== null && { headerRow }),
    mapping,
    missing,
    language,
    ...((kept || !includeHidden) && { includeHidden }),
    ...((kept || groupBy.length > 0) && { groupBy }),
    // One that is kept for a single document would be refused for more rows already when they are looked at.
    ...(kept && { output: 'auto' }),
    ...(mailColumn !== null && { mailColumn }),
    ...asked.letter,
    ...(Object.keys(constants).length > 0 && { constants }),
    ...asked.edits,
  }
}

/** What is said of the names of files: as usual nothing, but beside a kept template, whose own pattern would hold. */
export function patternSettings(pattern: string, templateId: string | null): { readonly pattern?: string } {
  const said = pattern.trim()
  return templateId === null && said === '' ? {} : { pattern: said }
}

/**
 * What the options say of the files that a run leaves, likewise.
 *
 * @param documents how many it makes; null where that is not known
 */
export function outputSettings(
  { single, format, pattern, mailing, mailTest }: Options,
  documents: number | null,
  templateId: string | null,
): Record<string, unknown> {
  const kept = templateId !== null
  // The PDF of one document, or of all of them joined, is a file by itself: no row's own can be taken out of that to be mailed.
  const pdf = mailing !== 'rows' && (single || documents === 1) ? 'pdf' : 'pdfs'
  return {
    ...patternSettings(pattern, templateId),
    ...((kept || single) && { single }),
    ...(format === 'pdf' ? { output: pdf } : kept && { output: 'auto' }),
    ...(mailing === 'rows' && mailTest && { mailTest }),
  }
}
