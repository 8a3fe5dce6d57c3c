import { Files, Radiation, ReceiptText, Table2, UserRound, type LucideIcon } from 'lucide-react'
import type { Role } from './frame-user'

export type NavigationItem = {
  /** The key of its words under `nav` (wide) and `nav.short` (below the icon). */
  key: 'home' | 'profile' | 'parser' | 'dose' | 'subscribe'
  path: string
  icon: LucideIcon
  roles: readonly Role[]
}

const EVERYONE: readonly Role[] = ['user', 'admin']

/** The items of the wide navigation and of the one at the bottom, in their order. */
export const NAVIGATION_ITEMS: readonly NavigationItem[] = [
  { key: 'home', path: '/', icon: Files, roles: EVERYONE },
  { key: 'profile', path: '/profile', icon: UserRound, roles: EVERYONE },
  { key: 'parser', path: '/parser', icon: Table2, roles: EVERYONE },
  { key: 'dose', path: '/dose', icon: Radiation, roles: EVERYONE },
  { key: 'subscribe', path: '/subscribe', icon: ReceiptText, roles: EVERYONE },
]

/** How many finished operations the user hasn't opened, by item. */
export type NavigationCounts = Partial<Record<NavigationItem['key'], number>>

/** The screens that anyone sees before signing in: no navigation there. */
const OPEN_PATHS: readonly string[] = ['/login', '/register', '/forgot', '/reset', '/confirm']

export function isOpenPath(path: string): boolean {
  return OPEN_PATHS.includes(path) || path.startsWith('/try/')
}

/** Whether a path is the item's screen or below it. */
export function isCurrentItem(item: NavigationItem, path: string): boolean {
  return item.path === '/' ? path === '/' : path === item.path || path.startsWith(`${item.path}/`)
}
