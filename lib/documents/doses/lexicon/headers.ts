/** The meaning of a column, by its header. Quantities, units and positions have separate lexicons. */
export const HEADER_MEANINGS = [
  /** The word for dose without a quantity: `Doza`, `доза`. */
  'dose',
  /** A value whose quantity or unit is elsewhere in the row: `Result`. */
  'value',
  'subject',
  'surname',
  'given_name',
  'subject_id',
  'birth',
  'date',
  /** A date of a person's work, health or documents, or of a device; not of a dose. */
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
  /** Returns which of several readings comes first, and the other meanings of the letters. */
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
  /** A person's occupation, which doesn't identify any doses. */
  'job',
  'place',
  'device',
  'examination',
  'row_number',
  'other_number',
  /**
   * A number about doses that isn't a dose, whatever its unit: an uncertainty, a number of persons, a collective dose.
   */
  'no_dose',
] as const

export type HeaderMeaning = (typeof HEADER_MEANINGS)[number]
