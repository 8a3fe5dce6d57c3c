'use client'

import 'sonner/dist/styles.css'
import { useSyncExternalStore } from 'react'
import { deferred, useDeferred } from './deferred'
import { notificationsWanted } from './notify'

const region = deferred(() => import('./notification-region'))

/** Where notifications are, fetched when the first is said. */
export function Notifications() {
  const wanted = useSyncExternalStore(notificationsWanted.subscribe, notificationsWanted.current, () => false)
  const part = useDeferred(region, wanted)
  return part === null ? null : <part.NotificationRegion />
}
