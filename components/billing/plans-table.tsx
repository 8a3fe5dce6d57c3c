'use client'

import { Check } from 'lucide-react'
import { useFormatter, useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { cx } from '@/components/ui/cx'
import { TableRegion } from '@/components/ui/table-region'
import { PLANS, type Plan } from './plan'
import type { Allowance, PlanRow } from './plan-limits'

export interface PlansTableProps {
  readonly rows: readonly PlanRow[]
  /** The active plan: its column is marked. */
  readonly current: Plan | null
  readonly head: (plan: Plan) => ReactNode
  readonly action: (plan: Plan) => ReactNode
}

const CELL = 'border-b border-rule px-2 py-1.25 text-center align-middle not-last:border-r sm:table-cell'
const FEATURE =
  'text-left max-sm:col-span-3 max-sm:border-b-0 max-sm:border-r-0! max-sm:pb-0 max-sm:font-narrow max-sm:text-label max-sm:text-ink2'
const ROW = 'grid grid-cols-3 sm:table-row'

/**
 * Features in rows, plans in columns. On a small screen, each feature is above its three values, so that every plan is
 * visible. A table that isn't displayed as one needs explicit roles.
 */
export function PlansTable({ rows, current, head, action }: PlansTableProps) {
  const t = useTranslations('billing')
  const ground = (plan: Plan) => plan === current && 'bg-sunk'
  return (
    <TableRegion
      label={t('caption')}
      className="max-w-270 border-y-2 border-heavy text-cell focus-visible:outline-offset-2"
    >
      <table role="table" className="block w-full border-separate border-spacing-0 sm:table sm:table-fixed">
        <caption className="heard-only">{t('caption')}</caption>
        <thead role="rowgroup" className="block sm:table-header-group">
          <tr role="row" className={ROW}>
            <th
              role="columnheader"
              scope="col"
              className={cx(
                CELL,
                FEATURE,
                'font-narrow text-label font-normal sm:w-[34%] sm:align-bottom sm:text-print',
              )}
            >
              {t('feature')}
            </th>
            {PLANS.map((plan) => (
              <th
                key={plan}
                role="columnheader"
                scope="col"
                className={cx(CELL, 'pt-3 pb-2 align-top font-normal max-sm:px-1', ground(plan))}
              >
                {head(plan)}
              </th>
            ))}
          </tr>
          <tr aria-hidden className="hidden sm:table-row">
            {['', '1', '2', '3'].map((number) => (
              <td
                key={number}
                className="h-4.25 border-b border-line bg-sunk text-center font-narrow text-letters text-print not-last:border-r not-last:border-r-rule"
              >
                {number}
              </td>
            ))}
          </tr>
        </thead>
        <tbody role="rowgroup" className="block sm:table-row-group">
          {rows.map((row) => (
            <tr key={row.key} role="row" className={ROW}>
              <th role="rowheader" scope="row" className={cx(CELL, FEATURE, 'font-normal')}>
                {t(`features.${row.key}`)}
              </th>
              {PLANS.map((plan) => (
                <td key={plan} role="cell" className={cx(CELL, ground(plan))}>
                  <AllowanceText allowance={row[plan]} />
                </td>
              ))}
            </tr>
          ))}
          <tr role="row" className={cx(ROW, '*:border-b-0')}>
            <th role="rowheader" scope="row" className={cx(CELL, FEATURE, 'font-normal')}>
              <span className="heard-only">{t('choice')}</span>
            </th>
            {PLANS.map((plan) => (
              <td key={plan} role="cell" className={cx(CELL, 'py-2.5', ground(plan))}>
                {action(plan)}
              </td>
            ))}
          </tr>
        </tbody>
      </table>
    </TableRegion>
  )
}

function AllowanceText({ allowance }: { allowance: Allowance }) {
  const t = useTranslations('billing')
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
