'use client'

import { useEffect } from 'react'
import { HYDRATED } from './early-presses-script'

/** Announces that React has taken over the page. Last among the page's parts, so that their effects have run. */
export function HydratedMark() {
  useEffect(() => {
    document.dispatchEvent(new Event(HYDRATED))
  }, [])
  return null
}
