import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { beforeAll, expect, test } from '@jest/globals'
import { loadSecret } from '@/lib/accounts/secret'
import { CORPUS } from '@/lib/documents/test-support/corpus'
import { env } from '@/lib/env'
import { customDataFor } from '../custom-data'
import { notification } from '../test-support/events'
import { FakeStore } from '../test-support/fake-store'
import { PAYMENT } from '../test-support/payment'
import { notificationSchema, subscriptionEntity, transactionEntity } from './entities'
import { storeNotification } from './receive-notification'

const ROOT = path.join(CORPUS, 'paddle')
const files = existsSync(ROOT) ? readdirSync(ROOT) : []
const read = (file: string) => JSON.parse(readFileSync(path.join(ROOT, file), 'utf8')) as Record<string, unknown>

beforeAll(async () => {
  // The documented subscriptions are to the prices of Paddle's example.
  const prices = {
    PADDLE_PRICE_STANDARD_MONTH: 'pri_01gsz8x8sawmvhz1pv30nge1ke',
    PADDLE_PRICE_STANDARD_YEAR: 'pri_01hv0vax6rv18t4tamj848ne4d',
  }
  Object.assign(process.env, PAYMENT, prices, { ACTUM_SECRET: 's'.repeat(32), LOG_LEVEL: 'silent' })
  await loadSecret(env())
})

const payloads = files.flatMap((file) => {
  const type = /^Simulations-payload-(.*)\.json$/.exec(file)?.[1]
  return type === undefined ? [] : [{ file, type }]
})

if (payloads.length === 0) test.skip('Paddle’s documented payloads are not at ACTUM_CORPUS', () => undefined)
else {
  test.each(payloads)('$file is taken as it is documented', async ({ file, type }) => {
    const store = new FakeStore(['anna'])
    const data = { ...read(file), custom_data: customDataFor('anna') }
    const event = notificationSchema.parse(notification(type, '2024-06-01T00:00:00Z', data))
    const expected = type.startsWith('transaction.') ? 'ignored' : 'applied'
    expect(await storeNotification(store.transaction, event)).toBe(expected)
    const [row] = store.subscriptions.values()
    if (type.startsWith('subscription.'))
      expect(row).toMatchObject({ userId: 'anna', status: read(file)['status'], plan: 'standard' })
    else expect(row).toBeUndefined()
  })

  test.each(
    files.filter((file) => /^(Subscriptions|Transactions)-response-.*entity/.test(file) && !file.includes('preview')),
  )('%s is read as a notification’s entity is', (file) => {
    const data = (read(file)['data'] ?? read(file)) as object
    const schema = file.startsWith('Subscriptions') ? subscriptionEntity : transactionEntity
    expect(schema.safeParse(data).error).toBeUndefined()
  })
}
