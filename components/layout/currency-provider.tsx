'use client'

import { useTranslations } from 'next-intl'
import {
  createContext,
  use,
  useEffect,
  useEffectEvent,
  useMemo,
  useState,
  useSyncExternalStore,
  type ReactNode,
} from 'react'
import { notify } from '@/components/ui/notify'
import { CURRENCIES, DEFAULT_CURRENCY, findCurrency, type Currency } from './currencies'
import { keepCurrency, keptCurrency, onCurrencyChange, refusedCurrency } from './kept-currency'
import { usePreferenceSaver } from './preference-saver'

export type CurrencyState = {
  currentCurrency: Currency
  supportedCurrencies: readonly Currency[]
  /** The choices are delayed and a spinner shows. */
  isLoadingPrices: boolean
  /** Accepts and saves a supported currency; another code is rejected with a warning. */
  setCurrency: (code: string) => void
  /** For anyone who asks for prices. */
  setLoadingPrices: (loading: boolean) => void
}

const CurrencyContext = createContext<CurrencyState | null>(null)

/** The chosen currency, for the header and the prices. */
export function CurrencyProvider({ children }: { children: ReactNode }) {
  const t = useTranslations('currency')
  // Storage is the browser's alone: the server draws the default, and the kept choice follows.
  const currentCurrency = useSyncExternalStore(onCurrencyChange, keptCurrency, () => DEFAULT_CURRENCY)
  const [isLoadingPrices, setLoadingPrices] = useState(false)

  const warn = useEffectEvent(() => {
    const stored = refusedCurrency()
    if (stored !== null) notify.error(t('refused', { code: stored }))
  })
  useEffect(() => warn(), [])

  const state = useMemo<CurrencyState>(
    () => ({
      currentCurrency,
      supportedCurrencies: CURRENCIES,
      isLoadingPrices,
      setLoadingPrices,
      setCurrency: (code) => {
        const currency = findCurrency(code)
        if (currency === undefined) {
          notify.error(t('refused', { code }))
          return
        }
        keepCurrency(currency)
      },
    }),
    [currentCurrency, isLoadingPrices, t],
  )
  return <CurrencyContext value={state}>{children}</CurrencyContext>
}

/** The currency's state; throws outside of its provider. A choice is saved with anyone who is signed in, too. */
export function useCurrency(): CurrencyState {
  const state = use(CurrencyContext)
  const save = usePreferenceSaver()
  if (state === null) throw new Error('useCurrency needs a CurrencyProvider above it')
  return useMemo(
    () => ({
      ...state,
      setCurrency: (code) => {
        state.setCurrency(code)
        const currency = findCurrency(code)
        if (currency !== undefined) save?.({ currency: currency.code })
      },
    }),
    [state, save],
  )
}
