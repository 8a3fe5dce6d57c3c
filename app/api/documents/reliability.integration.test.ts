import { createHash } from 'node:crypto'
import { createServer } from 'node:http'
import { readdir, readFile, truncate, writeFile } from 'node:fs/promises'
import { once } from 'node:events'
import { connect } from 'node:net'
import path from 'node:path'
import { Readable } from 'node:stream'
import { afterAll, beforeAll, describe, expect, jest, test } from '@jest/globals'
import { db, setDatabase, currentDatabase } from '@/lib/db/client'
import { openDatabase } from '@/lib/db/connection'
import { openTestApplication } from '@/lib/http/test-support/application'
import { Browser } from '@/lib/http/test-support/browser'
import { ACT, actRows, newWorkspace, postForm } from '@/lib/http/test-support/workspace'
import { DocumentProcess } from '@/lib/operations/process/document-process'
import { sweep } from '@/lib/operations/sweep'
import { storage } from '@/lib/storage'
import { POST as cleanup } from './cleanup/route'
import { GET as download } from './download/[filename]/route'
import { POST as generate } from './generate/route'
import { GET as health } from './health/route'
import { POST as inspect } from './inspect/route'
import { GET as newSession } from './session/new/route'

let application: Awaited<ReturnType<typeof openTestApplication>>
beforeAll(async () => {
  process.env['ACTUM_CHILD_MEMORY'] = '400'
  application = await openTestApplication()
})
afterAll(() => application.close())

async function filesIn(folder: string): Promise<string[]> {
  const root = path.join(application.dataFolder, folder)
  const entries = await readdir(root, { recursive: true, withFileTypes: true }).catch(() => [])
  return entries.filter((entry) => entry.isFile()).map((entry) => path.join(entry.parentPath, entry.name))
}

async function made(browser: Browser, sessionId: string, count: number) {
  const response = await postForm(browser, generate, { excel: actRows(count), template: ACT, sessionId })
  const body = (await response.json()) as { download_url: string }
  return body.download_url.split('/').at(-1) ?? ''
}

test('a process that fills memory outside V8’s heap is ended at the limit, and the answer is typed', async () => {
  const process = new DocumentProcess()
  const output = path.join(application.dataFolder, 'never')
  const large = path.join(application.dataFolder, 'large.csv')
  // Half a gigabyte is read completely before it is checked, into Buffers, which no heap limit covers.
  await writeFile(large, '')
  await truncate(large, 600 * 1024 ** 2)
  const files = { data: { name: 'a.csv', path: large }, template: { name: 'a.docx', path: large } }
  const run = process.run(
    { tool: 'generate', files, options: {}, locale: 'en-US', output },
    { limit: { baseMs: 20_000, perItemMs: 0 } },
  )
  await expect(run).rejects.toMatchObject({ code: 'FILE_TOO_EXPENSIVE' })
  expect(process.usable).toBe(false)
})

test('a process that takes too long is ended in time', async () => {
  const process = new DocumentProcess()
  const data = path.join(application.dataFolder, 'rows.csv')
  const template = path.join(application.dataFolder, 'act.docx')
  await writeFile(data, actRows(20_000).bytes)
  await writeFile(template, ACT.bytes)
  const files = { data: { name: 'rows.csv', path: data }, template: { name: 'act.docx', path: template } }
  const run = process.run(
    { tool: 'generate', files, options: {}, locale: 'en-US', output: path.join(application.dataFolder, 'out') },
    { limit: { baseMs: 700, perItemMs: 0 } },
  )
  await expect(run).rejects.toMatchObject({ code: 'FILE_TOO_EXPENSIVE' })
})

