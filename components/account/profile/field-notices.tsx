'use client'

import { useTranslations } from 'next-intl'
import { Notice } from '@/components/ui/notice'
import { VALUE_LENGTHS, type ProfileField } from './profile-values'
import type { ProfileForm } from './use-profile-form'

/** The id of a field's error message, if there is one. */
export function fieldProblemId(form: ProfileForm, field: ProfileField): string | undefined {
  return form.fieldProblems[field] === undefined ? undefined : `profile-${field}-problem`
}

export interface FieldNoticesProps {
  readonly form: ProfileForm
  /** Those of the section that this is in, with the words of their labels. */
  readonly labels: Partial<Record<ProfileField, string>>
}

/** The server's errors, below the grid that they concern. */
export function FieldNotices({ form, labels }: FieldNoticesProps) {
  const t = useTranslations('profile.problems')
  const fields = (Object.keys(labels) as ProfileField[]).filter((field) => form.fieldProblems[field] !== undefined)
  if (fields.length === 0) return null
  return (
    <div className="mt-3 grid gap-1.5">
      {fields.map((field) => (
        <Notice key={field} id={fieldProblemId(form, field)} tone="error" live fact={labels[field]}>
          {form.fieldProblems[field] === 'tooLong' ? t('tooLong', { limit: VALUE_LENGTHS[field] }) : t('notPrintable')}
        </Notice>
      ))}
    </div>
  )
}
