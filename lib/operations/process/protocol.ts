import type { PictureKind } from '@/lib/accounts/profile/profile-fields'
import type { DoseOptions } from '@/lib/documents/doses/options'
import type { DoseResult } from '@/lib/documents/doses/result'
import type { GenerateReport } from '@/lib/documents/generation/generate'
import type { TableLookOptions } from '@/lib/documents/inspection/inspect'
import type { GenerateOptions } from '@/lib/documents/generation/options'
import type { DocumentPreview, PreviewOptions } from '@/lib/documents/generation/preview'
import type { DocumentCode } from '@/lib/documents/codes'
import type { Params } from '@/lib/documents/error'
import type { Problem } from '@/lib/documents/problem'
import type { DataLanguage } from '@/lib/documents/spreadsheets/language'
import type { TableSummary } from '@/lib/documents/tables/inspect'
import type { ParseOptions } from '@/lib/documents/tables/options'
import type { ParseTimings } from '@/lib/documents/tables/parse'
import type { TablePlace } from '@/lib/documents/tables/writing/places'
import type { Progress } from '@/lib/documents/tool'
import type { Locale } from '@/lib/i18n/locales'
import type { DoseInspectionReport, DoseReport } from '../dose-answer'
import type { CellPlace } from './dose-tables'

/**
 * What the server and a document process say to each other. Files go by path and never through the channel: 50 MB
 * through it cost 150 MB and block the loop.
 */
export interface JobFile {
  readonly name: string
  readonly path: string
}

interface JobOf<Tool extends string, Roles extends string, Options> {
  readonly tool: Tool
  readonly files: Readonly<Partial<Record<Roles, JobFile>>>
  readonly options: Options
  /** Where the result's bytes go; a tool that makes no file leaves it alone. */
  readonly output: string
}

/** The pictures that a user's templates print. */
export const PICTURE_ROLES = ['stamp', 'signature'] as const satisfies readonly PictureKind[]

export type PictureRole = (typeof PICTURE_ROLES)[number]

/** As the core takes them, except for the pictures of the profile, which go by path as every file does. */
export type GenerateJobOptions = Omit<GenerateOptions, 'profile'> & {
  readonly profile?: { readonly fields: Readonly<Record<string, string>> }
}

/** As the core accepts them, except that the previous period's file is passed by path, as every file is. */
export type DoseJobOptions = Omit<DoseOptions, 'before'>

export type GenerateJob = JobOf<'generate', 'data' | 'template' | PictureRole, GenerateJobOptions> & {
  /** Of the words that are written into files. */
  readonly locale: Locale
}
export type InspectJob = JobOf<
  'inspect',
  'data' | 'template' | 'document' | PictureRole,
  GenerateJobOptions & TableLookOptions
>
export type PreviewJob = JobOf<
  'preview',
  'data' | 'template' | PictureRole,
  GenerateJobOptions & Pick<PreviewOptions, 'row' | 'ordinal' | 'actNumber'>
> & {
  /** Of the words in the document's name. */
  readonly locale: Locale
}
export type FindJob = JobOf<'find', 'data' | 'template' | PictureRole, GenerateJobOptions & { readonly search: string }>
export type AnnotateJob = JobOf<'annotate', 'data' | 'template' | PictureRole, GenerateJobOptions> & {
  /** Of the words in the comments. */
  readonly locale: Locale
}
export type CorrectJob = JobOf<'correct', 'data' | PictureRole, GenerateJobOptions> & {
  /** Of the words in the notes. */
  readonly locale: Locale
}
export type ParseTableJob = JobOf<'parse-table', 'document', ParseOptions> & {
  /** Of the words that are written into the workbook. */
  readonly locale: Locale
}
export type ExtractDosesJob = JobOf<'extract-doses', 'data' | 'before', DoseJobOptions> & {
  /** Of the words that are written into the workbook. */
  readonly locale: Locale
}
export type InspectDosesJob = JobOf<'inspect-doses', 'data', DoseJobOptions> & {
  /** Returns only the context of this cell from the tables. */
  readonly around?: CellPlace | undefined
}
export type Job =
  | GenerateJob
  | InspectJob
  | PreviewJob
  | FindJob
  | AnnotateJob
  | CorrectJob
  | ParseTableJob
  | ExtractDosesJob
  | InspectDosesJob

/** What the table parser answers: its tables without their cells, which went to the job's output. */
export interface ParseTableSummary {
  readonly file: { readonly name: string; readonly type: string }
  readonly tables: readonly TableSummary[]
  readonly places: readonly TablePlace[]
  readonly problems: readonly Problem[]
  readonly timings: ParseTimings
}

/** What the dose extractor answers: as much of what was found as a screen shows; all of it went to the job's output. */
export interface ExtractDosesSummary {
  readonly file: { readonly name: string; readonly type: string }
  readonly report: DoseReport
  /** The sheet with the doses; null if the file isn't a workbook. */
  readonly dosesSheet: string | null
  readonly problems: readonly Problem[]
  readonly timings: DoseResult['timings']
}

/** What a look at a file's doses answers. */
export interface InspectDosesSummary {
  /** The file's type by its content, whatever its name. */
  readonly kind: string
  readonly bytes: number
  readonly doses: DoseInspectionReport
  /** The language of its words; null if it isn't a known one. */
  readonly language: DataLanguage | null
  readonly problems: readonly Problem[]
}

/** What a generation answers: the result without its bytes, which went to the job's output. */
export type GenerateSummary = GenerateReport

/** What a preview answers: all but the HTML, which went to the job's output. */
export type PreviewSummary = Omit<DocumentPreview, 'html'>

/**
 * What a job may request while it runs, because only the server knows it: the first of a number of document numbers,
 * reserved for it.
 */
export type Ask = { readonly what: 'actNumbers'; readonly count: number }

export type ToChild =
  | { readonly id: number; readonly job: Job }
  /** Ends the job with what is finished. */
  | { readonly id: number; readonly stop: true }
  | { readonly id: number; readonly answer: { readonly question: number; readonly value: number } }

export type FromChild =
  | { readonly id: number; readonly type: 'progress'; readonly progress: Progress }
  | { readonly id: number; readonly type: 'ask'; readonly question: number; readonly ask: Ask }
  | { readonly id: number; readonly type: 'done'; readonly result: unknown }
  | {
      readonly id: number
      readonly type: 'refused'
      readonly code: DocumentCode
      readonly params: Params
      readonly problems: readonly Problem[]
    }
  /** It was stopped before anything was finished. */
  | { readonly id: number; readonly type: 'stopped' }
  /** One of the job's files was deleted. */
  | { readonly id: number; readonly type: 'gone' }
  /** A defect of ours: the stack is for the log. */
  | { readonly id: number; readonly type: 'crashed'; readonly stack: string }
