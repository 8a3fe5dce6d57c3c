'use client'

import { useLocale, useTranslations } from 'next-intl'
import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { notify } from '@/components/ui/notify'

type Fetch = (locale: string) => Promise<File | null>

/** For users without a file: the tool's sample in the page's language, processed as if it had been chosen. */
export function SampleLine({
  tool,
  fetchSample,
  other,
  onFile,
}: {
  tool: 'parser' | 'dose'
  fetchSample: Fetch
  /** Another sample, with the words on its button. */
  other?: { readonly words: string; readonly fetchSample: Fetch } | undefined
  onFile: (file: File) => void
}) {
  const t = useTranslations(`${tool}.file`)
  const locale = useLocale()
  const [busy, setBusy] = useState(false)

  async function take(fetchOf: Fetch): Promise<void> {
    setBusy(true)
    const sample = await fetchOf(locale)
    setBusy(false)
    if (sample === null) notify.error(t('sampleFailed'))
    else onFile(sample)
  }

  const choices = [{ words: t('sample'), fetchSample }, ...(other === undefined ? [] : [other])]
  return (
    <p className="mt-3 flex flex-wrap items-center gap-x-2 text-small text-ink2">
      {t('sampleQuestion')}
      {choices.map((choice) => (
        <Button
          key={choice.words}
          variant="quiet"
          size="small"
          // Without the sign of waiting, which would push the line over its end on a small screen.
          disabled={busy}
          onClick={() => void take(choice.fetchSample)}
          className="underline underline-offset-4"
        >
          {choice.words}
        </Button>
      ))}
    </p>
  )
}
