import { PartNotLoaded } from '@/lib/documents/on-demand'
import type { Locale } from '@/lib/i18n/locales'
import type { Messages } from '@/lib/i18n/messages'
import type { MessageFiles } from '../protocol'

/** A file of messages as the build writes it. */
export interface MessageFile {
  /** Those that this engine uses. */
  readonly default: Messages
  /** Fetches the sentences of the errors that ordinary files don't cause, if they are in a file of their own. */
  readonly loadRest?: () => Promise<{ readonly default: Readonly<Record<string, unknown>> }>
}

interface Loaded {
  readonly messages: Messages
  /** Null once everything is there. */
  loadRest: MessageFile['loadRest'] | null
}

const loaded = new Map<Locale, Loaded>()

/** Fetches what an engine says in a language, once. @param files where the build wrote it */
export async function loadMessages(
  locale: Locale,
  files: MessageFiles,
  fetch: (file: string) => Promise<MessageFile> = (file) => import(file) as Promise<MessageFile>,
): Promise<void> {
  if (loaded.has(locale)) return
  const { default: messages, loadRest = null } = await fetch(files[locale])
  loaded.set(locale, { messages, loadRest })
}

/** Replaces `lib/i18n/messages` in an engine. */
export function messagesOf(locale: Locale): Messages {
  return loadedIn(locale).messages
}

/** @throws PartNotLoaded if the sentence is among those that are fetched when the first is needed */
export function errorKey(locale: Locale, code: string): string {
  const found = loadedIn(locale)
  const { messages, loadRest } = found
  if (loadRest && !(code in messages.errors)) {
    throw new PartNotLoaded(async () => {
      // The same object, because translators have it.
      Object.assign(messages.errors, (await loadRest()).default)
      found.loadRest = null
    })
  }
  return `errors.${code}`
}

function loadedIn(locale: Locale): Loaded {
  const found = loaded.get(locale)
  if (found === undefined) throw new Error(`The sentences of ${locale} are not loaded`)
  return found
}
