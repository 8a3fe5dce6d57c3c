'use client'
import { useLocale, useTranslations } from 'next-intl'
import { useEffect, useState } from 'react'
import { FormCell, FormGrid } from '@/components/ui/form-cell'
import { LinesField } from '@/components/ui/lines-field'
import { Section } from '@/components/ui/section'
import { TextField } from '@/components/ui/text-field'
import type { PictureKind, ProfileFields } from '@/lib/accounts/profile/profile-fields'
import { asLocale, languageOf } from '@/lib/i18n/locales'
import type { DataLanguage } from '@/lib/documents/spreadsheets/language'
import { FieldNotices, fieldProblemId } from './field-notices'
import type { PicturesFacts } from './profile-api'
import { ProfilePicture } from './profile-picture'
import { VALUE_LENGTHS } from './profile-values'
import { TemplateTag } from './template-tag'
import type { ProfileForm } from './use-profile-form'

const PICTURES: readonly PictureKind[] = ['stamp', 'signature']

export interface OrganisationSectionProps {
  readonly number: number
  readonly form: ProfileForm
  /** The id of the form element that the Save button submits. */
  readonly formId: string
  readonly pictures: PicturesFacts
  readonly onPictures: (pictures: PicturesFacts) => void
  /** The size of the largest picture that is taken. */
  readonly pictureBytes: number
}

/**
 * Returns a name with initials as documents print it; empty before the lists of names are loaded, and where the order of the name
 * isn't known. The lists are too long for the page's first script.
 */
function useInitials(name: string, language: DataLanguage): string {
  const [printed, setPrinted] = useState('')
  useEffect(() => {
    if (name.trim() === '') return undefined
    let isCurrent = true
    void import('@/lib/documents/language/initials').then(({ withInitials }) => {
      const result = withInitials(name, language, { place: null, surname: null })
      if (isCurrent) setPrinted('text' in result ? result.text : '')
    })
    return () => {
      isCurrent = false
    }
  }, [name, language])
  return name.trim() === '' ? '' : printed
}

/** What documents print about their author; each cell shows its tag. */
export function OrganisationSection(props: OrganisationSectionProps) {
  const { number, form, formId, pictures, onPictures, pictureBytes } = props
  const t = useTranslations('profile.organisation')
  const locale = useLocale()
  const printed = useInitials(form.values.signatory, languageOf(asLocale(locale)))

  const cell = (field: keyof ProfileFields) => ({
    label: t(`fields.${field}`),
    note: <TemplateTag>{`profile.${field}`}</TemplateTag>,
    form: formId,
    name: field,
    maxLength: VALUE_LENGTHS[field],
    value: form.values[field],
    problemId: fieldProblemId(form, field),
  })
  const line = (field: keyof ProfileFields, autoComplete: string) => (
    <TextField
      {...cell(field)}
      className={SPANS[field]}
      autoComplete={autoComplete}
      onChange={(event) => form.set(field, event.currentTarget.value)}
    />
  )
  const lines = (field: keyof ProfileFields, autoComplete: string) => (
    <LinesField
      {...cell(field)}
      className={SPANS[field]}
      autoComplete={autoComplete}
      onChange={(event) => form.set(field, event.currentTarget.value)}
    />
  )
  return (
    <Section number={number} title={t('title')} note={t('note')}>
      <FormGrid className="lg:grid-cols-12">
        {lines('organisation', 'organization')}
        {line('phone', 'tel')}
        {lines('department', 'off')}
        {line('position', 'organization-title')}
        {line('signatory', 'off')}
        <FormCell className="lg:col-span-4" label={t('inTemplate')} note={printed || undefined}>
          <TemplateTag>profile.signatory | initials</TemplateTag>
        </FormCell>
        {line('signatoryPosition', 'off')}
        {lines('address', 'street-address')}
      </FormGrid>
      <FieldNotices
        form={form}
        labels={{
          organisation: t('fields.organisation'),
          phone: t('fields.phone'),
          department: t('fields.department'),
          position: t('fields.position'),
          signatory: t('fields.signatory'),
          signatoryPosition: t('fields.signatoryPosition'),
          address: t('fields.address'),
        }}
      />
      <div className="mt-3 grid gap-3 sm:grid-cols-2">
        {PICTURES.map((kind) => (
          <ProfilePicture
            key={kind}
            kind={kind}
            picture={pictures[kind]}
            maxBytes={pictureBytes}
            onPictures={onPictures}
          />
        ))}
      </div>
    </Section>
  )
}

/** Of the twelve parts of a row. */
const SPANS: Readonly<Record<keyof ProfileFields, string>> = {
  organisation: 'lg:col-span-8',
  phone: 'lg:col-span-4',
  department: 'lg:col-span-6',
  position: 'lg:col-span-6',
  signatory: 'lg:col-span-8',
  signatoryPosition: 'lg:col-span-6',
  address: 'lg:col-span-6',
}
