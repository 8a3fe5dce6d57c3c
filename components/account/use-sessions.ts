'use client'

import { useEffect, useEffectEvent, useState } from 'react'
import { fetchSessions, type OwnSession } from './sessions-api'
import { useSubmission, type Submission } from './use-submission'

export interface Sessions extends Submission {
  /** null until they have come. */
  readonly sessions: readonly OwnSession[] | null
  /** Does something to them, and fetches them again whether it succeeded or not. */
  change(work: () => Promise<void>): Promise<void>
}

/**
 * Where the person is signed in.
 *
 * @param version another one fetches them again
 */
export function useSessions(version: number): Sessions {
  const submission = useSubmission()
  const [sessions, setSessions] = useState<Sessions['sessions']>(null)

  const load = async () => setSessions(await fetchSessions())
  const reload = useEffectEvent(() => void submission.submit(load))
  useEffect(() => reload(), [version])

  const change = (work: () => Promise<void>) =>
    submission.submit(async () => {
      try {
        await work()
      } finally {
        await load()
      }
    })

  return { ...submission, sessions, change }
}
