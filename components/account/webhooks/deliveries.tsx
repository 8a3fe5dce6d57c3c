'use client'

import { useTranslations } from 'next-intl'
import { Button } from '@/components/ui/button'
import { DataCell, DataRow } from '@/components/ui/data-row'
import { DataTable } from '@/components/ui/data-table'
import { TextButton } from '@/components/ui/link'
import { Notice } from '@/components/ui/notice'
import { notify } from '@/components/ui/notify'
import { Moment } from '../moment'
import { NotLoaded } from '../not-loaded'
import { useLoaded } from '../use-loaded'
import { type Delivery, fetchDeliveries, redeliver, type Webhook } from './webhooks-api'

const STATE = { waiting: 'waiting', sending: 'sending', delivered: 'delivered', failed: 'gaveUp' } as const

/** The latest deliveries of a webhook with the answers to them. */
export function Deliveries({ webhook }: { readonly webhook: Webhook }) {
  const t = useTranslations('account.webhooks')
  const { value, setValue, busy, problem, load, submit } = useLoaded(() => fetchDeliveries(webhook.id))

  const again = ({ id }: Delivery) =>
    submit(async () => {
      const sent = await redeliver(webhook.id, id)
      setValue((all) => [sent, ...all])
      notify.done(t('againDone'))
    })

  if (value === null) return <NotLoaded loading={t('loading')} problem={problem} onAgain={() => void load()} />
  return (
    <div className="grid grid-cols-1 gap-2">
      {problem !== null && (
        <Notice tone="error" live>
          {problem.sentence}
        </Notice>
      )}
      {value.length === 0 ? (
        <p className="text-small text-ink2">{t('noDeliveries')}</p>
      ) : (
        <DataTable
          caption={t('deliveriesNamed', { url: webhook.url })}
          minWidth="27rem"
          columns={[
            { id: 'time', head: t('time'), width: '6.5rem' },
            { id: 'event', head: t('event'), width: '8rem' },
            { id: 'result', head: t('result') },
            { id: 'action', head: <span className="heard-only">{t('action')}</span>, width: '7rem' },
          ]}
        >
          {value.map((delivery) => {
            const event = t(delivery.event === 'operation.failed' ? 'failed' : 'succeeded')
            return (
              <DataRow key={delivery.id}>
                <DataCell quiet>
                  <Moment at={delivery.createdAt} />
                </DataCell>
                <DataCell>{event}</DataCell>
                <DataCell wrap>
                  <Outcome delivery={delivery} />
                </DataCell>
                <DataCell align="right">
                  <TextButton
                    disabled={busy}
                    aria-label={t('againNamed', { event })}
                    className="target"
                    onClick={() => void again(delivery)}
                  >
                    {t('again')}
                  </TextButton>
                </DataCell>
              </DataRow>
            )
          })}
        </DataTable>
      )}
      <p>
        <Button size="small" disabled={busy} onClick={() => void load()}>
          {t('refresh')}
        </Button>
      </p>
    </div>
  )
}

function Outcome({ delivery: { state, attempts } }: { readonly delivery: Delivery }) {
  const t = useTranslations('account.webhooks')
  const last = attempts.at(-1)
  return (
    <>
      {t(STATE[state])}
      {last !== undefined && (
        <span className="block font-narrow text-label wrap-anywhere text-ink2">
          {[
            t('attempts', { count: attempts.length }),
            last.status === null ? null : t('answer', { status: String(last.status) }),
            last.error === null ? null : t('error', { error: last.error }),
            last.answer === '' ? null : last.answer.slice(0, 120),
          ]
            .filter((part) => part !== null)
            .join(' · ')}
        </span>
      )}
    </>
  )
}
