import type { Locale } from '@/lib/i18n/locales'
import type { Messages } from '@/lib/i18n/messages'

/** What an engine says, in one language: the bundle has a file of it for each. */
type Spoken = () => Promise<{ readonly default: unknown }>

const SPOKEN: Readonly<Record<Locale, Spoken>> = {
  'ru-RU': () => import('engine-messages:ru-RU'),
  'ro-RO': () => import('engine-messages:ro-RO'),
  'en-US': () => import('engine-messages:en-US'),
}

const loaded = new Map<Locale, Messages>()

/** Fetches the sentences of a language, once. */
export async function loadMessages(locale: Locale): Promise<void> {
  if (loaded.has(locale)) return
  // Those of the namespaces that an engine uses.
  loaded.set(locale, (await SPOKEN[locale]()).default as Messages)
}

/** Replaces `lib/i18n/messages` in an engine. */
export function messagesOf(locale: Locale): Messages {
  const messages = loaded.get(locale)
  if (messages === undefined) throw new Error(`The sentences of ${locale} are not loaded`)
  return messages
}
