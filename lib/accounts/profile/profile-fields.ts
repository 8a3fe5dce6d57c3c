import { z } from 'zod'
import { FIELD_LENGTHS } from './field-lengths'

/** As a document prints it: line breaks belong to an address, other control characters to nothing. */
function printedText(maxLength: number) {
  return z
    .string()
    .max(maxLength)
    .regex(/^[^\p{Cc}]*(?:\n[^\p{Cc}]*)*$/u)
    .transform((text) => text.trim())
}

/** The fields that a user can fill in for their documents. An empty text counts as unset. */
const profileFieldsSchema = z.strictObject({
  organisation: printedText(FIELD_LENGTHS.organisation),
  department: printedText(FIELD_LENGTHS.department),
  position: printedText(FIELD_LENGTHS.position),
  phone: printedText(FIELD_LENGTHS.phone),
  address: printedText(FIELD_LENGTHS.address),
  signatory: printedText(FIELD_LENGTHS.signatory).describe('Who signs the documents.'),
  signatoryPosition: printedText(FIELD_LENGTHS.signatoryPosition),
})

export type ProfileFields = z.infer<typeof profileFieldsSchema>

export const PROFILE_FIELDS = Object.keys(profileFieldsSchema.shape) as (keyof ProfileFields)[]

/** A change of some of them; what is not named stays. */
export const profileChangeSchema = profileFieldsSchema.partial()

export const PICTURE_KINDS = ['stamp', 'signature'] as const

export type PictureKind = (typeof PICTURE_KINDS)[number]
