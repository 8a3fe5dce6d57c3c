import { expect, test } from '@jest/globals'
import PostalMime from 'postal-mime'
import { buildMessage, type MailContent } from './build-message'

const HEAD = {
  from: { name: 'Актум', address: 'acts@clinic.example' },
  to: 'name@clinic.example',
  replyTo: null,
  messageId: '<1@clinic.example>',
  date: new Date('2026-11-21T10:00:00Z'),
  locale: 'ru-RU' as const,
}

const CONTENT: MailContent = {
  subject: 'Документы готовы: Акт.zip',
  blocks: [
    { kind: 'text', text: 'Создано 3 документа <b>&"\'' },
    { kind: 'link', label: 'Скачать', href: 'https://actum.example/a?b=1&c=2' },
    { kind: 'remark', text: 'Конец' },
  ],
  attachment: null,
}

async function sent(content: Partial<MailContent>, head: Partial<typeof HEAD> = {}) {
  const bytes = await buildMessage({ ...HEAD, ...head }, { ...CONTENT, ...content })
  return { raw: Buffer.from(bytes).toString('latin1'), mail: await PostalMime.parse(bytes) }
}

test('an email has the same text in plain text and in HTML, with its language and direction', async () => {
  const { mail } = await sent({})
  expect(mail.subject).toBe('Документы готовы: Акт.zip')
  expect(mail.from).toMatchObject({ name: 'Актум', address: 'acts@clinic.example' })
  expect(mail.to?.[0]).toMatchObject({ address: 'name@clinic.example' })
  expect(mail.messageId).toBe('<1@clinic.example>')
  expect(mail.text?.trim()).toBe(
    'Создано 3 документа <b>&"\'\n\nСкачать:\nhttps://actum.example/a?b=1&c=2\n\n-- \nКонец',
  )
  expect(mail.html).toContain('<html lang="ru" dir="ltr">')
  expect(mail.html).toContain('Создано 3 документа &lt;b&gt;&amp;&quot;&#39;')
  expect(mail.html).toContain('<a href="https://actum.example/a?b=1&amp;c=2">Скачать</a>')
})

test('nothing in an email is loaded from anywhere', async () => {
  const { mail } = await sent({})
  expect(mail.html).not.toMatch(/<img|<link|<script|src=|url\(/i)
})

test('line breaks and unseen characters of a subject or a name add no header', async () => {
  const attack = 'Акт\r\nBcc: thief@evil.example\u2028\u202e\u0000x'
  const { raw, mail } = await sent({
    subject: attack,
    attachment: { name: attack, type: 'application/zip', bytes: Buffer.from('PK') },
  })
  const [head = ''] = raw.split('\r\n\r\n')
  expect(head).not.toMatch(/^bcc:/im)
  expect(mail.bcc).toBeUndefined()
  expect(mail.subject).toBe('Акт Bcc: thief@evil.example x')
  expect(mail.attachments[0]?.filename).toBe('Акт Bcc: thief@evil.example x')
})

test('a very long subject is cut', async () => {
  const { mail } = await sent({ subject: 'ш'.repeat(5_000) })
  expect([...(mail.subject ?? '')]).toHaveLength(150)
})

test('an attachment arrives byte for byte, under its own name', async () => {
  const bytes = Buffer.from(Array.from({ length: 70_000 }, (_, index) => index % 256))
  const { mail } = await sent({ attachment: { name: 'Акт № 1.zip', type: 'application/zip', bytes } })
  const [attachment] = mail.attachments
  expect(attachment?.filename).toBe('Акт № 1.zip')
  expect(attachment?.mimeType).toBe('application/zip')
  expect(Buffer.from(attachment?.content as ArrayBuffer).equals(bytes)).toBe(true)
})

test('marks the message as automatic', async () => {
  const { mail } = await sent({}, { replyTo: 'head@clinic.example' } as object)
  const headers = new Map(mail.headers.map(({ key, value }) => [key, value]))
  expect(headers.get('auto-submitted')).toBe('auto-generated')
  expect(headers.get('content-language')).toBe('ru-RU')
  expect(mail.replyTo?.[0]?.address).toBe('head@clinic.example')
})
