'use client'

import { useSyncExternalStore } from 'react'

const QUERY = 'print'
let printing = false

function subscribe(onChange: () => void): () => void {
  const media = window.matchMedia(QUERY)
  const set = (value: boolean) => () => {
    printing = value
    onChange()
  }
  const before = set(true)
  const after = set(false)
  window.addEventListener('beforeprint', before)
  window.addEventListener('afterprint', after)
  media.addEventListener('change', onChange)
  return () => {
    window.removeEventListener('beforeprint', before)
    window.removeEventListener('afterprint', after)
    media.removeEventListener('change', onChange)
  }
}

/** Returns whether the page is being laid out for print. */
export function usePrinting(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => printing || window.matchMedia(QUERY).matches,
    () => false,
  )
}
