'use client'

import { RotateCcw } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { Button } from '@/components/ui/button'
import { cx } from '@/components/ui/cx'

/** Empties the sheet; the document session with its files stays. Hidden it keeps its place. */
export function StartOver({ onPress, hidden }: { onPress: () => void; hidden: boolean }) {
  const t = useTranslations('tools')
  return (
    <Button icon={<RotateCcw />} onClick={onPress} className={cx(hidden && 'invisible')}>
      {t('startOver')}
    </Button>
  )
}
