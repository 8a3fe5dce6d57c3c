'use client'

import { useTranslations } from 'next-intl'
import { FormGrid } from '@/components/ui/form-cell'
import { Section } from '@/components/ui/section'
import { SelectField } from '@/components/ui/select'
import { TextField } from '@/components/ui/text-field'
import type { Folding } from './folding'
import { isUntouched, type Options } from './state'
import type { Generator } from './use-generator'

const MISSING = ['warn', 'blank', 'block'] as const satisfies readonly Options['missing'][]
const LANGUAGES = ['auto', 'ru', 'ro', 'en'] as const satisfies readonly Options['language'][]

/** Section 4: file names, what is done where data is missing, the language of dates and numbers. */
export function OptionsSection({ generator, folding }: { generator: Generator; folding: Folding }) {
  const t = useTranslations('generator.options')
  const { state, dispatch } = generator
  const { pattern, missing, language } = state.options
  const { template } = state.slots
  if (isUntouched(state)) {
    return (
      <Section number={4} title={t('title')} coming>
        <p className="text-small text-ink2">{t('coming')}</p>
      </Section>
    )
  }
  const base = template.kind === 'empty' ? '' : template.file.name.replace(/\.docx$/i, '')
  const change = (options: Partial<Options>) => dispatch({ type: 'optionsChanged', options })
  return (
    <Section number={4} title={t('title')} summary={t('summary', { missing, language })} {...folding}>
      <FormGrid className="sm:grid-cols-2">
        <TextField
          label={t('pattern')}
          note={t('patternNote')}
          value={pattern}
          maxLength={300}
          placeholder={base === '' ? undefined : t('patternDefault', { template: base })}
          hint={t('patternHint')}
          onChange={(event) => change({ pattern: event.currentTarget.value })}
          className="sm:col-span-2 [&_input]:text-ellipsis"
          autoComplete="off"
          spellCheck={false}
        />
        <SelectField
          label={t('missing')}
          options={MISSING.map((value) => ({ value, label: t(`missings.${value}`) }))}
          value={missing}
          onChange={(value) => change({ missing: value })}
        />
        <SelectField
          label={t('language')}
          options={LANGUAGES.map((value) => ({ value, label: t(`languages.${value}`) }))}
          value={language}
          onChange={(value) => change({ language: value })}
        />
      </FormGrid>
    </Section>
  )
}
