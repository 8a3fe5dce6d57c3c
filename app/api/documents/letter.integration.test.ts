import { describe, expect, test } from '@jest/globals'
import { csvFile } from '@/lib/documents/generation/test-support/files'
import { db } from '@/lib/db/client'
import { ACT, newWorkspace, postForm, type Fields } from '@/lib/http/test-support/workspace'
import type { MailServer } from '@/lib/mail/test-support/mail-server'
import { POST as generate } from './generate/route'
import { POST as inspect } from './inspect/route'
import { GET as ledger, POST as resend } from './operations/[id]/mail/route'
import { POST as preview } from './preview/route'
import { withMailServer } from './test-support/mailed-runs'

interface Answer {
  readonly success: boolean
  readonly code?: string
  readonly error: string | null
  readonly operationId: string
  readonly acts: object[]
  readonly letter?: { subject: string | null; text: string | null } | null
  readonly problems: { code: string; severity: string; cell: string | null; text: string; params: object }[]
}

const mails = withMailServer()

const ROWS = csvFile(
  [
    ['Номер', 'Дата', 'ФИО', 'Почта'],
    ['001', '03.11.2026', 'Щёголева <b>Ю. Я.</b>', 'one@clinic.example'],
    ['002', '03.11.2026', '', 'two@clinic.example'],
  ],
  'Журнал.csv',
)

async function confirmed() {
  const workspace = await newWorkspace()
  await db().user.update({ where: { id: workspace.id }, data: { emailVerifiedAt: new Date(), plan: 'professional' } })
  return workspace
}

type Workspace = Awaited<ReturnType<typeof newWorkspace>>

async function post({ browser, sessionId }: Workspace, door: typeof generate, options: object, fields: Fields = {}) {
  const form = { excel: ROWS, template: ACT, sessionId, options: JSON.stringify(options), ...fields }
  const response = await postForm(browser, door, form)
  return { status: response.status, body: (await response.json()) as Answer }
}

async function sent({ browser }: Workspace, id: string): Promise<MailServer['received']> {
  for (let tries = 0; tries < 400; tries++) {
    const { state } = (await (await browser.call(ledger, { params: { id } })).json()) as { state: string }
    if (state !== 'waiting' && state !== 'sending') break
    await new Promise((resolve) => setTimeout(resolve, 25))
  }
  return mails.server.received.toSorted((a, b) => String(a.to).localeCompare(String(b.to)))
}

const LETTER = {
  mailColumn: 'Почта',
  mailSubject: 'Акт {Номер}: {ФИО}',
  mailText: 'Здравствуйте, {ФИО}!\n\nАкт {Номер} — во вложении.\nОтвечать не нужно.',
}

