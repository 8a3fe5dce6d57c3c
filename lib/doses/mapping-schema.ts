import { z } from 'zod'
import { POSITIONS } from '@/lib/documents/doses/lexicon/positions'
import { QUANTITIES } from '@/lib/documents/doses/lexicon/quantity'
import { ABOUT_ROLES, DOSE_ROLES } from '@/lib/documents/doses/layout-model'
import { unitInfo } from '@/lib/documents/doses/units/ucum'
import { plainText } from '@/lib/plain-text'

/** No sheet that people read has more columns than this. */
const MAX_COLUMNS = 500
/** As a file may have it, with control characters that a wrong encoding leaves, except for what no row can keep. */
const HEADER = /^[^\u0000\p{Cs}]*$/u

/**
 * A user's choices for one column. Other fields are ignored, so that a column can be sent back as it was returned;
 * missing ones are unknown.
 */
const columnMappingSchema = z
  .object({
    sheet: plainText(255),
    column: z.string().regex(/^[A-Za-z]{1,3}$/),
    header: z.string().regex(HEADER).default(''),
    role: z.enum([...DOSE_ROLES, ...ABOUT_ROLES]),
    quantity: z.enum(QUANTITIES).nullable().default(null),
    unit: plainText(100)
      .refine((unit) => unitInfo(unit) !== null)
      .nullable()
      .default(null)
      .describe('UCUM.'),
    position: z.enum(POSITIONS).nullable().default(null),
  })
  .meta({ id: 'ColumnMapping' })

export const mappingSchema = z.array(columnMappingSchema).max(MAX_COLUMNS)

const { header, quantity, unit, position } = columnMappingSchema.shape

/** The same as it is kept with a run: what was left out is filled in. */
export const keptColumnMappingSchema = z
  .strictObject({
    ...columnMappingSchema.shape,
    header: header.unwrap(),
    quantity: quantity.unwrap(),
    unit: unit.unwrap(),
    position: position.unwrap(),
  })
  .meta({ id: 'KeptColumnMapping' })
