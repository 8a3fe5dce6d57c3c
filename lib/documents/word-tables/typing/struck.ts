import type { WordCell } from '../model'

/** Whether some of a cell's text is crossed out: what is taken back counts no more, and one look at the page says so. */
export function isStruck({ runs }: Pick<WordCell, 'runs'>): boolean {
  for (const { struck, text } of runs) if (struck && text.trim() !== '') return true
  return false
}
