'use client'

import { ChevronDown } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { ChoiceMenu } from '@/components/ui/menu'
import type { CurrencyCode } from './currencies'
import { useCurrency } from './currency-provider'
import { Flag } from './flag'

/** The currency that prices are shown in. */
export function CurrencySelector() {
  const t = useTranslations('currency')
  const { currentCurrency, supportedCurrencies, isLoadingPrices, setCurrency } = useCurrency()
  return (
    <ChoiceMenu<CurrencyCode>
      label={t('label')}
      value={currentCurrency.code}
      onChange={setCurrency}
      waiting={isLoadingPrices}
      triggerClassName="ring-bar flex h-full min-w-11 items-center gap-2 px-2 text-small whitespace-nowrap text-bar-text tint hover:text-bar-active"
      trigger={
        <>
          <span className="heard-only">{t('label')}: </span>
          <span>
            <span className="max-sm:heard-only">{currentCurrency.code} </span>
            <span className="font-symbol">{currentCurrency.symbol}</span>
          </span>
          <ChevronDown aria-hidden className="size-3.5" />
        </>
      }
      choices={supportedCurrencies.map(({ code, symbol }) => ({
        value: code,
        content: (
          <>
            <Flag code={code} />
            <strong className="w-9 font-semibold">{code}</strong>
            <span className="min-w-40 grow text-ink2">{t(`names.${code}`)}</span>
            <span className="w-5 text-center">{symbol}</span>
          </>
        ),
      }))}
    />
  )
}
