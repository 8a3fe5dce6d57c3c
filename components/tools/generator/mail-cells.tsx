'use client'
import { useTranslations } from 'next-intl'
import { useId } from 'react'
import { deferred, useDeferred } from '@/components/ui/deferred'
import { FormCell } from '@/components/ui/form-cell'
import { SelectField } from '@/components/ui/select'
import { Switch } from '@/components/ui/switch'
import { TextField } from '@/components/ui/text-field'
import { FAILURE_ID } from '../shared/failure-notice'
import type { Failure } from '../shared/failure'
import { columnsOf } from './choices'
import type { GeneratorLimits } from './limits'
import { likelyMailColumn } from './mail-column'
import type { Options } from './options'
import { samplesOf } from './use-column-select'
import type { Generator } from './use-generator'

const letterPart = deferred(() => import('./letter-cells'))

/** Ten addresses of the longest kind. */
const MAIL_LENGTH = 2_600

export interface MailCellsProps {
  readonly generator: Generator
  readonly limits: GeneratorLimits
}

/** Whether the addresses are what stopped a run. */
function isAboutMail({ code }: Failure): boolean {
  return code.startsWith('MAIL_') || code === 'LIMIT_MAIL' || code === 'EMAIL_NOT_CONFIRMED'
}

/** Cells of the options: whether the result is emailed, and to whom. */
export function MailCells({ generator, limits }: MailCellsProps) {
  const t = useTranslations('generator.options')
  const { state, dispatch } = generator
  const { options, run, inspected } = state
  const { mailing, email, mailColumn, mailTest } = options
  const trialId = useId()
  const letter = useDeferred(letterPart, mailing !== 'none')
  const refused = run.kind === 'idle' && run.failure !== null && isAboutMail(run.failure)
  const change = (changed: Partial<Options>) => dispatch({ type: 'optionsChanged', options: changed })
  const answer = inspected?.answer ?? null
  const columns = answer === null ? [] : columnsOf(answer)
  const samples = answer === null ? null : samplesOf(answer)
  const notRows = rowsRefusal(limits, options)

  function choose(value: Options['mailing']): void {
    if (value === 'addresses' && email.trim() === '') change({ mailing: value, email: limits.email })
    else if (value === 'rows')
      change({ mailing: value, mailColumn: mailColumn ?? (answer && likelyMailColumn(answer)) })
    else change({ mailing: value })
  }

  return (
    <>
      <SelectField
        label={t('email')}
        options={[
          { value: 'none', label: t('mailings.none') },
          { value: 'addresses', label: t('mailings.addresses') },
          {
            value: 'rows',
            label: t('mailings.rows'),
            disabled: notRows !== null,
            note: notRows === null ? undefined : t(notRows),
          },
        ]}
        value={mailing}
        onChange={choose}
        className="sm:col-span-2"
      />
      {mailing === 'addresses' && (
        <TextField
          label={t('addresses')}
          value={email}
          maxLength={MAIL_LENGTH}
          inputMode="email"
          autoComplete="email"
          spellCheck={false}
          problemId={refused ? FAILURE_ID : undefined}
          hint={t(limits.mailToOthers && limits.emailConfirmed ? 'emailHint' : 'emailOwnHint')}
          onChange={(event) => change({ email: event.currentTarget.value })}
          className="sm:col-span-2"
        />
      )}
      {mailing === 'rows' && (
        <>
          <SelectField
            label={t('mailColumn')}
            options={columns.map(({ letter, header }) => ({
              value: letter,
              label: header,
              prefix: letter,
              note: samples?.get(letter),
            }))}
            value={mailColumn?.letter ?? null}
            placeholder={t('mailColumnChoose')}
            onChange={(value) => change({ mailColumn: columns.find(({ letter }) => letter === value) ?? null })}
            problemId={refused ? FAILURE_ID : undefined}
            className="sm:col-span-2"
          />
          <FormCell
            label={t('trial')}
            className="sm:col-span-2"
            end={
              <Switch
                id={trialId}
                checked={mailTest}
                onChange={(event) => change({ mailTest: event.currentTarget.checked })}
              />
            }
          >
            <label htmlFor={trialId} className="cursor-pointer after:absolute after:inset-0">
              {mailTest ? t('trialOn', { email: limits.email }) : t('trialOff')}
            </label>
          </FormCell>
        </>
      )}
      {mailing !== 'none' && letter !== null && <letter.LetterCells state={state} onChange={change} />}
    </>
  )
}

/** Why documents can't go to the addresses in their rows. */
function rowsRefusal({ mailToOthers, emailConfirmed }: GeneratorLimits, { single }: Options) {
  if (!mailToOthers) return 'mailNotOnPlan'
  if (!emailConfirmed) return 'mailNotConfirmed'
  return single ? 'mailSeparate' : null
}
