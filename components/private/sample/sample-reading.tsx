'use client'

import { useTranslations } from 'next-intl'
import type { Failure } from '@/components/tools/shared/failure'
import { FailureNotice } from '@/components/tools/shared/failure-notice'
import { Spinner } from '@/components/ui/spinner'

interface SampleReadingProps {
  /** The sample's file couldn't be loaded. */
  readonly isMissing: boolean
  /** What failed: «Couldn’t check the file». */
  readonly what: string
  /** Why the tool couldn't read the sample; null if it's still reading. */
  readonly failure: Failure | null
  readonly onRetry: () => void
}

/** In place of a sample that isn't read yet: that it will be, or why it can't be. */
export function SampleReading({ isMissing, what, failure, onRetry }: SampleReadingProps) {
  const t = useTranslations('private')
  if (isMissing) return <p className="text-small text-red">{t('sample.missing')}</p>
  if (failure !== null) return <FailureNotice what={what} failure={failure} onRetry={onRetry} />
  return (
    <p role="status" className="flex items-center gap-2 text-small text-ink2">
      <Spinner /> {t('preparing')}
    </p>
  )
}
