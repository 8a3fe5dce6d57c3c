import { env } from '@/lib/env'
import type { Locale } from '@/lib/i18n/locales'
import type { Translate } from '@/lib/i18n/translate'
import { translator } from '@/lib/i18n/translate'
import { makeAccountLink } from './account-links'
import { readableAddress } from './address'
import type { MailContent } from './build-message'
import type { MailBlock } from './layout'
import { moment } from './moment'
import { oneLine } from './one-line'
import type { AccountMailPurpose, MailParams } from './purposes'
import { ACCOUNT_MAIL_PARAMS } from './purposes'

type Composers = {
  readonly [Purpose in AccountMailPurpose]: (
    say: Translate,
    params: MailParams<Purpose>,
    locale: Locale,
  ) => Promise<MailBlock[]>
}

/**
 * Returns the text of an email about an account, and its link.
 *
 * @param params as stored in the outbox
 * @throws MailNotMade LINK_GONE
 */
export async function composeAccountMail(
  purpose: AccountMailPurpose,
  params: unknown,
  locale: Locale,
): Promise<MailContent> {
  const say = translator(locale)
  const composer = COMPOSERS[purpose] as (typeof COMPOSERS)['confirm']
  const blocks = await composer(say, ACCOUNT_MAIL_PARAMS[purpose].parse(params) as MailParams<'confirm'>, locale)
  const remark: MailBlock = { kind: 'remark', text: say('mail.account.remark', { origin: env().origin }) }
  return { subject: say(`mail.${purpose}.subject`), blocks: [...blocks, remark], attachment: null }
}

const COMPOSERS: Composers = {
  confirm: (say, { requestId }, locale) => linking(say, 'confirm', requestId, locale),
  reset: (say, { requestId }, locale) => linking(say, 'reset', requestId, locale),
  async passwordChanged(say, { at }, locale) {
    return [
      text(say('mail.passwordChanged.said', { at: moment(new Date(at), locale) })),
      text(say('mail.passwordChanged.ifNot')),
      forgotLink(say),
    ]
  },
  async emailAsked(say, { address }) {
    return [
      text(say('mail.emailAsked.said', { address: readableAddress(address) })),
      text(say('mail.emailAsked.ifNot')),
      forgotLink(say),
    ]
  },
  async emailChanged(say, { address }) {
    return [
      text(say('mail.emailChanged.said', { address: readableAddress(address) })),
      text(say('mail.emailChanged.ifNot')),
    ]
  },
  identityLinked: (say, params, locale) => aboutIdentity(say, 'identityLinked', params, locale),
  identityUnlinked: (say, params, locale) => aboutIdentity(say, 'identityUnlinked', params, locale),
  async webhookDisabled(say, { url, at }, locale) {
    return [
      text(say('mail.webhookDisabled.said', { url: oneLine(url, 200), at: moment(new Date(at), locale) })),
      text(say('mail.webhookDisabled.next')),
      { kind: 'link', label: say('mail.webhookDisabled.link'), href: `${env().origin}/profile` },
    ]
  },
}

async function aboutIdentity(
  say: Translate,
  purpose: 'identityLinked' | 'identityUnlinked',
  { provider, address, at }: MailParams<'identityLinked'>,
  locale: Locale,
): Promise<MailBlock[]> {
  const when = moment(new Date(at), locale)
  const said =
    address === null
      ? say(`mail.${purpose}.said`, { provider, at: when })
      : say(`mail.${purpose}.saidAs`, { provider, at: when, address: readableAddress(address) })
  return [text(said), text(say(`mail.${purpose}.ifNot`, { provider })), forgotLink(say)]
}

async function linking(
  say: Translate,
  purpose: 'confirm' | 'reset',
  requestId: string,
  locale: Locale,
): Promise<MailBlock[]> {
  const { url, until } = await makeAccountLink(requestId)
  return [
    text(say(`mail.${purpose}.why`)),
    { kind: 'link', label: say(`mail.${purpose}.link`), href: url },
    text(say('mail.account.until', { until: moment(until, locale) })),
    text(say(`mail.${purpose}.ifNot`)),
  ]
}

function forgotLink(say: Translate): MailBlock {
  return { kind: 'link', label: say('mail.account.forgot'), href: `${env().origin}/forgot` }
}

function text(words: string): MailBlock {
  return { kind: 'text', text: words }
}
