'use client'

import { RotateCcw } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { Button } from '@/components/ui/button'

/** Empties the sheet; the document session with its files stays. */
export function StartOver({ onPress }: { onPress: () => void }) {
  const t = useTranslations('tools')
  return (
    <Button icon={<RotateCcw />} onClick={onPress}>
      {t('startOver')}
    </Button>
  )
}
