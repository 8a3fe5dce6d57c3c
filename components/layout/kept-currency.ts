import { readStored, writeStored } from './browser-storage'
import { onStoredElsewhere } from './stored-elsewhere'
import { DEFAULT_CURRENCY, findCurrency, type Currency } from './currencies'

const listeners = new Set<() => void>()
let kept: Currency | undefined

/** The currency that this browser keeps; read once, so that a refused storage warns once. */
export function keptCurrency(): Currency {
  kept ??= findCurrency(readStored('currency')) ?? DEFAULT_CURRENCY
  return kept
}

/**
 * Returns the invalid value that this browser has in place of a currency, once: it is then replaced with the shown one.
 * Null for none.
 */
export function refusedCurrency(): string | null {
  const stored = readStored('currency')
  if (stored === null || findCurrency(stored) !== undefined) return null
  writeStored('currency', keptCurrency().code)
  return stored
}

export function keepCurrency(currency: Currency): void {
  kept = currency
  writeStored('currency', currency.code)
  for (const listener of listeners) listener()
}

/** Hears of another choice, in this tab or in another. */
export function onCurrencyChange(listener: () => void): () => void {
  listeners.add(listener)
  const forget = onStoredElsewhere('currency', (code) => {
    kept = findCurrency(code) ?? kept
    listener()
  })
  return () => {
    listeners.delete(listener)
    forget()
  }
}
