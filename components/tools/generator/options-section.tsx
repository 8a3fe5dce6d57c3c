'use client'

import { useTranslations } from 'next-intl'
import { useId } from 'react'
import { deferred, useDeferred } from '@/components/ui/deferred'
import { FormCell, FormGrid } from '@/components/ui/form-cell'
import { Notice } from '@/components/ui/notice'
import { Section } from '@/components/ui/section'
import { Segments } from '@/components/ui/segments'
import { SelectField } from '@/components/ui/select'
import { Switch } from '@/components/ui/switch'
import { TextField } from '@/components/ui/text-field'
import { columnsOf } from './choices'
import { usePrivateMode } from '../shared/private-mode'
import { PlansLink } from '../shared/plans-link'
import { isWorkbookTemplate } from './template-kind'
import { useWords } from '../shared/use-words'
import type { Folding } from './folding'
import { GroupField } from './group-field'
import type { GeneratorLimits } from './limits'
import { ChangedCell } from './changed-cell'
import { LetterNotes } from './letter-notes'
import { MailCells } from './mail-cells'
import { MailNotes } from './mail-notes'
import type { Options } from './options'
import { exampleOf } from './sheet-parts'
import { isUntouched } from './state'
import type { Generator } from './use-generator'
import type { Preview } from './use-preview'

const letterPreview = deferred(() => import('./letter-preview'))

const MISSING = ['warn', 'blank', 'block'] as const satisfies readonly Options['missing'][]
const LANGUAGES = ['auto', 'ru', 'ro', 'en'] as const satisfies readonly Options['language'][]
const PATTERN_ID = 'pattern-problem'

export interface OptionsSectionProps {
  readonly generator: Generator
  readonly limits: GeneratorLimits
  readonly preview: Preview
  /** How many documents there will be; null if that isn't known. */
  readonly documents: number | null
  readonly folding: Folding
}

/** Section 4: how rows become documents, the files to create, and where to send them. */
export function OptionsSection({ generator, limits, preview, documents, folding }: OptionsSectionProps) {
  const t = useTranslations('generator.options')
  const words = useWords()
  const isPrivate = usePrivateMode() !== null
  const letter = useDeferred(letterPreview, Boolean(preview.answer?.letter))
  const { state, dispatch } = generator
  const { options } = state
  const { single, format, pattern, missing, language, groupBy, mailing } = options
  if (isUntouched(state)) {
    return (
      <Section number={4} title={t('title')} coming>
        <p className="text-small text-ink2">{t('coming')}</p>
      </Section>
    )
  }
  const isWorkbook = isWorkbookTemplate(state)
  const kind = isWorkbook && format === 'docx' ? 'xlsx' : format
  const change = (changed: Partial<Options>) => dispatch({ type: 'optionsChanged', options: changed })
  const noPdf = isPrivate ? 'pdfPrivate' : !limits.makesPdf ? 'pdfNoConverter' : limits.pdf ? null : 'pdfNoPlan'
  const { patternFailure } = preview
  const example = patternFailure === null ? exampleOf(preview) : null
  const earlier = state.inspected?.answer.earlier
  const grouped = groupBy === 'all' || groupBy.length > 0
  const group = groupBy === 'all' ? 'all' : groupBy.length > 0 ? 'columns' : 'none'
  const columns = groupBy === 'all' ? '' : groupBy.map(({ header }) => header).join(', ')
  return (
    <Section
      number={4}
      title={t('title')}
      summary={t('summary', { single: String(single), format: kind, group, columns, missing, language, mailing })}
      {...folding}
    >
      <Segments
        wide
        label={t('documents')}
        value={single ? 'single' : 'many'}
        onChange={(value) => change({ single: value === 'single' })}
        options={[
          { value: 'many', label: t('many') },
          { value: 'single', label: t(isWorkbook ? 'singleWorkbook' : 'single') },
        ]}
      />
      <FormGrid className="mt-2 sm:grid-cols-2">
        <TextField
          label={t('pattern')}
          note={t('patternNote')}
          value={pattern}
          maxLength={300}
          placeholder={t('patternDefault')}
          hint={example === null ? t('patternHint') : <span className="wrap-anywhere">{example}</span>}
          problemId={patternFailure === null ? undefined : PATTERN_ID}
          onChange={(event) => change({ pattern: event.currentTarget.value })}
          className="sm:col-span-2 [&_input]:text-ellipsis"
          autoComplete="off"
          spellCheck={false}
        />
        <SelectField
          label={t('format')}
          options={[
            { value: 'docx', label: t(isWorkbook ? 'formats.xlsx' : 'formats.docx') },
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
        {earlier !== undefined && (
          <ChangedCell
            earlier={earlier}
            documents={documents}
            checked={options.onlyChanged}
            onChange={(onlyChanged) => change({ onlyChanged })}
          />
        )}
        {!isPrivate && <MailCells generator={generator} limits={limits} />}
      </FormGrid>
      {patternFailure !== null && (
        <Notice id={PATTERN_ID} tone="error" live className="mt-2">
          {words.reason(patternFailure)}
        </Notice>
      )}
      <LetterNotes state={state} />
      {!isPrivate && <MailNotes generator={generator} limits={limits} />}
      {letter !== null && <letter.LetterPreview preview={preview} />}
      {grouped && (
        <p className="mt-2 text-small text-ink2">
          {t.rich('groupHint', { tag: (words) => <span className="whitespace-nowrap">{words}</span> })}
        </p>
      )}
      {noPdf !== null && (
        <p className="mt-2 text-small text-ink2">
          {t(noPdf)} {noPdf === 'pdfNoPlan' && <PlansLink />}
        </p>
      )}
    </Section>
  )
}

/** Whether hidden rows become documents; nothing if the sheet has none. */
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
