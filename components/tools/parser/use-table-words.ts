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
    /** In which section and on which page it is, in which part of the document, or in which table and cell. */
    where({ where, caption, heading, page = null, parentId, parentCell, pdf }: FoundTable): string {
      const parent = parentId === null ? undefined : byId.get(parentId)
      if (parent === undefined || parentCell === null) {
        if (where !== 'body') return t(`where.${where}`)
        const section = caption === null ? null : heading
        const last = pdf?.pieces.at(-1)?.page ?? page
        const onPage =
          page === null || last === null ? null : t('page', { page, last: last === page ? 'none' : String(last) })
        if (section !== null && onPage !== null) return t('place', { section, page: onPage })
        return section ?? onPage ?? t('where.body')
      }
      return t('nested', { parent: name(parent), cell: addressOf(parentCell) })
    },
  }
}
