import type { formatsOf } from './formats'
import type { Locale } from './locales'
import type { Messages } from './messages'

/** Unknown keys and missing arguments become type errors. The literal types come from `messages/en-US.d.json.ts`. */
declare module 'next-intl' {
  interface AppConfig {
    Locale: Locale
    Messages: Messages
    Formats: ReturnType<typeof formatsOf>
  }
}
