'use client'
import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { FormDialog } from '@/components/ui/form-dialog'
import { Section } from '@/components/ui/section'
import { forgetEverything, callApi } from './api-client'
import { ExportAction } from './export-action'
import { Reauthentication } from './reauthentication'
import { markTab } from './tab-mark'
import { useSubmission } from './use-submission'

export interface DeletionSectionProps {
  readonly number: number
  readonly hasPassword: boolean
}

/**
 * Deletes the signed-in user's account and all its data.
 *
 * @param password null if the account has none: then the sign-in must be fresh
 * @throws ApiError PASSWORD_WRONG, SIGN_IN_NOT_FRESH
 */
async function deleteAccount(password: string | null): Promise<void> {
  await callApi('/api/users', {
    method: 'DELETE',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(password === null ? {} : { password }),
  })
}

/** Deletes the account: lists what is deleted with it, and the user confirms their identity. */
export function DeletionSection({ number, hasPassword }: DeletionSectionProps) {
  const t = useTranslations('account.deletion')
  const { busy, problem, submit } = useSubmission()
  const [asking, setAsking] = useState(false)

  function onSubmit(form: FormData) {
    void submit(async () => {
      await deleteAccount(hasPassword ? String(form.get('password')) : null)
      markTab('deleted')
      forgetEverything('/login')
    })
  }

  return (
    <Section
      id="deletion"
      number={number}
      title={t('title')}
      actions={
        <Button variant="danger" onClick={() => setAsking(true)}>
          {t('begin')}
        </Button>
      }
    >
      <p className="max-w-175 text-small text-ink2">{t('fact')}</p>
      <FormDialog
        open={asking}
        danger
        title={t('ask')}
        facts={
          <ul className="list-disc pl-4.5">
            {(['files', 'access', 'subscription', 'final'] as const).map((key) => (
              <li key={key}>{t(`goes.${key}`)}</li>
            ))}
          </ul>
        }
        submit={t('delete')}
        cancel={t('keep')}
        busy={busy}
        onSubmit={onSubmit}
        onCancel={() => setAsking(false)}
      >
        <div className="grid gap-1.5 border-y border-rule py-2.5">
          <p className="text-small">{t('exportFirst')}</p>
          <ExportAction quiet />
        </div>
        <Reauthentication hasPassword={hasPassword} problem={problem} />
      </FormDialog>
    </Section>
  )
}
