'use client'

import { useTranslations } from 'next-intl'
import { FormDialog } from '@/components/ui/form-dialog'
import { FormGrid } from '@/components/ui/form-cell'
import { Notice } from '@/components/ui/notice'
import { PasswordField } from '@/components/ui/password-field'
import { TextField } from '@/components/ui/text-field'
import type { FrameUser } from '@/components/layout/frame-user'
import { logIn } from './api-client'
import { sessionEnd } from './authorised'
import { readKeptUser } from './kept-sign-in'
import { useSubmission } from './use-submission'

const PROBLEM = 'session-ended-problem'

/** Asks the user to sign in again without leaving the screen. Pending calls wait, with the chosen files. */
export function SessionEndedDialog({ open, user }: { open: boolean; user: FrameUser }) {
  const t = useTranslations('account')
  const { busy, problem, submit } = useSubmission()
  // The page may have been drawn before the address changed.
  const email = open ? (readKeptUser()?.email ?? user.email) : user.email

  function onSubmit(form: FormData) {
    void submit(async () => {
      const { id } = await logIn(email, String(form.get('password')))
      if (id === user.id) sessionEnd.answer(true)
      else window.location.reload()
    })
  }

  return (
    <FormDialog
      open={open}
      title={t('expired.title')}
      facts={t('expired.fact')}
      submit={t('expired.signIn')}
      cancel={t('expired.leave')}
      onSubmit={onSubmit}
      // Each call that waits leaves for the login screen then.
      onCancel={() => sessionEnd.answer(false)}
      // Leaving loses the files that were chosen.
      escape={false}
      busy={busy}
    >
      <FormGrid>
        <TextField label={t('email')} name="email" autoComplete="username" value={email} readOnly tabIndex={-1} />
        <PasswordField
          label={t('password')}
          name="password"
          autoComplete="current-password"
          required
          problemId={problem === null ? undefined : PROBLEM}
        />
      </FormGrid>
      {problem !== null && (
        <Notice id={PROBLEM} tone="error" live>
          {problem.sentence}
        </Notice>
      )}
      <p className="text-small text-ink2">
        {t.rich('expired.otherWay', {
          link: (words) => (
            <a
              href="/login"
              target="_blank"
              className="text-act underline decoration-line underline-offset-4 hover:text-act2"
            >
              {words}
            </a>
          ),
        })}
      </p>
    </FormDialog>
  )
}
