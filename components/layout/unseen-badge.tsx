import { useTranslations } from 'next-intl'
import { Badge } from '@/components/ui/badge'

/** How many finished operations nobody has looked at, as far as 99; nothing where there are none. */
export function UnseenBadge({ count, className }: { count: number; className?: string }) {
  const t = useTranslations('nav')
  if (count === 0) return null
  const shown = count > 99 ? '99+' : `${count}`
  return (
    <Badge label={t('unread', { count: shown })} className={className}>
      {shown}
    </Badge>
  )
}
