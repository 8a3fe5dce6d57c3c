import type { Converter } from '@/lib/documents/converter'
import type { Locale } from '@/lib/i18n/locales'
import type { Translate } from '@/lib/i18n/translate'

/** Where a command speaks, and the folder that its paths begin in. */
export interface Terminal {
  readonly translate: Translate
  /** The language of what is said, and of words in files. */
  readonly locale: Locale
  /** The caller's folder. */
  readonly folder: string
  /** Only what the command promises. */
  readonly out: (text: string) => void
  /** All else that is said. */
  readonly err: (text: string) => void
  /** Where this machine has one. */
  readonly converter: Converter | undefined
}

/** 0: the result is written. 1: there is none, because of the input. 2: wrong usage. */
export type ExitCode = 0 | 1 | 2
