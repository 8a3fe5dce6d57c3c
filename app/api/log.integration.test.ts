import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { POST as login } from '@/app/api/auth/login/route'
import { POST as register } from '@/app/api/auth/register/route'
import { GET as download } from '@/app/api/documents/download/[filename]/route'
import { GET as fileInfo } from '@/app/api/documents/file-info/[name]/route'
import { POST as generate } from '@/app/api/documents/generate/route'
import { POST as inspect } from '@/app/api/documents/inspect/route'
import { GET as mailed } from '@/app/api/documents/mailed/[token]/route'
import { GET as newSession } from '@/app/api/documents/session/new/route'
import { DELETE as removeDoses } from '@/app/api/dose-profiles/[name]/route'
import { POST as confirm } from '@/app/api/email/confirm/route'
import { POST as changePassword } from '@/app/api/password-change/route'
import { POST as forget } from '@/app/api/password/forget/route'
import { POST as reset } from '@/app/api/password/reset/route'
import { PUT as putProfile } from '@/app/api/profile/put/route'
import { POST as copyShared } from '@/app/api/templates/shared/[shareId]/route'
import { POST as makeToken } from '@/app/api/tokens/route'
import { PUT as changeUser } from '@/app/api/users/put/route'
import { newestMail } from '@/lib/accounts/test-support/mails'
import { db } from '@/lib/db/client'
import { csvFile, docx, paragraph } from '@/lib/documents/generation/test-support/files'
import { route } from '@/lib/http/route'
import { openTestApplication } from '@/lib/http/test-support/application'
import { Browser, type Call, type Handler } from '@/lib/http/test-support/browser'
import { logTo } from '@/lib/log'

let application: Awaited<ReturnType<typeof openTestApplication>>
let lines: string[] = []
beforeAll(async () => {
  application = await openTestApplication()
  logTo({ write: (line) => void lines.push(line) }, 'trace')
})
afterAll(() => application.close())

/** Each of these contains the word that must not appear in the log. */
const MARK = 'quokka'
const EMAIL = `${MARK}@clinic.example`
const PASSWORD = `${MARK} horse battery`
const NAME = `${MARK} Щёголева`

const browser = new Browser()
const secrets: string[] = []

async function called(handler: Handler, path: string, call: Call = {}): Promise<Record<string, unknown>> {
  const response = await browser.call(handler, { ...call, path: `/api${path}` })
  const type = response.headers.get('content-type') ?? ''
  const body = type.startsWith('application/json') ? ((await response.json()) as Record<string, unknown>) : {}
  if (!type.startsWith('application/json')) await response.arrayBuffer()
  for (const [, value] of browser.cookies) secrets.push(value)
  if (typeof body['token'] === 'string') secrets.push(body['token'])
  return body
}

function formOf(fields: Readonly<Record<string, string | { name: string; bytes: Uint8Array }>>): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields))
    form.set(name, typeof value === 'string' ? value : new File([Buffer.from(value.bytes)], value.name))
  return form
}

