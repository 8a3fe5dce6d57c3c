'use client'
import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { SendConfirmation } from '@/components/account/send-confirmation'
import { useCurrency } from '@/components/layout/currency-provider'
import type { LegalLinks } from '@/components/layout/footer'
import { TextButton } from '@/components/ui/link'
import { Notice } from '@/components/ui/notice'
import { Section } from '@/components/ui/section'
import { Segments } from '@/components/ui/segments'
import { Sheet, SheetBody, SheetHead, SideColumn } from '@/components/ui/sheet'
import type { Choice } from './billing-api'
import { ChangeDialog } from './change-dialog'
import { CheckoutNotice } from './checkout-notice'
import { ManageSubscription } from './manage-subscription'
import type { Interval, PaymentSetUp, Plan } from './plan'
import { PlanAction } from './plan-action'
import { PlanHead } from './plan-head'
import type { PlanRow } from './plan-limits'
import { PlansTable } from './plans-table'
import { usePremium } from './premium-provider'
import { monthsSaved, type Prices } from './price'
import { PriceNotes } from './price-notes'
import { runningOf } from './standing'
import { SubscriptionBlock } from './subscription-block'
import { ThisMonth } from './this-month'
import { useCheckout } from './use-checkout'
import { usePrices } from './use-prices'

export interface SubscribeScreenProps {
  /** Null if payment isn't set up. */
  readonly payment: PaymentSetUp | null
  readonly rows: readonly PlanRow[]
  readonly supportEmail: string | null
  readonly links: LegalLinks
}

const STEPS = ['window', 'card', 'waits', 'limits'] as const

/** What follows the press, step by step. */
function AfterChoosing() {
  const t = useTranslations('billing.after')
  return (
    <Section title={t('title')}>
      <ol className="border-y-2 border-heavy text-cell">
        {STEPS.map((step, index) => (
          <li key={step} className="flex border-b border-rule last:border-b-0">
            <span
              aria-hidden
              className="w-7.5 shrink-0 border-r border-rule py-1.5 text-center font-serif font-bold text-print"
            >
              {index + 1}
            </span>
            <span className="min-w-0 px-2 py-1.5">{t(step)}</span>
          </li>
        ))}
      </ol>
    </Section>
  )
}

/** The plans, what they allow and cost, the way to one of them, and what can be done about the one that one has. */
export function SubscribeScreen({ payment, rows, supportEmail, links }: SubscribeScreenProps) {
  const t = useTranslations('billing')
  const { currentCurrency } = useCurrency()
  const { premium, unknown } = usePremium()
  const { prices, loading, failed, paddleProblem, retry } = usePrices(payment)
  const checkout = useCheckout(payment)
  const [chosen, setChosen] = useState<Interval | null>(null)
  const [change, setChange] = useState<Choice | null>(null)

  const subscription = runningOf(premium)
  const interval = chosen ?? subscription?.interval ?? 'year'
  const currentPlan = payment === null ? 'professional' : premium === null || !premium.payment ? null : premium.plan
  const { trouble } = checkout.task
  const problem =
    trouble ?? (paddleProblem && { code: paddleProblem.key, sentence: t(`problems.${paddleProblem.key}`) })

  const head = (plan: Plan) => (
    <PlanHead
      plan={plan}
      interval={interval}
      currency={currentCurrency.code}
      prices={prices}
      otherwise={payment === null ? 'off' : loading ? 'loading' : 'none'}
    />
  )
  const action = (plan: Plan) =>
    payment === null ? (
      <span className="font-narrow text-label text-ink2">
        {plan === currentPlan ? t('currentFree') : plan === 'free' ? '—' : t('noPayment')}
      </span>
    ) : (
      <PlanAction
        plan={plan}
        interval={interval}
        premium={premium}
        busy={checkout.task.busy}
        held={(premium === null && !unknown) || checkout.phase.kind === 'waiting'}
        onBuy={() => plan !== 'free' && void checkout.buy({ plan, interval }, currentCurrency.code)}
        onChange={() => plan !== 'free' && setChange({ plan, interval })}
      />
    )

  return (
    <Sheet>
      <SheetHead
        title={t('title')}
        lead={t('lead')}
        actions={
          payment !== null && (
            <Segments
              label={t('interval')}
              value={interval}
              onChange={setChosen}
              options={[
                { value: 'month', label: t('monthly') },
                { value: 'year', label: <Yearly prices={prices} /> },
              ]}
            />
          )
        }
      />
      <SheetBody
        side={
          <SideColumn label={t('side')}>
            {subscription !== null && <SubscriptionBlock managedHere />}
            <ThisMonth premium={premium} />
            {payment === null ? <OncePaymentIsSetUp /> : subscription === null && <AfterChoosing />}
          </SideColumn>
        }
      >
        <div className="px-4 pt-4 pb-5 sm:pr-6 sm:pl-18">
          {payment === null && (
            <Notice tone="plain" fact={t('notSetUp')} className="mb-4">
              {t('everyoneProfessional')}
            </Notice>
          )}
          <PlansTable rows={rows} current={currentPlan} head={head} action={action} />
          <div className="mt-3 grid max-w-270 gap-2.5">
            <CheckoutNotice phase={checkout.phase} supportEmail={supportEmail} />
            {problem !== null && (
              <Notice
                tone="error"
                live
                fact={problem.sentence}
                action={problem.code === 'scriptNotLoaded' && <TextButton onClick={retry}>{t('again')}</TextButton>}
              >
                {problem.code === 'scriptNotLoaded' && t('problems.scriptRemedy')}
              </Notice>
            )}
            {trouble?.code === 'EMAIL_NOT_CONFIRMED' && <SendConfirmation />}
            {failed && (
              <Notice tone="error" live action={<TextButton onClick={retry}>{t('again')}</TextButton>}>
                {t('pricesFailed')}
              </Notice>
            )}
            {payment !== null && <PriceNotes prices={prices} links={links} />}
          </div>
        </div>
        {subscription !== null && (
          <div className="border-t border-rule">
            <ManageSubscription
              subscription={subscription}
              endsAt={subscription.nextBilledAt ?? premium?.endsAt ?? null}
              checkout={checkout}
            />
          </div>
        )}
      </SheetBody>
      {change !== null && <ChangeDialog choice={change} onClose={() => setChange(null)} />}
    </Sheet>
  )
}

/** What changes for those who use Actum now, and what does not. */
function OncePaymentIsSetUp() {
  const t = useTranslations('billing.later')
  return (
    <Section title={t('title')}>
      <p className="text-small">{t('now')}</p>
      <p className="mt-2 text-small">{t('kept')}</p>
    </Section>
  )
}

/** The yearly choice, with the saving if it is the same for both plans. */
function Yearly({ prices }: { prices: Prices | null }) {
  const t = useTranslations('billing')
  const standard = monthsSaved(prices, 'standard')
  const same = standard !== null && standard === monthsSaved(prices, 'professional')
  return same ? t('yearlySaving', { count: standard }) : t('yearly')
}
