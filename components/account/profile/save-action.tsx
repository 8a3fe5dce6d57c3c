'use client'

import { useFormatter, useTranslations } from 'next-intl'
import { Button } from '@/components/ui/button'
import type { ProfileForm } from './use-profile-form'

/** The id of the button, which the dock watches. */
export const SAVE_ID = 'profile-save'

/** The profile's only Save button, and next to it whether there are unsaved changes. */
export function SaveAction({ form, formId }: { form: ProfileForm; formId: string }) {
  const t = useTranslations('profile.save')
  const format = useFormatter()
  const { busy, dirty, savedAt } = form
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions()
  return (
    <>
      <span role="status" className="text-small text-ink2 max-sm:order-last sm:mr-2">
        {dirty
          ? t('unsaved')
          : savedAt !== null &&
            t('savedAt', { time: format.dateTime(savedAt, { hour: '2-digit', minute: '2-digit', timeZone }) })}
      </span>
      <Button id={SAVE_ID} type="submit" form={formId} variant="primary" busy={busy}>
        {t('save')}
      </Button>
    </>
  )
}
