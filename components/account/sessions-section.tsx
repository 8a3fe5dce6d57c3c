'use client'

import { useFormatter, useTranslations } from 'next-intl'
import { Badge } from '@/components/ui/badge'
import { Button } from '@/components/ui/button'
import { DataCell, DataRow } from '@/components/ui/data-row'
import { DataTable } from '@/components/ui/data-table'
import { Notice } from '@/components/ui/notice'
import { notify } from '@/components/ui/notify'
import { Section } from '@/components/ui/section'
import { endOtherSessions, endSession, type OwnSession } from './sessions-api'
import { useSessions } from './use-sessions'

/** Where the person is signed in, and the way to end it elsewhere. This session ends by logging out. */
export function SessionsSection({ number, version }: { number: number; version: number }) {
  const t = useTranslations('account.sessions')
  const { sessions, busy, problem, change } = useSessions(version)

  const endOthers = () =>
    change(async () => {
      notify.done(t('endedOthers', { count: await endOtherSessions() }))
    })
  const end = ({ id, device }: OwnSession) =>
    change(async () => {
      await endSession(id)
      notify.done(t('ended', { device }))
    })

  return (
    <Section
      number={number}
      title={t('title')}
      note={t('note')}
      actions={
        sessions !== null &&
        sessions.length > 1 && (
          <Button size="small" disabled={busy} onClick={() => void endOthers()}>
            {t('endOthers')}
          </Button>
        )
      }
    >
      {problem !== null && (
        <Notice tone="error" live className="mb-3">
          {problem.sentence}
        </Notice>
      )}
      {sessions === null ? (
        problem === null && <p className="text-small text-ink2">{t('loading')}</p>
      ) : (
        <DataTable
          caption={t('caption')}
          className="max-w-225"
          minWidth="34rem"
          columns={[
            { id: 'device', head: t('device') },
            { id: 'since', head: t('since'), width: '9.5rem' },
            { id: 'seen', head: t('seen'), width: '9.5rem' },
            { id: 'action', head: t('action'), width: '8rem' },
          ]}
        >
          {sessions.map((session) => (
            <DataRow key={session.id}>
              <DataCell wrap>{session.device}</DataCell>
              <DataCell>
                <Moment at={session.createdAt} />
              </DataCell>
              <DataCell>
                <Moment at={session.lastSeenAt} />
              </DataCell>
              <DataCell>
                {session.current ? (
                  <Badge>{t('current')}</Badge>
                ) : (
                  <Button
                    size="small"
                    variant="quiet"
                    disabled={busy}
                    aria-label={t('endNamed', { device: session.device })}
                    onClick={() => void end(session)}
                  >
                    {t('end')}
                  </Button>
                )}
              </DataCell>
            </DataRow>
          ))}
        </DataTable>
      )}
    </Section>
  )
}

/** Rendered in the browser only, so in the reader's own zone. */
function Moment({ at }: { at: string }) {
  const format = useFormatter()
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions()
  return (
    <time dateTime={at}>
      {format.dateTime(new Date(at), {
        day: '2-digit',
        month: '2-digit',
        year: 'numeric',
        hour: '2-digit',
        minute: '2-digit',
        timeZone,
      })}
    </time>
  )
}
