import type { WordCell } from '../model'

/** Whether some of a cell's text is raised or lowered: 10⁵ is not 105, no matter who says so. */
export function isRaised({ runs }: Pick<WordCell, 'runs'>): boolean {
  for (const { position, text } of runs) if (position !== 'base' && text.trim() !== '') return true
  return false
}
