import { db } from '@/lib/db/client'

/** Columns that change on reading or in the background. */
const RESTLESS: Readonly<Record<string, readonly string[]>> = {
  ApiToken: ['lastUsedAt'],
  Session: ['lastSeenAt'],
  AccountLink: ['tokenHash', 'expiresAt'],
  Webhook: ['failedInRow', 'disabledAt'],
  WebhookDelivery: [
    'state',
    'attempts',
    'claim',
    'leaseUntil',
    'handedOverAt',
    'nextAttemptAt',
    'finishedAt',
    'messageId',
  ],
  MailMessage: ['state', 'attempts', 'claim', 'leaseUntil', 'handedOverAt', 'nextAttemptAt', 'finishedAt', 'messageId'],
}
const NOT_COUNTED = ['RateLimiterFlexible', '_prisma_migrations']

let query: Promise<string> | undefined

/** A digest of every row of each table, so that two of them say which table has changed between them. */
export async function databaseState(): Promise<Readonly<Record<string, string>>> {
  query ??= digestOfEveryTable()
  const rows = await db().$queryRawUnsafe<{ name: string; digest: string }[]>(await query)
  return Object.fromEntries(rows.map(({ name, digest }) => [name, digest]))
}

async function digestOfEveryTable(): Promise<string> {
  const tables = await db().$queryRaw<{ name: string }[]>`
    SELECT table_name::text AS name FROM information_schema.tables
    WHERE table_schema = 'public' AND table_type = 'BASE TABLE' ORDER BY 1`
  return tables
    .filter(({ name }) => !NOT_COUNTED.includes(name))
    .map(({ name }) => {
      const row = ['to_jsonb(t)', ...(RESTLESS[name] ?? []).map((column) => `'${column}'`)].join(' - ')
      return `SELECT '${name}' AS name, coalesce(md5(string_agg((${row})::text, '' ORDER BY (${row})::text)), '') AS digest FROM "${name}" t`
    })
    .join(' UNION ALL ')
}
