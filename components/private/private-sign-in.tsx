'use client'

import { useTranslations } from 'next-intl'
import { useRouter } from 'next/navigation'
import { useEffect, useEffectEvent, useState } from 'react'
import { logIn } from '@/components/account/api-client'
import { useSubmission } from '@/components/account/use-submission'
import { FormDialog } from '@/components/ui/form-dialog'
import { FormGrid } from '@/components/ui/form-cell'
import { TextButton } from '@/components/ui/link'
import { Notice } from '@/components/ui/notice'
import { PasswordField } from '@/components/ui/password-field'
import { TextField } from '@/components/ui/text-field'

const PROBLEM = 'private-sign-in-problem'

/** Signs in over the page: a navigation would lose the files, which are only in its memory. */
export function PrivateSignIn() {
  const t = useTranslations('private')
  const account = useTranslations('account')
  const router = useRouter()
  const [isOpen, setOpen] = useState(false)
  const { busy, problem, submit } = useSubmission()

  // The server renders this page again, with the limits of the user's plan.
  const onSignedIn = useEffectEvent(() => {
    setOpen(false)
    router.refresh()
  })
  // In another tab: with another method, or after creating an account.
  useEffect(() => {
    const onStorage = ({ key, newValue }: StorageEvent) => {
      if (key === 'token' && newValue !== null) onSignedIn()
    }
    window.addEventListener('storage', onStorage)
    return () => window.removeEventListener('storage', onStorage)
  }, [])

  function onSubmit(form: FormData) {
    void submit(async () => {
      await logIn(String(form.get('email')), String(form.get('password')))
      setOpen(false)
      router.refresh()
    })
  }

  const problemId = problem === null ? undefined : PROBLEM
  return (
    <>
      <TextButton onClick={() => setOpen(true)}>{t('signIn')}</TextButton>
      <FormDialog
        open={isOpen}
        title={t('signingIn.title')}
        facts={t('signingIn.fact')}
        submit={account('logIn')}
        cancel={t('signingIn.cancel')}
        onSubmit={onSubmit}
        onCancel={() => setOpen(false)}
        busy={busy}
      >
        <FormGrid>
          <TextField
            label={account('email')}
            name="email"
            type="email"
            autoComplete="username"
            required
            problemId={problemId}
          />
          <PasswordField
            label={account('password')}
            name="password"
            autoComplete="current-password"
            required
            problemId={problemId}
          />
        </FormGrid>
        {problem !== null && (
          <Notice id={PROBLEM} tone="error" live>
            {problem.sentence}
          </Notice>
        )}
        <p className="text-small text-ink2">
          {t.rich('signingIn.otherWay', {
            login: (words) => <OtherTab href="/login">{words}</OtherTab>,
            register: (words) => <OtherTab href="/register">{words}</OtherTab>,
          })}
        </p>
      </FormDialog>
    </>
  )
}

function OtherTab({ href, children }: { href: string; children: React.ReactNode }) {
  return (
    <a href={href} target="_blank" className="text-act underline decoration-line underline-offset-4 hover:text-act2">
      {children}
    </a>
  )
}
