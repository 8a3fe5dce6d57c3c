'use client'

import { Notice } from '@/components/ui/notice'
import type { WordedProblem } from './answers'
import { letterProblems } from './letter'
import type { GeneratorState } from './state'

export const SUBJECT_PROBLEM = 'letter-subject-problem'
export const TEXT_PROBLEM = 'letter-text-problem'

/** Below the cells: what is wrong with the letter, each part's own. */
export function LetterNotes({ state }: { state: GeneratorState }) {
  const { subject, text } = letterProblems(state.inspected)
  return (
    <>
      <Problems id={SUBJECT_PROBLEM} problems={subject} />
      <Problems id={TEXT_PROBLEM} problems={text} />
    </>
  )
}

function Problems({ id, problems }: { id: string; problems: readonly WordedProblem[] }) {
  if (problems.length === 0) return null
  return (
    <div id={id} className="mt-2 grid gap-1.5">
      {problems.map(({ text }, index) => (
        <Notice key={index} tone="error" live>
          {text}
        </Notice>
      ))}
    </div>
  )
}
