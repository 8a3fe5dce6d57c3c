import type { z } from 'zod'
import type { inspectAnswer } from '@/lib/operations/inspect-answer'
import type { parseTableAnswerSchema } from '@/lib/operations/tools/parse-table'

/** What `POST /api/documents/inspect` answers. */
export type InspectAnswer = ReturnType<typeof inspectAnswer>

/** A table of the document, with the beginning of its grid. */
export type FoundTable = InspectAnswer['files'][number]['tables'][number]

/** Where a table of a PDF is, and how it was found. */
export type PdfFinding = NonNullable<FoundTable['pdf']>

/** A page of a PDF: its size, and what its small picture shows. */
export type FoundPage = NonNullable<InspectAnswer['files'][number]['pages']>[number]

/** What is on a page of a PDF. */
export type PageDrawing = NonNullable<InspectAnswer['files'][number]['drawing']>

export type CellType = FoundTable['preview'][number]['type']

/** A column of a table: what it is, why, and what can be chosen for it. */
export type FoundColumn = FoundTable['columns'][number]

export type Offer = FoundColumn['offers'][number]

/** What `POST /api/documents/parse-table` answers when the tables were written; its dates are ISO 8601. */
export type ParseAnswer = z.infer<typeof parseTableAnswerSchema>

/** A file that was written, and the session that it is downloaded from. */
export type Result = ParseAnswer & { readonly sessionId: string }

/** A problem with its message in the user's language. */
export type WordedProblem = InspectAnswer['problems'][number]
