/** A piece of a field's code: letters with their run's properties (`<w:rPr>…</w:rPr>` or nothing), or a field within. */
export type CodePiece<F> =
  | { readonly kind: 'text'; readonly text: string; readonly properties: string }
  | { readonly kind: 'field'; readonly field: F }
  /** A break, a picture, the end of a paragraph. */
  | { readonly kind: 'other' }

/** A word of a field's code (ECMA-376 §17.16.3.1), or a switch: a backslash and one more sign. */
export interface CodeWord<F> {
  readonly pieces: readonly CodePiece<F>[]
  readonly quoted: boolean
  readonly isSwitch: boolean
}

/** What closes a quotation that a mark has opened. Word types curly marks on its own. */
const CLOSING: ReadonlyMap<string, string> = new Map([
  ['"', '"'],
  ['“', '”“"'],
  ['”', '”“"'],
  ['„', '”“"'],
  ['«', '»'],
])

const SPACE = /[\s\u00a0]/

/** The words of a field's code. */
export function codeWords<F>(code: readonly CodePiece<F>[]): CodeWord<F>[] {
  const words: CodeWord<F>[] = []
  let pieces: CodePiece<F>[] = []
  let closing: string | null = null
  let begun = false
  let escaped = false
  let isSwitch = false

  const add = (letter: string, properties: string) => {
    begun = true
    const last = pieces.at(-1)
    if (last?.kind === 'text' && last.properties === properties) {
      pieces[pieces.length - 1] = { kind: 'text', text: last.text + letter, properties }
    } else pieces.push({ kind: 'text', text: letter, properties })
  }
  const finish = (quoted: boolean) => {
    if (begun) words.push({ pieces, quoted, isSwitch })
    pieces = []
    begun = false
    closing = null
    isSwitch = false
  }
  const read = (letter: string, properties: string) => {
    if (escaped) {
      escaped = false
      if (closing === null) isSwitch = true
      // Within quotation marks a backslash is before a mark or another backslash; before anything else it is itself.
      add(closing === null || /["\\“”„»]/.test(letter) ? letter : `\\${letter}`, properties)
      if (isSwitch) finish(false)
    } else if (closing !== null) {
      if (letter === '\\') escaped = true
      else if (closing.includes(letter)) {
        begun = true
        finish(true)
      } else add(letter, properties)
    } else if (SPACE.test(letter)) finish(false)
    else if (letter === '\\' && !begun) escaped = true
    else if (!begun && CLOSING.has(letter)) closing = CLOSING.get(letter) ?? null
    else add(letter, properties)
  }
  for (const piece of code) {
    if (piece.kind === 'text') for (const letter of piece.text) read(letter, piece.properties)
    else {
      begun = true
      pieces.push(piece)
    }
  }
  finish(closing !== null)
  return words
}

/** A word's text; null where it contains anything but text. */
export function wordText<F>({ pieces }: CodeWord<F>): string | null {
  let text = ''
  for (const piece of pieces) {
    if (piece.kind !== 'text') return null
    text += piece.text
  }
  return text
}
