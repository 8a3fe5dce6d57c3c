'use client'

import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { notify } from '@/components/ui/notify'
import { failureOf } from '../shared/failure'
import { useWords } from '../shared/use-words'
import { keptOf } from './kept-template'
import type { Generator } from './use-generator'

/** After a run: keeps the template with the columns and options that it ran with, or puts them in the place of the kept ones. */
export function KeepTemplateAction({ generator }: { generator: Generator }) {
  const t = useTranslations('generator.kept')
  const words = useWords()
  const [busy, setBusy] = useState(false)
  const [done, setDone] = useState(false)
  const { kept, state } = generator
  const { template } = state.slots
  if (template.kind !== 'stored') return null
  const before = keptOf(template)

  async function keep(): Promise<void> {
    if (template.kind !== 'stored') return
    setBusy(true)
    try {
      const { name } = await ('kept' in template.file
        ? kept.change(template.file.kept, state)
        : kept.keep(template.file, state))
      notify.done(t(before === null ? 'kept' : 'changed', { name }))
      setDone(true)
    } catch (error) {
      notify.error(words.reason(failureOf(error)))
    } finally {
      setBusy(false)
    }
  }

  return (
    <Button busy={busy} disabled={done} onClick={() => void keep()}>
      {t(before === null ? 'keep' : 'change')}
    </Button>
  )
}
