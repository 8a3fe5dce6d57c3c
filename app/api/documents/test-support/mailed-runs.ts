import { afterAll, afterEach, beforeAll, beforeEach } from '@jest/globals'
import { db } from '@/lib/db/client'
import { openTestApplication } from '@/lib/http/test-support/application'
import type { Fields } from '@/lib/http/test-support/workspace'
import { ACT, actRows, newWorkspace, postForm } from '@/lib/http/test-support/workspace'
import { mailer, stopMailer } from '@/lib/mail/mailer'
import type { MailServer } from '@/lib/mail/test-support/mail-server'
import { freePort, startMailServer } from '@/lib/mail/test-support/mail-server'
import { POST as generate } from '../generate/route'
import { GET as ledger } from '../operations/[id]/mail/route'

const STOPS_MS = 10_000

interface Mails {
  readonly state: string
  readonly counts: Record<string, number>
  readonly to: { address: string; state: string; text: string | null; row: number | null }[]
  readonly skipped: number
  readonly unsent: number
}
export interface MailedAnswer {
  readonly code?: string
  readonly error: string | null
  readonly details?: Record<string, unknown>
  readonly operationId: string
  readonly name: string
  readonly mail: Mails | null
}
interface Ledger extends Mails {
  readonly failures: { address: string; code: string; text: string; row: number | null }[]
  readonly skippedRows: { row: number; given: string | null }[]
}

/**
 * An application for the tests of a file, and before each of them a new mail server that receives its emails.
 *
 * @param variables of the environment, in addition to those for email
 * @returns an object with the current test's server
 */
export function withMailServer(variables: Readonly<Record<string, string>> = {}): { readonly server: MailServer } {
  let application: Awaited<ReturnType<typeof openTestApplication>>
  let server: MailServer
  let port: number
  beforeAll(async () => {
    port = await freePort()
    Object.assign(process.env, {
      SMTP_URL: `smtp://127.0.0.1:${port}`,
      MAIL_FROM: 'acts@clinic.example',
      ACTUM_ORIGIN: 'http://localhost:3000',
      ...variables,
    })
    application = await openTestApplication()
  })
  afterAll(() => application.close())
  beforeEach(async () => {
    // A mailer that finds no server between two tests waits half a minute, so each test has its own mailer.
    await stopMailer(STOPS_MS)
    server = await startMailServer(port)
    mailer().start()
  })
  afterEach(async () => {
    // What a test did not wait for is not delivered to the next one's server.
    await stopMailer(STOPS_MS)
    await db().mailMessage.deleteMany()
    await server.close()
  })
  return {
    get server() {
      return server
    },
  }
}

export type Workspace = Awaited<ReturnType<typeof newWorkspace>>

/** A user who may email others, with a workspace. */
export async function professional(): Promise<Workspace> {
  const workspace = await newWorkspace()
  await db().user.update({
    where: { id: workspace.id },
    data: { plan: 'professional', emailVerifiedAt: new Date(), name: 'Иванова И. И.' },
  })
  return workspace
}

/** Makes acts of so many rows. */
export async function run({ browser, sessionId }: Workspace, fields: Fields = {}, rows = 2) {
  const response = await postForm(browser, generate, { excel: actRows(rows), template: ACT, sessionId, ...fields })
  return { status: response.status, body: (await response.json()) as MailedAnswer }
}

/** Returns the report on a run's emails once none is waiting, or after half a minute. */
export async function settled({ browser }: Workspace, id: string): Promise<Ledger> {
  for (const deadline = Date.now() + 30_000; ;) {
    const answer = (await (await browser.call(ledger, { params: { id } })).json()) as Ledger
    if (answer.state !== 'waiting' || Date.now() > deadline) return answer
    await new Promise((resolve) => setTimeout(resolve, 25))
  }
}

/** Leaves a run as one with a column of addresses does. */
export async function withAddresses(id: string, emails: readonly (string | null)[]): Promise<void> {
  const { summary, settings } = await db().operation.findUniqueOrThrow({ where: { id } })
  const { documents } = summary as { documents: { name: string; rows: number[] }[] }
  const acts = documents.map(({ name, rows }, index) => ({
    document: name,
    rows,
    fingerprint: '',
    number: null,
    email: emails[index] ?? '',
  }))
  await db().operation.update({
    where: { id },
    data: {
      settings: { ...(settings as object), mailColumn: 'E-mail' },
      summary: { ...(summary as object), acts },
    },
  })
}
