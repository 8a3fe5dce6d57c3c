'use client'
import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { useCurrency } from '@/components/layout/currency-provider'
import { usePreferenceSaver } from '@/components/layout/preference-saver'
import { setTheme, useTheme, type ThemeChoice } from '@/components/layout/theme'
import { useLanguage } from '@/components/layout/use-language'
import { setSingleKeys, useSingleKeys } from '@/components/tools/shared/shortcuts/single-keys'
import { CheckBox } from '@/components/ui/check-box'
import { FormCell, FormGrid } from '@/components/ui/form-cell'
import { TextButton } from '@/components/ui/link'
import { Section } from '@/components/ui/section'
import { SelectField } from '@/components/ui/select'
import { TextField } from '@/components/ui/text-field'
import { LOCALE_RECORDS, LOCALES } from '@/lib/i18n/locales'
import { Notice } from '@/components/ui/notice'
import { SendConfirmation } from '../send-confirmation'
import { useSubmission } from '../use-submission'
import { ChangeAddressForm } from './change-address-form'
import { FieldNotices, fieldProblemId } from './field-notices'
import { type OwnAccount, changeAccount } from './profile-api'
import { VALUE_LENGTHS } from './profile-values'
import type { ProfileForm } from './use-profile-form'

const THEMES: readonly ThemeChoice[] = ['system', 'light', 'dark']

export type Address = Pick<OwnAccount, 'email' | 'emailVerified' | 'pendingEmail'>

export interface AccountSectionProps {
  readonly number: number
  readonly form: ProfileForm
  /** The id of the form element that the Save button submits. */
  readonly formId: string
  readonly address: Address
  readonly onAddress: (address: Address) => void
}

interface AddressNoticesProps {
  readonly address: Address
  readonly onAddress: (address: Address) => void
}

/** An address that is not confirmed, or another that waits to take its place, and what can be done about it. */
function AddressNotices({ address, onAddress }: AddressNoticesProps) {
  const t = useTranslations('account')
  const tAddress = useTranslations('profile.address')
  const { busy, problem, submit } = useSubmission()
  const { email, pendingEmail, emailVerified } = address
  if (pendingEmail === null && emailVerified) return null

  const keep = () => submit(async () => onAddress(await changeAccount({ email })))
  return (
    <div className="mt-3 grid gap-1">
      <Notice tone="note">{pendingEmail === null ? t('unconfirmed') : t('pending', { email: pendingEmail })}</Notice>
      <div className="flex flex-wrap items-start gap-x-5 gap-y-1">
        {/* Another address is another link. */}
        <SendConfirmation key={pendingEmail ?? email} />
        {pendingEmail !== null && (
          <TextButton alone className="text-small" disabled={busy} onClick={() => void keep()}>
            {tAddress('keep', { email })}
          </TextButton>
        )}
      </div>
      {problem !== null && (
        <Notice tone="error" live>
          {problem.sentence}
        </Notice>
      )}
    </div>
  )
}

/** Who one is here: name and address; and language, theme and currency, which count immediately. */
export function AccountSection({ number, form, formId, address, onAddress }: AccountSectionProps) {
  const t = useTranslations('profile.account')
  const tCurrency = useTranslations('currency')
  const [changing, setChanging] = useState(false)
  const { language, setLanguage } = useLanguage()
  const { currentCurrency, supportedCurrencies, isLoadingPrices, setCurrency } = useCurrency()
  const theme = useTheme()
  const isSingleOn = useSingleKeys()
  const save = usePreferenceSaver()
  return (
    <Section number={number} title={t('title')} note={t('note')}>
      <FormGrid className="lg:grid-cols-6">
        <TextField
          className="lg:col-span-3"
          label={t('name')}
          form={formId}
          name="name"
          autoComplete="name"
          maxLength={VALUE_LENGTHS.name}
          value={form.values.name}
          onChange={(event) => form.set('name', event.currentTarget.value)}
          problemId={fieldProblemId(form, 'name')}
        />
        <FormCell
          className="lg:col-span-3"
          label={t('email')}
          note={t(address.emailVerified ? 'confirmed' : 'notConfirmed')}
          end={
            <TextButton alone className="text-small" aria-expanded={changing} onClick={() => setChanging(!changing)}>
              {t('changeAddress')}
            </TextButton>
          }
        >
          {address.email}
        </FormCell>
        <SelectField
          className="lg:col-span-2"
          label={t('language')}
          value={language}
          onChange={setLanguage}
          options={LOCALES.map((locale) => ({ value: locale, label: LOCALE_RECORDS[locale].name }))}
        />
        <SelectField
          className="lg:col-span-2"
          label={t('theme')}
          value={theme}
          onChange={setTheme}
          options={THEMES.map((choice) => ({ value: choice, label: t(`themes.${choice}`) }))}
        />
        <SelectField
          className="lg:col-span-2"
          label={t('currency')}
          value={currentCurrency.code}
          onChange={setCurrency}
          disabled={isLoadingPrices}
          options={supportedCurrencies.map(({ code, symbol }) => ({
            value: code,
            label: `${code} ${symbol}`,
            note: tCurrency(`names.${code}`),
          }))}
        />
      </FormGrid>
      <CheckBox
        className="mt-3 text-small"
        checked={isSingleOn}
        onChange={({ currentTarget }) => {
          setSingleKeys(currentTarget.checked)
          save?.({ singleKeys: currentTarget.checked })
        }}
      >
        {t('singleKeys')}
      </CheckBox>
      <FieldNotices form={form} labels={{ name: t('name') }} />
      {changing && (
        <ChangeAddressForm
          onChanged={(changed) => {
            onAddress(changed)
            setChanging(false)
          }}
          onCancel={() => setChanging(false)}
        />
      )}
      <AddressNotices address={address} onAddress={onAddress} />
    </Section>
  )
}
