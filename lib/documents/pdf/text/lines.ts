import type { Box } from '../reading/content'
import { uprightBox, type Word } from './words'

/** Words on one baseline, from left to right. */
export interface Line extends Box {
  readonly words: readonly Word[]
  readonly base: number
  readonly size: number
}

/** A word smaller than its neighbor by this factor is raised or lowered. */
const MARK = 0.86

/** Words put into lines, from top to bottom. */
export function linesOf(words: readonly Word[]): Line[] {
  const rest = words.toSorted((a, b) => a.base - b.base || a.x0 - b.x0)
  const lines: { words: Word[]; base: number; size: number }[] = []
  const marks = new Set<Word>()
  const largest = Math.max(0, ...words.map(({ size }) => size))
  for (const word of rest) {
    if (word.size < largest * MARK && isMark(word, words)) {
      marks.add(word)
      continue
    }
    const line = lines.findLast(
      ({ base, size }) => Math.abs(base - word.base) <= 0.35 * Math.max(4, Math.min(size, word.size)),
    )
    if (line) {
      line.words.push(word)
      if (word.size > line.size) line.size = word.size
    } else lines.push({ words: [word], base: word.base, size: word.size })
  }
  for (const mark of marks) {
    const host = lines.find((line) => line.words.some((word) => isBeside(mark, word)))
    if (host) host.words.push(mark)
    else lines.push({ words: [mark], base: mark.base, size: mark.size })
  }
  lines.sort((a, b) => a.base - b.base)
  return lines.map(({ words: own, base, size }) => {
    own.sort((a, b) => a.x0 - b.x0)
    return { words: own, base, size, ...boundsOf(own) }
  })
}

const isMark = (word: Word, words: readonly Word[]): boolean => words.some((other) => isBeside(word, other))

/** Whether a small word is a superscript or subscript of a larger one. */
function isBeside(mark: Word, word: Word): boolean {
  if (mark === word || mark.size >= word.size * MARK) return false
  const rise = word.base - mark.base
  if (rise < -0.35 * word.size || rise > 0.75 * word.size || Math.abs(rise) < 0.05 * word.size) return false
  return (
    mark.x0 - word.x1 < 0.15 * word.size && word.x0 - mark.x1 < 0.15 * word.size && mark.x0 > word.x0 - mark.size * 3
  )
}

/** The smallest box around boxes; an empty one around none. */
export function boundsOf(boxes: Iterable<Box>): Box {
  let [x0, y0, x1, y1] = [Infinity, Infinity, -Infinity, -Infinity]
  for (const box of boxes) {
    x0 = Math.min(x0, box.x0)
    y0 = Math.min(y0, box.y0)
    x1 = Math.max(x1, box.x1)
    y1 = Math.max(y1, box.y1)
  }
  return x0 > x1 ? { x0: 0, y0: 0, x1: 0, y1: 0 } : { x0, y0, x1, y1 }
}

/** A line's text, with spaces between its words. */
export function lineText(words: readonly Word[]): string {
  let text = ''
  let before: Word | undefined
  for (const word of words) {
    // Parts of one word may be drawn separately, for example for kerning.
    const apart = before !== undefined && (before.cut || word.x0 - before.x1 > 0.12 * Math.min(before.size, word.size))
    text += before === undefined ? word.text : `${apart ? ' ' : ''}${word.text}`
    before = word
  }
  return text
}

/** Returns the text of words in a cell: lines joined by line feeds, words joined at soft hyphens. */
export function textOf(words: readonly Word[]): string {
  if (words.length === 0) return ''
  const turned = words.filter(({ turn }) => turn !== 0)
  const lines = turned.length * 2 > words.length ? turnedLines(words) : linesOf(words)
  return lines
    .map(({ words: own }) => lineText(own))
    .join('\n')
    .replace(/\u00ad\n/g, '')
    .replace(/\u00ad/g, '')
    .trim()
}

function turnedLines(words: readonly Word[]): Line[] {
  const turn = words.find((word) => word.turn !== 0)?.turn ?? 0
  return linesOf(
    words.map((word) => {
      const box = uprightBox(turn, word, 0, 0)
      return { ...word, ...box, base: box.y1 - 0.22 * word.size }
    }),
  )
}
