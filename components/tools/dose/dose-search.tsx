'use client'

import { Funnel } from 'lucide-react'
import { useTranslations } from 'next-intl'

/** Words to look for among the doses. */
export function DoseSearch({ value, onChange }: { value: string; onChange: (value: string) => void }) {
  const t = useTranslations('dose.doses')
  return (
    <label className="ring-within flex min-h-11 items-center gap-2 border border-line bg-sheet px-2 sm:min-h-7.5">
      <Funnel aria-hidden className="size-3.5 shrink-0 text-line" />
      <span className="heard-only">{t('search')}</span>
      <input
        type="search"
        value={value}
        placeholder={t('search')}
        onChange={(event) => onChange(event.currentTarget.value)}
        className="w-44 bg-transparent text-field outline-none placeholder:text-ink2"
      />
    </label>
  )
}
