'use client'

import { useTranslations } from 'next-intl'
import { FormGrid } from '@/components/ui/form-cell'
import { FormDialog } from '@/components/ui/form-dialog'
import { Notice } from '@/components/ui/notice'
import { TextField } from '@/components/ui/text-field'
import { useSubmission } from '../use-submission'
import { addWebhook, type Webhook } from './webhooks-api'

const URL_MAX = 2_000

export interface NewWebhookDialogProps {
  readonly open: boolean
  readonly onCancel: () => void
  readonly onMade: (made: Webhook & { readonly secret: string }) => void
}

/** Asks for the address of a new webhook. */
export function NewWebhookDialog({ open, onCancel, onMade }: NewWebhookDialogProps) {
  const t = useTranslations('account.webhooks')
  const { busy, problem, submit } = useSubmission()
  return (
    <FormDialog
      open={open}
      title={t('addTitle')}
      facts={t('addFact')}
      submit={t('add')}
      cancel={t('cancel')}
      busy={busy}
      onSubmit={(form) => void submit(async () => onMade(await addWebhook(String(form.get('url')).trim())))}
      onCancel={onCancel}
    >
      <FormGrid>
        <TextField
          label={t('url')}
          hint={t('urlHint')}
          name="url"
          type="url"
          required
          maxLength={URL_MAX}
          autoComplete="off"
        />
      </FormGrid>
      {problem !== null && (
        <Notice tone="error" live>
          {problem.sentence}
        </Notice>
      )}
    </FormDialog>
  )
}
