import { deferred } from '@/components/ui/deferred'

/** What draws the person's own rows; no part of the first load. */
export const ownRowsPart = deferred(() => import('./own-rows'))
