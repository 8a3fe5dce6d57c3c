'use client'

import { useEffect, useState } from 'react'

/** So long after the page and all that it needs at first have come. */
const CALM_MS = 1_200

/** Whether the page has come to rest after its first load: what nobody waits for is fetched then. */
export function useCalm(): boolean {
  const [isCalm, setCalm] = useState(false)
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const begin = () => {
      timer = setTimeout(() => setCalm(true), CALM_MS)
    }
    if (document.readyState === 'complete') begin()
    else window.addEventListener('load', begin, { once: true })
    return () => {
      clearTimeout(timer)
      window.removeEventListener('load', begin)
    }
  }, [])
  return isCalm
}
