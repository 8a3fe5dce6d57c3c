'use client'

import { useEffect, useState } from 'react'
import { Notice } from '@/components/ui/notice'
import { takeTabMark } from './tab-mark'

/** Says once, on the login screen, that the account is gone. */
export function DeletedNotice({ text }: { text: string }) {
  const [shown, setShown] = useState(false)
  useEffect(() => {
    // The storage is the browser's alone, and can be read only once the page is there.
    const timer = setTimeout(() => setShown(takeTabMark('deleted')))
    return () => clearTimeout(timer)
  }, [])
  if (!shown) return null
  return (
    <Notice tone="done" live className="mb-4">
      {text}
    </Notice>
  )
}
