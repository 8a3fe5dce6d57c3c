'use client'

import { useTranslations } from 'next-intl'
import { Notice } from '@/components/ui/notice'
import type { DoseInspection } from './answers'

/** As many sheets are named. */
const NAMED = 20

/** Says that there are no doses, and lists each checked sheet with the reason. */
export function NothingFound({ doses: { without } }: { doses: DoseInspection }) {
  const t = useTranslations('dose.nothing')
  return (
    <>
      <Notice tone="note" fact={t('fact')}>
        {t('remedy')}
      </Notice>
      {without.length > 0 && (
        <>
          <h3 className="mt-3 font-narrow text-label text-print">{t('lookedAt')}</h3>
          <ul className="mt-1 grid gap-1 text-small">
            {without.slice(0, NAMED).map(({ sheet, reason }, index) => (
              <li key={index} className="wrap-anywhere">
                <strong className="font-semibold">{sheet}:</strong> {t(`reasons.${reason}`)}
              </li>
            ))}
          </ul>
          {without.length > NAMED && (
            <p className="mt-1 text-small text-ink2">{t('more', { count: without.length - NAMED })}</p>
          )}
        </>
      )}
    </>
  )
}
