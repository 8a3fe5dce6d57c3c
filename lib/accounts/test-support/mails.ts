import { readFile } from 'node:fs/promises'
import path from 'node:path'
import type { Email } from 'postal-mime'
import PostalMime from 'postal-mime'
import { db } from '@/lib/db/client'
import { mailer } from '@/lib/mail/mailer'

export interface ReadMail {
  readonly purpose: string
  readonly subject: string
  readonly text: string
  readonly html: string
  readonly language: string | undefined
  /** The token of its link, if it has one. */
  readonly token: string
}

/** Returns the emails to an address, oldest first, as its reader sees them: read from the outbox folder. */
export async function mailsTo(dataFolder: string, address: string): Promise<ReadMail[]> {
  await settled(address)
  const rows = await db().mailMessage.findMany({
    where: { recipient: address, state: 'sent' },
    orderBy: { createdAt: 'asc' },
  })
  return Promise.all(
    rows.map(async ({ id, purpose }) => {
      const mail = await PostalMime.parse(await readFile(path.join(dataFolder, 'outbox', `${id}.eml`)))
      const text = mail.text ?? ''
      const token = /#token=([\w-]+)/.exec(text)?.[1] ?? ''
      return { purpose, subject: mail.subject ?? '', text, html: mail.html ?? '', language: languageOf(mail), token }
    }),
  )
}

/** Returns the newest email of a purpose to an address. */
export async function newestMail(dataFolder: string, address: string, purpose: string): Promise<ReadMail> {
  const mail = (await mailsTo(dataFolder, address)).findLast((candidate) => candidate.purpose === purpose)
  if (mail === undefined) throw new Error(`No mail «${purpose}» was sent`)
  return mail
}

async function settled(address: string): Promise<void> {
  for (let tries = 0; tries < 200; tries++) {
    mailer().nudge()
    const state = { in: ['waiting', 'sending'] as ('waiting' | 'sending')[] }
    if ((await db().mailMessage.count({ where: { recipient: address, state } })) === 0) return
    await new Promise((resolve) => setTimeout(resolve, 25))
  }
  throw new Error('The mails were not sent')
}

function languageOf(mail: Email): string | undefined {
  return mail.headers.find(({ key }) => key === 'content-language')?.value
}
