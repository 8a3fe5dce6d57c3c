'use client'

import { useEffect, useEffectEvent, useState } from 'react'
import { useSubmission, type Submission } from './use-submission'

export interface Loaded<Value> extends Submission {
  /** null until it has come. */
  readonly value: Value | null
  /** In place of what came, after something was done to it. */
  setValue(change: (value: Value) => Value): void
  /** Fetches it again. */
  load(): Promise<void>
}

/**
 * What a section shows, fetched when it is mounted.
 *
 * @param version another one fetches it again
 */
export function useLoaded<Value>(fetchValue: () => Promise<Value>, version = 0): Loaded<Value> {
  const submission = useSubmission()
  const [value, setValue] = useState<Value | null>(null)

  const load = () =>
    submission.submit(async () => {
      const fetched = await fetchValue()
      setValue(fetched)
    })
  const reload = useEffectEvent(() => void load())
  useEffect(() => reload(), [version])

  return {
    ...submission,
    value,
    setValue: (change) => setValue((before) => (before === null ? null : change(before))),
    load,
  }
}
