import type { ColumnName } from './answers'
import { addressesOf } from './choices'
import type { EditSettings } from './edits'
import type { LetterText } from './letter'
import type { Options } from './options'
import type { Reading } from './state'

/**
 * The options that affect how the files are read, so that the inspection and the run agree. `all` as in `addressesOf`.
 */
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

/** The options for emails, as fields of a run's form. */
export function mailFields({ mailing, email }: Options): { readonly email?: string } {
  return mailing === 'addresses' && email.trim() !== '' ? { email: email.trim() } : {}
}

/**
 * The fields of a request that say how to read the files. Defaults are omitted, except with a saved template, whose own
 * settings apply to omitted fields.
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
    // A template saved for a single document would otherwise be rejected for more rows in the inspection.
    ...(kept && { output: 'auto' }),
    ...(mailColumn !== null && { mailColumn }),
    ...asked.letter,
    ...(Object.keys(constants).length > 0 && { constants }),
    ...asked.edits,
  }
}

/** The file name pattern: omitted by default, except with a saved template, whose own pattern would apply. */
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
  // The PDF of one document, or of all documents joined, is one file, so a row's own PDF can't be emailed.
  const pdf = mailing !== 'rows' && (single || documents === 1) ? 'pdf' : 'pdfs'
  return {
    ...patternSettings(pattern, templateId),
    ...((kept || single) && { single }),
    ...(format === 'pdf' ? { output: pdf } : kept && { output: 'auto' }),
    ...(mailing === 'rows' && mailTest && { mailTest }),
  }
}
