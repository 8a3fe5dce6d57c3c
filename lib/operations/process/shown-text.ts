import { cut } from '@/lib/documents/cut'

/** A text longer than this is cut, with an ellipsis. */
const SHOWN_TEXT = 500

/** A text as a screen shows it. */
export function shownText(text: string): string {
  return cut(text, SHOWN_TEXT)
}
