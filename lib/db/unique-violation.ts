import { Prisma } from './generated/client'

/**
 * Returns the fields of the violated unique constraint, or null for any other error. With a driver adapter, P2002 has
 * no `meta.target`: PGlite's adapter names the fields, PostgreSQL's the index, which Prisma calls
 * `Model_field_field_key`.
 */
export function uniqueViolation(error: unknown): readonly string[] | null {
  if (!(error instanceof Prisma.PrismaClientKnownRequestError) || error.code !== 'P2002') return null
  const fields = dig(error.meta, 'driverAdapterError', 'cause', 'constraint', 'fields')
  if (Array.isArray(fields)) return fields.map((field) => String(field).replaceAll('"', ''))
  const index = dig(error.meta, 'driverAdapterError', 'cause', 'constraint', 'index')
  return typeof index === 'string' ? index.split('_').slice(1, -1) : []
}

function dig(value: unknown, ...keys: string[]): unknown {
  return keys.reduce<unknown>(
    (at, key) => (typeof at === 'object' && at !== null ? (at as Record<string, unknown>)[key] : undefined),
    value,
  )
}
