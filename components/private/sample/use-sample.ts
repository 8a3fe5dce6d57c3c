'use client'

import { useEffect, useEffectEvent, useState } from 'react'

/**
 * Takes the sample once.
 *
 * @param take gives whether the sample could be loaded
 * @returns whether it couldn't
 */
export function useSample(take: () => Promise<boolean>): boolean {
  const [isMissing, setMissing] = useState(false)
  const start = useEffectEvent(take)
  useEffect(() => {
    let left = false
    void start().then((taken) => {
      if (!left) setMissing(!taken)
    })
    return () => {
      left = true
    }
  }, [])
  return isMissing
}
