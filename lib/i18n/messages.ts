// Without `with { type: 'json' }`, which would keep the build from precompiling them.
import en from '@/messages/en-US.json'
import ro from '@/messages/ro-RO.json'
import ru from '@/messages/ru-RU.json'
import type { Locale } from './locales'

export type Messages = typeof en

// A test compares keys and arguments of the three files, which is what the two casts rely on.
const MESSAGES: Readonly<Record<Locale, Messages>> = {
  'en-US': en,
  'ro-RO': ro as Messages,
  'ru-RU': ru as Messages,
}

export function messagesOf(locale: Locale): Messages {
  return MESSAGES[locale]
}

/** Returns the key of an error's sentence. An engine of private mode may have to load it first, and throws PartNotLoaded. */
export function errorKey(_locale: Locale, code: string): string {
  return `errors.${code}`
}

export type Namespace = keyof Messages

/** The namespaces named, for handing to the browser only what a page uses. */
export function pickMessages(messages: Messages, namespaces: readonly Namespace[]): Partial<Messages> {
  return Object.fromEntries(namespaces.map((namespace) => [namespace, messages[namespace]]))
}
