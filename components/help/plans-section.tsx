import { useTranslations } from 'next-intl'
import { PLANS } from '@/components/billing/plan'
import { PLAN_ROWS, type Allowance } from '@/components/billing/plan-limits'
import { TextLink } from '@/components/ui/link'
import { Section } from '@/components/ui/section'
import { HelpTable } from './help-table'
import type { HelpSectionProps } from './sections'

/** What each plan allows, from the figures that the server applies. */
export function PlansSection({ id }: HelpSectionProps) {
  const t = useTranslations('help.plans')
  const billing = useTranslations('billing')

  function words(allowance: Allowance): string {
    switch (allowance.kind) {
      case 'count':
        return String(allowance.count)
      case 'unlimited':
        return billing('unlimited')
      case 'included':
        return t(allowance.included ? 'yes' : 'no')
      default:
        return billing(allowance.kind, { count: allowance.count })
    }
  }

  return (
    <Section id={id} title={t('title')}>
      <HelpTable
        caption={t('title')}
        heads={[billing('feature'), ...PLANS.map((plan) => billing(`plans.${plan}`))]}
        widths={['37%']}
        stacked
        groups={PLAN_ROWS.map((row) => ({
          id: `plans-${row.key}`,
          rows: [[billing(`features.${row.key}`), ...PLANS.map((plan) => words(row[plan]))]],
        }))}
      />
      <p data-find className="mt-2 text-small text-ink2">
        {t('note')} <TextLink href="/subscribe">{t('more')}</TextLink>
      </p>
    </Section>
  )
}
