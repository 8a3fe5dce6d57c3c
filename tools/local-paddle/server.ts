import { randomUUID } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { API, type Answered, type Listed } from './api'
import { LOCAL_PRICES } from './catalogue'
import { controlled, controlOf, type Control } from './control'
import { Notifications } from './notifications'
import { Refusal, notFound } from './refusal'
import { newWorld, type Fault, type World } from './world'

export const LOCAL_API_KEY = 'pdl_test_key'
const LOCAL_CLIENT_TOKEN = 'test_client_token'
export const LOCAL_WEBHOOK_SECRET = 'pdl_ntfset_secret'

export interface LocalPaddleOptions {
  /** 0, or none: any that is free. */
  readonly port?: number
  /** Where notifications go; none: they are kept. */
  readonly webhookUrl?: string
  /** Between two tries of a notification. */
  readonly retryMs?: number
}

export interface LocalPaddle {
  /** The base of its API. */
  readonly url: string
  /** The environment of an Actum that pays here. */
  readonly variables: Readonly<Record<string, string>>
  readonly control: Control
  close(): Promise<void>
}

/**
 * Paddle Billing, as far as Actum uses it, in this process: the API, signed notifications with retries, and under
 * `/_control` the actions of customers, banks and time. It keeps everything in memory and takes no money.
 */
