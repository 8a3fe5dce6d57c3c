import { buffer } from 'node:stream/consumers'
import type { StoredFile } from '@/lib/db/generated/client'
import { MEBIBYTE } from '@/lib/documents/ooxml/limits'
import { env } from '@/lib/env'
import { AppError } from '@/lib/errors'
import type { Locale } from '@/lib/i18n/locales'
import { DEFAULT_LOCALE, isLocale } from '@/lib/i18n/locales'
import type { Translate } from '@/lib/i18n/translate'
import { translator } from '@/lib/i18n/translate'
import { storage } from '@/lib/storage'
import { readableAddress } from './address'
import type { MailAttachment, MailContent } from './build-message'
import { composeAccountMail } from './compose-account'
import { contentTypeOf } from './content-type'
import { MailNotMade } from './failures'
import type { MailBlock } from './layout'
import type { ClaimedMail } from './mail-states'
import { makeMailedLink } from './mailed-links'
import { moment } from './moment'
import { oneLine } from './one-line'
import type { FileMailPurpose, MailParams } from './purposes'
import { FILE_MAIL_PARAMS, isAccountPurpose } from './purposes'
import { entryRange, readRange } from './stored-entry'

/** From this size on a file is not attached but linked: with base64 it would pass the 10 MB that many servers take. */
export const ATTACHMENT_LIMIT = 7 * MEBIBYTE

/** An email's content as it is sent now, and the link to its file that was created for it. */
export interface ComposedMail {
  readonly locale: Locale
  readonly content: MailContent
  readonly tokenHash: string | null
}

/** The file of an email, to be attached or linked. */
interface Carried {
  readonly name: string
  readonly bytes: number
  readonly type: string
  readonly expiresAt: Date
  readonly entry: string | null
  readonly file: StoredFile
  read(): Promise<Buffer>
}

interface Words {
  readonly subject: string
  readonly before: readonly string[]
  readonly after: readonly string[]
  readonly carried: Carried
  readonly asker: string | null
}

/**
 * Returns an email's text, and attaches or links its file if it has one.
 *
 * @throws MailNotMade FILE_GONE, LINK_GONE; AppError STORAGE_UNAVAILABLE
 */
export async function composeMail(mail: ClaimedMail): Promise<ComposedMail> {
  const locale = isLocale(mail.locale) ? mail.locale : DEFAULT_LOCALE
  if (isAccountPurpose(mail.purpose)) {
    return { locale, content: await composeAccountMail(mail.purpose, mail.params, locale), tokenHash: null }
  }
  const say = translator(locale)
  // Written by `writeMails`, which typed them.
  const purpose = mail.purpose as FileMailPurpose
  const composer = COMPOSERS[purpose] as (typeof COMPOSERS)['result']
  const file = livingFile(mail.file)
  const params = FILE_MAIL_PARAMS[purpose].parse(mail.params) as MailParams<'result'>
  const { subject, before, after, carried, asker } = await gone(() => composer(say, params, file))
  const attachment = carried.bytes < ATTACHMENT_LIMIT && !mail.linkOnly ? await gone(() => attach(carried)) : null
  const link = attachment === null ? await makeMailedLink(mail.id, carried.file.id, carried.entry) : null
  const blocks: MailBlock[] = [
    ...before.map(paragraph),
    ...(link === null
      ? [paragraph(say('mail.attached', { name: oneLine(carried.name) }))]
      : linked(say, locale, carried, link.url)),
    ...after.map(paragraph),
    { kind: 'remark', text: remark(say, asker) },
  ]
  return { locale, content: { subject, blocks, attachment }, tokenHash: link?.tokenHash ?? null }
}

type Composers = {
  readonly [Purpose in FileMailPurpose]: (
    say: Translate,
    params: MailParams<Purpose>,
    file: StoredFile,
  ) => Promise<Words>
}

const COMPOSERS: Composers = {
  async result(say, { documents, warnings, failedRows, asker, letter }, file) {
    return {
      subject: letter?.subject ?? say('mail.result.subject', { name: oneLine(file.name, 100) }),
      before: ownParagraphs(letter) ?? [
        say('mail.result.made', { documents }),
        ...(failedRows > 0 ? [say('mail.result.failedRows', { failedRows })] : []),
        ...(warnings > 0 ? [say('mail.result.warnings', { warnings })] : []),
      ],
      after: [],
      carried: whole(file),
      asker,
    }
  },
  async document(say, { document, zipped, row, asker, trialFor, letter }, file) {
    const carried = zipped ? await oneOf(file, document) : whole(file)
    const subject = letter?.subject ?? say('mail.document.subject', { name: oneLine(carried.name, 100) })
    const address = trialFor === null ? '' : readableAddress(trialFor)
    return {
      subject: trialFor === null ? subject : say('mail.trial.subject', { subject, address }),
      before: ownParagraphs(letter) ?? [say('mail.document.sent', { name: oneLine(carried.name) })],
      after: trialFor === null ? [] : [say('mail.trial.note', { address, row })],
      carried,
      asker,
    }
  },
}

/** The paragraphs of a user's own text; null for the default text. */
function ownParagraphs(letter: MailParams<'result'>['letter']): string[] | null {
  return letter?.text?.split(/\n[ \t]*\n\s*/).filter((text) => text.trim() !== '') ?? null
}

function livingFile(file: StoredFile | null): StoredFile {
  if (file === null || file.expiresAt <= new Date()) throw new MailNotMade('FILE_GONE')
  return file
}

function whole(file: StoredFile): Carried {
  const { name, bytes, contentType: type, expiresAt } = file
  return {
    name,
    bytes,
    type,
    expiresAt,
    entry: null,
    file,
    read: async () => buffer(await storage().read(file.storageKey)),
  }
}

async function oneOf(file: StoredFile, entry: string): Promise<Carried> {
  const range = await entryRange(file, entry)
  const name = entry.split('/').at(-1) ?? entry
  const bytes = range.end - range.start + 1
  const { expiresAt } = file
  return { name, bytes, type: contentTypeOf(name), expiresAt, entry, file, read: () => readRange(file, range) }
}

async function attach({ name, type, read }: Carried): Promise<MailAttachment> {
  return { name, type, bytes: await read() }
}

/** A file that is not in the storage any more is gone for good; one that can't be read now is tried again. */
async function gone<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    if (error instanceof AppError && error.code === 'NOT_FOUND') throw new MailNotMade('FILE_GONE')
    throw error
  }
}

function linked(say: Translate, locale: Locale, { name, bytes, expiresAt }: Carried, href: string): MailBlock[] {
  return [
    paragraph(say('mail.tooLarge', { name: oneLine(name), size: Math.ceil(bytes / MEBIBYTE) })),
    { kind: 'link', label: say('mail.download'), href },
    paragraph(say('mail.until', { until: moment(expiresAt, locale) })),
  ]
}

function paragraph(text: string): MailBlock {
  return { kind: 'text', text }
}

function remark(say: Translate, asker: string | null): string {
  const { origin } = env()
  return asker === null ? say('mail.own', { origin }) : say('mail.asked', { asker: oneLine(asker), origin })
}
