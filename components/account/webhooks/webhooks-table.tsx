'use client'
import { useTranslations } from 'next-intl'
import { DataCell, DataRow } from '@/components/ui/data-row'
import { DataTable } from '@/components/ui/data-table'
import { TextButton } from '@/components/ui/link'
import type { Webhook } from './webhooks-api'

export interface WebhooksTableProps {
  readonly webhooks: readonly Webhook[]
  readonly busy: boolean
  /** The one whose deliveries are shown. */
  readonly openId: string | null
  readonly onOpen: (webhook: Webhook) => void
  readonly onEnable: (webhook: Webhook) => void
  readonly onRemove: (webhook: Webhook) => void
}

type WebhookState = 'active' | 'failing' | 'disabled'

/** How a webhook is, in one word. */
function webhookState({ disabledAt, failedInRow }: Webhook): WebhookState {
  if (disabledAt !== null) return 'disabled'
  return failedInRow > 0 ? 'failing' : 'active'
}

/** The user's webhooks, oldest first. */
export function WebhooksTable({ webhooks, busy, openId, onOpen, onEnable, onRemove }: WebhooksTableProps) {
  const t = useTranslations('account.webhooks')
  return (
    <DataTable
      caption={t('caption')}
      minWidth="20rem"
      columns={[
        { id: 'address', head: t('address') },
        { id: 'state', head: t('state'), width: '6.5rem' },
        { id: 'action', head: <span className="heard-only">{t('action')}</span>, width: '9rem' },
      ]}
    >
      {webhooks.map((webhook) => {
        const { id, url } = webhook
        const state = webhookState(webhook)
        return (
          <DataRow key={id}>
            <DataCell wrap>
              <span className="wrap-anywhere">{url}</span>
              {state === 'disabled' && (
                <span className="block font-narrow text-label text-ink2">{t('disabledNote')}</span>
              )}
            </DataCell>
            <DataCell quiet={state === 'active'}>{t(state)}</DataCell>
            <DataCell wrap align="right">
              <span className="inline-flex flex-wrap justify-end gap-x-3">
                {state === 'disabled' && (
                  <TextButton
                    disabled={busy}
                    aria-label={t('enableNamed', { url })}
                    className="target"
                    onClick={() => onEnable(webhook)}
                  >
                    {t('enable')}
                  </TextButton>
                )}
                <TextButton
                  aria-label={t('deliveriesNamed', { url })}
                  aria-expanded={openId === id}
                  className="target"
                  onClick={() => onOpen(webhook)}
                >
                  {t('deliveries')}
                </TextButton>
                <TextButton
                  disabled={busy}
                  aria-label={t('removeNamed', { url })}
                  className="target text-red! decoration-red/50!"
                  onClick={() => onRemove(webhook)}
                >
                  {t('remove')}
                </TextButton>
              </span>
            </DataCell>
          </DataRow>
        )
      })}
    </DataTable>
  )
}
