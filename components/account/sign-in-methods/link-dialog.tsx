'use client'

import { useTranslations } from 'next-intl'
import { FormDialog } from '@/components/ui/form-dialog'
import { notify } from '@/components/ui/notify'
import { Reauthentication } from '../reauthentication'
import { startSocialSignIn } from '../social-sign-in'
import { useSubmission } from '../use-submission'
import { allowLinking, unlink, type ProviderMethod } from './sign-in-methods-api'

/** What is asked before it is done. */
export interface LinkQuestion {
  readonly action: 'link' | 'unlink'
  readonly method: ProviderMethod
}

export interface LinkDialogProps {
  readonly question: LinkQuestion
  /** Otherwise only a fresh sign-in confirms the user's identity. */
  readonly hasPassword: boolean
  readonly onUnlinked: () => void
  readonly onCancel: () => void
}

/** Asks for the password before a provider's account is linked or unlinked; linking then leaves for the provider. */
export function LinkDialog({ question: { action, method }, hasPassword, onUnlinked, onCancel }: LinkDialogProps) {
  const t = useTranslations('profile.signIn.dialog')
  const { busy, problem, submit } = useSubmission()
  const { provider, name } = method

  const onSubmit = (form: FormData) =>
    void submit(async () => {
      const password = hasPassword ? String(form.get('password')) : null
      if (action === 'link') {
        await allowLinking(provider, password)
        await startSocialSignIn(provider, '/profile')
      } else {
        await unlink(provider, password)
        notify.done(t('unlinked', { provider: name }))
        onUnlinked()
      }
    })

  return (
    <FormDialog
      open
      title={t(`${action}.title`, { provider: name })}
      facts={t(`${action}.fact`, { provider: name })}
      submit={t(`${action}.confirm`, { provider: name })}
      cancel={t(`${action}.cancel`)}
      danger={action === 'unlink'}
      busy={busy}
      onSubmit={onSubmit}
      onCancel={onCancel}
    >
      <Reauthentication hasPassword={hasPassword} problem={problem} />
    </FormDialog>
  )
}
