/** The most characters that each field of a profile takes. Apart from the schema, so that a form can say it too. */
export const FIELD_LENGTHS = {
  organisation: 500,
  department: 500,
  position: 300,
  phone: 100,
  address: 500,
  signatory: 300,
  signatoryPosition: 300,
} as const
