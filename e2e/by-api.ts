import type { Page } from 'playwright/test'
import { expect } from './fixtures'

/** The headers that a request needs to change something. */
export async function xsrfHeaders(page: Page): Promise<Record<string, string>> {
  const cookie = (await page.context().cookies()).find(({ name }) => name === 'XSRF-TOKEN')
  return { 'x-xsrf-token': decodeURIComponent(cookie?.value ?? '') }
}

/** Has the tables of a document parsed by the API: a run, its source and its result are kept then. */
export async function parseTable(page: Page, name: string, document: Buffer): Promise<void> {
  const { sessionId } = (await (await page.request.get('/api/documents/session/new')).json()) as { sessionId: string }
  const response = await page.request.post('/api/documents/parse-table', {
    multipart: { sessionId, docx: { name, mimeType: 'application/octet-stream', buffer: document } },
    headers: await xsrfHeaders(page),
  })
  expect(response.status()).toBe(200)
}
