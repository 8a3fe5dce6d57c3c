import type { ParserState, Question } from './state'

/** What the server should be asked about the document now; null while there is nothing to ask. */
export function questionOf({ slot, reading, types }: ParserState, locale: string): Question | null {
  return slot.kind === 'stored' ? { document: slot.name, reading, types, locale } : null
}

/** Two questions of one key have one answer. */
export function questionKey(question: Question | null): string | null {
  return question === null ? null : JSON.stringify(question)
}

/** What is known of the question: nothing yet, its answer, or that none came. */
export function knowledgeOf(state: ParserState, question: Question | null): 'none' | 'asking' | 'answered' | 'failed' {
  const key = questionKey(question)
  if (key === null) return 'none'
  if (key === questionKey(state.inspected?.question ?? null)) return 'answered'
  return key === questionKey(state.inspectionFailure?.question ?? null) ? 'failed' : 'asking'
}
