import { Prisma } from './generated/client'

/**
 * The fields of the unique constraint that a write ran into, or null for any other error. Under a driver adapter P2002
 * has no `meta.target`; the constraint stands in the adapter's own error.
 */
export function uniqueViolation(error: unknown): readonly string[] | null {
  if (!(error instanceof Prisma.PrismaClientKnownRequestError) || error.code !== 'P2002') return null
  const fields = dig(error.meta, 'driverAdapterError', 'cause', 'constraint', 'fields')
  if (Array.isArray(fields)) return fields.map((field) => String(field).replaceAll('"', ''))
  const index = dig(error.meta, 'driverAdapterError', 'cause', 'constraint', 'index')
  return typeof index === 'string' ? [index] : []
}

function dig(value: unknown, ...keys: string[]): unknown {
  return keys.reduce<unknown>(
    (at, key) => (typeof at === 'object' && at !== null ? (at as Record<string, unknown>)[key] : undefined),
    value,
  )
}
