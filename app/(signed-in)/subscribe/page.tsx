import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import type { PaymentSetUp } from '@/components/billing/plan'
import { PLAN_ROWS } from '@/components/billing/plan-limits'
import { SubscribeScreen } from '@/components/billing/subscribe-screen'
import { LocalisedMessages } from '@/components/layout/localised-messages'
import { requirePageUser } from '@/lib/accounts/page-user'
import { offers } from '@/lib/billing/offers'
import { PRICE_COUNTRY } from '@/lib/billing/price-country'
import { env } from '@/lib/env'
import { legalLinks } from '@/lib/http/legal-links'

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('titles')
  return { title: t('subscribe') }
}

export default async function Page() {
  await requirePageUser('/subscribe')
  return (
    <LocalisedMessages namespaces={['billing', 'account', 'footer']}>
      <SubscribeScreen
        payment={paymentSetUp()}
        rows={PLAN_ROWS}
        supportEmail={env().SUPPORT_EMAIL ?? null}
        links={legalLinks()}
      />
    </LocalisedMessages>
  )
}

function paymentSetUp(): PaymentSetUp | null {
  const { PADDLE_CLIENT_TOKEN, PADDLE_ENVIRONMENT } = env()
  if (PADDLE_CLIENT_TOKEN === undefined) return null
  return { token: PADDLE_CLIENT_TOKEN, environment: PADDLE_ENVIRONMENT, country: PRICE_COUNTRY, offers: offers() }
}
