'use client'

import { Download } from 'lucide-react'
import { useFormatter, useTranslations } from 'next-intl'
import { useEffect, useEffectEvent, useState } from 'react'
import { DataCell, DataRow } from '@/components/ui/data-row'
import { DataTable } from '@/components/ui/data-table'
import { IconButton } from '@/components/ui/icon-button'
import { TextButton } from '@/components/ui/link'
import { Notice } from '@/components/ui/notice'
import { fetchInvoices, invoiceUrl, type Invoice } from './billing-api'
import { useTask } from './use-task'

/** The invoices, newest first, each with a link to its file. */
export function Invoices() {
  const t = useTranslations('billing.invoices')
  const [invoices, setInvoices] = useState<readonly Invoice[] | null>(null)
  const task = useTask<string>()

  const load = () => task.run('list', async () => setInvoices(await fetchInvoices()))
  const reload = useEffectEvent(() => void load())
  useEffect(() => reload(), [])

  const download = (id: string) =>
    task.run(id, async () => {
      // The window opens during the press; later, a browser would treat it as a pop-up.
      const tab = window.open('', '_blank')
      try {
        const url = await invoiceUrl(id)
        if (tab === null) window.location.assign(url)
        else tab.location.replace(url)
      } catch (error) {
        tab?.close()
        throw error
      }
    })

  return (
    <div className="mt-5 max-w-180">
      <h3 className="mb-2 text-base font-semibold">{t('title')}</h3>
      {task.trouble !== null && (
        <Notice
          tone="error"
          live
          className="mb-2"
          action={invoices === null && <TextButton onClick={() => void load()}>{t('again')}</TextButton>}
        >
          {task.trouble.sentence}
        </Notice>
      )}
      {invoices === null ? (
        task.trouble === null && <p className="text-small text-ink2">{t('loading')}</p>
      ) : invoices.length === 0 ? (
        <p className="text-small text-ink2">{t('none')}</p>
      ) : (
        <InvoiceTable invoices={invoices} busy={task.busy !== null} onDownload={(id) => void download(id)} />
      )}
    </div>
  )
}

interface InvoiceTableProps {
  readonly invoices: readonly Invoice[]
  readonly busy: boolean
  readonly onDownload: (id: string) => void
}

function InvoiceTable({ invoices, busy, onDownload }: InvoiceTableProps) {
  const t = useTranslations('billing.invoices')
  const format = useFormatter()
  return (
    <DataTable
      caption={t('title')}
      columns={[
        { id: 'number', head: t('number') },
        { id: 'date', head: t('date'), width: '28%' },
        { id: 'total', head: t('total'), align: 'right', width: '26%' },
        { id: 'paper', head: t('paper'), width: '4.5rem' },
      ]}
    >
      {invoices.map(({ id, number, billedAt, total }) => (
        <DataRow key={id}>
          <DataCell>{number ?? '—'}</DataCell>
          <DataCell>{billedAt === null ? '—' : format.dateTime(new Date(billedAt), 'day')}</DataCell>
          <DataCell align="right">{total}</DataCell>
          <DataCell>
            <IconButton
              label={t('download', { number: number ?? id })}
              icon={<Download aria-hidden />}
              disabled={busy}
              onClick={() => onDownload(id)}
            />
          </DataCell>
        </DataRow>
      ))}
    </DataTable>
  )
}
