'use client'

import { Download } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { useEffect, useEffectEvent, useState, type ReactNode } from 'react'
import { createPortal } from 'react-dom'
import { saveHere, type Downloadable } from '@/components/tools/shared/download-action'
import { usePrivateMode } from '@/components/tools/shared/private-mode'
import { Button } from '@/components/ui/button'
import { notify } from '@/components/ui/notify'

export interface SampleDownloadProps {
  readonly run: { readonly kind: 'idle' | 'running' } | { readonly kind: 'done'; readonly result: Downloadable }
  readonly disabled: boolean
  readonly onRun: () => void
  readonly children: ReactNode
}

/** Creates the result and saves it, in one press; pressed again, the same result unless something has changed. */
export function SampleDownload({ run, disabled, onRun, children }: SampleDownloadProps) {
  const t = useTranslations('private.sample')
  const mode = usePrivateMode()
  const [isWanted, setWanted] = useState(false)
  const [place] = useState(() => document.getElementById('sample-action'))
  const result = run.kind === 'done' ? run.result : null

  const save = useEffectEvent(async (made: Downloadable) => (mode === null ? undefined : saveHere(mode, made)))
  const failed = useEffectEvent(() => notify.error(t('notSaved')))
  useEffect(() => {
    if (!isWanted || result === null) return
    void save(result)
      .catch(() => failed())
      .finally(() => setWanted(false))
  }, [isWanted, result])

  if (place === null) return null
  return createPortal(
    <Button
      id="release-download"
      variant="primary"
      icon={<Download aria-hidden className="size-4" />}
      disabled={disabled}
      busy={isWanted}
      onClick={() => {
        setWanted(true)
        if (result === null) onRun()
      }}
    >
      {children}
    </Button>,
    place,
  )
}
