import { db } from '@/lib/db/client'
import { UNDER_WAY } from '@/lib/db/under-way'
import { health } from '@/lib/operations/health'
import { gauge, type Metric, type Sample } from './registry'

const UNSENT = ['waiting', 'sending'] as const

/** Metrics of the whole installation from the database; every instance returns the same. */
export async function installationMetrics(now = new Date()): Promise<readonly Metric[]> {
  const client = db()
  const checks = await health()
  const up = gauge(
    'actum_up',
    'Whether a part works: 1 or 0.',
    Object.entries(checks).map(([part, state]) => ({ labels: { part }, value: state === 'ok' ? 1 : 0 })),
  )
  if (checks.database !== 'ok') return [up]
  const [underWay, oldest, ended, mails, files] = await Promise.all([
    client.operation.groupBy({ by: ['kind', 'state'], where: { state: { in: UNDER_WAY } }, _count: true }),
    client.operation.findFirst({ where: { state: 'queued' }, orderBy: { createdAt: 'asc' } }),
    endedLately(),
    client.mailMessage.groupBy({ by: ['state'], where: { state: { in: [...UNSENT] } }, _count: true }),
    client.storedFile.aggregate({ where: { expiresAt: { gt: now } }, _count: true, _sum: { bytes: true } }),
  ])
  const waiting = oldest === null ? 0 : Math.max(0, now.getTime() - oldest.createdAt.getTime()) / 1_000
  return [
    up,
    gauge(
      'actum_runs',
      'Runs that are queued or running.',
      underWay.map(({ kind, state, _count }) => ({ labels: { kind, state }, value: _count })),
    ),
    gauge('actum_oldest_queued_run_seconds', 'How long the longest-waiting run has been queued.', waiting),
    gauge('actum_runs_last_hour', 'Runs that ended in the last hour.', of(ended, 'runs')),
    gauge('actum_run_seconds_last_hour', 'The sum of the time those runs took.', of(ended, 'seconds')),
    gauge('actum_queue_seconds_last_hour', 'The sum of the time those runs waited in the queue.', of(ended, 'queued')),
    gauge('actum_documents_last_hour', 'Documents of those runs.', of(ended, 'documents')),
    gauge(
      'actum_emails',
      'Emails that haven’t been sent yet.',
      UNSENT.map((state) => ({
        labels: { state },
        value: mails.find((each) => each.state === state)?._count ?? 0,
      })),
    ),
    gauge('actum_files', 'Files that haven’t expired.', files._count),
    gauge('actum_file_bytes', 'Their size.', files._sum.bytes ?? 0),
  ]
}

interface Ended {
  readonly kind: string
  readonly state: string
  readonly runs: number
  readonly seconds: number
  readonly queued: number
  readonly documents: number
}

function endedLately(): Promise<readonly Ended[]> {
  return db().$queryRaw<Ended[]>`
    SELECT "kind"::text AS "kind", "state"::text AS "state", count(*)::int AS "runs",
      coalesce(sum(extract(epoch FROM "finishedAt" - "startedAt")), 0)::float AS "seconds",
      coalesce(sum(extract(epoch FROM "startedAt" - "createdAt")), 0)::float AS "queued",
      coalesce(sum("documents"), 0)::int AS "documents"
    FROM "Operation" WHERE "finishedAt" > (now() AT TIME ZONE 'UTC') - interval '1 hour' GROUP BY 1, 2 ORDER BY 1, 2`
}

function of(ended: readonly Ended[], what: 'runs' | 'seconds' | 'queued' | 'documents'): Sample[] {
  return ended.map(({ kind, state, [what]: value }) => ({ labels: { kind, state }, value }))
}
