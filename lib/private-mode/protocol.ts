import type { Progress } from '@/lib/documents/tool'
import type { Locale } from '@/lib/i18n/locales'

/** What a page and its engine, a Worker, say to each other. */

/** The tools, by the engine that runs each. */
export type EngineName = 'generate' | 'tables' | 'doses'

export type EngineRole = 'data' | 'template' | 'document' | 'before'

/** What an engine is asked for; `options` are those of the API's own request, as its JSON. */
export type EngineRequest =
  | { readonly what: 'inspect'; readonly files: EngineFiles; readonly options: object }
  | { readonly what: 'preview'; readonly files: EngineFiles; readonly options: object; readonly place: PreviewPlace }
  | { readonly what: 'find'; readonly files: EngineFiles; readonly options: object; readonly search: string }
  | { readonly what: 'annotate' | 'correct' | 'run'; readonly files: EngineFiles; readonly options: object }

/** From the disk: an engine reads them when it needs them. */
export type EngineFiles = Readonly<Partial<Record<EngineRole, File>>>

export interface PreviewPlace {
  readonly row?: number
  readonly ordinal?: number
}

/** The addresses of what an engine says, by language. */
export type MessageFiles = Readonly<Record<Locale, string>>

/** Limits of the user's plan. */
export interface EngineLimits {
  readonly rows: number
  readonly inflatedBytes: number
}

export type ToEngine =
  | { readonly type: 'start'; readonly locale: Locale; readonly messages: MessageFiles }
  /** With each request, since they change when the user signs in. */
  | {
      readonly type: 'ask'
      readonly id: number
      readonly request: EngineRequest
      readonly locale: Locale
      readonly limits: EngineLimits
    }
  /** Ends a run with what is finished. */
  | { readonly type: 'stop'; readonly id: number }

/** An error in the API's format. */
export interface EngineFailure {
  readonly status: number
  readonly code: string
  readonly error: string
  readonly details?: object
}

/** What a request made, besides its answer. */
export interface EngineFile {
  readonly name: string
  readonly type: string
  readonly blob: Blob
}

/** What a run's documents say for the runs after it. */
export interface EngineRecord {
  /** The fingerprints of the documents that were made, by `rowsKey`. */
  readonly known: Readonly<Record<string, string>>
  readonly failed: readonly number[]
}

/** The failures that a page reports of an engine which can no longer do so. */
export const ENDINGS = ['FILE_TOO_EXPENSIVE', 'FILE_UNPROCESSABLE', 'OPERATION_CANCELLED'] as const

export type Ending = (typeof ENDINGS)[number]

export type FromEngine =
  /** It can be asked; these are the sentences of the failures that it won't be able to report. */
  | { readonly type: 'ready'; readonly endings: Readonly<Record<Ending, string>> }
  | { readonly type: 'began'; readonly id: number }
  | { readonly type: 'progress'; readonly id: number; readonly progress: Progress; readonly message: string }
  | {
      readonly type: 'done'
      readonly id: number
      readonly answer: object
      readonly file: EngineFile | null
      readonly record: EngineRecord | null
    }
  | { readonly type: 'failed'; readonly id: number; readonly failure: EngineFailure }
  | { readonly type: 'crashed'; readonly id: number; readonly stack: string }
