import type { Locale } from '@/lib/i18n/locales'
import type { Messages } from '@/lib/i18n/messages'
import type { MessageFiles } from '../protocol'

const loaded = new Map<Locale, Messages>()

/** Fetches what an engine says in a language, once. @param files where the build wrote it */
export async function loadMessages(locale: Locale, files: MessageFiles): Promise<void> {
  if (loaded.has(locale)) return
  const { default: messages } = (await import(files[locale])) as { readonly default: unknown }
  // Those that this engine uses.
  loaded.set(locale, messages as Messages)
}

/** Replaces `lib/i18n/messages` in an engine. */
export function messagesOf(locale: Locale): Messages {
  const messages = loaded.get(locale)
  if (messages === undefined) throw new Error(`The sentences of ${locale} are not loaded`)
  return messages
}
