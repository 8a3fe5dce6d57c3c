import { deferred } from '@/components/ui/deferred'

/** The table of the user's rows. It isn't part of the first load. */
export const ownRowsPart = deferred(() => import('./own-rows'))
