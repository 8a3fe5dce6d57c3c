import type { NotificationAction } from './notification'

export interface Told {
  readonly tone: 'done' | 'note' | 'error'
  readonly text: string
  readonly action?: NotificationAction
  /** In milliseconds; 5000 by default. */
  readonly lasts?: number
}

const waiting: Told[] = []
let show: ((told: Told) => void) | null = null
let wanted = false
const listeners = new Set<() => void>()

function tell(told: Told): void {
  if (show !== null) {
    show(told)
    return
  }
  waiting.push(told)
  wanted = true
  for (const listener of listeners) listener()
}

/** Says something at the bottom of the window: what was done or is to be known for 5000 ms or as long as `lasts`, an error until it is dismissed. */
export const notify = {
  done: (text: string, action?: NotificationAction, lasts?: number) => tell({ tone: 'done', text, action, lasts }),
  note: (text: string) => tell({ tone: 'note', text }),
  error: (text: string) => tell({ tone: 'error', text }),
}

/** Whether anything was said yet: before that, the place for it isn't part of the page. */
export const notificationsWanted = {
  subscribe: (listener: () => void) => {
    listeners.add(listener)
    return () => void listeners.delete(listener)
  },
  current: () => wanted,
}

/** Where sentences are shown from now on, those that wait first; gives what ends it. */
export function showNotificationsBy(place: (told: Told) => void): () => void {
  show = place
  for (const told of waiting.splice(0)) place(told)
  return () => {
    if (show === place) show = null
  }
}
