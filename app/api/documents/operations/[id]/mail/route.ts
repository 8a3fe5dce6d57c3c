import { RATE_LIMITS } from '@/lib/http/rate-limits'
import { route } from '@/lib/http/route'
import { mailLedger, mailLedgerSchema } from '@/lib/operations/mail-ledger'
import { resendMails, resendSchema, resentSchema, sendResult } from '@/lib/operations/resend-mails'

const params = { id: 'The id of the operation' }

export const GET = route({
  scope: 'documents',
  summary: 'Get the status of an operation’s emails',
  params,
  answers: { 200: mailLedgerSchema },
  codes: ['NOT_FOUND'],
  handle: async ({ caller, params, locale }) =>
    Response.json(await mailLedger(caller.session.userId, params['id'] ?? '', locale)),
})

export const POST = route({
  scope: 'documents',
  summary: 'Resend an operation’s failed emails, or send its result to more addresses',
  params,
  limits: [RATE_LIMITS.documents],
  body: resendSchema,
  answers: { 200: resentSchema },
  codes: [
    'NOT_FOUND',
    'LIMIT_MAIL',
    'EMAIL_NOT_CONFIRMED',
    'MAIL_ADDRESS_NOT_VALID',
    'MAIL_TOO_MANY_ADDRESSES',
    'MAIL_DAILY_LIMIT',
  ],
  handle: async ({ caller, params, body }) => {
    const [user, id] = [caller.session.user, params['id'] ?? '']
    const queued = 'to' in body ? await sendResult(user, id, body.to) : await resendMails(user, id, body.only)
    return Response.json({ success: true, queued })
  },
})
