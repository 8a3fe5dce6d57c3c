/** Which page of the help is about an error: the first that the code begins with. */
const PAGES: readonly (readonly [slug: string, beginnings: RegExp])[] = [
  [
    'files',
    /^(?:GATE_|FILE_TOO_|FILE_UNPROCESSABLE|BODY_TOO_LARGE|UPLOAD_BROKEN|UNSUPPORTED_MEDIA_TYPE|FILE_MISSING|FILE_IN_USE|SOURCES_GONE)/,
  ],
  ['files', /^(?:TEMPLATE_(?:ACTIVE_CONTENT|CONVERTED|TOO_)|CONTENT_STRIPPED|SHEET_(?:DAMAGED|ENCODING|CHARACTERS))/],
  ['files', /^(?:CONVERSION_|CONVERTER_MISSING|STORAGE_UNAVAILABLE|RESULT_TOO_LARGE|DOCUMENT_TOO_LARGE)/],
  ['tags-foreign', /^(?:TAG_INSTRUCTION|TAG_RAW|TEMPLATE_DIFFERS)/],
  ['tags-conditions', /^(?:SECTION_|CONDITION_)/],
  ['tags-loops', /^LOOPS?_/],
  ['tags-totals', /^(?:AGGREGATE_|GROUP_)/],
  ['tags-own', /^(?:PROFILE_FIELD_|ACT_NUMBER)/],
  ['workbooks', /^(?:FORMULAS?_|WORKBOOK_|SHEET_OF_FIRST|OUTPUT_(?:NEEDS|OTHER))/],
  [
    'options',
    /^(?:PATTERN_|FILE_NAMES_|LANGUAGE_|MERGE_|MERGED_LARGE|DOCUMENTS_UNCHANGED|MAIL_|OUTPUT_|RERUN_|PREVIEW_NO_DOCUMENT|OPERATION_CANCELLED|DESK_CHANGED)/,
  ],
  ['tags-values', /^(?:TAGS?_|TEMPLATE_|EXPRESSION_|FORMAT_|CALCULATION_|MAPPING_|PICTURE_|FIELD_)/],
  ['tables', /^(?:TABLES?_|PDF_|DOCUMENT_CONVERTED)/],
  ['doses-units', /^DOSE_UNITS?_/],
  ['doses-periods', /^DOSE_(?:DAY|PERIOD)_/],
  ['doses-limits', /^(?:LIMIT_PROFILE_|LIMITS_NOT_|LIMIT_NOT_|DOSES_NOT_COMPARED|DOSE_MAY_EXCEED|DOSE_PROFILE_)/],
  ['doses-posology', /^POSOLOGY_/],
  ['doses-marks', /^(?:DOSES?_|SUBJECT_|HIDDEN_)/],
  ['rows', /^(?:SHEET_|CELL_|DATES_|ROWS_|COLUMN_|MERGED_CELLS_|NAME_|NOUN_|DATA_CONVERTED|JSON_|WARNINGS_OMITTED)/],
  [
    'plans',
    /^(?:LIMIT_|TOO_MANY_(?:ROWS|TEMPLATES|DOSE_PROFILES)|TEMPLATES_FULL|STORAGE_FULL|PAYMENT_|SUBSCRIPTION_|NO_SUBSCRIPTION|PADDLE_)/,
  ],
  ['api', /^(?:METHOD_|RANGE_|API_|TOO_MANY_TOKENS|TOO_MANY_WEBHOOKS|WEBHOOK_|TOKEN_EXPIRED)/],
  [
    'account',
    /^(?:CREDENTIALS_|PASSWORD_|EMAIL_|LINK_|OAUTH_|IDENTITY_|LAST_SIGN_IN_|SIGN_IN_|UNAUTHENTICATED|XSRF|FORBIDDEN)/,
  ],
  ['account', /^(?:INTERNAL|SERVER_|SHUTTING_|DATABASE_|BAD_REQUEST|NOT_FOUND|TOO_MANY_REQUESTS)/],
]

/** Returns the address of the help page about an error; null for a code that isn't ours. */
export function errorPage(code: string): string | null {
  const slug = PAGES.find(([, beginnings]) => beginnings.test(code))?.[0]
  return slug === undefined ? null : `/help/${slug}`
}
