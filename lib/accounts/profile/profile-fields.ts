import { z } from 'zod'

/** As a document prints it: line breaks belong to an address, other control characters to nothing. */
function printedText(maxLength: number) {
  return z
    .string()
    .max(maxLength)
    .regex(/^[^\p{Cc}]*(?:\n[^\p{Cc}]*)*$/u)
    .transform((text) => text.trim())
}

/** What a person can say of themselves for their documents. An empty text is nothing said. */
export const profileFieldsSchema = z.strictObject({
  organisation: printedText(500),
  department: printedText(500),
  position: printedText(300),
  phone: printedText(100),
  address: printedText(500),
  signatory: printedText(300).describe('Who signs the documents.'),
  signatoryPosition: printedText(300),
})

export type ProfileFields = z.infer<typeof profileFieldsSchema>

export const PROFILE_FIELDS = Object.keys(profileFieldsSchema.shape) as (keyof ProfileFields)[]

/** A change of some of them; what is not named stays. */
export const profileChangeSchema = profileFieldsSchema.partial()

export const PICTURE_KINDS = ['stamp', 'signature'] as const

export type PictureKind = (typeof PICTURE_KINDS)[number]
