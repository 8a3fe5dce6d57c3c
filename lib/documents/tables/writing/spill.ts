import type { TextRun } from '../../spreadsheets/writing/text-run'
import type { WorkbookLimits } from './limits'

type TextLimits = Pick<WorkbookLimits, 'text' | 'lineFeeds'>

/** How far back from the limit a line or a word may end for the cut to be there. */
const NEAR = 200

/** Where the text that begins at `from` has to be cut: its end where all of it fits. */
function cutAt(text: string, from: number, { text: units, lineFeeds }: TextLimits): number {
  let end = Math.min(text.length, from + units)
  let at = from
  for (let lines = 0; ; lines++) {
    at = text.indexOf('\n', at) + 1
    if (at === 0 || at > end) break
    // The line feed itself goes with the piece that it ends.
    if (lines === lineFeeds - 1) {
      end = Math.min(end, at)
      break
    }
  }
  if (end >= text.length) return text.length
  const near = Math.max(text.lastIndexOf('\n', end - 1), text.lastIndexOf(' ', end - 1)) + 1
  if (near > from && end - near < NEAR) return near
  // Half of a surrogate pair isn't a character.
  return /[\ud800-\udbff]/.test(text.charAt(end - 1)) ? end - 1 : end
}

/** A text in pieces that each fit into a cell, and that joined are the text. */
export function textPieces(text: string, limits: TextLimits): string[] {
  const pieces: string[] = []
  for (let from = 0; from < text.length;) {
    const end = cutAt(text, from, limits)
    pieces.push(text.slice(from, end))
    from = end
  }
  return pieces
}

/** Whether a text is more than a cell can contain. */
export function isTooLong(text: string, { text: units, lineFeeds }: TextLimits): boolean {
  if (text.length > units) return true
  if (text.length <= lineFeeds) return false
  let count = 0
  for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1)) if (++count > lineFeeds) return true
  return false
}

/** The looks of the first `length` characters. */
export function firstRuns(runs: readonly TextRun[], length: number): TextRun[] {
  let left = length
  return runs.flatMap((run) => {
    const text = run.text.slice(0, Math.max(0, left))
    left -= run.text.length
    return text === '' ? [] : [{ ...run, text }]
  })
}
