import { AppError } from '@/lib/errors'

interface Listed {
  readonly id: string
  readonly createdAt: Date
}

/**
 * What stands behind a row in a list that is newest first. Prisma's own cursor says nothing where the row itself is gone: the list would
 * end there, or pass over the next one, without a word.
 *
 * @throws AppError NOT_FOUND where there is no such row to go on from
 */
export function olderThan(row: Listed | null) {
  if (row === null) throw new AppError('NOT_FOUND')
  const { id, createdAt } = row
  return { OR: [{ createdAt: { lt: createdAt } }, { createdAt, id: { lt: id } }] }
}
