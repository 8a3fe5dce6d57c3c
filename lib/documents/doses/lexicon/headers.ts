/** What a column is for, by its header. Quantities, units and positions have lexicons of their own. */
export const HEADER_MEANINGS = [
  /** The word itself, of no quantity: `Doza`, `доза`. */
  'dose',
  /** Whose quantity or unit is elsewhere in the row: `Result`. */
  'value',
  'subject',
  'surname',
  'given_name',
  'subject_id',
  'birth',
  'date',
  /** Of a person's work, health or papers, or of a device: of no dose. */
  'other_date',
  'period_from',
  'period_to',
  'period',
  'month',
  'quarter',
  'year',
  'role_period',
  'role_cumulative',
  'role_total',
  'role_limit',
  'control',
  'unit',
  /** What is measured, where each row says it: `Parameter`. */
  'quantity',
  'position',
  'dosimeter',
  'note',
  'drug',
  'substance',
  'strength',
  'form',
  'route',
  'instruction',
  'frequency',
  'duration',
  'department',
  /** What a person is at work: nothing that doses are told by. */
  'job',
  'place',
  'device',
  'examination',
  'row_number',
  'other_number',
  /** A number said of doses that is none, whatever unit it has: an uncertainty, how many persons, a collective dose. */
  'no_dose',
] as const

export type HeaderMeaning = (typeof HEADER_MEANINGS)[number]
