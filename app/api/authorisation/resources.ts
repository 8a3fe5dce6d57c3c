import { createHash, randomUUID } from 'node:crypto'
import { writeFile } from 'node:fs/promises'
import { PUT as putPicture } from '@/app/api/profile/pictures/[kind]/route'
import { POST as keepTemplate } from '@/app/api/templates/route'
import { POST as keepDoses } from '@/app/api/dose-profiles/route'
import { PUT as changeTemplate } from '@/app/api/templates/[id]/route'
import { GET as listSessions } from '@/app/api/sessions/route'
import { makeApiToken } from '@/lib/accounts/api-tokens'
import { hashPassword } from '@/lib/accounts/passwords'
import { startSession } from '@/lib/accounts/sessions'
import { WITH_SUBSCRIPTIONS } from '@/lib/billing/subscriber'
import { db } from '@/lib/db/client'
import { book } from '@/lib/documents/doses/test-support/book'
import { docx, table } from '@/lib/documents/generation/test-support/files'
import { PASSWORD } from '@/lib/http/test-support/application'
import { Browser, type Handler } from '@/lib/http/test-support/browser'
import { ACT, actRows } from '@/lib/http/test-support/workspace'
import { makeAccountLink, requestAccountLink } from '@/lib/mail/account-links'
import { makeMailedLink } from '@/lib/mail/mailed-links'
import { newDocumentSession } from '@/lib/operations/document-sessions'
import { storeFile } from '@/lib/operations/stored-files'
import { temporaryFolder } from '@/lib/storage/temporary'
import type { Named, ResourceName, Samples } from './door'

/** A signed-in user with an account. */
export interface Person {
  readonly id: string
  readonly email: string
  readonly browser: Browser
}

let people = 0
let hash: Promise<string> | undefined

/** A user whose password hash all of them share, because there are thousands. */
export async function newPerson(role: 'user' | 'admin' = 'user'): Promise<Person> {
  hash ??= hashPassword(PASSWORD)
  const email = `person${++people}@clinic.example`
  const password = { create: { hash: await hash } }
  const { id } = await db().user.create({ data: { email, role, locale: 'en-US', password } })
  return { id, email, browser: Browser.withCookies((await startSession(id, null)).cookies) }
}

const DAY_MS = 86_400_000
const CONTENT = 'Точка;мкЗв/ч\nПульт;0,35\n'

export const SAMPLES: Samples = {
  act: ACT,
  rows: actRows(1),
  tables: { name: 'Протокол.docx', bytes: docx(table(['Точка', 'мкЗв/ч'], ['Пульт', '0,35'])) },
  doses: book('Дозы.xlsx', [
    {
      name: 'ИДК',
      rows: [
        ['ФИО', 'Hp(10), мЗв, I квартал 2026'],
        ['Озерецкая Н. П.', 0.31],
      ],
    },
  ]),
  picture: {
    name: 'stamp.png',
    bytes: Buffer.from(
      'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
      'base64',
    ),
  },
}

type Made = Partial<Named>

