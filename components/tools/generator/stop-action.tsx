'use client'

import { X } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { notify } from '@/components/ui/notify'
import { TitleAction } from '@/components/ui/title-block'
import type { Generator } from './use-generator'

/** Gives the run up. */
export function StopAction({ id, generator }: { id?: string; generator: Generator }) {
  const t = useTranslations('generator.running')
  return (
    <TitleAction
      id={id}
      primary={false}
      onClick={() => {
        generator.stop()
        notify.done(t('stopped'))
      }}
    >
      <X aria-hidden />
      {t('stop')}
    </TitleAction>
  )
}
