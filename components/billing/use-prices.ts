'use client'

import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { CurrencyCode } from '@/components/layout/currencies'
import { useCurrency } from '@/components/layout/currency-provider'
import { fetchPrices } from './billing-api'
import { PaddleProblem, readyPaddle } from './paddle-script'
import type { PaymentSetUp } from './plan'
import { previewRequest, pricesOf, type Prices } from './price'

export interface PricesState {
  /** In the chosen currency; null while they load and if they are unavailable. */
  readonly prices: Prices | null
  readonly loading: boolean
  /** Neither Paddle's script nor the server returned prices. */
  readonly failed: boolean
  /** Why Paddle's window can't open; the prices may be there all the same. */
  readonly paddleProblem: PaddleProblem | null
  retry(): void
}

/** The prices in the header's currency, asked for again whenever it changes. Where payment is off, none. */
export function usePrices(payment: PaymentSetUp | null): PricesState {
  const { currentCurrency, setLoadingPrices } = useCurrency()
  const { code } = currentCurrency
  const [shown, setShown] = useState<{ asked: string; prices: Prices | null } | null>(null)
  const [paddleProblem, setPaddleProblem] = useState<PaddleProblem | null>(null)
  const [attempt, setAttempt] = useState(0)
  const latest = useRef(0)
  const asked = `${code} ${attempt}`

  const load = useEffectEvent(async (currency: CurrencyCode) => {
    if (payment === null) return
    const turn = ++latest.current
    setLoadingPrices(true)
    const answer = await askForPrices(payment, currency)
    // A later choice has been asked for since.
    if (turn !== latest.current) return
    setPaddleProblem(answer.paddleProblem)
    setShown({ asked, prices: answer.prices })
    setLoadingPrices(false)
  })
  const leave = useEffectEvent(() => {
    latest.current++
    setLoadingPrices(false)
  })
  useEffect(() => {
    void load(code)
  }, [code, attempt])
  useEffect(() => () => leave(), [])

  const current = shown?.asked === asked ? shown : null
  return {
    prices: current?.prices ?? null,
    loading: payment !== null && current === null,
    failed: current !== null && current.prices === null,
    paddleProblem,
    retry: () => setAttempt((count) => count + 1),
  }
}

/** From Paddle's script and, if that fails or Paddle rejects the preview, from the server. */
async function askForPrices(
  payment: PaymentSetUp,
  currency: CurrencyCode,
): Promise<{ prices: Prices | null; paddleProblem: PaddleProblem | null }> {
  let paddleProblem: PaddleProblem | null = null
  try {
    const paddle = await readyPaddle(payment)
    const preview = await inTime(paddle.PricePreview(previewRequest(payment.offers, currency, payment.country)))
    return { prices: pricesOf(preview, payment.offers), paddleProblem }
  } catch (error) {
    if (error instanceof PaddleProblem) paddleProblem = error
    else console.warn('Paddle gave no prices; the server is asked', error)
  }
  try {
    return { prices: await fetchPrices(currency), paddleProblem }
  } catch (error) {
    console.warn('The server gave no prices', error)
    return { prices: null, paddleProblem }
  }
}

/** Paddle's script sets itself no limit, and the currency could not be changed for as long as it asks. */
const PATIENCE_MS = 10_000

function inTime<Answer>(answer: Promise<Answer>): Promise<Answer> {
  const late = new Promise<never>((_, reject) => {
    setTimeout(() => reject(new Error('Paddle did not answer in time')), PATIENCE_MS)
  })
  return Promise.race([answer, late])
}
