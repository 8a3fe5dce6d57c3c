import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { setDatabase, currentDatabase, db } from '@/lib/db/client'
import { openDatabase } from '@/lib/db/connection'
import { newPerson, openTestApplication } from '@/lib/http/test-support/application'
import { paddleId, notification } from '../test-support/events'
import { PAYMENT } from '../test-support/payment'
import { send, toldOf } from '../test-support/send'
import { storeNotification } from './receive-notification'

let application: Awaited<ReturnType<typeof openTestApplication>>
beforeAll(async () => {
  Object.assign(process.env, PAYMENT)
  application = await openTestApplication()
})
afterAll(() => application.close())

const created = (userId: string) => toldOf(userId, 'created', '2026-10-01T08:00:00.000001Z', { id: paddleId('sub') })

describe('Storing a notification and doing its work', () => {
  test('is one transaction: if the work fails, nothing is stored, and the next attempt does it once', async () => {
    const { id: userId } = await newPerson()
    const event = created(userId)
    const stored = db().$transaction(async (tx) => {
      await storeNotification(tx, event)
      expect(await tx.paddleEvent.count({ where: { id: event.event_id } })).toBe(1)
      throw new Error('the process dies here')
    })
    await expect(stored).rejects.toThrow('the process dies here')
    expect(await db().paddleEvent.count({ where: { id: event.event_id } })).toBe(0)
    expect(await db().subscription.count({ where: { userId } })).toBe(0)
    for (let tried = 0; tried < 2; tried++) expect((await send(event)).status).toBe(200)
    expect(await db().paddleEvent.findMany({ where: { id: event.event_id } })).toMatchObject([{ outcome: 'applied' }])
    expect(await db().subscription.count({ where: { userId } })).toBe(1)
  })

  // An embedded database has one process; two need a server.
  const onServer = process.env['DATABASE_URL'] ? test : test.skip
  onServer(
    'is undone by SIGKILL between the two (skipped without PostgreSQL), and whoever waited goes on',
    async () => {
      const { id: userId } = await newPerson()
      const event = created(userId)
      const child = spawn(
        process.execPath,
        ['--input-type=module', '-e', STORES_AND_HANGS, await databaseUrl(), event.event_id],
        {
          stdio: ['ignore', 'pipe', 'inherit'],
        },
      )
      await once(child.stdout, 'data')
      // Paddle's retry, while the first attempt has the lock: it waits for the outcome.
      const retried = send(event)
      await someoneWaits()
      expect(await db().paddleEvent.count({ where: { id: event.event_id } })).toBe(0)
      child.kill('SIGKILL')
      expect((await retried).status).toBe(200)
      expect(await db().paddleEvent.findMany({ where: { id: event.event_id } })).toMatchObject([{ outcome: 'applied' }])
      expect(await db().subscription.findMany({ where: { userId } })).toHaveLength(1)
    },
  )
})

/** Another process that has stored the event and not done its work yet. */
const STORES_AND_HANGS = `
  const { default: pg } = await import('pg')
  const [url, id] = process.argv.slice(1)
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  await client.query('BEGIN')
  await client.query(
    'INSERT INTO "PaddleEvent" ("id", "type", "occurredAt", "outcome", "payload") VALUES ($1, $2, $3, $4, $5)',
    [id, 'subscription.created', '2026-10-01T08:00:00.000001Z', 'ignored', '{}'],
  )
  process.stdout.write('stored')
  setInterval(() => undefined, 1_000)
`

/** Waits until a transaction in this database waits for another’s lock. */
async function someoneWaits(): Promise<void> {
  const waiting = () => db().$queryRaw<unknown[]>`
    SELECT 1 FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`
  while ((await waiting()).length === 0) await new Promise((resolve) => setTimeout(resolve, 10))
}

async function databaseUrl(): Promise<string> {
  const [row] = await db().$queryRaw<{ name: string }[]>`SELECT current_database()::text AS name`
  const url = new URL(process.env['DATABASE_URL'] ?? '')
  url.pathname = `/${row?.name ?? ''}`
  return url.href
}

test('asks Paddle to retry while the database is down', async () => {
  const here = currentDatabase()
  const away = await openDatabase({ kind: 'postgresql', url: 'postgresql://test@127.0.0.1:9/none' })
  setDatabase(away)
  try {
    const event = notification('customer.updated', '2026-10-01T08:00:00Z', { id: 'ctm_01customer', status: 'active' })
    expect(await send(event)).toMatchObject({ status: 503, body: { code: 'DATABASE_UNAVAILABLE' } })
  } finally {
    setDatabase(here)
    await away.close()
  }
})
