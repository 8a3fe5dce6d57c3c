'use client'

import { useState } from 'react'
import { useSubmission, type Problem } from '../use-submission'
import { fieldProblems, type FieldProblem } from './field-problems'
import { changeAccount, changeProfile } from './profile-api'
import { changedValues, settledValues, VALUE_NAMES, type ProfileField, type ProfileValues } from './profile-values'

export interface ProfileForm {
  readonly values: ProfileValues
  readonly busy: boolean
  /** Something here has not been saved. */
  readonly dirty: boolean
  /** When it was saved last, while this page is open. */
  readonly savedAt: Date | null
  readonly fieldProblems: Partial<Record<ProfileField, FieldProblem>>
  /** A problem that is about no single field. */
  readonly problem: Problem | null
  set(field: ProfileField, value: string): void
  save(): Promise<void>
}

/** The sections of the profile that one button saves. */
export function useProfileForm(initial: ProfileValues): ProfileForm {
  const { busy, problem, submit } = useSubmission()
  const [values, setValues] = useState(initial)
  const [saved, setSaved] = useState(initial)
  const [savedAt, setSavedAt] = useState<Date | null>(null)

  const save = () =>
    submit(async () => {
      const sent = values
      const { name, ...fields } = changedValues(sent, saved)
      const take = (answered: Partial<ProfileValues>) => {
        setValues((now) => settledValues(now, sent, answered))
        setSaved((before) => ({ ...before, ...answered }))
      }
      if (Object.keys(fields).length > 0) take(only(fields, await changeProfile(fields)))
      if (name !== undefined) take({ name: (await changeAccount({ name })).name ?? '' })
      setSavedAt(new Date())
    })

  const problems = problem === null ? {} : fieldProblems(problem, VALUE_NAMES)
  return {
    values,
    busy,
    dirty: Object.keys(changedValues(values, saved)).length > 0,
    savedAt,
    fieldProblems: problems,
    problem: Object.keys(problems).length > 0 ? null : problem,
    set: (field, value) => setValues((now) => ({ ...now, [field]: value })),
    save,
  }
}

/** Of an answer that carries the whole profile, what was asked to change. */
function only(asked: Partial<ProfileValues>, answered: Partial<ProfileValues>): Partial<ProfileValues> {
  return Object.fromEntries(VALUE_NAMES.filter((name) => name in asked).map((name) => [name, answered[name]]))
}