/** Each makes something that belongs to its owner, and says how a call names it. */
const MAKERS: Readonly<Record<ResourceName, (owner: Person) => Promise<Made>>> = {
  apiToken: async ({ id: userId }) => {
    const session = await db().session.findFirstOrThrow({
      where: { userId },
      include: { user: { include: WITH_SUBSCRIPTIONS } },
    })
    return { id: (await makeApiToken(session, { name: 'LIMS', password: PASSWORD })).id }
  },
  checkout: async ({ id: userId }) => {
    const transactionId = `txn_${randomUUID()}`
    await db().paddleCheckout.create({ data: { transactionId, userId, priceId: 'pri_01', status: 'completed' } })
    return { transactionId }
  },
  clearedDesk: (owner) => desk(owner, { cleared: DESK, clearedAt: new Date() }),
  confirmation: (owner) => link(owner, 'confirm'),
  desk: (owner) => desk(owner, { content: DESK }),
  reset: (owner) => link(owner, 'reset'),
  doseProfile: async ({ browser }) => {
    const name = 'Свой уровень'
    const limits = [{ id: 'own', quantities: ['Hp(10)'], value: '6', unit: 'mSv' }]
    await done(browser.call(keepDoses, { json: { name, limits } }))
    return { name }
  },
  file: async (owner) => {
    const { sessionId, id, name } = await storedFile(owner)
    return { sessionId, id, name, filename: name }
  },
  identity: async ({ id: userId, email }) => {
    await db().linkedIdentity.create({ data: { userId, provider: 'github', subject: randomUUID(), email } })
    return {}
  },
  mailedFile: async (owner) => {
    const { id: fileId } = await storedFile(owner)
    const mail = await db().mailMessage.create({
      data: {
        userId: owner.id,
        fileId,
        purpose: 'result',
        onceKey: randomUUID(),
        recipient: owner.email,
        locale: 'en-US',
        params: {},
        messageId: randomUUID(),
        state: 'sent',
        giveUpAt: new Date(),
      },
    })
    const { url } = await makeMailedLink(mail.id, fileId, null)
    return { token: url.split('/').at(-1) ?? '' }
  },
  operation: async ({ id: userId }) => {
    const { id: sessionId } = await newDocumentSession(userId)
    const { id } = await db().operation.create({
      data: {
        documentSessionId: sessionId,
        userId,
        kind: 'generate',
        state: 'failed',
        locale: 'en-US',
        settings: {},
        inputs: { data: randomUUID() },
        fingerprint: randomUUID(),
        error: { code: 'FILE_UNPROCESSABLE', params: {}, problems: [] },
        finishedAt: new Date(),
      },
    })
    return { id, operationId: id, sessionId }
  },
  person: async ({ id }) => ({ id }),
  picture: async ({ browser }) => {
    const form = new FormData()
    form.set('picture', new File([Buffer.from(SAMPLES.picture.bytes)], SAMPLES.picture.name))
    await done(browser.call(putPicture, { method: 'PUT', params: { kind: 'stamp' }, form }))
    return { kind: 'stamp' }
  },
  session: async ({ id, browser }) => {
    await startSession(id, null)
    const { sessions } = (await (await done(browser.call(listSessions))).json()) as {
      sessions: { id: string; current: boolean }[]
    }
    return { id: sessions.find(({ current }) => !current)?.id ?? '' }
  },
  sharedTemplate: async (owner) => {
    const { id } = await template(owner)
    const changed = await done(
      owner.browser.call(changeTemplate, { method: 'PUT', params: { id }, json: { shared: true } }),
    )
    const body = (await changed.json()) as { template: { shareId: string } }
    return { shareId: body.template.shareId }
  },
  template,
  webhook: async ({ id: userId }) => {
    const { id } = await db().webhook.create({ data: { userId, url: 'https://93.184.215.14/hook' } })
    const data = { webhookId: id, event: 'operation.succeeded', operationId: randomUUID(), body: '{}' }
    const ids = { onceKey: randomUUID(), messageId: randomUUID() }
    const delivery = await db().webhookDelivery.create({
      data: { ...data, ...ids, state: 'delivered', finishedAt: new Date() },
    })
    return { id, delivery: delivery.id }
  },
  workspace: async ({ id }) => ({ sessionId: (await newDocumentSession(id)).id }),
}

let made = 0

/** What a call about something of the owner's names; without a resource, what every call may name. */
export async function make(resource: ResourceName | undefined, owner: Person): Promise<Named> {
  const own = resource === undefined ? {} : await MAKERS[resource](owner)
  return {
    email: owner.email,
    password: PASSWORD,
    newEmail: `nobody${++made}@clinic.example`,
    kind: 'stamp',
    currency: 'EUR',
    tool: 'tables',
    redirect_uri: 'http://localhost:3000/login',
    ...own,
  }
}

async function link({ id: userId, email }: Person, purpose: 'confirm' | 'reset'): Promise<Made> {
  const requestId = await db().$transaction((transaction) =>
    requestAccountLink(transaction, { userId, purpose, email }),
  )
  const { url } = await makeAccountLink(requestId)
  return { token: url.split('#token=')[1] ?? '' }
}

/** As it is kept for a document that was cleaned up. */
const DESK = {
  tool: 'tables',
  files: [],
  templateId: null,
  gone: [],
  run: null,
  last: null,
  settings: {
    reading: { view: 'accepted', join: true, language: 'auto' },
    writing: { layout: 'sheets', format: 'xlsx', merges: 'keep' },
    types: [],
    only: null,
    left: [],
    shown: null,
  },
}

async function desk({ id: userId }: Person, what: object): Promise<Made> {
  const { id: documentSessionId } = await newDocumentSession(userId)
  // A user has one for each tool.
  await db().desk.deleteMany({ where: { userId } })
  await db().desk.create({ data: { userId, documentSessionId, tool: 'tables', ...what } })
  return {}
}

async function storedFile({ id: userId }: Person) {
  const { id: sessionId } = await newDocumentSession(userId)
  const folder = await temporaryFolder()
  try {
    const temporaryPath = folder.path()
    await writeFile(temporaryPath, CONTENT)
    const file = await storeFile({
      documentSessionId: sessionId,
      kind: 'result',
      name: 'Журнал.csv',
      contentType: 'text/csv',
      bytes: Buffer.byteLength(CONTENT),
      sha256: createHash('sha256').update(CONTENT).digest('hex'),
      temporaryPath,
      expiresAt: new Date(Date.now() + DAY_MS),
    })
    return { sessionId, id: file.id, name: file.name }
  } finally {
    await folder.remove()
  }
}

async function template({ browser }: Person): Promise<Made & { id: string }> {
  const form = new FormData()
  form.set('template', new File([Buffer.from(ACT.bytes)], ACT.name))
  const body = (await (await done(browser.call(keepTemplate as Handler, { form }))).json()) as {
    template: { id: string }
  }
  return { id: body.template.id }
}

async function done(call: Promise<Response>): Promise<Response> {
  const response = await call
  if (!response.ok) throw new Error(`Something of the owner’s could not be made: ${await response.text()}`)
  return response
}
