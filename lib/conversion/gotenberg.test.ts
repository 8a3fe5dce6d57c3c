import { afterEach, describe, expect, test } from '@jest/globals'
import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { setTimeout as wait } from 'node:timers/promises'
import type { NamedFile } from '@/lib/documents/tool'
import { gotenberg } from './gotenberg'
import { gotenbergSettings } from './settings'

type Answer = (request: IncomingMessage & { readonly sent: string }, response: ServerResponse) => unknown

const servers: Server[] = []

afterEach(() => {
  for (const server of servers.splice(0)) {
    server.close()
    server.closeAllConnections()
  }
})

/** A service on this machine that answers each request with the next of the answers, and for ever with the last. */
async function service(...answers: [Answer, ...Answer[]]): Promise<{ url: string; calls: () => number }> {
  let calls = 0
  const server = createServer((request, response) => {
    const answer = answers[Math.min(calls++, answers.length - 1)]
    void text(request).then((sent) => answer?.(Object.assign(request, { sent }), response))
  })
  servers.push(server)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, calls: () => calls }
}

const answerWith =
  (status: number, type = 'text/plain; charset=UTF-8', body = 'Service Unavailable'): Answer =>
  (_request, response) =>
    response.writeHead(status, { 'content-type': type }).end(body)
const pdf = answerWith(200, 'application/pdf', '%PDF-1.7 made %%EOF')
const hang: Answer = () => undefined

const times = { perFileMs: 300, backoffMs: [5, 5] }
const converter = (url: string, credentials: { user?: string; password?: string } = {}) =>
  gotenberg(
    gotenbergSettings({
      GOTENBERG_URL: url,
      GOTENBERG_USERNAME: credentials.user,
      GOTENBERG_PASSWORD: credentials.password,
    }) ?? { url: '', authorization: null },
    { times },
  )
const acts = (count = 1): NamedFile[] =>
  Array.from({ length: count }, (_, index) => ({
    name: `Акт ${index + 1}.docx`,
    bytes: Buffer.from(`DOCX ${index + 1}`),
  }))

test('a document is sent as a multipart file under our own name, and its PDF is returned', async () => {
  let seen: { url?: string; authorization?: string; sent: string } = { sent: '' }
  const { url } = await service((request, response) => {
    seen = { url: request.url, authorization: request.headers.authorization, sent: request.sent }
    pdf(request, response)
  })
  const [made] = await converter(`${url}/`, { user: 'actum', password: 'secret' }).toPdf(acts())
  expect(Buffer.from(made as Uint8Array).toString()).toBe('%PDF-1.7 made %%EOF')
  expect(seen.url).toBe('/forms/libreoffice/convert')
  expect(seen.authorization).toBe(`Basic ${Buffer.from('actum:secret').toString('base64')}`)
  expect(seen.sent).toContain('name="files"; filename="document.docx"')
  expect(seen.sent).toContain('DOCX 1')
  expect(seen.sent).not.toContain('Акт')
})

test('every document is asked for once, two at a time, and they come back in their order', async () => {
  let [now, most] = [0, 0]
  const { url, calls } = await service(async (request, response) => {
    most = Math.max(most, ++now)
    const number = /DOCX (\d)/.exec(request.sent)?.[1]
    await wait(number === '1' ? 60 : 10)
    now--
    response.writeHead(200, { 'content-type': 'application/pdf' }).end(`%PDF-1.7 ${number}`)
  })
  const progress: number[] = []
  const made = await converter(url).toPdf(acts(5), { onProgress: (done) => progress.push(done) })
  expect(made.map((one) => Buffer.from(one as Uint8Array).toString())).toEqual(
    [1, 2, 3, 4, 5].map((n) => `%PDF-1.7 ${n}`),
  )
  expect([calls(), most]).toEqual([5, 2])
  expect(progress).toEqual([1, 2, 3, 4, 5])
})

describe('a busy service is asked again', () => {
  test.each([503, 429])('%d, and then the PDF', async (status) => {
    const { url, calls } = await service(answerWith(status), answerWith(status), pdf)
    const [made] = await converter(url).toPdf(acts())
    expect(made).toBeInstanceOf(Uint8Array)
    expect(calls()).toBe(3)
  })

  test('a few times and no more', async () => {
    const { url, calls } = await service(answerWith(503))
    expect(await converter(url).toPdf(acts())).toEqual([{ code: 'CONVERSION_TIMEOUT', name: 'Акт 1.docx' }])
    expect(calls()).toBe(3)
  })
})

test('a document that the service does not understand is named, and the next is made', async () => {
  const refuses: Answer = (request, response) =>
    (request.sent.includes('DOCX 1') ? answerWith(400) : pdf)(request, response)
  const { url } = await service(refuses)
  const [first, second] = await converter(url).toPdf(acts(2))
  expect(first).toEqual({ code: 'CONVERSION_FAILED', name: 'Акт 1.docx' })
  expect(second).toBeInstanceOf(Uint8Array)
})

test('a document over which the service hangs is named when its time is over', async () => {
  const { url } = await service(hang)
  expect(await converter(url).toPdf(acts())).toEqual([{ code: 'CONVERSION_TIMEOUT', name: 'Акт 1.docx' }])
})

describe('a service that isn’t a usable Gotenberg counts as missing', () => {
  const missing = { code: 'CONVERTER_MISSING', params: { reason: 'unreachable' } }

  test.each([
    ['a page of another service', answerWith(200, 'text/html', '<html>')],
    ['a page that calls itself a PDF', answerWith(200, 'application/pdf', '<html>')],
    ['PDF bytes under another type', answerWith(200, 'application/octet-stream', '%PDF-1.7')],
    ['a wrong password', answerWith(401)],
    ['a wrong path', answerWith(404)],
    [
      'a redirection elsewhere',
      ((_, response) => response.writeHead(302, { location: 'http://127.0.0.1:9/' }).end()) as Answer,
    ],
    ['a broken connection', ((request) => request.socket.destroy()) as Answer],
  ])('%s', async (_what, answer) => {
    const { url } = await service(answer)
    await expect(converter(url).toPdf(acts(3))).rejects.toMatchObject(missing)
  })

  test('a refused connection', async () => {
    await expect(converter('http://127.0.0.1:9').toPdf(acts())).rejects.toMatchObject(missing)
  })
})

test('an abort ends the request and the waiting, with the signal’s reason', async () => {
  const reason = new Error('cancelled')
  for (const answer of [hang, answerWith(503)]) {
    const { url } = await service(answer)
    const slow = { perFileMs: 30_000, backoffMs: [30_000] }
    const running = gotenberg({ url, authorization: null }, { times: slow }).toPdf(acts(), {
      signal: AbortSignal.timeout(100),
    })
    await expect(running).rejects.toMatchObject({ name: 'TimeoutError' })
    const controller = new AbortController()
    controller.abort(reason)
    const late = gotenberg({ url, authorization: null }, { times: slow }).toPdf(acts(), { signal: controller.signal })
    await expect(late).rejects.toBe(reason)
  }
})

test('it makes no DOCX, and says that LibreOffice is needed', async () => {
  await expect(
    converter('http://127.0.0.1:9').toDocx({ name: 'a.doc', bytes: new Uint8Array() }),
  ).rejects.toMatchObject({
    code: 'CONVERTER_MISSING',
    params: { reason: 'docx' },
  })
})
