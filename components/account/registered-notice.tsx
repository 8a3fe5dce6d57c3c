'use client'

import { useEffect } from 'react'
import { notify } from '@/components/ui/notify'
import { takeTabMark } from './tab-mark'

/** Says once, on the first screen after registering, that the link which confirms the address is on its way. */
export function RegisteredNotice({ text }: { text: string }) {
  useEffect(() => {
    // After the place for notifications is there, whose effect runs later than this one.
    const timer = setTimeout(() => {
      if (takeTabMark('registered')) notify.done(text)
    })
    return () => clearTimeout(timer)
  }, [text])
  return null
}
