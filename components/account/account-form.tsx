'use client'

import { useTranslations } from 'next-intl'
import type { FormEvent, ReactNode } from 'react'
import { Button } from '@/components/ui/button'
import { FormGrid } from '@/components/ui/form-cell'
import { Notice } from '@/components/ui/notice'
import { TextField } from '@/components/ui/text-field'
import { fieldOfProblem, type AccountField } from './field-of-problem'
import type { Submission } from './use-submission'

const PROBLEM = 'account-form-problem'

/** Returns the id of the message of a form's problem if the problem is about a field: the field points to it. */
export function problemIdOf({ problem }: Submission, field: AccountField): string | undefined {
  return problem !== null && fieldOfProblem(problem.code) === field ? PROBLEM : undefined
}

/** The id of the message of a form's problem, whatever it is about. */
export function anyProblemId({ problem }: Submission): string | undefined {
  return problem === null ? undefined : PROBLEM
}

interface AccountFormProps {
  readonly submission: Submission
  /** The label of its button. */
  readonly action: string
  /** Where the page's primary action is another. */
  readonly quiet?: boolean
  readonly onSubmit: (fields: FormData) => void
  /** The fields. */
  readonly children: ReactNode
  /** What follows the button. */
  readonly after?: ReactNode
}

/** A form of the pages for people who aren't signed in. There's one on a page. */
export function AccountForm({ submission, action, quiet = false, onSubmit, children, after }: AccountFormProps) {
  const { busy, problem } = submission
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    onSubmit(new FormData(event.currentTarget))
  }
  return (
    <form onSubmit={submit} className="grid gap-3.5" method="post">
      <FormGrid>{children}</FormGrid>
      {problem !== null && (
        <Notice id={PROBLEM} tone="error" live>
          {problem.sentence}
        </Notice>
      )}
      <Button type="submit" variant={quiet ? 'secondary' : 'primary'} size="large" wide busy={busy}>
        {action}
      </Button>
      {after}
    </form>
  )
}

/** The address of an account, which is also the name to sign in with. */
export function EmailField({ problemId }: { problemId: string | undefined }) {
  const t = useTranslations('account')
  return (
    <TextField label={t('email')} name="email" type="email" autoComplete="username" required problemId={problemId} />
  )
}
