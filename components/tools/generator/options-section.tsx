'use client'

import { useTranslations } from 'next-intl'
import { useId } from 'react'
import { FormCell, FormGrid } from '@/components/ui/form-cell'
import { TextLink } from '@/components/ui/link'
import { Section } from '@/components/ui/section'
import { Segments } from '@/components/ui/segments'
import { SelectField } from '@/components/ui/select'
import { Switch } from '@/components/ui/switch'
import { TextField } from '@/components/ui/text-field'
import { columnsOf } from './choices'
import { FAILURE_ID } from '../shared/failure-notice'
import type { Folding } from './folding'
import { GroupField } from './group-field'
import type { GeneratorLimits } from './limits'
import { isAboutMail } from './mail-failure'
import type { Options } from './options'
import { isUntouched } from './state'
import type { Generator } from './use-generator'

const MISSING = ['warn', 'blank', 'block'] as const satisfies readonly Options['missing'][]
const LANGUAGES = ['auto', 'ru', 'ro', 'en'] as const satisfies readonly Options['language'][]
/** Ten addresses of the longest kind. */
const MAIL_LENGTH = 2_600

export interface OptionsSectionProps {
  readonly generator: Generator
  readonly limits: GeneratorLimits
  /** What the first file would be called, where that is known. */
  readonly example: string | null
  readonly folding: Folding
}

/** Section 4: what becomes of the rows, the files that are made of them, and where they are sent. */
export function OptionsSection({ generator, limits, example, folding }: OptionsSectionProps) {
  const t = useTranslations('generator.options')
  const { state, dispatch } = generator
  const { options, run } = state
  const { single, format, pattern, missing, language, groupBy, email } = options
  if (isUntouched(state)) {
    return (
      <Section number={4} title={t('title')} coming>
        <p className="text-small text-ink2">{t('coming')}</p>
      </Section>
    )
  }
  const { template } = state.slots
  const base = template.kind === 'empty' ? '' : template.file.name.replace(/\.(docx?|rtf|odt)$/i, '')
  const change = (changed: Partial<Options>) => dispatch({ type: 'optionsChanged', options: changed })
  const noPdf = limits.converter === 'none' ? 'pdfNoConverter' : limits.pdf ? null : 'pdfNoPlan'
  const mailRefused = run.kind === 'idle' && run.failure !== null && isAboutMail(run.failure)
  const grouped = groupBy === 'all' || groupBy.length > 0
  const group = groupBy === 'all' ? 'all' : groupBy.length > 0 ? 'columns' : 'none'
  const columns = groupBy === 'all' ? '' : groupBy.map(({ header }) => header).join(', ')
  return (
    <Section
      number={4}
      title={t('title')}
      summary={t('summary', { single: String(single), format, group, columns, missing, language })}
      {...folding}
    >
      <Segments
        wide
        label={t('documents')}
        value={single ? 'single' : 'many'}
        onChange={(value) => change({ single: value === 'single' })}
        options={[
          { value: 'many', label: t('many') },
          { value: 'single', label: t('single') },
        ]}
      />
      <FormGrid className="mt-2 sm:grid-cols-2">
        <TextField
          label={t('pattern')}
          note={t('patternNote')}
          value={pattern}
          maxLength={300}
          placeholder={base === '' ? undefined : t('patternDefault', { template: base })}
          hint={example === null ? t('patternHint') : <span className="wrap-anywhere">{example}</span>}
          onChange={(event) => change({ pattern: event.currentTarget.value })}
          className="sm:col-span-2 [&_input]:text-ellipsis"
          autoComplete="off"
          spellCheck={false}
        />
        <SelectField
          label={t('format')}
          options={[
            { value: 'docx', label: t('formats.docx') },
            {
              value: 'pdf',
              label: t('formats.pdf'),
              disabled: noPdf !== null,
              note: noPdf === null ? undefined : t('notHere'),
            },
          ]}
          value={format}
          onChange={(value) => change({ format: value })}
        />
        <SelectField
          label={t('language')}
          options={LANGUAGES.map((value) => ({ value, label: t(`languages.${value}`) }))}
          value={language}
          onChange={(value) => change({ language: value })}
        />
        <SelectField
          label={t('missing')}
          options={MISSING.map((value) => ({ value, label: t(`missings.${value}`) }))}
          value={missing}
          onChange={(value) => change({ missing: value })}
        />
        <GroupField
          columns={state.inspected === null ? [] : columnsOf(state.inspected.answer)}
          value={groupBy}
          onChange={(value) => change({ groupBy: value })}
        />
        <HiddenRows hidden={state.hiddenRows} included={options.includeHidden} onChange={change} />
        <TextField
          label={t('email')}
          note={t('emailNote')}
          value={email}
          maxLength={MAIL_LENGTH}
          inputMode="email"
          autoComplete="email"
          spellCheck={false}
          problemId={mailRefused ? FAILURE_ID : undefined}
          hint={t(limits.mailToOthers ? 'emailHint' : 'emailOwnHint')}
          onChange={(event) => change({ email: event.currentTarget.value })}
          className="sm:col-span-2"
        />
      </FormGrid>
      {grouped && (
        <p className="mt-2 text-small text-ink2">
          {t.rich('groupHint', { tag: (words) => <span className="whitespace-nowrap">{words}</span> })}
        </p>
      )}
      {noPdf !== null && (
        <p className="mt-2 text-small text-ink2">
          {t(noPdf)} {noPdf === 'pdfNoPlan' && <TextLink href="/subscribe">{t('plans')}</TextLink>}
        </p>
      )}
    </Section>
  )
}

/** Whether rows that the sheet hides become documents; nothing where it hides none. */
function HiddenRows({
  hidden,
  included,
  onChange,
}: {
  hidden: number
  included: boolean
  onChange: (changed: Partial<Options>) => void
}) {
  const t = useTranslations('generator.options')
  const id = useId()
  if (hidden === 0 && included) return null
  return (
    <FormCell
      label={t('hidden')}
      className="sm:col-span-2"
      end={
        <Switch
          id={id}
          checked={included}
          onChange={(event) => onChange({ includeHidden: event.currentTarget.checked })}
        />
      }
    >
      <label htmlFor={id} className="cursor-pointer after:absolute after:inset-0">
        {t(included ? 'hiddenTaken' : 'hiddenLeft', { count: hidden })}
      </label>
    </FormCell>
  )
}
