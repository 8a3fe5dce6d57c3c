import { z } from 'zod'

export type JsonSchema = Readonly<Record<string, unknown>>

/** The schemas that an OpenAPI document names once; each zod schema with an id becomes one. */
export class Components {
  readonly schemas: Record<string, JsonSchema> = {}

  /**
   * A zod schema as the document refers to it (OpenAPI 3.1's dialect is JSON Schema 2020-12).
   *
   * @throws Error if two schemas have the same ID
   */
  of(schema: z.ZodType, io: 'input' | 'output'): JsonSchema {
    const converted = pointed(z.toJSONSchema(schema, { target: 'draft-2020-12', io }) as JsonSchema)
    const { $schema: _dialect, $defs = {}, ...root } = converted
    for (const [id, definition] of Object.entries($defs as Record<string, JsonSchema>)) {
      const known = this.schemas[id]
      if (known !== undefined && JSON.stringify(known) !== JSON.stringify(definition)) {
        throw new Error(`Two schemas of the API go by the id ${id}`)
      }
      this.schemas[id] = definition
    }
    return root
  }
}

/** With its references led from the schema's own definitions to the document's. */
function pointed(schema: JsonSchema): JsonSchema {
  const text = JSON.stringify(schema).replaceAll('"$ref":"#/$defs/', '"$ref":"#/components/schemas/')
  return JSON.parse(text) as JsonSchema
}
