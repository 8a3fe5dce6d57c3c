'use client'

import { BookMarked } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { notify } from '@/components/ui/notify'
import { FailureNotice } from '../shared/failure-notice'
import { keptOf } from './kept-template'
import { useKeptChange } from './use-kept-change'
import type { Generator } from './use-generator'

/** After a run: keeps the template with the columns and options that it ran with, or puts them in the place of the kept ones. */
export function KeepTemplateAction({ generator }: { generator: Generator }) {
  const t = useTranslations('generator.kept')
  const { busy, failure, make } = useKeptChange()
  const [done, setDone] = useState(false)
  const { kept, state } = generator
  const { template } = state.slots
  if (template.kind !== 'stored') return null
  const before = keptOf(template)

  async function keep(): Promise<void> {
    if (template.kind !== 'stored') return
    const { name } = await ('kept' in template.file
      ? kept.change(template.file.kept, state)
      : kept.keep(template.file, state))
    notify.done(t(before === null ? 'kept' : 'changed', { name }))
    setDone(true)
  }

  return (
    <>
      <Button icon={<BookMarked aria-hidden />} busy={busy} disabled={done} onClick={() => void make(keep)}>
        {t(before === null ? 'keep' : 'change')}
      </Button>
      {failure !== null && (
        <FailureNotice
          what={t(before === null ? 'keepFailed' : 'changeFailed')}
          failure={failure}
          className="basis-full"
        />
      )}
    </>
  )
}
