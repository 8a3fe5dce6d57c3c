import type { z } from 'zod'
import type { DoseInspectionReport } from '@/lib/operations/dose-answer'
import type { inspectAnswer } from '@/lib/operations/inspect-answer'
import type { extractDosesAnswerSchema } from '@/lib/operations/tools/extract-doses'

export type DoseInspection = DoseInspectionReport

/** What `POST /api/documents/inspect` answers where doses were asked for. */
export type InspectAnswer = Pick<ReturnType<typeof inspectAnswer>, 'doses' | 'problems' | 'stored'>

/** A column with what was found out about it. */
export type FoundColumn = DoseInspection['columns']['rows'][number]

/** The first rows of a table, as in the file. */
export type FoundTable = DoseInspection['tables'][number]

export type FoundDecision = DoseInspection['decisions']['rows'][number]

export type FoundSheet = NonNullable<DoseInspection['sheets']>['rows'][number]

/** What was decided from the file alone. */
export type Decided = NonNullable<DoseInspection['decided']>[number]

export type FoundDose = DoseInspection['doses']['rows'][number]

export type Total = DoseInspection['totals']['rows'][number]

export type Exceedance = DoseInspection['exceedances']['rows'][number]

/** What `POST /api/documents/extract-doses` answers when the doses were written; its dates are ISO 8601. */
export type ExtractAnswer = z.infer<typeof extractDosesAnswerSchema>

export type Comparison = NonNullable<ExtractAnswer['report']['comparison']>

/** A file that was written, and the session that it is downloaded from. */
export type Result = ExtractAnswer & { readonly sessionId: string }
