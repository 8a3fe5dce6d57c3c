'use client'

import { useTranslations } from 'next-intl'
import type { FoundTable } from './answers'
import { addressOf } from './grid'

/** What tables are called: by the caption, the nearest heading, or the number. */
export function useTableWords(tables: readonly FoundTable[]) {
  const t = useTranslations('parser.tables')
  const byId = new Map(tables.map((table) => [table.id, table]))
  function name({ caption, heading, number }: FoundTable): string {
    return caption ?? heading ?? t('name', { number })
  }
  return {
    name,
    /** In which part of the document it stands, or in which table and cell. */
    where({ where, parentId, parentCell }: FoundTable): string {
      const parent = parentId === null ? undefined : byId.get(parentId)
      if (parent === undefined || parentCell === null) return t(`where.${where}`)
      return t('nested', { parent: name(parent), cell: addressOf(parentCell) })
    },
  }
}
