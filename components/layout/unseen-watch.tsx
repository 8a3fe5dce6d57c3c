'use client'

import { useUnseenWatch } from './unseen'

/** Keeps the navigation's counts up to date while a signed-in person is there. */
export function UnseenWatch() {
  useUnseenWatch()
  return null
}
