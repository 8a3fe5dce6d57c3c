'use client'

import { useTranslations } from 'next-intl'
import type { CheckedProblem } from './tally'

/** That a problem of a row leaves it without a document, where its own sentence doesn't say so. */
export function NotMade({ checked: { problem, tone } }: { checked: CheckedProblem }) {
  const t = useTranslations('generator.check')
  if (tone !== 'error' || problem.cell === null || problem.params.made === 'no') return null
  return <span className="text-red"> {t('notMade')}</span>
}
