'use client'

import { useLocale, useTranslations } from 'next-intl'
import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { notify } from '@/components/ui/notify'

/** For users without a file: the tool's sample in the page's language, processed as if it had been chosen. */
export function SampleLine({
  tool,
  fetchSample,
  onFile,
}: {
  tool: 'parser' | 'dose'
  fetchSample: (locale: string) => Promise<File | null>
  onFile: (file: File) => void
}) {
  const t = useTranslations(`${tool}.file`)
  const locale = useLocale()
  const [busy, setBusy] = useState(false)

  async function take(): Promise<void> {
    setBusy(true)
    const sample = await fetchSample(locale)
    setBusy(false)
    if (sample === null) notify.error(t('sampleFailed'))
    else onFile(sample)
  }

  return (
    <p className="mt-3 flex flex-wrap items-center gap-x-2 text-small text-ink2">
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
    </p>
  )
}
