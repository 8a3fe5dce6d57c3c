'use client'

import { useTranslations } from 'next-intl'
import type { FoundColumn } from './answers'
import { addressOf, type GridCell } from './grid'

/** How many cells are listed below the letters; the warnings list the others. */
const NAMED = 2

/** Says in few words why a column is of its type: how many of its cells are, and which of them isn't. */
export function useColumnReason(): (column: FoundColumn, looks: readonly GridCell[]) => string {
  const t = useTranslations('parser.tables.because')
  return (column, looks) => {
    const { chosen, typed, texts, type, evidence } = column
    if (chosen !== null) return t('chosen')
    const kind = type === 'text' || type === 'mixed' || type === 'empty' ? 'number' : type
    const count = typed + texts
    if (typed > 0 && texts === 0) return t('all', { count, kind })
    if (typed > 0) {
      const odd = looks.filter(({ col, look }) => col === column.column && look === 'odd').map(addressOf)
      const cells = odd.length === texts && odd.length <= NAMED ? odd.join(', ') : 'none'
      return t('most', { typed, count, kind, cells })
    }
    switch (evidence) {
      case 'empty':
      case 'names':
      case 'moments':
      case 'lists':
      case 'marks':
      case 'open':
        return t(evidence)
      default:
        return t('words')
    }
  }
}
