import { useTranslations } from 'next-intl'
import { TextLink } from '@/components/ui/link'

const TOOLS = [
  { key: 'generate', path: '/' },
  { key: 'tables', path: '/parser' },
  { key: 'doses', path: '/dose' },
] as const

/** Before the first run: what will be here, and where to begin. */
export function EmptyHistory() {
  const t = useTranslations('history')
  return (
    <div className="grid max-w-170 gap-2 text-base">
      <p>{t('empty')}</p>
      <ul className="flex flex-wrap gap-x-6">
        {TOOLS.map(({ key, path }) => (
          <li key={key}>
            <TextLink alone href={path}>
              {t(`tools.${key}`)}
            </TextLink>
          </li>
        ))}
      </ul>
    </div>
  )
}