test('uploads that break off at any byte leave nothing behind', async () => {
  const { browser, sessionId } = await newWorkspace()
  const answers: Promise<unknown>[] = []
  const server = createServer((request, response) => {
    const body = Readable.toWeb(request) as ReadableStream
    const headers = { 'content-type': request.headers['content-type'] ?? '', cookie: cookiesOf(browser) }
    const abort = new AbortController()
    request.on('close', () => request.complete || abort.abort())
    const asked = new Request('http://localhost:3000/api/documents/inspect', {
      method: 'POST',
      headers: { ...headers, 'x-xsrf-token': decodeURIComponent(browser.cookies.get('XSRF-TOKEN') ?? '') },
      body,
      signal: abort.signal,
      duplex: 'half',
    } as RequestInit)
    const answered = inspect(asked, { params: Promise.resolve({}) }).then(
      (answer) => response.writeHead(answer.status).end(),
      () => response.destroy(),
    )
    answers.push(answered)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  const port = typeof address === 'object' && address !== null ? address.port : 0
  const head = `--x\r\nContent-Disposition: form-data; name="sessionId"\r\n\r\n${sessionId}\r\n--x\r\nContent-Disposition: form-data; name="excel"; filename="a.csv"\r\n\r\n`
  const whole = Buffer.concat([Buffer.from(head), Buffer.alloc(300_000, 'Номер;'), Buffer.from('\r\n--x--\r\n')])
  for (let n = 0; n < 60; n++) {
    const socket = connect(port, '127.0.0.1')
    const cut = Math.floor((whole.length * n) / 60)
    socket.write(
      `POST / HTTP/1.1\r\nHost: localhost\r\nContent-Type: multipart/form-data; boundary=x\r\nContent-Length: ${whole.length}\r\n\r\n`,
    )
    socket.write(whole.subarray(0, cut))
    await new Promise((resolve) => setTimeout(resolve, 10))
    socket.destroy()
  }
  server.closeAllConnections()
  server.close()
  // Every route has done its work, in any order: an empty folder before that would prove nothing.
  await Promise.all(answers)
  expect(answers.length).toBeGreaterThan(50)
  expect(await filesIn('tmp')).toEqual([])
  expect(await db().storedFile.count({ where: { documentSessionId: sessionId } })).toBe(0)
})

function cookiesOf(browser: Browser): string {
  return [...browser.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
}

test('a download during cleaning and generating gets the whole file or nothing', async () => {
  const { browser, sessionId } = await newWorkspace()
  for (let round = 0; round < 6; round++) {
    const filename = await made(browser, sessionId, 2)
    const stored = await db().storedFile.findFirstOrThrow({ where: { documentSessionId: sessionId, kind: 'result' } })
    const [response] = await Promise.all([
      browser.call(download, { params: { filename }, query: { sessionId } }),
      browser.call(cleanup, { method: 'POST', query: { sessionId } }),
      postForm(browser, generate, { excel: actRows(1, `${round}.csv`), template: ACT, sessionId }),
    ])
    const bytes = Buffer.from(await response.arrayBuffer())
    if (response.status === 200) expect(createHash('sha256').update(bytes).digest('hex')).toBe(stored.sha256)
    else expect(response.status).toBe(404)
    await browser.call(cleanup, { method: 'POST', query: { sessionId } })
  }
})

test('what is cleaned up is gone from the disk, content and all', async () => {
  const { browser, sessionId } = await newWorkspace()
  const marker = `Метка-${Math.random()}`
  const excel = { name: 'a.csv', bytes: Buffer.from(`Номер;Дата;ФИО\n1;2;${marker}\n`) }
  await postForm(browser, generate, { excel, template: ACT, sessionId })
  const holding = async () => {
    const contents = await Promise.all((await filesIn('files')).map((file) => readFile(file, 'utf8')))
    return contents.filter((content) => content.includes(marker)).length
  }
  expect(await holding()).toBeGreaterThan(0)
  await browser.call(cleanup, { method: 'POST', query: { sessionId } })
  expect(await holding()).toBe(0)
  expect(await filesIn('tmp')).toEqual([])
})

test('a clock that jumps a day deletes nothing early', async () => {
  const { browser, sessionId } = await newWorkspace()
  await made(browser, sessionId, 1)
  const before = await db().storedFile.count({ where: { documentSessionId: sessionId } })
  await sweep(new Date(Date.now() + 24 * 3_600_000))
  expect(await db().storedFile.count({ where: { documentSessionId: sessionId } })).toBe(before)
})

test('workspace ids can’t be guessed: of 128 bits and more, without a pattern, and guessing is slowed down', async () => {
  const { browser } = await newWorkspace()
  const ids = await Promise.all(
    Array.from(
      { length: 60 },
      async () => ((await (await browser.call(newSession)).json()) as { sessionId: string }).sessionId,
    ),
  )
  expect(new Set(ids.map((id) => id.slice(0, 6))).size).toBe(ids.length)
  for (const id of ids) expect(Buffer.from(id, 'base64url').length).toBeGreaterThanOrEqual(16)
  const statuses = await Promise.all(Array.from({ length: 100 }, async () => (await browser.call(newSession)).status))
  expect(statuses).toContain(429)
})

test('guessing the names of files finds nothing, and is slowed down', async () => {
  const { browser, sessionId } = await newWorkspace()
  const seen = new Set<number>()
  for (let round = 0; round < 13; round++) {
    const guesses = Array.from({ length: 50 }, (_, n) =>
      browser.call(download, { params: { filename: `${round}-${n}.zip` }, query: { sessionId } }),
    )
    for (const { status } of await Promise.all(guesses)) seen.add(status)
  }
  expect([...seen].sort()).toEqual([404, 429])
})

test('answers many concurrent uploads, finishes accepted ones, and stays small', async () => {
  const { browser, sessionId } = await newWorkspace()
  const before = process.memoryUsage.rss()
  const filler = Buffer.alloc(1024 ** 2, 'x')
  const answers = await Promise.all(
    Array.from({ length: 24 }, async (_, n) => {
      // In a column that no tag uses: what counts here are the uploads, not documents of 1 MB.
      const excel = {
        name: `${n}.csv`,
        bytes: Buffer.concat([Buffer.from(`Номер;Дата;ФИО;Заметки\n${n};2;3;`), filler]),
      }
      return (await postForm(browser, generate, { excel, template: ACT, sessionId }, { prefer: 'respond-async' }))
        .status
    }),
  )
  expect(answers.filter((status) => ![202, 429, 503].includes(status))).toEqual([])
  expect((process.memoryUsage.rss() - before) / 1024 ** 2).toBeLessThan(400)
  const until = Date.now() + 150_000
  const open = () =>
    db().operation.count({ where: { documentSessionId: sessionId, state: { in: ['queued', 'running'] } } })
  while ((await open()) > 0 && Date.now() < until) await new Promise((resolve) => setTimeout(resolve, 100))
  expect(await open()).toBe(0)
}, 200_000)

test('without its storage the server says so', async () => {
  const probe = jest.spyOn(storage(), 'probe').mockRejectedValue(new Error('away'))
  try {
    const response = await new Browser().call(health)
    expect(response.status).toBe(503)
    const checks = { database: 'ok', storage: 'failing' }
    expect(await response.json()).toMatchObject({ success: false, code: 'STORAGE_UNAVAILABLE', checks })
  } finally {
    probe.mockRestore()
  }
})

describe('without its database', () => {
  test('that keeps silent the server says so too, and does not wait for it', async () => {
    const working = currentDatabase()
    if (working === undefined) throw new Error('The application has no database')
    const never = new Promise<never>(() => undefined)
    const silent = new Proxy(working.prisma, {
      get: (prisma, name) => (name === '$queryRaw' ? () => never : (Reflect.get(prisma, name) as unknown)),
    })
    setDatabase({ ...working, prisma: silent })
    try {
      const response = await new Browser().call(health, { headers: { 'accept-language': 'ru' } })
      expect(response.status).toBe(503)
      expect(await response.json()).toMatchObject({
        success: false,
        code: 'DATABASE_UNAVAILABLE',
        error: expect.stringMatching(/[а-я]/),
        checks: { database: 'failing', storage: 'ok' },
      })
    } finally {
      setDatabase(working)
    }
  })

  test('the server answers 503 and says when to come back; alive it is all the same', async () => {
    const { browser } = await newWorkspace()
    const working = currentDatabase()
    const away = await openDatabase({ kind: 'postgresql', url: 'postgresql://test@127.0.0.1:9/none' })
    setDatabase(away)
    try {
      const response = await browser.call(newSession)
      expect(response.status).toBe(503)
      expect(response.headers.get('retry-after')).toBe('5')
      expect(await response.json()).toMatchObject({ code: 'DATABASE_UNAVAILABLE' })
      expect((await browser.call(health)).status).toBe(503)
      expect((await browser.call(health, { query: { live: '1' } })).status).toBe(200)
    } finally {
      setDatabase(working)
      await away.close()
    }
    expect((await browser.call(newSession)).status).toBe(200)
  })
})
