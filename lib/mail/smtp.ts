import { Readable } from 'node:stream'
import SMTPConnection from 'nodemailer/lib/smtp-connection'
import type { SmtpConfig } from './smtp-config'

/** How long the server may take to be reached, to greet, and to be silent, in milliseconds. */
export interface SmtpPatience {
  readonly connection: number
  readonly greeting: number
  readonly silence: number
  /**
   * The time limit for accepting the content: servers that scan for viruses take a while, and a sender that doesn't
   * wait may send an email twice (RFC 5321 §4.5.3.2.6 has ten minutes).
   */
  readonly verdict: number
  /** The time limit for one email in total; less than a renewed lease. */
  readonly whole: number
}

export const SMTP_PATIENCE: SmtpPatience = {
  connection: 10_000,
  greeting: 10_000,
  silence: 30_000,
  verdict: 240_000,
  whole: 300_000,
}

/**
 * The outcome of sending an email.
 * - `unreachable`: the server accepted no connection; the email isn't at fault.
 * - `deferred`: not delivered for now (a 4xx reply, or the connection broke before the end of the content).
 * - `refused`: not delivered, and never will be (a 5xx reply).
 * - `unknown`: the content was sent completely, and no reply came.
 */
export type DeliveryOutcome =
  | { readonly kind: 'sent' }
  | {
      readonly kind: 'unreachable' | 'deferred' | 'refused' | 'unknown'
      readonly code: DeliveryFault
      readonly reply: number | null
    }

export type DeliveryFault = 'CONNECTION' | 'TIMEOUT' | 'TLS' | 'AUTH' | 'DEFERRED' | 'REFUSED' | 'INTERRUPTED'

export interface Delivery {
  readonly from: string
  readonly to: string
  readonly message: Uint8Array
  /**
   * Called when all of the content except its end has been sent; after it returns, the email may be delivered. Rejects
   * to prevent that: then the server never sees the end, and discards the content.
   */
  readonly beforeEnd: () => Promise<void>
  readonly signal: AbortSignal
}

type Phase = 'session' | 'envelope' | 'content' | 'ended'

const CHUNK = 64 * 1024
/** How long the server may take to hang up after we have. */
const CLOSE_MS = 1_000
/** Replies that reject the session, whatever the email (RFC 4954 §6). */
const AUTH_REPLIES = new Set([454, 530, 534, 535, 538])
/** Of a log-in, RFC 4954 §6. */
const TEMPORARY = 454
/** What a server answers to more than it takes (RFC 1870). */
export const TOO_LARGE = 552

/**
 * Delivers one email to the server over its own connection. Never rejects: the progress determines the outcome, which
 * the library's errors don't contain.
 */
export function deliverBySmtp(
  { host, port, tls, auth }: SmtpConfig,
  { from, to, message, beforeEnd, signal }: Delivery,
  patience: SmtpPatience = SMTP_PATIENCE,
): Promise<DeliveryOutcome> {
  let phase: Phase = 'session'
  let timer: NodeJS.Timeout | undefined
  let onSilence = () => undefined as void
  /** So long the server may be silent from now on. The library has one time for all that it waits for. */
  const bearSilence = (milliseconds: number) => {
    clearTimeout(timer)
    timer = setTimeout(() => onSilence(), milliseconds).unref()
  }
  const connection = new SMTPConnection({
    host,
    port,
    secure: tls === 'implicit',
    requireTLS: tls === 'required',
    ignoreTLS: tls === 'never',
    connectionTimeout: patience.connection,
    greetingTimeout: patience.greeting,
    dnsTimeout: patience.connection,
    socketTimeout: patience.whole,
    socketCloseTimeout: CLOSE_MS,
    logger: false,
  })

  async function* content(): AsyncGenerator<Uint8Array, void, void> {
    phase = 'content'
    for (let at = 0; at < message.length; at += CHUNK) {
      bearSilence(patience.silence)
      yield message.subarray(at, at + CHUNK)
    }
    clearTimeout(timer)
    await beforeEnd()
    phase = 'ended'
    bearSilence(patience.verdict)
  }

  return new Promise((resolve) => {
    const limit = AbortSignal.any([signal, AbortSignal.timeout(patience.whole)])
    const finish = (outcome: DeliveryOutcome) => {
      limit.removeEventListener('abort', onAbort)
      clearTimeout(timer)
      if (outcome.kind === 'sent') connection.quit()
      else connection.close()
      resolve(outcome)
    }
    const fail = (error: Partial<SmtpError>) => finish(judge(error, phase))
    const onAbort = () => fail({ code: signal.aborted ? 'EINTERRUPTED' : 'ETIMEDOUT' })
    onSilence = () => fail({ code: 'ETIMEDOUT' })
    limit.addEventListener('abort', onAbort, { once: true })

    const send = () => {
      phase = 'envelope'
      bearSilence(patience.silence)
      const body = Readable.from(content(), { objectMode: false, highWaterMark: CHUNK })
      connection.send({ from, to: [to], size: message.length }, body, (error) =>
        error ? fail(error) : finish({ kind: 'sent' }),
      )
    }
    connection.on('error', fail)
    bearSilence(patience.connection + patience.greeting + patience.silence)
    connection.connect((error) => {
      if (error) return fail(error)
      if (auth === null) return send()
      bearSilence(patience.silence)
      connection.login({ credentials: auth }, (refused) => (refused ? fail(refused) : send()))
    })
    if (limit.aborted) onAbort()
  })
}

interface SmtpError {
  readonly code: string
  /** The system's or OpenSSL's, under the library's. */
  readonly originalCode: string
  readonly responseCode: number
}

function judge(error: Partial<SmtpError>, phase: Phase): DeliveryOutcome {
  // If the server announces its size limit, the library rejects larger emails.
  const tooLarge = error.code === 'EMESSAGE' && phase === 'envelope'
  const reply = error.responseCode ?? (tooLarge ? TOO_LARGE : null)
  // For a recipient, 454 means that the server doesn't relay to them for now (Postfix, «Relay access denied»); other
  // emails aren't affected.
  const ofRecipient = phase !== 'session' && reply === TEMPORARY
  if (reply !== null && AUTH_REPLIES.has(reply) && !ofRecipient) return { kind: 'unreachable', code: 'AUTH', reply }
  if (phase === 'session') return { kind: 'unreachable', code: connectionFault(error), reply }
  if (reply !== null && reply >= 500) return { kind: 'refused', code: 'REFUSED', reply }
  if (reply !== null && reply >= 400) return { kind: 'deferred', code: 'DEFERRED', reply }
  return { kind: phase === 'ended' ? 'unknown' : 'deferred', code: connectionFault(error), reply }
}

function connectionFault({ code, originalCode = '' }: Partial<SmtpError>): DeliveryFault {
  if (code === 'EAUTH') return 'AUTH'
  if (code === 'ETIMEDOUT') return 'TIMEOUT'
  if (code === 'ETLS' || /CERT|SSL|TLS/.test(originalCode)) return 'TLS'
  return code === 'EINTERRUPTED' || code === 'ESTREAM' ? 'INTERRUPTED' : 'CONNECTION'
}
