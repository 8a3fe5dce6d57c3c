/** Which page of the help is about an error: the first that the code begins with. */
const PAGES: readonly (readonly [slug: string, beginnings: RegExp])[] = [
  ['files', /^(?:GATE_|FILE_TOO_|FILE_UNPROCESSABLE|BODY_TOO_LARGE|UPLOAD_BROKEN|UNSUPPORTED_MEDIA_TYPE|FILE_MISSING)/],
  ['files', /^(?:TEMPLATE_(?:ACTIVE_CONTENT|CONVERTED|TOO_)|CONTENT_STRIPPED|SHEET_(?:DAMAGED|ENCODING|CHARACTERS))/],
  ['tags-foreign', /^(?:TAG_INSTRUCTION|TAG_RAW|TEMPLATE_DIFFERS)/],
  ['tags-conditions', /^(?:SECTION_|CONDITION_)/],
  ['tags-loops', /^LOOPS?_/],
  ['tags-totals', /^(?:AGGREGATE_|GROUP_)/],
  ['tags-own', /^PROFILE_FIELD_/],
  ['workbooks', /^(?:FORMULAS?_|WORKBOOK_|SHEET_OF_FIRST|OUTPUT_(?:NEEDS|OTHER))/],
  ['options', /^(?:PATTERN_|FILE_NAMES_|LANGUAGE_|MERGE_|MERGED_LARGE|DOCUMENTS_UNCHANGED|MAIL_|OUTPUT_|RERUN_)/],
  ['tags-values', /^(?:TAGS?_|TEMPLATE_|EXPRESSION_|FORMAT_|CALCULATION_|MAPPING_|PICTURE_|FIELD_)/],
  ['tables', /^(?:TABLES?_|PDF_|DOCUMENT_CONVERTED)/],
  ['doses-units', /^DOSE_UNITS?_/],
  ['doses-periods', /^DOSE_(?:DAY|PERIOD)_/],
  ['doses-limits', /^(?:LIMIT_PROFILE_|LIMITS_NOT_|LIMIT_NOT_|DOSES_NOT_COMPARED|DOSE_MAY_EXCEED|DOSE_PROFILE_)/],
  ['doses-posology', /^POSOLOGY_/],
  ['doses-marks', /^(?:DOSES?_|SUBJECT_|HIDDEN_)/],
  ['rows', /^(?:SHEET_|CELL_|DATES_|ROWS_|COLUMN_|MERGED_CELLS_|NAME_|NOUN_|DATA_CONVERTED|JSON_)/],
  ['plans', /^(?:LIMIT_|TOO_MANY_ROWS|STORAGE_FULL)/],
  ['api', /^(?:API_|TOO_MANY_TOKENS|TOO_MANY_WEBHOOKS|WEBHOOK_|TOKEN_EXPIRED)/],
]

/** Returns the address of the help page about an error; null for an error that explains itself, such as a wrong password. */
export function errorPage(code: string): string | null {
  const slug = PAGES.find(([, beginnings]) => beginnings.test(code))?.[0]
  return slug === undefined ? null : `/help/${slug}`
}
