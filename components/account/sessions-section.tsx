'use client'
import { useTranslations } from 'next-intl'
import { useEffect, useEffectEvent, useState } from 'react'
import { Badge } from '@/components/ui/badge'
import { Button } from '@/components/ui/button'
import { TextButton } from '@/components/ui/link'
import { Notice } from '@/components/ui/notice'
import { notify } from '@/components/ui/notify'
import { Section } from '@/components/ui/section'
import { Moment } from './moment'
import { RuledCell, RuledRow, RuledTable } from './ruled-table'
import { endOtherSessions, endSession, type OwnSession, fetchSessions } from './sessions-api'
import { useSubmission, type Submission } from './use-submission'

interface Sessions extends Submission {
  /** null until they have come. */
  readonly sessions: readonly OwnSession[] | null
  /** Changes the sessions and loads them again, whether the change succeeded or not. */
  change(work: () => Promise<void>): Promise<void>
}

/**
 * Where the user is signed in.
 *
 * @param version another value loads them again
 */
function useSessions(version: number): Sessions {
  const submission = useSubmission()
  const [sessions, setSessions] = useState<Sessions['sessions']>(null)

  const load = async () => setSessions(await fetchSessions())
  const reload = useEffectEvent(() => void submission.submit(load))
  useEffect(() => reload(), [version])

  const change = (work: () => Promise<void>) =>
    submission.submit(async () => {
      try {
        await work()
      } finally {
        await load()
      }
    })

  return { ...submission, sessions, change }
}

/** Where the user is signed in, with buttons to sign out elsewhere. This session ends by signing out. */
export function SessionsSection({ version }: { version: number }) {
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
    <Section title={t('title')} note={t('note')}>
      {problem !== null && (
        <Notice tone="error" live className="mb-3">
          {problem.sentence}
        </Notice>
      )}
      {sessions === null ? (
        problem === null && <p className="text-small text-ink2">{t('loading')}</p>
      ) : (
        <RuledTable caption={t('caption')} heads={[t('device'), t('seen')]}>
          {sessions.map((session) => (
            <RuledRow
              key={session.id}
              name={
                <>
                  {session.device}
                  <span className="block font-narrow text-label text-ink2">
                    {t.rich('signedIn', { at: () => <Moment at={session.createdAt} /> })}
                  </span>
                </>
              }
            >
              <RuledCell end>
                {session.current ? (
                  <Badge className="text-print">{t('current')}</Badge>
                ) : (
                  <>
                    <Moment at={session.lastSeenAt} />
                    <span className="block">
                      <TextButton
                        alone
                        disabled={busy}
                        aria-label={t('endNamed', { device: session.device })}
                        onClick={() => void end(session)}
                      >
                        {t('end')}
                      </TextButton>
                    </span>
                  </>
                )}
              </RuledCell>
            </RuledRow>
          ))}
        </RuledTable>
      )}
      {sessions !== null && sessions.length > 1 && (
        <p className="mt-3">
          <Button size="small" disabled={busy} onClick={() => void endOthers()}>
            {t('endOthers')}
          </Button>
        </p>
      )}
    </Section>
  )
}
