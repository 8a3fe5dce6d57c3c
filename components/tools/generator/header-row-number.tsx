'use client'

import { useTranslations } from 'next-intl'

/** The number of the header's row, at the head of the row numbers. */
export function HeaderRowNumber({ row }: { row: number }) {
  const t = useTranslations('generator.files.firstRows')
  return (
    <span className="font-bold text-ink">
      <span className="heard-only">{t('headerRow')} </span>
      {row}
    </span>
  )
}
