'use client'

import { useTranslations } from 'next-intl'
import type { FoundColumn } from './answers'
import { isDoseRole } from '@/lib/documents/doses/layout-model'
import { isSupposed } from './found'
import { useDoseWords } from './use-dose-words'

/** Returns functions that describe a column and what was detected about it. */
export function useColumnWords() {
  const t = useTranslations('dose.columns')
  const words = useDoseWords()

  /** `Доза Hp(10)`, `Кто`. */
  function role({ role, quantity, holds }: FoundColumn): string {
    if (!isDoseRole(role)) return t(`roles.${role}`)
    const what = quantity === null ? '' : words.quantity(quantity)
    if (holds === 'instructions') return t('instructions')
    if (what === '') return t(`roles.${role}`)
    return t(words.isWorded(quantity) ? 'dosePhrase' : 'dose', { role: t(`roles.${role}`), quantity: what })
  }

  /** `мЗв · заголовок`; null for what has no unit. */
  function origin({ role, unit, unitSource, position, holds }: FoundColumn): string | null {
    if (!isDoseRole(role)) return null
    const parts = [
      unit === null ? (unitSource === null && holds === 'values' ? t('noUnit') : t('unitInCell')) : words.unit(unit),
      ...(unit !== null && unitSource !== null ? [t(`sources.${unitSource}`)] : []),
      ...(position === null ? [] : [words.position(position)]),
    ]
    return parts.join(' · ')
  }

  return {
    role,
    origin,
    /** «Столбец E „Кисть“». */
    name({ column, header }: Pick<FoundColumn, 'column' | 'header'>): string {
      return header === '' ? t('nameless', { letter: column }) : t('named', { letter: column, header })
    },
    /** Why no one can be sure of it, a sentence each. */
    doubts(column: FoundColumn): readonly string[] {
      if (!isSupposed(column)) return []
      const said = column.doubts.map((doubt) => t(`doubts.${doubt}`))
      if (column.unitSource === 'assumed' && !column.doubts.includes('unitAssumed')) said.push(t('doubts.unitAssumed'))
      return said.length > 0 ? said : [t('doubts.unsure')]
    },
  }
}
