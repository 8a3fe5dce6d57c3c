import { isLocale, DEFAULT_LOCALE } from '@/lib/i18n/locales'
import { env } from '@/lib/env'
import { log, pseudonym } from '@/lib/log'
import { buildMessage } from './build-message'
import type { ComposedMail } from './compose'
import { composeMail } from './compose'
import type { MailFailure } from './failures'
import { MailNotMade } from './failures'
import type { ClaimedMail } from './mail-states'
import {
  claimMail,
  endSent,
  endUnsent,
  LEASE_MS,
  postpone,
  recordHandover,
  recoverMails,
  renewLease,
  sendLinked,
  UNREACHABLE_MS,
} from './mail-states'
import { removeMailedLink } from './mailed-links'
import { writeToOutbox } from './outbox-folder'
import { sender } from './sender'
import type { Delivery, DeliveryOutcome, SmtpPatience } from './smtp'
import { deliverBySmtp, SMTP_PATIENCE, TOO_LARGE } from './smtp'
import { parseSmtpUrl } from './smtp-config'

const POLL_MS = 2_000
const RECOVER_MS = 30_000
/** A wrong password tried too often locks the account. */
const AUTH_MS = 5 * 60_000
/** The database may be unavailable for a moment just when the server has accepted an email. */
const WRITE_TRIES = 5
const WRITE_WAIT_MS = 2_000

/**
 * Sends what waits in the outbox, one email after another. The rows are the queue: several processes may each have a
 * mailer, and the one that claims an email sends it.
 */
export class Mailer {
  private poll: NodeJS.Timeout | null = null
  private working: Promise<number> | null = null
  private again = false
  private isAsked = false
  private recovered = 0
  private notBefore = 0
  private readonly stopping = new AbortController()

  constructor(private readonly patience: SmtpPatience = SMTP_PATIENCE) {}

  start(): void {
    this.poll = setInterval(() => this.nudge(), POLL_MS)
    this.nudge()
  }

  /** Looks into the outbox now: what was just written need not wait for the next poll. Before `start` it only remembers the call. */
  nudge(): void {
    if (this.stopping.signal.aborted) return
    if (this.poll === null) {
      this.isAsked = true
      return
    }
    this.again = true
    this.working ??= this.workWhileAsked().finally(() => {
      this.working = null
    })
  }

  /** Whether this mailer was nudged before it was started, since the last call. */
  takeNudge(): boolean {
    const wasAsked = this.isAsked
    this.isAsked = false
    return wasAsked
  }

  /**
   * Sends what is due now, until nothing is or the server refuses connections.
   *
   * @returns how many emails were sent or given up
   */
  async sendDue(): Promise<number> {
    await this.recover()
    let done = 0
    while (!this.stopping.signal.aborted && Date.now() >= this.notBefore) {
      const mail = await claimMail()
      if (mail === null) break
      const outcome = await this.send(mail)
      if (outcome !== 'deferred' && outcome !== 'unreachable') done++
    }
    return done
  }

  /** Starts nothing more, and waits for the current email until the deadline; then it is aborted. */
  async stop(deadlineMs: number): Promise<void> {
    if (this.poll !== null) clearInterval(this.poll)
    this.poll = null
    const deadline = setTimeout(() => this.stopping.abort(), deadlineMs)
    this.again = false
    this.notBefore = Number.POSITIVE_INFINITY
    await this.working
    clearTimeout(deadline)
    this.stopping.abort()
  }

  private async workWhileAsked(): Promise<number> {
    let done = 0
    try {
      while (this.again) {
        this.again = false
        done += await this.sendDue()
      }
    } catch (error) {
      // The database is away: the next poll tries again.
      log().error({ err: error }, 'the outbox could not be read')
    }
    return done
  }

  private async recover(): Promise<void> {
    if (Date.now() - this.recovered < RECOVER_MS) return
    this.recovered = Date.now()
    const mails = await recoverMails(false)
    if (mails > 0) log().warn({ mails }, 'mails of a sender that died were brought back')
  }

  private async send(mail: ClaimedMail): Promise<DeliveryOutcome['kind']> {
    const lease = setInterval(() => {
      renewLease(mail).catch((error: unknown) => log().warn({ err: error }, 'a lease could not be renewed'))
    }, LEASE_MS / 4)
    const started = performance.now()
    try {
      const outcome = await this.attempt(mail)
      const ms = Math.round(performance.now() - started)
      log()[outcome.kind === 'sent' ? 'info' : 'warn']({ ...about(mail), ...outcome, ms }, 'mail')
      // Not caught: an email that was sent and whose row can't be written must never count as unsent.
      await this.settle(mail, outcome)
      return outcome.kind
    } finally {
      clearInterval(lease)
    }
  }

