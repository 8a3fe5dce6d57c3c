import { lineText, type Line } from '../text/lines'
import { readsOn, type Word } from '../text/words'
import { isDatum } from './rows'

/** White space from the top to the bottom of a run of lines. */
export interface River {
  readonly x0: number
  readonly x1: number
}

/** Words of a line that read as one text are one piece. */
export function pieces(words: readonly Word[], drawsSpaces: boolean): { x0: number; x1: number }[] {
  const found: { x0: number; x1: number }[] = []
  let before: Word | undefined
  for (const word of words) {
    const last = found.at(-1)
    if (last && before && readsOn(before, word, drawsSpaces)) last.x1 = Math.max(last.x1, word.x1)
    else found.push({ x0: word.x0, x1: word.x1 })
    before = word
  }
  return found
}

/** Whether one of a line's texts is a value that isn't a year. */
export function hasDatum({ words }: Line, drawsSpaces: boolean): boolean {
  return pieces(words, drawsSpaces).some((piece) =>
    isDatum(lineText(words.filter(({ x0, x1 }) => x0 >= piece.x0 && x1 <= piece.x1))),
  )
}
