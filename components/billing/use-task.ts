'use client'

import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { ApiError, CONNECTION_LOST } from '@/components/account/api-error'
import { PaddleProblem } from './paddle-script'

/** What went wrong, in words. */
export interface Trouble {
  readonly code: string
  readonly sentence: string
}

/** Something that a press began: one at a time under its name, and a failure becomes a sentence. */
export interface Task<Name extends string> {
  readonly busy: Name | null
  readonly trouble: Trouble | null
  run(name: Name, work: () => Promise<void>): Promise<void>
  /** For a failure that came some other way. */
  fail(error: unknown): void
}

/** Puts failures of Paddle's script and of the API into words. */
export function useTask<Name extends string>(): Task<Name> {
  const words = useTroubleWords()
  const [busy, setBusy] = useState<Name | null>(null)
  const [trouble, setTrouble] = useState<Trouble | null>(null)

  async function run(name: Name, work: () => Promise<void>): Promise<void> {
    setBusy(name)
    setTrouble(null)
    try {
      await work()
    } catch (error) {
      setTrouble(words(error))
    } finally {
      setBusy(null)
    }
  }

  return { busy, trouble, run, fail: (error) => setTrouble(words(error)) }
}

/** @throws what is neither Paddle's nor the API's */
function useTroubleWords(): (error: unknown) => Trouble {
  const t = useTranslations('billing')
  const tAccount = useTranslations('account')
  return (error) => {
    if (error instanceof PaddleProblem) return { code: error.key, sentence: t(`problems.${error.key}`) }
    if (!(error instanceof ApiError)) throw error
    // The server's message is about what the code prevents elsewhere: email to others.
    if (error.code === 'EMAIL_NOT_CONFIRMED') return { code: error.code, sentence: t('problems.email') }
    const otherwise = tAccount(error.code === CONNECTION_LOST ? 'connectionLost' : 'unknownProblem')
    return { code: error.code, sentence: error.sentence ?? otherwise }
  }
}
