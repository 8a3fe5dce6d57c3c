'use client'

import { useTranslations } from 'next-intl'
import { DataCell, DataRow } from '@/components/ui/data-row'
import { DataTable } from '@/components/ui/data-table'
import { TextButton } from '@/components/ui/link'
import type { ApiToken } from './api-tokens-api'
import { Moment } from './moment'

export interface ApiTokensTableProps {
  readonly tokens: readonly ApiToken[]
  readonly busy: boolean
  readonly onRevoke: (token: ApiToken) => void
}

/** The living tokens, newest first. */
export function ApiTokensTable({ tokens, busy, onRevoke }: ApiTokensTableProps) {
  const t = useTranslations('account.tokens')
  return (
    <DataTable
      caption={t('caption')}
      minWidth="27rem"
      columns={[
        { id: 'name', head: t('name') },
        { id: 'created', head: t('created'), width: '6.5rem' },
        { id: 'used', head: t('used'), width: '6.5rem' },
        { id: 'action', head: <span className="heard-only">{t('action')}</span>, width: '6rem' },
      ]}
    >
      {tokens.map((token) => (
        <DataRow key={token.id}>
          <DataCell wrap>
            {token.name}
            <span className="block font-narrow text-label text-ink2">
              {token.expiresAt === null
                ? t('endless')
                : t.rich('until', { day: () => <Moment at={token.expiresAt ?? ''} hour={false} /> })}
            </span>
          </DataCell>
          <DataCell quiet>
            <Moment at={token.createdAt} hour={false} />
          </DataCell>
          <DataCell quiet>
            {token.lastUsedAt === null ? t('never') : <Moment at={token.lastUsedAt} hour={false} />}
          </DataCell>
          <DataCell align="right">
            <TextButton
              disabled={busy}
              aria-label={t('revokeNamed', { name: token.name })}
              className="target text-red! decoration-red/50!"
              onClick={() => onRevoke(token)}
            >
              {t('revoke')}
            </TextButton>
          </DataCell>
        </DataRow>
      ))}
    </DataTable>
  )
}
