'use client'

import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { notify } from '@/components/ui/notify'
import { AnnotatedTemplate } from '../shared/annotated-template'
import { usePrivateMode } from '../shared/private-mode'
import { isWorkbookTemplate } from './template-kind'
import type { Generator } from './use-generator'

/** For users without files: the sample in the page's language, processed as if it had been chosen. */
export function SampleLine({ generator }: { generator: Generator }) {
  const t = useTranslations('generator.files')
  const isPrivate = usePrivateMode() !== null
  const [busy, setBusy] = useState(false)

  async function take(): Promise<void> {
    setBusy(true)
    const taken = await generator.trySample()
    setBusy(false)
    if (!taken) notify.error(t('sampleFailed'))
  }

  return (
    <p className="mt-3 flex flex-wrap items-center gap-x-2 gap-y-1 text-small text-ink2">
      {t('sampleQuestion')}
      <Button
        variant="quiet"
        size="small"
        // Without the sign of waiting, which would push the line over its end on a small screen.
        disabled={busy}
        onClick={() => void take()}
        className="underline underline-offset-4"
      >
        {t('sample')}
      </Button>
      {/* Comments of Word are put into Word templates only. */}
      {!isPrivate && !isWorkbookTemplate(generator.state) && <AnnotatedTemplate words={t('annotated')} />}
    </p>
  )
}