/** All that people put into the program and get out of it, refusals too, each with the mark in it. */
async function everythingThatPeopleDo(): Promise<void> {
  await called(register, '/auth/register', { json: { email: EMAIL, password: PASSWORD, name: NAME } })
  await called(register, '/auth/register', { json: { email: EMAIL, password: PASSWORD } })
  await called(login, '/auth/login', { json: { email: EMAIL, password: `${MARK} wrong` } })
  await called(login, '/auth/login', { json: { email: EMAIL, password: { [MARK]: 1 }, [MARK]: MARK } })
  await called(login, '/auth/login', { json: { email: EMAIL, password: PASSWORD } })
  await called(newSession, '/documents/session/new', { headers: { authorization: `Bearer ${MARK}` } })
  await called(newSession, '/documents/session/new', { headers: { cookie: `actum-session=${MARK}` } })
  await called(changeUser, '/users/put', { method: 'PUT', json: { name: NAME, email: `other.${EMAIL}` } })
  await called(putProfile, '/profile/put', { method: 'PUT', json: { organisation: NAME } })
  await called(makeToken, '/tokens', { json: { name: MARK, password: PASSWORD } })
  await called(removeDoses, `/dose-profiles/${MARK}`, { method: 'DELETE', params: { name: MARK } })
  await called(copyShared, `/templates/shared/${MARK}`, { method: 'POST', params: { shareId: MARK } })

  const { token } = await newestMail(application.dataFolder, EMAIL, 'confirm')
  secrets.push(token)
  await called(confirm, '/email/confirm', { json: { token } })
  await called(forget, '/password/forget', { json: { email: EMAIL } })
  const mail = await newestMail(application.dataFolder, EMAIL, 'reset')
  secrets.push(mail.token)
  await called(reset, '/password/reset', { json: { token: mail.token, password: `${PASSWORD} 2` } })
  await called(login, '/auth/login', { json: { email: EMAIL, password: `${PASSWORD} 2` } })
  const change = { current_password: `${PASSWORD} 2`, password: `${PASSWORD} 3` }
  await called(changePassword, '/password-change', { json: change })

  const { sessionId } = (await called(newSession, '/documents/session/new')) as { sessionId: string }
  const template = { name: `${MARK}.docx`, bytes: docx(paragraph(`${MARK} { ФИО } {Адрес}`)) }
  const broken = { name: `${MARK}.docx`, bytes: docx(paragraph(`{#${MARK}}`)) }
  const rows = [
    ['ФИО', 'Адрес'],
    [NAME, EMAIL],
  ]
  const excel = csvFile(rows, `${MARK}.csv`)
  const options = JSON.stringify({ fileName: `${MARK} {ФИО}` })
  await called(inspect, '/documents/inspect', { form: formOf({ excel, template: broken, sessionId }) })
  await called(generate, '/documents/generate', { form: formOf({ excel, template: broken, sessionId }) })
  await called(generate, '/documents/generate', { form: formOf({ excel: broken, template, sessionId }) })
  await called(generate, '/documents/generate', { form: formOf({ excel, template, sessionId, options }) })
  const { download_url: url = '' } = (await called(generate, '/documents/generate', {
    form: formOf({ excel, template, sessionId, email: EMAIL }),
  })) as { download_url?: string }
  const filename = url.split('/').at(-1) ?? ''
  expect(decodeURIComponent(filename)).toContain(MARK)
  const params = { filename, name: filename }
  await called(download, `/documents/download/${filename}`, { params, query: { sessionId } })
  await called(fileInfo, `/documents/file-info/${filename}`, { params, query: { sessionId } })
  await called(mailed, `/documents/mailed/${MARK}`, { params: { token: MARK } })
  await newestMail(application.dataFolder, EMAIL, 'passwordChanged')
}

test('The log contains no password, token, cookie, address, name, file name or cell text', async () => {
  lines = []
  await everythingThatPeopleDo()
  const written = lines.join('')
  expect(lines.filter((line) => line.includes('"request"')).length).toBeGreaterThan(20)
  expect(lines.filter((line) => line.toLowerCase().includes(MARK))).toEqual([])
  expect(secrets.length).toBeGreaterThan(10)
  for (const secret of new Set(secrets)) {
    expect(written).not.toContain(secret)
    expect(written).not.toContain(decodeURIComponent(secret))
  }
  expect(written).not.toContain('clinic.example')
})

test('An unexpected error can be found in the log by the ID in the response, without any of the query', async () => {
  lines = []
  const failing = route({
    open: true,
    summary: 'Query the database incorrectly',
    answers: {},
    handle: async () => {
      // Simulates a defect of ours: an operator that doesn't exist.
      const wrong = { where: { email: EMAIL, name: { like: PASSWORD } } } as unknown as { where: { email: string } }
      return Response.json(await db().user.findFirstOrThrow(wrong))
    },
  })
  const response = await browser.call(failing, { path: '/api/failing' })
  const body = (await response.json()) as { code: string; error: string; requestId: string }
  expect([response.status, body.code]).toEqual([500, 'INTERNAL'])
  expect(body.requestId).toBe(response.headers.get('x-request-id'))
  expect(body.error).toContain(body.requestId.slice(0, 8))
  expect(JSON.stringify(body)).not.toMatch(/prisma|stack|at /)
  const [line = ''] = lines.filter((candidate) => candidate.includes('unforeseen error'))
  const entry = JSON.parse(line) as { requestId: string; err: { type: string; stack: string } }
  expect(entry.requestId).toBe(body.requestId)
  expect(entry.err.stack).toContain('log.integration.test')
  expect(line).not.toContain(MARK)
})
