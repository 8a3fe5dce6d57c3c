'use client'

import { RotateCcw } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { Button } from '@/components/ui/button'
import type { Generator } from './use-generator'

/** Empties the sheet; the document session with its files stays. */
export function StartOver({ generator }: { generator: Generator }) {
  const t = useTranslations('generator')
  return (
    <Button icon={<RotateCcw />} onClick={generator.startOver}>
      {t('startOver')}
    </Button>
  )
}
