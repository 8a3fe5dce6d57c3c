import { db } from '@/lib/db/client'
import type { Prisma } from '@/lib/db/generated/client'
import type { ColumnMapping } from '@/lib/documents/doses/layout-model'

/** No one meets so many kinds of files; the oldest are forgotten. */
export const MAX_MAPPINGS = 200

/** A user's choices for the columns of their files, by the files' layout. */
export async function rememberedMappings(userId: string): Promise<Record<string, readonly ColumnMapping[]>> {
  const rows = await db().doseMapping.findMany({ where: { userId } })
  // Each passed its schema when it was written.
  return Object.fromEntries(rows.map(({ shape, mapping }) => [shape, mapping as unknown as readonly ColumnMapping[]]))
}

/** Saves the columns of files with a layout, replacing what was saved for them before. */
export async function rememberMapping(
  client: Prisma.TransactionClient,
  userId: string,
  shape: string,
  mapping: readonly ColumnMapping[],
): Promise<void> {
  const json = mapping.map((column) => ({ ...column }))
  await client.doseMapping.upsert({
    where: { userId_shape: { userId, shape } },
    create: { userId, shape, mapping: json },
    update: { mapping: json },
  })
  const old = await client.doseMapping.findMany({
    where: { userId },
    orderBy: { updatedAt: 'desc' },
    skip: MAX_MAPPINGS,
    select: { shape: true },
  })
  if (old.length === 0) return
  await client.doseMapping.deleteMany({ where: { userId, shape: { in: old.map((row) => row.shape) } } })
}

/** Files of this shape are read as they are found again. */
export async function forgetMapping(client: Prisma.TransactionClient, userId: string, shape: string): Promise<void> {
  await client.doseMapping.deleteMany({ where: { userId, shape } })
}
