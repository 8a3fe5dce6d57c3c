/**
 * What stands around values in a document that is rendered only to be shown: noncharacters (Unicode 16 §23.7), which no text holds
 * and which a preview turns into `<span data-value>`.
 */
export const [VALUE_START, VALUE_END] = ['\ufdd2', '\ufdd3']

const MARKS = /[\ufdd2\ufdd3]/
const ALL_MARKS = /[\ufdd2\ufdd3]/g

/** A text without marks of ours: a value that holds such characters cannot pretend to be two. */
export function withoutMarks(text: string): string {
  return text.replace(ALL_MARKS, '')
}

/** A piece of text, or where a value begins or ends. */
export type MarkedPiece = { readonly text: string } | { readonly begins: boolean }

/** A text cut at the marks around values. */
export function markedPieces(text: string): readonly MarkedPiece[] {
  if (!MARKS.test(text)) return [{ text }]
  return text
    .split(/([\ufdd2\ufdd3])/)
    .filter((piece) => piece !== '')
    .map((piece) => (MARKS.test(piece) ? { begins: piece === VALUE_START } : { text: piece }))
}
