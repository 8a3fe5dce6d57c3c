import type { Translate } from '@/lib/i18n/translate'

/** Where a command speaks, and the folder that its paths begin in. */
export interface Terminal {
  readonly translate: Translate
  /** The caller's folder. */
  readonly folder: string
  /** Only what the command promises. */
  readonly out: (text: string) => void
  /** All else that is said. */
  readonly err: (text: string) => void
}

/** 0: the result is written. 1: there is none, because of the input. 2: wrong usage. */
export type ExitCode = 0 | 1 | 2