describe('a custom email', () => {
  test('goes to each row with what the row has, in plain text and in HTML without a mark of the cell’s', async () => {
    const workspace = await confirmed()
    const { body } = await post(workspace, generate, LETTER)
    expect(body.success).toBe(true)
    expect(body.acts[0]).not.toHaveProperty('letter')
    const [one, two] = await sent(workspace, body.operationId)
    expect(one?.mail.subject).toBe('Акт 001: Щёголева <b>Ю. Я.</b>')
    expect(one?.mail.text).toMatch(
      /^Здравствуйте, Щёголева <b>Ю\. Я\.<\/b>!\n\nАкт 001 — во вложении\.\nОтвечать не нужно\.\n\n/,
    )
    expect(one?.mail.html).toContain('Щёголева &lt;b&gt;Ю. Я.&lt;/b&gt;!')
    expect(one?.mail.html).toContain('во вложении.<br>')
    // Where the file is and who sends it stays said.
    expect(one?.mail.text).toContain('.docx')
    expect(one?.mail.text).toContain('http://localhost:3000')
    expect(two?.mail.subject).toBe('Акт 002:')
  })

  test('is sent with the rest after a trial too, and says in the trial whose it is', async () => {
    const workspace = await confirmed()
    const { body } = await post(workspace, generate, { ...LETTER, mailTest: true })
    const trial = await sent(workspace, body.operationId)
    expect(trial).toHaveLength(2)
    expect(trial.map(({ mail }) => mail.subject).join()).toContain('Акт 001: Щёголева')
    expect(trial.map(({ mail }) => mail.subject).join()).toContain('one@clinic.example')
    await workspace.browser.call(resend, { params: { id: body.operationId }, json: { only: 'unsent' } })
    const all = await sent(workspace, body.operationId)
    expect(all.map(({ mail }) => mail.subject)).toContain('Акт 002:')
  })

  test('without tags goes with the whole result; the usual words stay where it says nothing', async () => {
    const workspace = await confirmed()
    const { body } = await post(workspace, generate, { mailSubject: 'Акты за ноябрь' }, { email: workspace.email })
    const [mail] = await sent(workspace, body.operationId)
    expect(mail?.mail.subject).toBe('Акты за ноябрь')
    expect(mail?.mail.text).toMatch(/2/)
  })

  test.each([
    ['a line break in the subject', { mailSubject: 'Act\r\nBcc: all@clinic.example' }],
    ['a control character in the text', { mailText: 'Act\u0000' }],
    ['half of a character in the text', { mailText: 'Act\n\ud83d' }],
    ['half of a character in the subject', { mailSubject: 'Act \ud83d' }],
    ['a subject that is too long', { mailSubject: 'a'.repeat(151) }],
    ['a text that is too long', { mailText: 'a'.repeat(4_001) }],
  ])('with %s is refused at the door', async (_, options) => {
    const { status, body } = await post(await confirmed(), generate, { mailColumn: 'Почта', ...options })
    expect([status, body.code]).toEqual([400, 'BAD_REQUEST'])
  })

  test('with a tag without a column creates and sends nothing, and reports the tag’s location', async () => {
    const workspace = await confirmed()
    const { status, body } = await post(workspace, generate, { ...LETTER, mailText: 'Здравствуйте,\n{Имя}' })
    expect([status, body.code]).toEqual([422, 'MAIL_LETTER_NO_COLUMN'])
    expect(body.error).toMatch(/line 2/)
    expect(await db().mailMessage.count({ where: { userId: workspace.id } })).toBe(0)
  })
})

describe('before a run', () => {
  test('an inspection reports what can’t be filled in, and which cells leave a place blank', async () => {
    const workspace = await confirmed()
    const wrong = await post(workspace, inspect, { ...LETTER, mailSubject: '{ФИ}' })
    expect(wrong.body.problems).toContainEqual(
      expect.objectContaining({
        code: 'MAIL_LETTER_NO_COLUMN',
        severity: 'error',
        params: expect.objectContaining({ where: 'subject', line: 1, header: 'ФИО' }),
      }),
    )
    const empty = await post(workspace, inspect, LETTER)
    expect(empty.body.problems.filter(({ code }) => code.startsWith('MAIL_LETTER'))).toMatchObject([
      { code: 'MAIL_LETTER_EMPTY', severity: 'warning', cell: 'C3' },
    ])
  })

  test('a preview has the letter of its row', async () => {
    const workspace = await confirmed()
    const { body } = await post(workspace, preview, LETTER, { row: '2' })
    expect(body.letter).toEqual({
      subject: 'Акт 001: Щёголева <b>Ю. Я.</b>',
      text: 'Здравствуйте, Щёголева <b>Ю. Я.</b>!\n\nАкт 001 — во вложении.\nОтвечать не нужно.',
    })
    const broken = await post(workspace, preview, { ...LETTER, mailText: '{Имя' }, { row: '2' })
    expect([broken.status, broken.body.letter]).toEqual([200, null])
    expect((await post(workspace, preview, {}, { row: '2' })).body).not.toHaveProperty('letter')
  })
})
