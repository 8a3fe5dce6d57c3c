'use client'

import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { DataCell, DataRow } from '@/components/ui/data-row'
import { DataTable } from '@/components/ui/data-table'
import { GapRow } from '@/components/ui/table-notes'
import type { Ledger } from './answers'
import { MailSign } from './mail-sign'

/** As many are shown at a time; the rest open by as many. */
const STEP = 100

/** The emails of a result, by spreadsheet row. */
export function MailTable({ mails, total }: { readonly mails: Ledger['mails']; readonly total: number }) {
  const t = useTranslations('generator.mail')
  const [shown, setShown] = useState(STEP)
  // An email with the whole result belongs to no row.
  const byRows = mails.some(({ row }) => row !== null)
  const columns = byRows ? 3 : 2
  return (
    <DataTable
      caption={t('caption')}
      rowHead={byRows ? t('row') : undefined}
      columns={[
        { id: 'address', head: t('address') },
        ...(byRows ? [{ id: 'document', head: t('document') }] : []),
        { id: 'state', head: t('state') },
      ]}
    >
      {mails.slice(0, shown).map((mail, index) => (
        <DataRow
          key={index}
          number={byRows ? (mail.row ?? '') : undefined}
          tone={mail.state === 'failed' ? 'error' : undefined}
        >
          <DataCell wrap>
            <bdi>{mail.address}</bdi>
            {mail.trialFor !== null && (
              <span className="block text-ink2">{t('trialFor', { address: mail.trialFor })}</span>
            )}
          </DataCell>
          {byRows && <DataCell wrap>{mail.document ?? t('whole')}</DataCell>}
          <DataCell wrap tone={mail.state === 'failed' ? 'error' : undefined}>
            <span className="flex items-start gap-1.5">
              <MailSign state={mail.state} />
              <span className="min-w-0">
                {t(`states.${mail.state}`)}
                {mail.text !== null && <span className="block text-ink2">{mail.text}</span>}
              </span>
            </span>
          </DataCell>
        </DataRow>
      ))}
      {mails.length > shown && (
        <GapRow columns={columns} numbered={byRows} onOpen={() => setShown(shown + STEP)}>
          {t('more', { count: total - shown })}
        </GapRow>
      )}
    </DataTable>
  )
}
