'use client'

import 'sonner/dist/styles.css'
import { useSyncExternalStore } from 'react'
import { deferred, useDeferred } from './deferred'
import { notificationsWanted } from './notify'

const region = deferred(() => import('./notification-region'))

/** The place of notifications, loaded with the first one. */
export function Notifications() {
  const wanted = useSyncExternalStore(notificationsWanted.subscribe, notificationsWanted.current, () => false)
  const part = useDeferred(region, wanted)
  return part === null ? null : <part.NotificationRegion />
}
