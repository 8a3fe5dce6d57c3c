import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { POST as generate } from '@/app/api/documents/generate/route'
import { GET as newSession } from '@/app/api/documents/session/new/route'
import { issueOperatorToken } from '@/lib/accounts/operator-token'
import { issueToken } from '@/lib/accounts/bearer-token'
import { db } from '@/lib/db/client'
import { newPerson, openTestApplication } from '@/lib/http/test-support/application'
import { Browser } from '@/lib/http/test-support/browser'
import { ACT, actRows, newWorkspace, postForm } from '@/lib/http/test-support/workspace'
import { POST as command } from './command/route'
import { GET as summary } from './summary/route'

let application: Awaited<ReturnType<typeof openTestApplication>>
beforeAll(async () => {
  application = await openTestApplication()
})
afterAll(() => application.close())

async function commanded(json: unknown, token?: string) {
  const authorization = `Bearer ${token ?? (await issueOperatorToken())}`
  const headers = { authorization, origin: '', 'sec-fetch-site': '' }
  const response = await new Browser().call(command, { json, headers })
  return { status: response.status, body: (await response.json()) as Record<string, unknown> }
}

const isSignedIn = async (browser: Browser) => (await browser.call(newSession)).status === 200

describe('The administrator’s command', () => {
  test('grants and revokes the administrator role; revoking it ends all sessions of the account', async () => {
    const { browser, email, id } = await newPerson()
    expect(await commanded({ command: 'grant', email })).toEqual({
      status: 200,
      body: { success: true, email, role: 'admin', plan: 'free' },
    })
    expect(await isSignedIn(browser)).toBe(false)
    expect((await db().user.findUniqueOrThrow({ where: { id } })).role).toBe('admin')
    expect((await commanded({ command: 'revoke', email: ` ${email.toUpperCase()} ` })).body['role']).toBe('user')
  })

  test('gives an account a plan, and its sessions stay', async () => {
    const { browser, email } = await newPerson()
    const { status, body } = await commanded({ command: 'plan', email, plan: 'professional' })
    expect([status, body['plan'], body['role']]).toEqual([200, 'professional', 'user'])
    expect(await isSignedIn(browser)).toBe(true)
  })

  test('gets an error if no account has the address', async () => {
    const { status, body } = await commanded({ command: 'grant', email: 'nobody@clinic.example' })
    expect([status, body['code']]).toEqual([404, 'NOT_FOUND'])
  })

  test.each([
    { command: 'plan', email: 'a@clinic.example' },
    { command: 'plan', email: 'a@clinic.example', plan: 'gold' },
    { command: 'grant', email: 'a@clinic.example', role: 'admin' },
    { command: 'drop', email: 'a@clinic.example' },
    { command: 'grant', email: { contains: '' } },
  ])('is refused %j', async (json) => {
    expect((await commanded(json)).status).toBe(400)
  })

  test('requires the server’s secret: no user’s token, no missing token, and no administrator’s cookie', async () => {
    const admin = await newPerson()
    await db().user.update({ where: { id: admin.id }, data: { role: 'admin' } })
    const forged = await issueToken({ userId: admin.id, sessionId: 'x', bindHash: 'x' })
    const json = { command: 'grant', email: admin.email }
    for (const token of ['', 'x', admin.token, forged]) {
      expect((await commanded(json, token)).body['code']).toBe('UNAUTHENTICATED')
    }
    expect((await admin.browser.call(command, { json })).status).toBe(401)
  })
})

describe('An administrator', () => {
  test('shows counts and health, and no personal data', async () => {
    const workspace = await newWorkspace()
    const { browser, sessionId, email, id } = workspace
    await postForm(browser, generate, { excel: actRows(1), template: ACT, sessionId })
    const admin = await newPerson()
    await db().user.update({ where: { id: admin.id }, data: { role: 'admin' } })
    const text = await (await admin.browser.call(summary)).text()
    expect(JSON.parse(text)).toMatchObject({
      checks: { database: 'ok', storage: 'ok' },
      users: { all: await db().user.count(), admins: await db().user.count({ where: { role: 'admin' } }) },
      operations: { succeeded: 1, failed: 0, queued: 0 },
      waitingSince: null,
      files: { count: 3 },
    })
    for (const word of [email, id, sessionId, 'Акт', 'Журнал', 'clinic.example']) expect(text).not.toContain(word)
  })

  test('is the only one who does', async () => {
    const { browser } = await newPerson()
    expect((await browser.call(summary)).status).toBe(403)
    expect((await new Browser().call(summary)).status).toBe(401)
  })
})

describe('The command line beside a running server', () => {
  /** The route behind a real port, as in the running server. */
  async function listening(): Promise<Server> {
    const server = createServer(async (request, response) => {
      const chunks: Buffer[] = []
      for await (const chunk of request) chunks.push(chunk as Buffer)
      const headers = new Headers(request.headers as Record<string, string>)
      const asked = new Request(`http://localhost${request.url}`, {
        method: 'POST',
        headers,
        body: Buffer.concat(chunks),
      })
      const answer = await command(asked, { params: Promise.resolve({}) })
      response.writeHead(answer.status, { 'content-type': 'application/json' }).end(await answer.text())
    })
    await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve))
    return server
  }

  test('asks that server, and says so where it can’t be reached', async () => {
    const { throughServer, ServerNotReachedError } = await import('@/lib/accounts/administer-from-here')
    const { email } = await newPerson()
    const server = await listening()
    const origin = `http://localhost:${(server.address() as AddressInfo).port}`
    const grant = { command: 'grant', email } as const
    expect(await throughServer(grant, 1, origin)).toMatchObject({ email, role: 'admin' })
    expect(await throughServer({ ...grant, email: 'nobody@clinic.example' }, 1, origin)).toBeNull()
    server.close()
    await expect(throughServer(grant, 1, origin)).rejects.toThrow(ServerNotReachedError)
  })
})
