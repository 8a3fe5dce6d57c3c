import { z } from 'zod'

/** The schema of `PackedRows` in the API. */
export const packedRowsSchema = z
  .strictObject({
    count: z.int().min(0),
    fields: z
      .record(
        z.string(),
        z.strictObject({
          values: z
            .array(z.unknown())
            .describe('The different values: a single one applies to all rows; otherwise there is one per row.'),
          at: z.array(z.int().min(0)).nullable().describe('For each row, the index of its value.'),
        }),
      )
      .describe('By the name of the field in a row.'),
  })
  .meta({ id: 'PackedRows' })
