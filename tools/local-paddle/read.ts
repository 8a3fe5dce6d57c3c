import type { z } from 'zod'
import { Refusal } from './refusal'

/** @throws Refusal `bad_request` */
export function read<Schema extends z.ZodType>(schema: Schema, body: unknown): z.infer<Schema> {
  const parsed = schema.safeParse(body)
  if (parsed.success) return parsed.data
  const where = parsed.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`)
  throw new Refusal(400, 'bad_request', `Invalid request. ${where.join('; ')}`)
}

/** Those of a list that the query asks for, newest first. */
export function chosen<Entity>(
  entities: readonly Entity[],
  query: URLSearchParams,
  fields: Readonly<Record<string, (entity: Entity) => string>>,
): Entity[] {
  return entities
    .filter((entity) =>
      Object.entries(fields).every(([name, of]) => query.get(name)?.split(',').includes(of(entity)) ?? true),
    )
    .toReversed()
}
