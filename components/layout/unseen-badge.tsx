import { useTranslations } from 'next-intl'
import { Badge } from '@/components/ui/badge'

/** What has room beside a word; more is told as more. */
const MOST_SHOWN = 99

/** How many finished operations nobody has looked at, or nothing where there are none. */
export function UnseenBadge({ count, className }: { count: number; className?: string }) {
  const t = useTranslations('nav')
  if (count === 0) return null
  const shown = count > MOST_SHOWN ? 'unreadMore' : 'unread'
  const figure = Math.min(count, MOST_SHOWN)
  return (
    <Badge label={t(shown, { count: figure })} className={className}>
      {figure}
      {count > MOST_SHOWN && '+'}
    </Badge>
  )
}
