import type { Converter } from '@/lib/documents/converter'
import type { Progress, ToolContext } from '@/lib/documents/tool'
import type { Locale } from '@/lib/i18n/locales'
import type { Translate } from '@/lib/i18n/translate'

/** Where a command prints, and the folder that its relative paths start from. */
export interface Terminal {
  readonly translate: Translate
  /** The language of messages, and of words in files. */
  readonly locale: Locale
  /** The caller's folder. */
  readonly folder: string
  /** Only what the command promises. */
  readonly out: (text: string) => void
  /** All other messages. */
  readonly err: (text: string) => void
  /** If this machine has one. */
  readonly converter: Converter | undefined
  /** Called with a run's progress. */
  readonly onProgress?: (progress: Progress) => void
  /** Aborting it ends a run. */
  readonly signal?: AbortSignal
  /** Reads PDFs where they can be stopped; by default, they are read in this thread. */
  readonly readPdf?: ToolContext['readPdf']
}

/** 0: the result is written. 1: there is none, because of the input. 2: wrong usage. */
export type ExitCode = 0 | 1 | 2

/** What the core is given of a terminal. */
export function contextOf({ converter, onProgress, signal, readPdf }: Terminal): ToolContext {
  return {
    ...(converter && { converter }),
    ...(onProgress && { onProgress }),
    ...(signal && { signal }),
    ...(readPdf && { readPdf }),
  }
}
