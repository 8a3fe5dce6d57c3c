'use client'

import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { useCurrency } from '@/components/layout/currency-provider'
import { LANGUAGES } from '@/components/layout/languages'
import { setTheme, useTheme, type ThemeChoice } from '@/components/layout/theme'
import { useLanguage } from '@/components/layout/use-language'
import { FormCell, FormGrid } from '@/components/ui/form-cell'
import { Notice } from '@/components/ui/notice'
import { Section } from '@/components/ui/section'
import { SelectField } from '@/components/ui/select'
import { Sheet, SheetBody, SheetHead } from '@/components/ui/sheet'
import { LOCALES } from '@/lib/i18n/locales'
import { ChangePasswordForm } from './change-password-form'
import { SendConfirmation } from './send-confirmation'
import { SessionsSection } from './sessions-section'

const THEMES: readonly ThemeChoice[] = ['system', 'light', 'dark']
const TO_COME = ['organisation', 'signIn', 'files', 'tokens', 'deletion'] as const

export interface ProfileScreenProps {
  readonly email: string
  readonly name: string | null
  readonly emailVerified: boolean
  /** Takes the place of `email` once it is confirmed. */
  readonly pendingEmail: string | null
  readonly passwordMinimum: number
}

/** The profile so far: the account, how Actum looks, password and sessions; what is to come is named in grey. */
export function ProfileScreen({ email, name, emailVerified, pendingEmail, passwordMinimum }: ProfileScreenProps) {
  const t = useTranslations('comingProfile')
  const tAccount = useTranslations('account')
  const tCurrency = useTranslations('currency')
  // A change of the password ends sessions: the list is fetched anew.
  const [changes, setChanges] = useState(0)
  const { language, setLanguage } = useLanguage()
  const { currentCurrency, supportedCurrencies, isLoadingPrices, setCurrency } = useCurrency()
  const theme = useTheme()
  return (
    <Sheet>
      <SheetHead title={t('title')} lead={t('lead')} />
      <SheetBody>
        <Section number={1} title={t('account')}>
          <FormGrid className="max-w-225 sm:grid-cols-[2fr_3fr]">
            <FormCell label={t('name')}>{name ?? <span className="text-ink2">{t('noName')}</span>}</FormCell>
            <FormCell label={t('email')}>{email}</FormCell>
          </FormGrid>
          {(pendingEmail !== null || !emailVerified) && (
            <div className="mt-3 grid gap-1">
              <Notice tone="note">
                {pendingEmail === null ? tAccount('unconfirmed') : tAccount('pending', { email: pendingEmail })}
              </Notice>
              <SendConfirmation />
            </div>
          )}
        </Section>
        <Section number={2} title={t('appearance')} note={t('appearanceNote')}>
          <FormGrid className="max-w-225 sm:grid-cols-3">
            <SelectField
              label={t('language')}
              value={language}
              onChange={setLanguage}
              options={LOCALES.map((locale) => ({ value: locale, label: LANGUAGES[locale].name }))}
            />
            <SelectField
              label={t('theme')}
              value={theme}
              onChange={setTheme}
              options={THEMES.map((choice) => ({ value: choice, label: t(`themes.${choice}`) }))}
            />
            <SelectField
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
        </Section>
        <Section number={3} title={tAccount('change.title')} note={tAccount('change.note')}>
          <ChangePasswordForm passwordMinimum={passwordMinimum} onChanged={() => setChanges((count) => count + 1)} />
        </Section>
        <SessionsSection number={4} version={changes} />
        {TO_COME.map((key, index) => (
          <Section
            key={key}
            number={index + 5}
            coming
            title={t(`coming.${key}.title`)}
            note={t(`coming.${key}.note`)}
          />
        ))}
      </SheetBody>
    </Sheet>
  )
}
