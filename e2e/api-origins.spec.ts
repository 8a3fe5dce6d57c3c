import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { Page } from 'playwright/test'
import { expect, request, test } from 'playwright/test'
import { csvFile, docx, paragraph } from '../lib/documents/generation/test-support/files'
import { OwnServer } from './own-server'

const DEMO = { email: 'demo@actum.example', password: 'actum-demo-2026' }
const EXCEL = Buffer.from(csvFile([['number'], ['17']]).bytes).toString('base64')
const TEMPLATE = Buffer.from(docx(paragraph('Act {number}'))).toString('base64')

let folder: string
let pages: Server
let server: OwnServer
let port: number

/** Another program's web page: `localhost` is listed in API_ORIGINS, and `127.0.0.1` isn't. */
test.beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'actum-origins-'))
  pages = createServer((_, response) => {
    response.writeHead(200, { 'content-type': 'text/html' }).end('<title>Survey</title>')
  }).listen(0, '127.0.0.1')
  await once(pages, 'listening')
  port = (pages.address() as AddressInfo).port
  server = await OwnServer.create(path.join(folder, 'data'), { API_ORIGINS: `http://localhost:${port}` })
})
test.afterAll(async () => {
  await server.stop()
  pages.close()
  await rm(folder, { recursive: true, force: true })
})

async function newToken(): Promise<string> {
  const context = await request.newContext({ baseURL: server.origin })
  await context.post('/api/auth/login', { data: DEMO })
  const { cookies } = await context.storageState()
  const xsrf = decodeURIComponent(cookies.find(({ name }) => name === 'XSRF-TOKEN')?.value ?? '')
  const data = { name: 'survey', password: DEMO.password }
  const answer = await context.post('/api/tokens', { data, headers: { 'x-xsrf-token': xsrf } })
  expect(answer.status()).toBe(201)
  return ((await answer.json()) as { token: string }).token
}

/** Creates documents as a script of the open page, and downloads them. Gives the browser's own error if it lets nothing through. */
function generated(page: Page, token: string) {
  return page.evaluate(
    async ({ origin, token: secret, excel, template }) => {
      const headers = { authorization: `Bearer ${secret}` }
      const file = (base64: string) => new Blob([Uint8Array.from(atob(base64), (char) => char.charCodeAt(0))])
      try {
        const begun = await fetch(`${origin}/api/documents/session/new`, { headers })
        const { sessionId } = (await begun.json()) as { sessionId: string }
        const body = new FormData()
        body.append('sessionId', sessionId)
        body.append('excel', file(excel), 'rows.csv')
        body.append('template', file(template), 'Act.docx')
        const answer = await fetch(`${origin}/api/documents/generate`, {
          method: 'POST',
          headers: { ...headers, 'idempotency-key': crypto.randomUUID() },
          body,
        })
        const { download_url } = (await answer.json()) as { download_url: string }
        const download = await fetch(`${new URL(download_url, origin).href}?sessionId=${sessionId}`, { headers })
        const name = download.headers.get('content-disposition')
        return { status: download.status, name, bytes: (await download.blob()).size }
      } catch (error) {
        return String(error)
      }
    },
    { origin: server.origin, token, excel: EXCEL, template: TEMPLATE },
  )
}

test('a page of a listed origin creates and downloads documents with a token, and no other page can', async ({
  page,
}) => {
  const token = await newToken()
  await page.goto(`http://localhost:${port}`)
  const made = await generated(page, token)
  expect(made).toMatchObject({ status: 200, name: expect.stringContaining('attachment') })
  expect((made as { bytes: number }).bytes).toBeGreaterThan(100)

  await page.goto(`http://127.0.0.1:${port}`)
  expect(await generated(page, token)).toContain('Failed to fetch')
})

test('a page of a listed origin has no access by the cookies of someone who is signed in', async ({ page }) => {
  expect((await page.request.post(`${server.origin}/api/auth/login`, { data: DEMO })).status()).toBe(200)
  await page.goto(`http://localhost:${port}`)
  const read = await page.evaluate(
    (origin) => fetch(`${origin}/api/profile`, { credentials: 'include' }).then(({ status }) => status, String),
    server.origin,
  )
  expect(read).toContain('Failed to fetch')
})
