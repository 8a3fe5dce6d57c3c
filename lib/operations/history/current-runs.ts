import { z } from 'zod'
import type { SubscribedUser } from '@/lib/billing/subscriber'
import { db } from '@/lib/db/client'
import type { OperationKind } from '@/lib/db/generated/enums'
import { UNDER_WAY } from '@/lib/db/under-way'
import type { Locale } from '@/lib/i18n/locales'
import { plainText } from '@/lib/plain-text'
import { historyEntry, historyEntrySchema } from './entry'

/** The most runs that one request can watch. */
const MOST = 20

export const currentRunsQuerySchema = z.strictObject({
  watched: plainText(2_000)
    .optional()
    .describe('Comma-separated IDs of operations to include even if they have finished.'),
})

const currentRunSchema = historyEntrySchema
  .extend({
    stage: z.string().nullable().describe('The current stage of a running operation.'),
    pdf: z.boolean().describe('Whether its documents are converted to PDF.'),
  })
  .meta({ id: 'CurrentRun' })

export type CurrentRun = z.infer<typeof currentRunSchema>

export const currentRunsSchema = z.strictObject({ success: z.literal(true), runs: z.array(currentRunSchema) })

/** Returns a user's running operations, newest first, and those watched ones that have ended. */
export async function currentRuns(
  user: SubscribedUser,
  { watched = '' }: z.infer<typeof currentRunsQuerySchema>,
  locale: Locale,
): Promise<CurrentRun[]> {
  const ids = watched.split(',').slice(0, MOST)
  const operations = await db().operation.findMany({
    where: {
      userId: user.id,
      removedAt: null,
      OR: [{ state: { in: UNDER_WAY }, cancelRequestedAt: null }, { id: { in: ids } }],
    },
    orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
    take: MOST,
    omit: { summary: true, inputs: true },
    include: { files: { where: { kind: 'result', expiresAt: { gt: new Date() } } } },
  })
  return operations.map(({ settings, ...operation }) => ({
    ...historyEntry(operation, user, locale),
    stage: (operation.progress as { stage?: string } | null)?.stage ?? null,
    pdf: ['pdf', 'pdfs'].includes((settings as { output?: string }).output ?? ''),
  }))
}

/** Returns the tool of a user's newest running operation; null if none is running. */
export async function runUnderWay(userId: string): Promise<OperationKind | null> {
  const newest = await db().operation.findFirst({
    where: { userId, removedAt: null, state: { in: UNDER_WAY }, cancelRequestedAt: null },
    orderBy: { createdAt: 'desc' },
    select: { kind: true },
  })
  return newest?.kind ?? null
}
