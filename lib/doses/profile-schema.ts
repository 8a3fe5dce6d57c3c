import { z } from 'zod'
import { QUANTITIES } from '@/lib/documents/doses/lexicon/quantity'
import { LIMIT_VALUE, PROFILE_BOUNDS } from '@/lib/documents/doses/limits/profile-rules'
import { plainText } from '@/lib/plain-text'

export const profileNameSchema = plainText(PROFILE_BOUNDS.name).trim().min(1)

const limitSchema = z
  .strictObject({
    id: plainText(PROFILE_BOUNDS.id).trim().min(1),
    quantities: z
      .array(z.enum(QUANTITIES))
      .min(1)
      .max(QUANTITIES.length)
      .describe('The quantities that are compared with the limit.'),
    value: z.string().regex(LIMIT_VALUE).describe('A plain decimal above zero.'),
    unit: z.literal('mSv'),
    years: z.union([z.literal(1), z.literal(5)]).describe('The number of consecutive calendar years.'),
    averaged: z.boolean().describe('Whether the limit applies to the mean over these years.'),
    source: plainText(PROFILE_BOUNDS.source),
    verified: z.boolean().describe('Whether the limit was verified against its source.'),
  })
  .meta({ id: 'DoseLimit' })

/** A profile of dose limits, of one’s own or as it comes with the product. */
export const profileSchema = z
  .strictObject({
    name: profileNameSchema,
    validFrom: z.iso.date().nullable().describe('When the regulation took effect.'),
    limits: z.array(limitSchema).min(1).max(PROFILE_BOUNDS.limits),
  })
  .meta({ id: 'DoseProfile' })

const { unit, years, averaged, source, verified } = limitSchema.shape

const newLimitSchema = limitSchema
  .extend({
    unit: unit.default('mSv'),
    years: years.default(1),
    averaged: averaged.default(false),
    source: source.default(''),
    verified: verified.default(false),
  })
  .meta({ id: 'NewDoseLimit' })

/** The same as users provide it: defaults may be omitted. */
export const newProfileSchema = profileSchema
  .extend({
    validFrom: profileSchema.shape.validFrom.default(null),
    limits: z.array(newLimitSchema).min(1).max(PROFILE_BOUNDS.limits),
  })
  .meta({ id: 'NewDoseProfile' })
