'use client'

import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { TextButton } from '@/components/ui/link'
import { notify } from '@/components/ui/notify'
import { failureOf } from '../shared/failure'
import { useWords } from '../shared/use-words'
import { correctedSpreadsheet } from './requests'
import type { Question } from './state'
import type { Generator } from './use-generator'

/** Downloads the spreadsheet with the user's changes. */
export function CorrectedSpreadsheet({ question, generator }: { question: Question; generator: Generator }) {
  const t = useTranslations('generator.check.edits')
  const failures = useTranslations('tools.failures')
  const words = useWords()
  const [isBusy, setBusy] = useState(false)

  async function download(): Promise<void> {
    setBusy(true)
    try {
      const { name, blob } = await correctedSpreadsheet(question, generator.state.inspected?.answer.table ?? null)
      const anchor = document.createElement('a')
      anchor.href = URL.createObjectURL(blob)
      anchor.download = name
      anchor.click()
      setTimeout(() => URL.revokeObjectURL(anchor.href), 10_000)
    } catch (error) {
      notify.error(`${failures('download')}: ${words.reason(failureOf(error))}`)
    } finally {
      setBusy(false)
    }
  }

  return (
    <TextButton alone disabled={isBusy} aria-busy={isBusy} onClick={() => void download()}>
      {t('download')}
    </TextButton>
  )
}
