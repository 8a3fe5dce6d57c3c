'use client'

import { useTranslations } from 'next-intl'
import { useEffect, useEffectEvent } from 'react'
import { TextButton } from '@/components/ui/link'
import { Notice } from '@/components/ui/notice'
import { isConnectionLost, type Failure } from './failure'
import { HelpLink } from './help-link'
import { PlansLink } from './plans-link'
import { useWords } from './use-words'

/** How many of a failure's problems are shown with it. */
const SAID = 5

/** For what a failure is about: a cell points to it. */
export const FAILURE_ID = 'release-failure'

export interface FailureNoticeProps {
  /** What failed: «Ошибка генерации документов». */
  readonly what: string
  readonly failure: Failure
  readonly onRetry?: () => void
  readonly id?: string
  readonly className?: string
}

/** What failed and why, read aloud immediately. Where the connection was lost, it is tried again when that is back. */
export function FailureNotice({ what, failure, onRetry, id, className }: FailureNoticeProps) {
  const t = useTranslations('tools.failures')
  const reason = useWords().reason(failure)
  const lost = isConnectionLost(failure)
  const onOnline = useEffectEvent(() => onRetry?.())
  useEffect(() => {
    if (!lost) return
    const listener = () => onOnline()
    window.addEventListener('online', listener)
    return () => window.removeEventListener('online', listener)
  }, [lost])
  const others = failure.problems.filter(({ severity, text }) => severity === 'error' && text !== reason)
  return (
    <div className={className}>
      <Notice
        id={id}
        tone="error"
        live
        fact={`${what}:`}
        action={
          failure.upgrade ? (
            <PlansLink />
          ) : (
            onRetry !== undefined && <TextButton onClick={onRetry}>{t('again')}</TextButton>
          )
        }
      >
        <span className="block">
          {reason} <HelpLink code={failure.code} />
        </span>
      </Notice>
      {others.length > 0 && (
        <ul className="mt-1.5 grid gap-1 pl-6 text-small">
          {others.slice(0, SAID).map(({ text }, index) => (
            <li key={index}>{text}</li>
          ))}
        </ul>
      )}
    </div>
  )
}
