import { afterEach, beforeEach, expect, jest, test } from '@jest/globals'
import type { FromEngine, ToEngine } from '@/lib/private-mode/protocol'
import { LOCALES, type Locale } from '@/lib/i18n/locales'
import { EngineClient, type EngineWorker } from './engine-client'

const LIMITS = { rows: 30, inflatedBytes: 1_000 }
const ENDINGS = { FILE_TOO_EXPENSIVE: 'Too much.', FILE_UNPROCESSABLE: 'Crashed.', OPERATION_CANCELLED: 'Canceled.' }
const MESSAGES = Object.fromEntries(LOCALES.map((locale) => [locale, `/${locale}.js`])) as Record<Locale, string>
const REQUEST = { what: 'inspect', files: {}, options: {} } as const
const LIMIT = { baseMs: 1_000, perItemMs: 10 }

class FakeWorker implements EngineWorker {
  onmessage: EngineWorker['onmessage'] = null
  onerror: EngineWorker['onerror'] = null
  readonly got: ToEngine[] = []
  isEnded = false

  postMessage(message: ToEngine): void {
    this.got.push(message)
    if (message.type === 'start') this.say({ type: 'ready', endings: ENDINGS })
  }

  terminate(): void {
    this.isEnded = true
  }

  say(message: FromEngine): void {
    this.onmessage?.({ data: message } as MessageEvent<FromEngine>)
  }
}

let workers: FakeWorker[] = []

function newClient(): EngineClient {
  const make = () => {
    const worker = new FakeWorker()
    workers.push(worker)
    return worker
  }
  return new EngineClient(make, 'en-US', MESSAGES)
}

const ask = (client: EngineClient) => client.ask(REQUEST, { limit: LIMIT, locale: 'en-US', limits: LIMITS })

/** Lets what was promised be heard. */
const settle = async () => {
  for (let turn = 0; turn < 5; turn++) await Promise.resolve()
}

beforeEach(() => {
  workers = []
  jest.useFakeTimers()
})
afterEach(() => {
  jest.useRealTimers()
})

test('starts one Worker and gives it every request', async () => {
  const client = newClient()
  const first = ask(client)
  const second = ask(client)
  await settle()
  expect(workers).toHaveLength(1)
  const [worker] = workers
  expect(worker?.got.map(({ type }) => type)).toEqual(['start', 'ask', 'ask'])
  worker?.say({ type: 'done', id: second.id, answer: { second: true }, file: null, record: null })
  worker?.say({ type: 'done', id: first.id, answer: { first: true }, file: null, record: null })
  expect([(await first.result).answer, (await second.result).answer]).toEqual([{ first: true }, { second: true }])
})

test('ends a Worker whose request takes too long, and has another for the next', async () => {
  const client = newClient()
  const { id, result } = ask(client)
  const failure = result.catch((error: unknown) => error)
  await settle()
  workers[0]?.say({ type: 'began', id })
  jest.advanceTimersByTime(999)
  expect(workers[0]?.isEnded).toBe(false)
  jest.advanceTimersByTime(1)
  expect(workers[0]?.isEnded).toBe(true)
  expect(await failure).toMatchObject({ code: 'FILE_TOO_EXPENSIVE', sentence: 'Too much.' })
  const next = ask(client)
  await settle()
  workers[1]?.say({ type: 'done', id: next.id, answer: {}, file: null, record: null })
  expect((await next.result).answer).toEqual({})
})

test('counts time from the start of a request, and allows more for more work', async () => {
  const client = newClient()
  const { id, result } = ask(client)
  const failure = result.catch((error: unknown) => error)
  await settle()
  jest.advanceTimersByTime(60_000)
  expect(workers[0]?.isEnded).toBe(false)
  workers[0]?.say({ type: 'began', id })
  workers[0]?.say({ type: 'progress', id, progress: { stage: 'rendering', done: 0, total: 100 }, message: '' })
  jest.advanceTimersByTime(1_999)
  expect(workers[0]?.isEnded).toBe(false)
  jest.advanceTimersByTime(1)
  expect(await failure).toMatchObject({ code: 'FILE_TOO_EXPENSIVE' })
})

test('fails with what the file was refused for', async () => {
  const client = newClient()
  const { id, result } = ask(client)
  const failure = result.catch((error: unknown) => error)
  await settle()
  workers[0]?.say({
    type: 'failed',
    id,
    failure: { status: 422, code: 'GATE_DAMAGED', error: 'Damaged.', details: { problems: [] } },
  })
  expect(await failure).toMatchObject({
    status: 422,
    code: 'GATE_DAMAGED',
    sentence: 'Damaged.',
    details: { problems: [] },
  })
})

test('a crash and a cancelation end what is asked', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined)
  const client = newClient()
  const crashed = ask(client)
  const crash = crashed.result.catch((error: unknown) => error)
  await settle()
  workers[0]?.say({ type: 'crashed', id: crashed.id, stack: 'Error' })
  expect(await crash).toMatchObject({ code: 'FILE_UNPROCESSABLE' })
  const canceled = ask(client).result.catch((error: unknown) => error)
  await settle()
  client.cancel()
  expect(workers[0]?.isEnded).toBe(true)
  expect(await canceled).toMatchObject({ code: 'OPERATION_CANCELLED', sentence: 'Canceled.' })
})

test('a Worker that dies, as for want of memory, is a failure and no silence', async () => {
  const client = newClient()
  const failure = ask(client).result.catch((error: unknown) => error)
  await settle()
  workers[0]?.onerror?.({ message: 'out of memory' } as ErrorEvent)
  expect(await failure).toMatchObject({ code: 'FILE_UNPROCESSABLE' })
})

test('what can’t be loaded can be tried again', async () => {
  let isOffline = true
  const make = () => {
    const worker = new FakeWorker()
    if (isOffline) worker.postMessage = () => worker.onerror?.({ message: 'not found' } as ErrorEvent)
    return worker
  }
  const client = new EngineClient(make, 'en-US', MESSAGES)
  await expect(client.start()).rejects.toThrow('not found')
  isOffline = false
  await expect(client.start()).resolves.toBeUndefined()
})
