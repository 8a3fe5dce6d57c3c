import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { LocalPaddle } from '@/tools/local-paddle/server'
import { startLocalPaddle } from '@/tools/local-paddle/server'
import { db } from '@/lib/db/client'
import { newPerson, openTestApplication } from '@/lib/http/test-support/application'
import type { Browser, Call, Handler } from '@/lib/http/test-support/browser'

/** An application that is paid through the local Paddle, which sends notifications to its webhook. */
export async function openPayingApplication(): Promise<{ paddle: LocalPaddle; close(): Promise<void> }> {
  const paddle = await startLocalPaddle({ retryMs: 20 })
  Object.assign(process.env, paddle.variables)
  const application = await openTestApplication()
  const { POST } = await import('@/app/api/paddle/webhook/route')
  // The route behind a real port, as in the running server.
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk as Buffer)
    const headers = new Headers({ 'paddle-signature': String(request.headers['paddle-signature']) })
    const asked = new Request('http://localhost/api/paddle/webhook', {
      method: 'POST',
      headers,
      body: Buffer.concat(chunks),
    })
    const answer = await POST(asked, { params: Promise.resolve({}) })
    response.writeHead(answer.status).end()
  })
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve))
  paddle.control.webhook(`http://localhost:${(server.address() as AddressInfo).port}/`)
  return {
    paddle,
    async close() {
      await paddle.control.settled()
      await new Promise((resolve) => server.close(resolve))
      await paddle.close()
      await application.close()
    },
  }
}

/** A new person whose address is confirmed, signed in. */
export async function newPayer() {
  const person = await newPerson()
  await db().user.update({ where: { id: person.id }, data: { emailVerifiedAt: new Date() } })
  return person
}

/** The response of a payment route. */
export interface PaymentAnswer {
  readonly code: string
  readonly error: string
  readonly details: Readonly<Record<string, unknown>>
  readonly transactionId: string
  readonly state: string
  readonly url: string
  readonly plan: string
  readonly status: string | null
  readonly endsAt: string | null
  readonly limits: { readonly documentsPerMonth: number | null }
  readonly subscription: {
    readonly id: string
    readonly plan: string
    readonly interval: string
    readonly scheduled: { readonly action: string; readonly at: string } | null
  } | null
  readonly invoices: readonly { id: string; number: string; billedAt: string; total: string; status: string }[]
}

export async function asked(browser: Browser, handler: Handler, call: Call = {}) {
  const response = await browser.call(handler, call)
  return { status: response.status, body: (await response.json()) as PaymentAnswer }
}

export async function premium(browser: Browser): Promise<PaymentAnswer> {
  const { GET } = await import('@/app/api/paddle/premium/route')
  return (await asked(browser, GET)).body
}

/** Begins a payment as the screen does. */
export async function checkout(browser: Browser, plan = 'standard', interval = 'month', currency = 'USD') {
  const { POST } = await import('@/app/api/paddle/checkout/route')
  return asked(browser, POST, { json: { plan, interval, currency } })
}

/** Pays for a plan and waits for Paddle's notification. */
export async function subscribe(paddle: LocalPaddle, browser: Browser, plan = 'standard', interval = 'month') {
  const { transactionId } = (await checkout(browser, plan, interval)).body
  const { subscription_id } = paddle.control.complete(transactionId, { country: 'US' })
  await paddle.control.settled()
  return { transactionId, subscriptionId: subscription_id ?? '' }
}
