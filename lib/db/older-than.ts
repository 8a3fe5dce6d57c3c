import { AppError } from '@/lib/errors'

interface Listed {
  readonly id: string
  readonly createdAt: Date
}

/**
 * Returns the filter for rows after a given row, newest first. Prisma's cursor ignores a row that's gone: the list would
 * silently end there or skip the next row.
 *
 * @throws AppError NOT_FOUND if the row doesn't exist
 */
export function olderThan(row: Listed | null) {
  if (row === null) throw new AppError('NOT_FOUND')
  const { id, createdAt } = row
  return { OR: [{ createdAt: { lt: createdAt } }, { createdAt, id: { lt: id } }] }
}
