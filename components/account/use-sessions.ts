'use client'

import { useEffect, useEffectEvent, useState } from 'react'
import { fetchSessions, type OwnSession } from './sessions-api'
import { useSubmission, type Submission } from './use-submission'

export interface Sessions extends Submission {
  /** null until they have come. */
  readonly sessions: readonly OwnSession[] | null
  /** Changes the sessions and loads them again, whether the change succeeded or not. */
  change(work: () => Promise<void>): Promise<void>
}

/**
 * Where the user is signed in.
 *
 * @param version another value loads them again
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
