import { afterAll, beforeAll, expect, test } from '@jest/globals'
import PizZip from 'pizzip'
import { docx, paragraph, textOf } from '@/lib/documents/generation/test-support/files'
import { openTestApplication } from '@/lib/http/test-support/application'
import type { Browser } from '@/lib/http/test-support/browser'
import { actRows, newWorkspace, postForm } from '@/lib/http/test-support/workspace'
import { GET as download } from '../documents/download/[filename]/route'
import { POST as generate } from '../documents/generate/route'
import { POST as inspect } from '../documents/inspect/route'
import { PUT as putPicture } from './pictures/[kind]/route'
import { PUT as put } from './put/route'

let application: Awaited<ReturnType<typeof openTestApplication>>
beforeAll(async () => {
  application = await openTestApplication()
})
afterAll(() => application.close())

const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)
const TEMPLATE = {
  name: 'Акт.docx',
  bytes: docx(paragraph('Акт № {номер}, {profile.organisation}') + paragraph('{профиль.подписант} {profile.stamp}')),
}

async function withProfile() {
  const workspace = await newWorkspace()
  const json = { organisation: 'ООО «Луч»', signatory: 'Щёголева Ю. Я.' }
  await workspace.browser.call(put, { method: 'PUT', json })
  const form = new FormData()
  form.set('picture', new File([PNG], 'stamp.png'))
  await workspace.browser.call(putPicture, { method: 'PUT', params: { kind: 'stamp' }, form })
  return workspace
}

async function made(browser: Browser, sessionId: string): Promise<PizZip> {
  const response = await postForm(browser, generate, { excel: actRows(1), template: TEMPLATE, sessionId })
  const { download_url: url } = (await response.json()) as { download_url: string }
  const params = { filename: url.split('/').at(-1) ?? '' }
  const file = await browser.call(download, { params, query: { sessionId } })
  return new PizZip(Buffer.from(await file.arrayBuffer()))
}

test('prints the profile of the user who runs the template, with pictures', async () => {
  const { browser, sessionId } = await withProfile()
  const document = await made(browser, sessionId)
  const xml = document.file('word/document.xml')?.asText() ?? ''
  expect(textOf(xml).map((text) => text.trim())).toEqual(['Акт № 001, ООО «Луч»', 'Щёголева Ю. Я.'])
  const media = document.file(/^word\/media\//)
  expect(media.map((file) => Buffer.from(file.asUint8Array()).equals(PNG))).toEqual([true])
  expect(xml).toContain('<w:drawing>')
})

test('another user’s documents don’t contain it', async () => {
  await withProfile()
  const { browser, sessionId } = await newWorkspace()
  const document = await made(browser, sessionId)
  expect(textOf(document.file('word/document.xml')?.asText() ?? '')[0]?.trim()).toBe('Акт № 001,')
  expect(document.file(/^word\/media\//)).toEqual([])
})

test('an inspection uses it too', async () => {
  const { browser, sessionId } = await withProfile()
  const response = await postForm(browser, inspect, { excel: actRows(1), template: TEMPLATE, sessionId })
  const { matches } = (await response.json()) as { matches: { name: string; how: string; sample: string }[] }
  expect(matches.find(({ name }) => name === 'profile.organisation')).toMatchObject({ sample: 'ООО «Луч»' })
})
