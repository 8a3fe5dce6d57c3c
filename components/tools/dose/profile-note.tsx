'use client'

import { useFormatter, useTranslations } from 'next-intl'
import { useRef, useState } from 'react'
import type { LimitProfile } from '@/lib/documents/doses/limits/profiles'
import { Button } from '@/components/ui/button'
import { deferred, useDeferred } from '@/components/ui/deferred'
import { Dialog } from '@/components/ui/dialog'
import { Notice } from '@/components/ui/notice'
import { notify } from '@/components/ui/notify'
import { failureOf } from '../shared/failure'
import { useWords } from '../shared/use-words'
import { useDoseWords } from './use-dose-words'
import type { Profiles } from './use-profiles'

const editor = deferred(() => import('./limits-editor'))

export interface ProfileNoteProps {
  readonly profile: LimitProfile
  /** What it is called in the page's language. */
  readonly name: string
  readonly profiles: Profiles
  /** Another one is to be compared with, or none. */
  readonly onChange: (profile: LimitProfile | null) => void
}

/**
 * Below the choice of limits: each value with its source and whether it is verified, and a button for custom limits.
 */
export function ProfileNote({ profile, name, profiles, onChange }: ProfileNoteProps) {
  const t = useTranslations('dose.limits')
  const reasons = useWords()
  const summary = useRef<HTMLElement>(null)
  const [editing, setEditing] = useState(false)
  const [removing, setRemoving] = useState(false)
  const part = useDeferred(editor, editing)
  const own = profiles.own.some((each) => each.name === profile.name)
  const unverified = profile.limits.filter(({ verified }) => !verified)

  function close(): void {
    setEditing(false)
    summary.current?.focus()
  }

  async function remove(): Promise<void> {
    setRemoving(false)
    try {
      await profiles.remove(profile)
      onChange(null)
    } catch (error) {
      notify.error(reasons.reason(failureOf(error)))
    }
  }

  return (
    <div className="mt-3 grid gap-1.5">
      <details className="text-small">
        <summary
          ref={summary}
          className="target w-fit cursor-pointer py-0.5 text-act underline decoration-line underline-offset-4 hover:text-act2"
        >
          {t('show', { count: profile.limits.length })}
        </summary>
        <div className="mt-2">
          {editing && part !== null ? (
            <part.LimitsEditor
              profile={profile}
              name={own ? profile.name : t('ownName', { name })}
              onClose={close}
              keep={async (given) => {
                onChange(await profiles.keep(given))
                close()
              }}
            />
          ) : (
            <>
              <LimitList profile={profile} />
              <p className="mt-2 flex gap-2">
                <Button size="small" onClick={() => setEditing(true)}>
                  {t('edit')}
                </Button>
                {own && (
                  <Button size="small" variant="danger" onClick={() => setRemoving(true)}>
                    {t('remove')}
                  </Button>
                )}
              </p>
            </>
          )}
        </div>
      </details>
      {unverified.length > 0 && (
        <Notice tone="note" fact={t('unverified', { count: unverified.length, all: profile.limits.length })}>
          {t('unverifiedWhy')}
        </Notice>
      )}
      <Dialog
        open={removing}
        title={t('removeQuestion', { name: profile.name })}
        confirm={t('remove')}
        safe={t('cancel')}
        onConfirm={() => void remove()}
        onSafe={() => setRemoving(false)}
      >
        {t('removeFact')}
      </Dialog>
    </div>
  )
}

/** Each limit with where its figure is from. */
function LimitList({ profile: { limits, validFrom } }: { profile: LimitProfile }) {
  const t = useTranslations('dose.limits')
  const format = useFormatter()
  const words = useDoseWords()
  return (
    <>
      <dl className="grid gap-x-4 gap-y-1 sm:grid-cols-[auto_minmax(0,1fr)]">
        {limits.map((limit) => (
          <div key={limit.id} className="contents">
            <dt>{words.limit(limit)}</dt>
            <dd className="text-ink2 max-sm:mb-1.5">
              <span lang={sourceLanguage(limit.source)}>{limit.source}</span>
              {!limit.verified && <strong className="font-semibold text-ochre"> · {t('toVerify')}</strong>}
            </dd>
          </div>
        ))}
      </dl>
      {validFrom !== null && (
        <p className="mt-1.5 text-ink2">
          {t('validFrom', { date: format.dateTime(new Date(validFrom), 'day', { timeZone: 'UTC' }) })}
        </p>
      )}
    </>
  )
}

/** The language that a norm's name is written in. */
function sourceLanguage(source: string): string {
  if (/\p{Script=Cyrillic}/u.test(source)) return 'ru'
  return source.startsWith('CNCAN') ? 'ro' : 'en'
}
