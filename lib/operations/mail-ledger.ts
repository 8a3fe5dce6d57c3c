import { z } from 'zod'
import { db } from '@/lib/db/client'
import type { MailMessage, Operation, Prisma } from '@/lib/db/generated/client'
import { MailState } from '@/lib/db/generated/enums'
import type { Locale } from '@/lib/i18n/locales'
import type { Translate } from '@/lib/i18n/translate'
import { translator } from '@/lib/i18n/translate'
import { readableAddress } from '@/lib/mail/address'
import type { MailFailure } from '@/lib/mail/failures'
import { MAIL_FAILURES } from '@/lib/mail/failures'
import type { MailParams } from '@/lib/mail/purposes'
import { oneLine } from '@/lib/mail/one-line'
import type { MailedSummary } from './operation-mails'
import { addressedDocuments, unsentRows } from './operation-mails'
import { ownOperation } from './own-operation'

const STATES = Object.values(MailState)
/** A screen lists the first; the ledger has the rest. */
const SHOWN = 10
const MAX_LISTED = 1_000

const count = z.int().min(0)
const mailStateSchema = z.enum(STATES)

const mailEntrySchema = z.strictObject({
  address: z.string(),
  state: mailStateSchema,
  document: z.string().nullable().describe('The document in the email; null for the whole result.'),
  row: z.int().nullable(),
  trialFor: z.string().nullable().describe('For a test email: the address it replaces.'),
  code: z.enum(MAIL_FAILURES).nullable(),
  reply: z.int().nullable().describe('The mail server’s reply code.'),
  text: z.string().nullable().describe('Why it wasn’t sent, in the caller’s language.'),
  nextAttemptAt: z.iso.datetime().nullable(),
})

/** A summary of an operation's emails. */
export const mailSummarySchema = z
  .strictObject({
    state: mailStateSchema.describe('`waiting` while any email is pending; then the worst state.'),
    counts: z.strictObject({ waiting: count, sending: count, sent: count, failed: count, unknown: count }),
    to: z.array(mailEntrySchema).describe(`The first ${SHOWN}.`),
    unsent: count.describe(
      'Rows with an address that haven’t been emailed yet, after a test or because of the daily limit.',
    ),
    skipped: count.describe('Rows without a valid address.'),
  })
  .meta({ id: 'Mails' })

type MailSummary = z.infer<typeof mailSummarySchema>
type MailEntry = z.infer<typeof mailEntrySchema>

export const mailLedgerSchema = mailSummarySchema.extend({
  success: z.literal(true),
  mails: z.array(mailEntrySchema).describe(`By row, up to ${MAX_LISTED}.`),
  failures: z.array(mailEntrySchema).describe(`Failed or unconfirmed, up to ${MAX_LISTED}.`),
  skippedRows: z.array(z.strictObject({ row: z.int(), document: z.string(), given: z.string().nullable() })),
})

/** A summary of an operation's emails; null if it has none. */
export async function mailSummary(operation: Operation, locale: Locale): Promise<MailSummary | null> {
  const skipped = skippedRows(operation).length
  const unsent = await unsentRows(operation, summaryOf(operation))
  const groups = await db().mailMessage.groupBy({ by: ['state'], where: { operationId: operation.id }, _count: true })
  if (groups.length === 0 && skipped + unsent === 0) return null
  const first = await db().mailMessage.findMany({
    where: { operationId: operation.id },
    orderBy: [{ priority: 'asc' }, { createdAt: 'asc' }, { id: 'asc' }],
    take: SHOWN,
  })
  const counted = Object.fromEntries(groups.map((group) => [group.state, group._count]))
  const counts = { waiting: 0, sending: 0, sent: 0, failed: 0, unknown: 0, ...counted }
  return { state: stateOf(counts), counts, to: first.map((mail) => entry(mail, locale)), unsent, skipped }
}

/**
 * Returns all details of an operation's emails.
 *
 * @throws AppError NOT_FOUND, for another user's operation too
 */
export async function mailLedger(
  userId: string,
  operationId: string,
  locale: Locale,
): Promise<z.infer<typeof mailLedgerSchema>> {
  const operation = await ownOperation(userId, operationId)
  const summary = await mailSummary(operation, locale)
  const orderBy: Prisma.MailMessageOrderByWithRelationInput[] = [
    { priority: 'asc' },
    { createdAt: 'asc' },
    { id: 'asc' },
  ]
  const [mails, failures] = await Promise.all([
    db().mailMessage.findMany({ where: { operationId }, orderBy, take: MAX_LISTED }),
    db().mailMessage.findMany({
      where: { operationId, state: { in: ['failed', 'unknown'] } },
      orderBy,
      take: MAX_LISTED,
    }),
  ])
  return {
    success: true,
    ...(summary ?? {
      state: 'sent',
      counts: { waiting: 0, sending: 0, sent: 0, failed: 0, unknown: 0 },
      to: [],
      unsent: 0,
      skipped: 0,
    }),
    mails: mails.map((mail) => entry(mail, locale)).toSorted((a, b) => (a.row ?? 0) - (b.row ?? 0)),
    failures: failures.map((mail) => entry(mail, locale)),
    skippedRows: skippedRows(operation).slice(0, MAX_LISTED),
  }
}

/** As it was written when the operation succeeded. */
function summaryOf({ summary }: Operation): MailedSummary {
  return (summary ?? {}) as unknown as MailedSummary
}

function skippedRows(operation: Operation) {
  return addressedDocuments(summaryOf(operation))
    .filter(({ address }) => address === null)
    .map(({ document, row, given }) => ({ row, document, given: given.trim() === '' ? null : oneLine(given, 100) }))
}

function stateOf({ waiting, sending, failed, unknown }: MailSummary['counts']): MailState {
  if (waiting + sending > 0) return 'waiting'
  if (failed > 0) return 'failed'
  return unknown > 0 ? 'unknown' : 'sent'
}

function entry(mail: MailMessage, locale: Locale): MailEntry {
  // Written by `writeMails`, by its purpose.
  const { document = null, row = null, trialFor = null } = mail.params as Partial<MailParams<'document'>>
  const code = MAIL_FAILURES.find((failure) => failure === mail.error) ?? null
  return {
    address: readableAddress(mail.recipient),
    state: mail.state,
    document,
    row,
    trialFor: trialFor === null ? null : readableAddress(trialFor),
    code,
    reply: mail.reply,
    text: code === null ? null : reasonOf(mail, code, translator(locale)),
    nextAttemptAt: mail.state === 'waiting' ? mail.nextAttemptAt.toISOString() : null,
  }
}

/** Why, and what follows from it. */
function reasonOf({ state, reply }: MailMessage, code: MailFailure, say: Translate): string {
  const reason = say(`mail.failures.${code}`, { reply: reply ?? '' })
  return state === 'waiting' || state === 'unknown' ? `${reason} ${say(`mail.next.${state}`)}` : reason
}
