import MailComposer from 'nodemailer/lib/mail-composer'
import type { Locale } from '@/lib/i18n/locales'
import type { MailBlock } from './layout'
import { mailBodies } from './layout'
import { oneLine } from './one-line'
import type { Sender } from './sender-address'

/** The content of an email in its reader's language, and its attached file. */
export interface MailContent {
  readonly subject: string
  readonly blocks: readonly MailBlock[]
  readonly attachment: MailAttachment | null
}

export interface MailAttachment {
  readonly name: string
  readonly type: string
  readonly bytes: Uint8Array
}

export interface MailHead {
  readonly from: Sender
  readonly to: string
  readonly replyTo: string | null
  readonly messageId: string
  readonly date: Date
  readonly locale: Locale
}

/** Returns the bytes of an email (RFC 5322, MIME), plain text and HTML, with line ends for SMTP. */
export async function buildMessage(head: MailHead, content: MailContent): Promise<Uint8Array> {
  const subject = oneLine(content.subject)
  const { attachment } = content
  const composer = new MailComposer({
    from: { ...head.from },
    to: { name: '', address: head.to },
    ...(head.replyTo !== null && { replyTo: { name: '', address: head.replyTo } }),
    subject,
    messageId: head.messageId,
    date: head.date,
    ...mailBodies(head.locale, subject, content.blocks),
    attachments:
      attachment === null
        ? []
        : [
            {
              filename: oneLine(attachment.name),
              contentType: attachment.type,
              content: Buffer.from(attachment.bytes),
            },
          ],
    headers: {
      'Content-Language': head.locale,
      // No out-of-office answers to a machine (RFC 3834 §5).
      'Auto-Submitted': 'auto-generated',
      'X-Auto-Response-Suppress': 'All',
    },
    newline: 'windows',
    // No user input is ever a path or a URL to read.
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  return composer.compile().build()
}
