import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals'
import { AppError } from '@/lib/errors'
import { LOCAL_API_KEY, startLocalPaddle, type LocalPaddle } from '@/tools/local-paddle/server'
import { paddleApi, type PaddleApi } from './client'
import { lastAnswer } from './last-answer'

process.env['LOG_LEVEL'] = 'silent'

let local: LocalPaddle
let api: PaddleApi
beforeEach(async () => {
  local = await startLocalPaddle()
  api = paddleApi({ apiKey: LOCAL_API_KEY, environment: local.url, timeoutMs: 2_000 })
})
afterEach(() => local.close())

const PROOF = { userId: 'user-1', proof: 'proof' }

async function failure(work: Promise<unknown>): Promise<{ code: string; details: unknown }> {
  const error = await work.then(
    () => new Error('It did not fail.'),
    (caught: unknown) => caught,
  )
  if (!(error instanceof AppError)) throw error
  return { code: error.code, details: error.details }
}

async function subscribed(email = 'a@clinic.example', priceId = 'pri_01standardmonth'): Promise<string> {
  const known = await api.customerByEmail(email)
  const { id: customerId } = known ?? (await api.createCustomer(email, null, PROOF))
  const { id } = await api.createTransaction({ priceId, currency: 'USD', customerId, customData: PROOF })
  return local.control.complete(id).subscription_id ?? ''
}

describe('Paddle’s API through its own SDK', () => {
  test('previews prices in Paddle’s words', async () => {
    const [month, year] = await api.previewPrices(['pri_01standardmonth', 'pri_01standardyear'], 'EUR', 'RU')
    expect(month).toEqual({
      priceId: 'pri_01standardmonth',
      subtotal: '€11.00',
      tax: '€2.20',
      total: '€13.20',
      amount: '1320',
    })
    expect(year).toMatchObject({ total: '€132.00', amount: '13200' })
  })

  test('gives a subscription in the words of a notification, custom data unchanged', async () => {
    const id = await subscribed()
    const entity = await api.subscription(id)
    expect(entity).toMatchObject({
      id,
      status: 'active',
      custom_data: PROOF,
      items: [{ price: { id: 'pri_01standardmonth' } }],
      scheduled_change: null,
      billing_cycle: { interval: 'month', frequency: 1 },
    })
    expect(entity.current_billing_period?.ends_at).toBe(entity.next_billed_at)
  })

  test('lists subscriptions page by page', async () => {
    const ids = new Set<string>()
    for (let count = 0; count < 3; count++) ids.add(await subscribed(`person${count}@clinic.example`))
    await subscribed('other@clinic.example', 'pri_01professionalyear')
    const pages: string[][] = []
    for await (const page of api.subscriptions({ priceIds: ['pri_01standardmonth'], statuses: ['active'] })) {
      pages.push(page.map(({ id }) => id))
    }
    expect(new Set(pages.flat())).toEqual(ids)
  })

  test('reports that a customer already exists, and finds them by address', async () => {
    const made = await api.createCustomer('same@clinic.example', 'A', PROOF)
    const again = await failure(api.createCustomer('same@clinic.example', 'B', PROOF))
    expect(again).toEqual({ code: 'PAYMENT_REFUSED', details: { reason: 'customer_already_exists' } })
    expect(await api.customerByEmail('same@clinic.example')).toEqual({ id: made.id, active: true })
    expect(await api.customerByEmail('nobody@clinic.example')).toBeNull()
  })

  test('schedules an end and undoes it', async () => {
    const id = await subscribed()
    const scheduled = await api.cancel(id, 'next_billing_period')
    expect(scheduled).toMatchObject({ status: 'active', scheduled_change: { action: 'cancel' } })
    expect((await api.removeScheduledChange(id)).scheduled_change).toBeNull()
  })
})

describe('Where Paddle does not do its part', () => {
  const prices = () => api.previewPrices(['pri_01standardmonth'], 'USD', null)
  const unavailable = (retryAfterSeconds: number) => ({ code: 'PAYMENT_UNAVAILABLE', details: { retryAfterSeconds } })

  test('rejects a proxy’s HTML page', async () => {
    local.control.fault('html', 1)
    expect(await failure(prices())).toEqual(unavailable(30))
    expect(lastAnswer()?.well).toBe(false)
    await prices()
    expect(lastAnswer()?.well).toBe(true)
  })

  test('silence is waited for no longer than it may last', async () => {
    local.control.fault('hang')
    const impatient = paddleApi({ apiKey: LOCAL_API_KEY, environment: local.url, timeoutMs: 50 })
    const started = performance.now()
    expect(await failure(impatient.transaction('txn_01'))).toEqual(unavailable(30))
    expect(performance.now() - started).toBeLessThan(10_000)
    expect(lastAnswer()?.well).toBe(false)
  })

  test('of a list too', async () => {
    local.control.fault('hang')
    const impatient = paddleApi({ apiKey: LOCAL_API_KEY, environment: local.url, timeoutMs: 50 })
    expect(await failure(impatient.subscriptions({}).next())).toEqual(unavailable(30))
  })

  test('too many requests say when to come back', async () => {
    local.control.fault('rateLimit', 1)
    expect(await failure(prices())).toEqual(unavailable(17))
  })

  test('its own error isn’t reported as ours', async () => {
    local.control.fault('serverError', 1)
    expect(await failure(prices())).toEqual(unavailable(30))
  })

  test('a key that it does not take is our trouble and no person’s', async () => {
    const wrong = paddleApi({ apiKey: 'pdl_wrong', environment: local.url })
    expect(await failure(wrong.previewPrices(['pri_01standardmonth'], 'USD', null))).toEqual(unavailable(30))
    expect(lastAnswer()?.well).toBe(false)
  })

  test('a refusal is an answer, with Paddle’s own reason', async () => {
    const refused = await failure(api.previewPrices(['pri_01another'], 'USD', null))
    expect(refused).toEqual({ code: 'PAYMENT_REFUSED', details: { reason: 'not_found' } })
    expect(lastAnswer()?.well).toBe(true)
  })

  test('no one there is silence', async () => {
    await local.close()
    expect(await failure(prices())).toEqual(unavailable(30))
    local = await startLocalPaddle()
  })
})

describe('JSON that is not Paddle’s', () => {
  let server: Server
  let body = ''
  beforeEach(async () => {
    server = createServer((_request, response) => response.writeHead(200).end(body))
    await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve))
    const environment = `http://localhost:${(server.address() as AddressInfo).port}`
    api = paddleApi({ apiKey: LOCAL_API_KEY, environment })
  })
  afterEach(() => new Promise<void>((resolve) => server.close(() => resolve())))

  test.each(['{}', 'null', '[]', '{"data":null}', '{"data":{"id":"sub_1","items":[]}}', '{"error":{}}', ''])(
    'rejects %s',
    async (answer) => {
      body = answer
      expect((await failure(api.subscription('sub_1'))).code).toBe('PAYMENT_UNAVAILABLE')
    },
  )
})
