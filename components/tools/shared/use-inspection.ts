'use client'

import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { type Failure, failureOf } from './failure'
import { areSame, givenFiles, type GivenFiles, type Places } from './given-files'
import { isGone } from './in-session'
import { knowledgeOf, questionKey, type Told } from './knowledge'

/** The events of a question. */
type InspectionAction<Question, Answer> =
  | { readonly type: 'inspected'; readonly inspected: { readonly question: Question; readonly answer: Answer } }
  | { readonly type: 'inspectionFailed'; readonly question: Question; readonly failure: Failure }

interface InspectionOptions<Question, Answer> {
  readonly dispatch: (action: InspectionAction<Question, Answer>) => void
  readonly inspect: (question: Question, signal: AbortSignal) => Promise<Answer>
  /** Uploads the files again that the server lost; false if there are none. */
  readonly sendAgain: () => boolean
  /** How long after the user's last choice the server is asked. About other files it is asked immediately. */
  readonly settleMs: number
}

/**
 * Inspects a tool's files on the server whenever the question changes; the response to an earlier question is ignored.
 * Lost files are uploaded again once; if they are lost again, there is an error. Another file or a retry by the user
 * resets this.
 *
 * @returns whether the shown inspection is up to date with the settings
 */
export function useInspection<Question extends object, Answer>(
  told: Told<Question> & Places,
  question: Question | null,
  { dispatch, inspect, sendAgain, settleMs }: InspectionOptions<Question, Answer>,
): boolean {
  const [resent, setResent] = useState<GivenFiles | null>(null)
  const key = questionKey(question)
  const knowledge = knowledgeOf(told, question)

  const ask = useEffectEvent(async (signal: AbortSignal) => {
    // The answer came with the files themselves.
    if (knowledge === 'answered') setResent(null)
    if (question === null || knowledge !== 'asking') return
    const files = givenFiles(told)
    try {
      const answer = await inspect(question, signal)
      if (signal.aborted) return
      setResent(null)
      dispatch({ type: 'inspected', inspected: { question, answer } })
    } catch (error) {
      if (signal.aborted) return
      if (isGone(error) && !areSame(resent, files) && sendAgain()) {
        setResent(files)
        return
      }
      setResent(null)
      dispatch({ type: 'inspectionFailed', question, failure: failureOf(error) })
    }
  })

  const asked = useRef<GivenFiles | null>(null)
  const pause = useEffectEvent(() => {
    const files = givenFiles(told)
    const isChoice = areSame(asked.current, files)
    asked.current = files
    return isChoice ? settleMs : 0
  })

  useEffect(() => {
    if (key === null || knowledge === 'failed') return
    const controller = new AbortController()
    const timer = setTimeout(() => void ask(controller.signal), pause())
    return () => {
      clearTimeout(timer)
      controller.abort()
    }
    // A screen that was replaced by a newer one has no answer to the same question.
  }, [key, knowledge])

  return knowledge === 'asking'
}
