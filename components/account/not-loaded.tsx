'use client'

import { useTranslations } from 'next-intl'
import { TextButton } from '@/components/ui/link'
import { Notice } from '@/components/ui/notice'
import type { Submission } from './use-submission'

/** Shown instead of content that hasn't loaded: that it is loading, or why it failed, with a retry button. */
export function NotLoaded({
  loading,
  problem,
  onAgain,
}: {
  loading: string
  problem: Submission['problem']
  onAgain: () => void
}) {
  const t = useTranslations('account')
  if (problem === null)
    return (
      <p aria-busy className="text-small text-ink2">
        {loading}
      </p>
    )
  return (
    <Notice tone="error" live action={<TextButton onClick={onAgain}>{t('again')}</TextButton>}>
      {problem.sentence}
    </Notice>
  )
}
