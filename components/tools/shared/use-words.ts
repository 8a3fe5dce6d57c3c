'use client'

import { useTranslations } from 'next-intl'
import { FILE_UNREADABLE, isConnectionLost, NO_FILE, STORE_BLOCKED, STORE_REFUSED, type Failure } from './failure'

const KIBIBYTE = 1024

/** What the tools say alike: sizes of files and failures of requests. */
export function useWords() {
  const t = useTranslations('tools')
  return {
    size(bytes: number): string {
      if (bytes < KIBIBYTE) return t('size.bytes', { count: bytes })
      if (bytes < KIBIBYTE ** 2) return t('size.kilobytes', { count: Math.round(bytes / KIBIBYTE) })
      return t('size.megabytes', { count: bytes / KIBIBYTE ** 2 })
    },
    /** The server's message if there is one. */
    reason(failure: Failure): string {
      const { during } = failure
      return during === undefined ? because(failure) : `${t(`failures.${during}`)}. ${because(failure)}`
    },
  }

  function because(failure: Failure): string {
    if (failure.sentence !== null) return failure.sentence
    if (failure === NO_FILE) return t('failures.noFile')
    if (failure.code === STORE_BLOCKED) return t('failures.storeBlocked')
    if (failure.code === STORE_REFUSED) return t('failures.storeRefused')
    if (failure.code === FILE_UNREADABLE) return t('failures.fileUnreadable')
    return t(isConnectionLost(failure) ? 'failures.connectionLost' : 'failures.unknown')
  }
}
