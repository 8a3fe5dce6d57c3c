'use client'

import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { ApiError, CONNECTION_LOST } from './api-error'

/** The error's message and the details from the server. */
export interface Problem {
  readonly code: string
  readonly sentence: string
  readonly details: Readonly<Record<string, unknown>>
}

/** A form on its way to the server. */
export interface Submission {
  readonly busy: boolean
  /** null while nothing went wrong. */
  readonly problem: Problem | null
  submit(work: () => Promise<void>): Promise<void>
}

/** Runs a form's request: one at a time, and a failure becomes a sentence. */
export function useSubmission(): Submission {
  const t = useTranslations('account')
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<Submission['problem']>(null)

  async function submit(work: () => Promise<void>): Promise<void> {
    setBusy(true)
    setProblem(null)
    try {
      await work()
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      const sentence = error.sentence ?? t(error.code === CONNECTION_LOST ? 'connectionLost' : 'unknownProblem')
      setProblem({ code: error.code, sentence, details: error.details })
    } finally {
      setBusy(false)
    }
  }

  return { busy, problem, submit }
}
