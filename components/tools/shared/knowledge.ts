/** What a tool's screen has learned: the answer to its question, and the question that none came to. */
export interface Told<Question> {
  readonly inspected: { readonly question: Question } | null
  readonly inspectionFailure: { readonly question: Question } | null
}

/** Two questions of one key have one answer. */
export function questionKey(question: object | null): string | null {
  return question === null ? null : JSON.stringify(question)
}

/** The state of a question: no response yet, its answer, or a failure. */
export function knowledgeOf<Question extends object>(
  { inspected, inspectionFailure }: Told<Question>,
  question: Question | null,
): 'none' | 'asking' | 'answered' | 'failed' {
  const key = questionKey(question)
  if (key === null) return 'none'
  if (key === questionKey(inspected?.question ?? null)) return 'answered'
  return key === questionKey(inspectionFailure?.question ?? null) ? 'failed' : 'asking'
}
