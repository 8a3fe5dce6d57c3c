'use client'

import { ChevronDown } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { cx } from '@/components/ui/cx'
import { ChoiceMenu } from '@/components/ui/menu'
import { LOCALE_RECORDS, LOCALES } from '@/lib/i18n/locales'
import { useLanguage } from './use-language'

/** RU RO EN; a menu on a small screen. */
export function LanguageSwitcher() {
  const t = useTranslations('header')
  const { language, setLanguage } = useLanguage()
  return (
    <>
      <div role="group" aria-label={t('language')} className="hidden h-full items-center sm:flex">
        {LOCALES.map((locale) => (
          <button
            key={locale}
            type="button"
            lang={locale}
            aria-pressed={locale === language}
            onClick={() => setLanguage(locale)}
            className={cx(
              'ring-bar flex h-full items-center px-1 text-small tint hover:text-bar-active',
              locale === language ? 'text-bar-active' : 'text-bar-text',
            )}
          >
            <span className={cx('px-1.5 py-1', locale === language && '-mb-px border-b border-bar-active')}>
              {LOCALE_RECORDS[locale].short}
            </span>
            <span className="heard-only">{LOCALE_RECORDS[locale].name}</span>
          </button>
        ))}
      </div>
      <div className="h-full sm:hidden">
        <ChoiceMenu
          label={t('language')}
          value={language}
          onChange={setLanguage}
          triggerClassName="ring-bar flex h-full min-w-11 items-center gap-2 px-2 text-small text-bar-text"
          trigger={
            <>
              <span className="heard-only">{t('language')}: </span>
              <span>{LOCALE_RECORDS[language].short}</span>
              <ChevronDown aria-hidden className="size-3.5" />
            </>
          }
          choices={LOCALES.map((locale) => ({ value: locale, lang: locale, content: LOCALE_RECORDS[locale].name }))}
        />
      </div>
    </>
  )
}
