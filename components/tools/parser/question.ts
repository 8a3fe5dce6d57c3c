import type { ParserState, Question } from './state'

/** What the server should be asked about the document now; null while there is nothing to ask. */
export function questionOf({ slot, reading, types, frames }: ParserState, locale: string): Question | null {
  return slot.kind === 'stored' ? { document: slot.name, reading, types, frames, locale } : null
}
