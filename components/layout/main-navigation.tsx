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

/** The wide navigation, from 1024 px, for a signed-in person. */
export function MainNavigation({ user }: { user: FrameUser | null }) {
  const t = useTranslations('nav')
  const path = usePathname()
  const counts = useUnseen()
  if (user === null || isOpenPath(path)) return null
  return (
    <nav aria-label={t('main')} className="ml-4 hidden h-full lg:block">
      <ul className="flex h-full">
        {NAVIGATION_ITEMS.filter((item) => item.roles.includes(user.role)).map((item) => {
          const current = isCurrentItem(item, path)
          const count = counts[item.key] ?? 0
          return (
            <li key={item.key}>
              <Link
                href={item.path}
                aria-current={current ? 'page' : undefined}
                onClick={current ? toTop : undefined}
                className={cx(
                  'ring-bar relative flex h-full items-center gap-2 px-3 text-base whitespace-nowrap tint hover:text-bar-active xl:px-3.5',
                  current
                    ? 'font-medium text-bar-active after:absolute after:inset-x-0 after:bottom-0 after:h-0.75 after:bg-bar-active forced-colors:after:bg-[Highlight]'
                    : 'text-bar-text',
                )}
              >
                {t(item.key)}
                {count > 0 && <Badge label={t('unread', { count })}>{count}</Badge>}
              </Link>
            </li>
          )
        })}
      </ul>
    </nav>
  )
}
