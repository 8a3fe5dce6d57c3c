import type { SubscribedUser } from '@/lib/billing/subscriber'
import { db } from '@/lib/db/client'
import type { Operation, Prisma, StoredFile } from '@/lib/db/generated/client'
import { lockPerson } from '@/lib/db/lock-person'
import { isSameForAll, printLetter, type PrintedLetter } from '@/lib/documents/generation/letters/letter'
import type { Problem } from '@/lib/documents/problem'
import { asLocale } from '@/lib/i18n/locales'
import { parseAddress, sameAddress } from '@/lib/mail/address'
import type { NewMail } from '@/lib/mail/outbox'
import { writeMails } from '@/lib/mail/outbox'
import type { MailParams } from '@/lib/mail/purposes'
import type { MailSettings } from './mail-request'
import { mailAllowance } from './mail-request'

/** The parts of a summary that emails are made from. */
export interface MailedSummary {
  readonly documents?: readonly { readonly name: string; readonly warnings: readonly Problem[] }[]
  readonly acts?: readonly MailedAct[]
  /** The rows that no document was made of. */
  readonly failed?: readonly number[]
}

interface MailedAct {
  /** The name of its file in the zip. */
  readonly document: string
  readonly rows: readonly number[]
  /** As a cell of its rows shows it, empty where there is none; null where no column of addresses was named. */
  readonly email: string | null
  /** What the letter prints of it, where there is one. */
  readonly letter?: readonly string[]
}

/** A trial goes to oneself, and so many are enough to look at. */
const TRIAL_MAILS = 3
const ZIP_TYPE = 'application/zip'

export interface Mailing {
  readonly operation: Operation
  readonly user: SubscribedUser
  readonly file: StoredFile
  readonly summary: MailedSummary
}

/**
 * Writes the emails of an operation that succeeded, in the transaction that records this. Writing them again gives the
 * same emails. Emails above the user's daily limit are reported: the whole result's as failed, the rows' as not written
 * yet.
 *
 * @returns how many were written
 */
export function writeOperationMails(transaction: Prisma.TransactionClient, mailing: Mailing): Promise<number> {
  return write(transaction, mailing, resultMails(mailing), rowMails(mailing))
}

/** Writes only the email with the whole result. */
export function writeResultMails(transaction: Prisma.TransactionClient, mailing: Mailing): Promise<number> {
  return write(transaction, mailing, resultMails(mailing), [])
}

async function write(
  transaction: Prisma.TransactionClient,
  mailing: Mailing,
  results: readonly NewMail<'result'>[],
  rows: readonly NewMail<'document'>[],
): Promise<number> {
  if (results.length + rows.length === 0) return 0
  await lockPerson(transaction, mailing.user.id)
  const { left } = await mailAllowance(mailing.user, transaction)
  const written = await writtenDocuments(mailing.operation.id, transaction)
  const unwritten = rows.filter(({ params }) => !written.has(documentKey(params)))
  return writeMails(transaction, [
    ...results.map((mail, index) => (index < left ? mail : { ...mail, failed: 'DAILY_LIMIT' as const })),
    ...unwritten.slice(0, Math.max(0, left - results.length)),
  ])
}

/** Returns how many rows with an address have no email yet: after a test, or above the daily limit. */
export async function unsentRows(operation: Operation, summary: MailedSummary): Promise<number> {
  const documents = addressedDocuments(summary).filter(({ address }) => address !== null)
  if (documents.length === 0) return 0
  const written = await writtenDocuments(operation.id)
  return documents.filter(({ document }) => !written.has(documentKey({ document, trialFor: null }))).length
}

async function writtenDocuments(
  operationId: string,
  client: Prisma.TransactionClient = db(),
): Promise<ReadonlySet<string>> {
  const mails = await client.mailMessage.findMany({
    where: { operationId, purpose: 'document' },
    select: { params: true },
  })
  return new Set(mails.map(({ params }) => documentKey(params as MailParams<'document'>)))
}

function documentKey({ document, trialFor }: Pick<MailParams<'document'>, 'document' | 'trialFor'>): string {
  return JSON.stringify([document, trialFor !== null])
}

/** A row's document, the contents of its cell, and the address in it; null if there's none. */
export function addressedDocuments({ acts = [] }: MailedSummary) {
  return acts.flatMap(({ document, rows, email, letter }) =>
    email === null ? [] : [{ document, row: rows[0] ?? 1, given: email, address: parseAddress(email), letter }],
  )
}

function resultMails(mailing: Mailing): NewMail<'result'>[] {
  const { documents = [], acts = [], failed = [] } = mailing.summary
  const counts = {
    documents: mailing.summary.acts?.length ?? documents.length,
    warnings: documents.reduce((sum, { warnings }) => sum + warnings.length, 0),
    failedRows: failed.length,
  }
  const letter = resultLetter(mailing, acts)
  return (settingsOf(mailing).mailTo ?? []).map((recipient) => ({
    ...addressed(mailing, recipient),
    cause: mailing.operation.id,
    purpose: 'result',
    params: { ...counts, asker: askerFor(mailing.user, recipient), letter },
  }))
}

/** Several documents have no single row for values, so only a text without tags can be used. */
function resultLetter(
  mailing: Mailing,
  acts: readonly { readonly letter?: readonly string[] }[],
): PrintedLetter | null {
  const settings = settingsOf(mailing)
  if (isSameForAll(settings)) return printLetter(settings, [])
  const [only, ...others] = acts
  return only?.letter === undefined || others.length > 0 ? null : printLetter(settings, only.letter)
}

function rowMails(mailing: Mailing): NewMail<'document'>[] {
  const { file, summary, user, operation } = mailing
  const zipped = file.contentType === ZIP_TYPE
  // One file of several documents can't be taken apart.
  if (!zipped && (summary.documents?.length ?? 0) !== 1) return []
  const trial = settingsOf(mailing).mailTest === true
  const rows = addressedDocuments(summary).flatMap(({ address, ...document }) =>
    address === null ? [] : [{ ...document, address }],
  )
  return (trial ? rows.slice(0, TRIAL_MAILS) : rows).map(({ document, row, address, letter }) => {
    const recipient = trial ? user.email : address
    return {
      ...addressed(mailing, recipient),
      cause: `${operation.id}:${trial ? 'trial:' : ''}${document}`,
      purpose: 'document',
      params: {
        document,
        zipped,
        row,
        asker: askerFor(user, recipient),
        trialFor: trial ? address : null,
        letter: letter === undefined ? null : printLetter(settingsOf(mailing), letter),
      },
    }
  })
}

function addressed({ operation, user, file }: Mailing, recipient: string) {
  return {
    userId: user.id,
    operationId: operation.id,
    recipient,
    replyTo: sameAddress(recipient, user.email) ? null : user.email,
    locale: asLocale(operation.locale),
    fileId: file.id,
  }
}

/** The sender's name as recipients see it. */
function askerFor({ name, email }: SubscribedUser, recipient: string): string | null {
  if (sameAddress(recipient, email)) return null
  return name === null ? email : `${name} (${email})`
}

function settingsOf({ operation }: Mailing): MailSettings {
  // Checked by its tool's schema when it was accepted.
  return operation.settings as MailSettings
}
