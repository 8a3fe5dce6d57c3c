import { z } from 'zod'

/** `PackedRows` as the API tells them. */
export const packedRowsSchema = z
  .strictObject({
    count: z.int().min(0),
    fields: z
      .record(
        z.string(),
        z.strictObject({
          values: z
            .array(z.unknown())
            .describe('Those that differ: one is every row’s, as many as rows are each its own.'),
          at: z.array(z.int().min(0)).nullable().describe('Each row’s by its place among them.'),
        }),
      )
      .describe('By the name that it has in a row.'),
  })
  .meta({ id: 'PackedRows' })
