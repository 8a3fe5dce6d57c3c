'use client'

import { useTranslations } from 'next-intl'
import { useCurrency } from '@/components/layout/currency-provider'
import { LANGUAGES } from '@/components/layout/languages'
import { setTheme, useTheme, type ThemeChoice } from '@/components/layout/theme'
import { useLanguage } from '@/components/layout/use-language'
import { FormCell, FormGrid } from '@/components/ui/form-cell'
import { Section } from '@/components/ui/section'
import { SelectField } from '@/components/ui/select'
import { Sheet, SheetBody, SheetHead } from '@/components/ui/sheet'
import { LOCALES } from '@/lib/i18n/locales'

const THEMES: readonly ThemeChoice[] = ['system', 'light', 'dark']
const TO_COME = ['organisation', 'signIn', 'files', 'tokens', 'deletion'] as const

/** The profile so far: whose account it is, language, theme and currency; what is to come is named in grey. */
export function ProfileScreen({ email, name }: { email: string; name: string | null }) {
  const t = useTranslations('comingProfile')
  const tCurrency = useTranslations('currency')
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
        {TO_COME.map((key, index) => (
          <Section
            key={key}
            number={index + 3}
            coming
            title={t(`coming.${key}.title`)}
            note={t(`coming.${key}.note`)}
          />
        ))}
      </SheetBody>
    </Sheet>
  )
}
