'use client'

import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { DataCell, DataRow } from '@/components/ui/data-row'
import { DataTable } from '@/components/ui/data-table'
import { TextButton, TextLink } from '@/components/ui/link'
import { Notice } from '@/components/ui/notice'
import { PlansLink } from '../shared/plans-link'
import type { InspectAnswer } from './answers'
import { columnsOf } from './choices'
import type { MailCellsProps } from './mail-cells'
import { rowRanges } from './row-ranges'
import { mailColumnOf } from './settings'
import { CHECK_ID } from './sheet-parts'

type Forecast = NonNullable<InspectAnswer['mails']>

/** Below the options: what the plan and the account allow, and who would receive how many documents. */
export function MailNotes({ generator, limits }: MailCellsProps) {
  const t = useTranslations('generator.options')
  const { options, inspected } = generator.state
  const column = mailColumnOf(options, inspected === null ? [] : columnsOf(inspected.answer))
  // The result for another column doesn't answer the current question.
  const forecast = column !== null && inspected?.question.mailColumn === column ? inspected.answer.mails : undefined
  return (
    <>
      {!limits.mailToOthers && (
        <p className="mt-2 text-small text-ink2">
          {t('mailNoPlan')} <PlansLink />
        </p>
      )}
      {limits.mailToOthers && !limits.emailConfirmed && (
        <p className="mt-2 text-small text-ink2">
          {t('mailConfirmFirst', { email: limits.email })} <TextLink href="/profile">{t('mailConfirm')}</TextLink>
        </p>
      )}
      {forecast !== undefined && <MailForecast forecast={forecast} onlyChanged={options.onlyChanged} />}
    </>
  )
}

function MailForecast({ forecast, onlyChanged }: { forecast: Forecast; onlyChanged: boolean }) {
  const t = useTranslations('generator.options')
  const [open, setOpen] = useState(false)
  const { documents, addresses, to, without, left } = forecast
  return (
    <div className="mt-2 grid gap-1.5 text-small">
      {documents === 0 ? (
        <Notice tone="error">{t('mailNobody')}</Notice>
      ) : (
        <p role="status">
          {t('mailCount', { documents, addresses })} {onlyChanged && t('mailOnlyChanged')}{' '}
          <TextButton aria-expanded={open} onClick={() => setOpen(!open)}>
            {t(open ? 'mailFold' : 'mailWho')}
          </TextButton>
        </p>
      )}
      {without > 0 && (
        <Notice tone="note" action={<TextLink href={`#${CHECK_ID}`}>{t('mailWithoutWhere')}</TextLink>}>
          {t('mailWithout', { count: without })}
        </Notice>
      )}
      {left < documents && <Notice tone="note">{t('mailLeft', { left, rest: documents - left })}</Notice>}
      {open && documents > 0 && (
        <DataTable
          caption={t('mailWho')}
          columns={[
            { id: 'address', head: t('mailTo') },
            { id: 'documents', head: t('mailDocuments'), width: '5rem', align: 'right' },
          ]}
          className="max-h-72 overflow-y-auto"
        >
          {to.map(({ address, documents: count, rows }) => (
            <DataRow key={address}>
              <DataCell wrap>
                <bdi>{address}</bdi>
                <span className="block text-ink2">{t('mailRows', { count: rows.length, rows: rowRanges(rows) })}</span>
              </DataCell>
              <DataCell align="right">{count}</DataCell>
            </DataRow>
          ))}
        </DataTable>
      )}
      {open && addresses > to.length && <p className="text-ink2">{t('mailMore', { count: addresses - to.length })}</p>}
    </div>
  )
}