export async function startLocalPaddle(options: LocalPaddleOptions = {}): Promise<LocalPaddle> {
  const world = newWorld(new Notifications(options.retryMs ?? 1_000))
  const control = controlOf(world, LOCAL_WEBHOOK_SECRET)
  control.webhook(options.webhookUrl ?? null)
  const server = createServer((request, response) => void answer(control, request, response))
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(options.port ?? 0, 'localhost', resolve)
  })
  // A server that listens on a port has such an address.
  world.url = `http://localhost:${(server.address() as AddressInfo).port}`
  return {
    url: world.url,
    control,
    variables: {
      PADDLE_API_KEY: LOCAL_API_KEY,
      PADDLE_CLIENT_TOKEN: LOCAL_CLIENT_TOKEN,
      PADDLE_WEBHOOK_SECRET: LOCAL_WEBHOOK_SECRET,
      ...LOCAL_PRICES,
      PADDLE_ENVIRONMENT: 'sandbox',
      PADDLE_API_URL: world.url,
    },
    async close() {
      world.notifications.stop()
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

const TITLES: Readonly<Record<string, string>> = {
  portal: 'Customer portal',
  pay: 'Checkout',
  invoices: 'Invoice',
  subscriptions: 'Subscription',
}

/** Pages for the links that the local Paddle returns; each says what it would be. */
function pageOf(world: World, pathname: string): string {
  const [, , kind = '', id = ''] = pathname.split('/')
  const title = TITLES[kind]
  if (title === undefined) throw notFound(pathname)
  const invoice = world.transactions.get(id)?.invoice_number
  return [
    '<!doctype html><html lang="en"><meta charset="utf-8">',
    `<title>${title} · local Paddle</title>`,
    `<h1>${title}</h1><p>${invoice ? `Number ${invoice}. ` : ''}This is the local Paddle: here Paddle shows its own page.</p></html>`,
  ].join('')
}

async function answer(control: Control, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const { world } = control
  const requestId = randomUUID()
  try {
    const url = new URL(request.url ?? '/', world.url)
    const body = await bodyOf(request)
    if (url.pathname.startsWith('/_pages/')) return html(response, 200, pageOf(world, url.pathname))
    if (url.pathname.startsWith('/_control/')) {
      const done = await controlled(control, url.pathname.slice('/_control/'.length), body)
      if (done === undefined) throw new Refusal(404, 'not_found', 'Nothing is controlled here')
      return json(response, 200, done)
    }
    const fault = faultNow(world)
    if (fault === 'hang') return
    if (fault === 'html') return html(response, 502, '<html><body><h1>502 Bad Gateway</h1></body></html>')
    refuseFault(fault, request.headers.authorization)
    const { status, answered } = apiAnswer(world, request.method ?? 'GET', url, body)
    json(response, status, { ...page(answered, url), ...metaOf(answered, url, world, requestId) })
  } catch (error) {
    const refusal = error instanceof Refusal ? error : new Refusal(400, 'bad_request', String(error))
    if (refusal.retryAfter !== undefined) response.setHeader('retry-after', refusal.retryAfter)
    json(response, refusal.status, refusal.body(requestId))
  }
}

function apiAnswer(world: World, method: string, url: URL, body: unknown) {
  for (const route of API) {
    const match = route.method === method ? route.path.exec(url.pathname) : null
    if (match === null) continue
    const answered = route.answer({ world, params: match.slice(1), query: url.searchParams, body })
    return { answered, status: 'data' in answered ? (answered.status ?? 200) : 200 }
  }
  throw new Refusal(404, 'invalid_url', `${method} ${url.pathname} is not known here`)
}

function faultNow(world: World): Fault | null {
  if (world.fault === null) return null
  const { kind, left } = world.fault
  world.fault = left > 1 ? { kind, left: left - 1 } : null
  return kind
}

function refuseFault(fault: Fault | null, authorization: string | undefined): void {
  if (authorization === undefined) throw new Refusal(401, 'authentication_missing', 'Authentication header missing')
  if (fault === 'credentials' || !/^bearer /i.test(authorization) || authorization.slice(7) !== LOCAL_API_KEY) {
    throw new Refusal(403, 'forbidden', "You aren't permitted to perform this request")
  }
  if (fault === 'rateLimit')
    throw new Refusal(429, 'too_many_requests', 'IP address exceeded the allowed rate limit', 17)
  if (fault === 'serverError') throw new Refusal(500, 'internal_error', 'Something went wrong')
}

const PER_PAGE = 50

/** Of a list one page: https://developer.paddle.com/api-reference/about/pagination */
function page(answered: Answered, url: URL): { readonly data: unknown } {
  return 'data' in answered ? { data: answered.data } : { data: pageOfList(answered.list, url).shown }
}

function metaOf(answered: Answered, url: URL, world: World, request_id: string) {
  if ('data' in answered) return { meta: { request_id } }
  const { shown, perPage, more } = pageOfList(answered.list, url)
  const next = new URL(url.pathname + url.search, world.url)
  next.searchParams.set('after', shown.at(-1)?.id ?? '')
  const pagination = { per_page: perPage, next: next.href, has_more: more, estimated_total: answered.list.length }
  return { meta: { request_id, pagination } }
}

function pageOfList(list: readonly Listed[], { searchParams }: URL) {
  const perPage = Math.min(200, Number(searchParams.get('per_page') ?? PER_PAGE))
  const after = searchParams.get('after')
  const start = after ? list.findIndex(({ id }) => id === after) + 1 : 0
  return { shown: list.slice(start, start + perPage), perPage, more: start + perPage < list.length }
}

async function bodyOf(request: IncomingMessage): Promise<unknown> {
  const chunks: Buffer[] = []
  // A request of node:http gives Buffers.
  for await (const chunk of request) chunks.push(chunk as Buffer)
  const text = Buffer.concat(chunks).toString()
  if (text === '') return undefined
  try {
    return JSON.parse(text)
  } catch {
    throw new Refusal(400, 'invalid_json', 'The body is not JSON')
  }
}

/** Any page may control it: it runs on a developer's machine and contains no real data. */
function json(response: ServerResponse, status: number, body: unknown): void {
  response
    .writeHead(status, { 'content-type': 'application/json', 'access-control-allow-origin': '*' })
    .end(JSON.stringify(body))
}

function html(response: ServerResponse, status: number, body: string): void {
  response.writeHead(status, { 'content-type': 'text/html; charset=utf-8' }).end(body)
}
