import { Check } from 'lucide-react'
import { useFormatter, useTranslations } from 'next-intl'
import { DataCell, DataRow } from '@/components/ui/data-row'
import { DataTable } from '@/components/ui/data-table'
import { Notice } from '@/components/ui/notice'
import { Sheet, SheetBody, SheetHead } from '@/components/ui/sheet'
import { PLANS, PLAN_ROWS, type Allowance } from './plan-limits'

/** The plans and what they allow. Payment is not set up, and the table says so where the buttons will be. */
export function PlansScreen() {
  const t = useTranslations('comingSubscribe')
  return (
    <Sheet>
      <SheetHead title={t('title')} lead={t('lead')} />
      <SheetBody>
        <div className="px-4 pt-4 pb-5 sm:pr-6 sm:pl-18">
          <Notice tone="note" fact={t('notSetUp')} className="mb-4">
            {t('everyoneProfessional')}
          </Notice>
          <DataTable
            caption={t('caption')}
            minWidth="37.5rem"
            className="max-w-270"
            columns={[
              { id: 'feature', head: t('feature'), letter: '', width: '37%' },
              ...PLANS.map((plan, index) => ({
                id: plan,
                letter: String(index + 1),
                align: 'center' as const,
                head: (
                  <span className="block py-1.5 font-sans text-section font-semibold text-ink">
                    {t(`plans.${plan}`)}
                  </span>
                ),
              })),
            ]}
          >
            {PLAN_ROWS.map((row) => (
              <DataRow key={row.key}>
                <DataCell wrap>{t(`features.${row.key}`)}</DataCell>
                {PLANS.map((plan) => (
                  <DataCell key={plan} align="center" wrap>
                    <AllowanceText allowance={row[plan]} />
                  </DataCell>
                ))}
              </DataRow>
            ))}
            <DataRow>
              <DataCell wrap>{t('price')}</DataCell>
              {PLANS.map((plan) => (
                <DataCell key={plan} align="center" quiet wrap>
                  {plan === 'free' ? '—' : t('noPayment')}
                </DataCell>
              ))}
            </DataRow>
          </DataTable>
        </div>
      </SheetBody>
    </Sheet>
  )
}

function AllowanceText({ allowance }: { allowance: Allowance }) {
  const t = useTranslations('comingSubscribe')
  const format = useFormatter()
  switch (allowance.kind) {
    case 'count':
      return format.number(allowance.count)
    case 'unlimited':
      return t('unlimited')
    case 'included':
      return (
        <>
          {allowance.included ? <Check aria-hidden className="mx-auto text-done" /> : <span aria-hidden>—</span>}
          <span className="heard-only">{t(allowance.included ? 'included' : 'notIncluded')}</span>
        </>
      )
    default:
      return t(allowance.kind, { count: allowance.count })
  }
}
