/** How a value came into a document: from a column, from one that is only supposed, blank by choice, or from nothing. */
export type ValueTone = 'sure' | 'supposed' | 'blank' | 'missing'

/**
 * Marks around values in a document that is rendered only for display: noncharacters (Unicode 16 §23.7), which no text
 * contains and which a preview turns into `<span data-value>`. One for the beginning of each kind of value, and one for
 * the end.
 */
const STARTS: Readonly<Record<ValueTone, string>> = {
  sure: '\ufdd2',
  supposed: '\ufdd4',
  blank: '\ufdd5',
  missing: '\ufdd6',
}
const END = '\ufdd3'

const MARKS = /[\ufdd2-\ufdd6]/
const ALL_MARKS = /[\ufdd2-\ufdd6]/g

const TONES = new Map((Object.entries(STARTS) as [ValueTone, string][]).map(([tone, mark]) => [mark, tone]))

/** A text without marks of ours: a value that contains such characters cannot pretend to be two. */
export function withoutMarks(text: string): string {
  return text.replace(ALL_MARKS, '')
}

/** A value with marks around it. */
export function markedValue(text: string, tone: ValueTone): string {
  return STARTS[tone] + withoutMarks(text) + END
}

/** A piece of text, or where a value begins, with how it came there, or ends (null). */
export type MarkedPiece = { readonly text: string } | { readonly begins: ValueTone | null }

/** A text cut at the marks around values. */
export function markedPieces(text: string): readonly MarkedPiece[] {
  if (!MARKS.test(text)) return [{ text }]
  return text
    .split(/([\ufdd2-\ufdd6])/)
    .filter((piece) => piece !== '')
    .map((piece) => (MARKS.test(piece) ? { begins: TONES.get(piece) ?? null } : { text: piece }))
}
