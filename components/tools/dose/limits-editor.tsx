'use client'

import { useTranslations } from 'next-intl'
import { useId, useState } from 'react'
import { PROFILE_BOUNDS } from '@/lib/documents/doses/limits/profile-rules'
import type { LimitProfile } from '@/lib/documents/doses/limits/profiles'
import { Button } from '@/components/ui/button'
import { FormGrid } from '@/components/ui/form-cell'
import { Notice } from '@/components/ui/notice'
import { TextField } from '@/components/ui/text-field'
import { failureOf, type Failure } from '../shared/failure'
import { FailureNotice } from '../shared/failure-notice'
import { decimalOf, withValues } from './limit-values'
import { useDoseWords } from './use-dose-words'

export interface LimitsEditorProps {
  readonly profile: LimitProfile
  /** The name that is proposed for one's own. */
  readonly name: string
  readonly keep: (profile: LimitProfile) => Promise<void>
  readonly onClose: () => void
}

/** Edits limits and saves them under a name that the user chooses. */
export function LimitsEditor({ profile, name: proposed, keep, onClose }: LimitsEditorProps) {
  const t = useTranslations('dose.limits')
  const words = useDoseWords()
  const problemId = useId()
  const [name, setName] = useState(proposed)
  const [written, setWritten] = useState<Readonly<Record<string, string>>>({})
  const [failure, setFailure] = useState<Failure | null>(null)
  const [busy, setBusy] = useState(false)
  const [tried, setTried] = useState(false)
  const wrong = profile.limits.filter(({ id }) => written[id] !== undefined && decimalOf(written[id]) === null)
  const incomplete = wrong.length > 0 || name.trim() === ''

  async function save(): Promise<void> {
    setTried(true)
    if (incomplete) return
    setBusy(true)
    setFailure(null)
    try {
      const values = Object.entries(written).map(([id, text]) => [id, decimalOf(text) ?? ''] as const)
      await keep(withValues(profile, name.trim(), Object.fromEntries(values), t('ownWord')))
    } catch (error) {
      setFailure(failureOf(error))
      setBusy(false)
    }
  }

  return (
    <form
      aria-label={t('editor')}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        void save()
      }}
    >
      <FormGrid className="sm:grid-cols-2">
        <TextField
          label={t('name')}
          value={name}
          maxLength={PROFILE_BOUNDS.name}
          autoFocus
          className="sm:col-span-2"
          problemId={tried && name.trim() === '' ? problemId : undefined}
          onChange={(event) => setName(event.currentTarget.value)}
        />
        {profile.limits.map((limit) => (
          <TextField
            key={limit.id}
            label={<span className="block first-letter:uppercase">{words.limitName(limit)}</span>}
            note={words.unit(limit.unit)}
            inputMode="decimal"
            value={written[limit.id] ?? words.decimal(limit.value)}
            problemId={tried && wrong.includes(limit) ? problemId : undefined}
            onChange={(event) => setWritten({ ...written, [limit.id]: event.currentTarget.value })}
          />
        ))}
        {profile.limits.length % 2 === 1 && (
          <div className="-mt-px -ml-px border-t border-l border-rule max-sm:hidden" />
        )}
      </FormGrid>
      {tried && incomplete && (
        <Notice id={problemId} tone="error" live className="mt-2">
          {t(name.trim() === '' ? 'nameless' : 'noNumber')}
        </Notice>
      )}
      {failure !== null && <FailureNotice what={t('notKept')} failure={failure} className="mt-2" />}
      <p className="mt-2 flex gap-2">
        <Button type="submit" busy={busy}>
          {t('keep')}
        </Button>
        <Button variant="quiet" onClick={onClose}>
          {t('cancel')}
        </Button>
      </p>
    </form>
  )
}
