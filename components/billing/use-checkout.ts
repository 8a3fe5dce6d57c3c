'use client'
import type { PaddleEventData, Paddle } from '@paddle/paddle-js'
import { useLocale } from 'next-intl'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { ApiError } from '@/components/account/api-error'
import { isDark } from '@/components/layout/theme'
import { LOCALE_RECORDS, type Locale } from '@/lib/i18n/locales'
import { awaitPlan, type PaymentNews } from './await-plan'
import { beginCheckout, beginMethodChange, checkoutState, type CheckoutState, type Choice } from './billing-api'
import { forgetCheckout, keepCheckout, keptCheckout, type KeptCheckout } from './kept-checkout'
import { keepPlan } from './kept-premium'
import { onPaddleEvent, PaddleProblem, readyPaddle } from './paddle-script'
import type { PaymentSetUp, Plan } from './plan'
import { usePremium } from './premium-provider'
import { useTask, type Task } from './use-task'

/** How far a payment has come. */
export type CheckoutPhase =
  | { readonly kind: 'idle' }
  | { readonly kind: 'open' }
  /** Paid, as Paddle's window says; the server has not heard of it. `late` after a minute. */
  | { readonly kind: 'waiting'; readonly transactionId: string; readonly late: boolean }
  | { readonly kind: 'holds'; readonly purpose: KeptCheckout['purpose']; readonly plan: Plan }
  | { readonly kind: 'failed' }

export interface Checkout {
  readonly phase: CheckoutPhase
  readonly task: Task<string>
  buy(choice: Choice, currency: string): Promise<void>
  changeMethod(): Promise<void>
}

/** A card may have been declined before another one paid; until then, the server may still report the first. */
const SETTLED_AFTER_MS = 15_000

/**
 * Opens Paddle's window over the page for a transaction that the server made, in the page's theme and language.
 *
 * @throws PaddleProblem notReady
 */
function openPaddleWindow(paddle: Paddle, transactionId: string, locale: Locale): void {
  try {
    paddle.Checkout.open({
      transactionId,
      settings: {
        displayMode: 'overlay',
        theme: isDark() ? 'dark' : 'light',
        locale: LOCALE_RECORDS[locale].paddle,
        // The transaction belongs to the user: another email address would pay for no one.
        allowLogout: false,
      },
    })
  } catch (error) {
    console.warn('Paddle.Checkout.open failed', error)
    throw new PaddleProblem('notReady')
  }
}

/** Opens Paddle's window and, once it reports the payment, waits until the server has it. */
export function useCheckout(payment: PaymentSetUp | null): Checkout {
  const locale = useLocale()
  const { premium, refresh } = usePremium()
  const [phase, setPhase] = useState<CheckoutPhase>({ kind: 'idle' })
  const task = useTask<string>()
  const waiting = useRef<AbortController | null>(null)

  const wait = useEffectEvent(async (checkout: KeptCheckout, paidAt: number) => {
    const { transactionId, purpose } = checkout
    waiting.current?.abort()
    const { signal } = (waiting.current = new AbortController())
    keepCheckout({ ...checkout, paidAt })
    setPhase({ kind: 'waiting', transactionId, late: false })
    let plan: Plan = 'free'
    const ask = async (): Promise<PaymentNews> => {
      // The server asks Paddle itself, so its next response is correct even if no notification came.
      const state = await stateOf(transactionId)
      if (state === 'failed' && Date.now() - paidAt > SETTLED_AFTER_MS) return 'failed'
      const answer = await refresh()
      plan = answer.plan
      if (purpose === 'method') return answer.status === 'past_due' ? 'waiting' : 'holds'
      return answer.status === 'active' || answer.status === 'trialing' ? 'holds' : 'waiting'
    }
    const onLate = () => setPhase({ kind: 'waiting', transactionId, late: true })
    const news = await awaitPlan({ ask, paidAt, onLate, signal })
    if (signal.aborted || news === 'waiting') return
    forgetCheckout()
    setPhase(news === 'holds' ? { kind: 'holds', purpose, plan } : { kind: 'failed' })
  })

  /** Paddle's window was left without a word: anyone who paid in it all the same is not left alone. */
  const lookAgain = useEffectEvent(async (checkout: KeptCheckout) => {
    const state = await stateOf(checkout.transactionId)
    if (state === 'paid' || state === 'subscribed') await wait(checkout, Date.now())
    // Another one may have started in the meantime.
    else if (state !== null && keptCheckout()?.transactionId === checkout.transactionId) forgetCheckout()
  })

  const hear = useEffectEvent(({ name, data }: PaddleEventData) => {
    const kept = keptCheckout()
    switch (String(name)) {
      case 'checkout.loaded':
        setPhase({ kind: 'open' })
        break
      case 'checkout.completed': {
        if (data === undefined) break
        const { transaction_id: transactionId, items } = data
        const bought = payment?.offers.find(({ priceId }) => items.some((item) => item.price_id === priceId))
        if (bought !== undefined) keepPlan(bought.plan)
        const known = kept?.transactionId === transactionId ? kept : null
        // Paddle's own emails open the window here too, to pay what is due or with another card.
        const purpose = known?.purpose ?? (premium?.subscription ? 'method' : 'plan')
        void wait({ transactionId, purpose, paidAt: null }, Date.now())
        break
      }
      case 'checkout.closed':
        if (kept?.paidAt !== null) break
        setPhase({ kind: 'idle' })
        void lookAgain(kept)
        break
      case 'checkout.error':
        if (phase.kind !== 'waiting') setPhase({ kind: 'idle' })
        task.fail(new PaddleProblem('window'))
        break
    }
  })

  const pickUp = useEffectEvent(async () => {
    const kept = keptCheckout()
    if (kept === null) return
    // Of another user who used this tab before.
    if ((await stateOf(kept.transactionId)) === 'notFound') return forgetCheckout()
    await (kept.paidAt === null ? lookAgain(kept) : wait(kept, kept.paidAt))
  })

  useEffect(() => {
    // The server rendered no pending payment; a saved one is shown after hydration.
    const timer = setTimeout(() => void pickUp())
    const stopHearing = onPaddleEvent((event) => hear(event))
    return () => {
      clearTimeout(timer)
      stopHearing()
      waiting.current?.abort()
    }
  }, [])

  const open = (name: string, purpose: KeptCheckout['purpose'], begin: () => Promise<string>) =>
    task.run(name, async () => {
      if (payment === null) throw new PaddleProblem('notReady')
      const paddle = await readyPaddle(payment)
      const transactionId = await begin()
      keepCheckout({ transactionId, purpose, paidAt: null })
      openPaddleWindow(paddle, transactionId, locale)
      setPhase({ kind: 'open' })
    })

  return {
    phase,
    task,
    buy: (choice, currency) =>
      open(choice.plan, 'plan', () => {
        const offer = payment?.offers.find(({ plan, interval }) => plan === choice.plan && interval === choice.interval)
        if (!offer?.priceId) throw new PaddleProblem('noPrice')
        return beginCheckout(choice, currency)
      }),
    changeMethod: () => open('method', 'method', beginMethodChange),
  }
}

/** Returns the server's record of a payment, or null if the request failed. */
function stateOf(transactionId: string): Promise<CheckoutState | 'notFound' | null> {
  return checkoutState(transactionId).catch((error: unknown) =>
    error instanceof ApiError && error.status === 404 ? 'notFound' : null,
  )
}
