'use client'

import Link from 'next/link'
import { usePathname } from 'next/navigation'
import { useTranslations } from 'next-intl'
import { Badge } from '@/components/ui/badge'
import { cx } from '@/components/ui/cx'
import type { FrameUser } from './frame-user'
import { isCurrentItem, isOpenPath, NAVIGATION_ITEMS } from './navigation-items'
import { toTop } from './to-top'
import { useUnseen } from './unseen'

/** The navigation at the bottom of small screens: icon over word, above the safe area. */
export function FooterNavigation({ user }: { user: FrameUser | null }) {
  const t = useTranslations('nav')
  const path = usePathname()
  const counts = useUnseen()
  if (user === null || isOpenPath(path)) return null
  return (
    <nav
      aria-label={t('bottom')}
      data-bottom-bar
      className="fixed inset-x-0 bottom-0 z-30 bg-bar pb-[env(safe-area-inset-bottom)] lg:hidden"
    >
      <ul className="grid h-15 grid-flow-col auto-cols-fr">
        {NAVIGATION_ITEMS.filter((item) => item.roles.includes(user.role)).map((item) => {
          const current = isCurrentItem(item, path)
          const count = counts[item.key] ?? 0
          const Icon = item.icon
          return (
            <li key={item.key} className="min-w-0">
              <Link
                href={item.path}
                aria-current={current ? 'page' : undefined}
                onClick={current ? toTop : undefined}
                className={cx(
                  'ring-bar relative flex h-full flex-col items-center justify-center gap-1 font-narrow text-label tint',
                  current
                    ? 'text-bar-active after:absolute after:inset-x-0 after:top-0 after:h-0.75 after:bg-bar-active forced-colors:after:bg-[Highlight]'
                    : 'text-bar-text',
                )}
              >
                <span className="relative">
                  <Icon aria-hidden className="size-4.5" />
                  {count > 0 && (
                    <Badge label={t('unread', { count })} className="absolute -top-1.5 left-5">
                      {count}
                    </Badge>
                  )}
                </span>
                <span className="max-w-full truncate">{t(`short.${item.key}`)}</span>
              </Link>
            </li>
          )
        })}
      </ul>
    </nav>
  )
}
