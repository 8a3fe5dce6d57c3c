'use client'

import { usePathname } from 'next/navigation'
import { useEffect } from 'react'

/** Every screen begins at its top, also when one comes back to it. */
export function ScrollToTop() {
  const path = usePathname()
  useEffect(() => {
    window.history.scrollRestoration = 'manual'
    if (window.location.hash === '') window.scrollTo(0, 0)
  }, [path])
  return null
}