  private async attempt(mail: ClaimedMail): Promise<DeliveryOutcome | Unmade> {
    let composed: ComposedMail | null = null
    let outcome: DeliveryOutcome | Unmade
    try {
      composed = await composeMail(mail)
      outcome = await this.deliver(mail, await buildMessage(headOf(mail), composed.content))
    } catch (error) {
      outcome = unmade(error, mail)
    }
    const surelyNot = outcome.kind !== 'sent' && outcome.kind !== 'unknown'
    if (surelyNot && composed?.tokenHash) await removeMailedLink(composed.tokenHash)
    return outcome
  }

  private async deliver(mail: ClaimedMail, message: Uint8Array): Promise<DeliveryOutcome> {
    const { SMTP_URL } = env()
    const config = SMTP_URL === undefined ? null : parseSmtpUrl(SMTP_URL)
    if (config === null) {
      log().info(
        { ...about(mail), file: await writeToOutbox(mail.id, message) },
        'mail written, as there is no SMTP_URL',
      )
      return { kind: 'sent' }
    }
    const delivery: Delivery = {
      from: sender().address,
      to: mail.recipient,
      message,
      beforeEnd: () => recordHandover(mail),
      signal: this.stopping.signal,
    }
    return deliverBySmtp(config, delivery, this.patience)
  }

  private async settle(mail: ClaimedMail, outcome: DeliveryOutcome | Unmade): Promise<void> {
    switch (outcome.kind) {
      case 'sent':
        return persistently(() => endSent(mail))
      case 'unknown':
        return persistently(() => endUnsent(mail, 'unknown', outcome.code, outcome.reply))
      case 'refused':
        if (outcome.reply === TOO_LARGE && mail.fileId !== null && !mail.linkOnly) return sendLinked(mail)
        return endUnsent(mail, 'failed', outcome.code, outcome.reply)
      case 'deferred':
        return postpone(mail, outcome.code, outcome.reply, this.stopping.signal.aborted ? 0 : undefined)
      case 'unreachable': {
        const wait = outcome.code === 'AUTH' ? AUTH_MS : UNREACHABLE_MS
        // One email's failure applies to all.
        if (Number.isFinite(this.notBefore)) this.notBefore = Date.now() + wait
        return postpone(mail, outcome.code, outcome.reply, this.stopping.signal.aborted ? 0 : wait)
      }
    }
  }
}

/** An email that didn't reach the server. */
interface Unmade {
  readonly kind: 'refused' | 'deferred'
  readonly code: MailFailure
  readonly reply: null
}

function unmade(error: unknown, mail: ClaimedMail): Unmade {
  if (error instanceof MailNotMade) return { kind: 'refused', code: error.code, reply: null }
  log().error({ err: error, ...about(mail) }, 'a mail could not be made')
  return { kind: 'deferred', code: 'INTERNAL', reply: null }
}

function headOf({ recipient, replyTo, messageId, locale, createdAt }: ClaimedMail) {
  return {
    from: sender(),
    to: recipient,
    replyTo,
    messageId,
    date: createdAt,
    locale: isLocale(locale) ? locale : DEFAULT_LOCALE,
  }
}

/** The fields of an email that may be logged: no address, and no subject, as it may contain a file name. */
function about({ id, purpose, recipient, attempts }: ClaimedMail) {
  return { mail: id, purpose, to: pseudonym(recipient), attempts }
}

async function persistently(write: () => Promise<void>): Promise<void> {
  for (let tries = 1; ; tries++) {
    try {
      return await write()
    } catch (error) {
      if (tries === WRITE_TRIES) throw error
      await new Promise((resolve) => setTimeout(resolve, WRITE_WAIT_MS))
    }
  }
}

const KEY = Symbol.for('actum.mailer')
const shared = globalThis as { [KEY]?: Mailer | undefined }

/** This process's mailer, one for all copies of this module; it sends once it is started. */
export function mailer(): Mailer {
  shared[KEY] ??= new Mailer()
  return shared[KEY]
}

/** Stops the mailer and forgets it, so that a later start makes a new one. */
export async function stopMailer(deadlineMs: number): Promise<void> {
  const current = shared[KEY]
  delete shared[KEY]
  await current?.stop(deadlineMs)
}
