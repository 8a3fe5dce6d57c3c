'use client'

import { useTranslations } from 'next-intl'
import { FormCell, FormGrid } from '@/components/ui/form-cell'
import { Section } from '@/components/ui/section'
import { Segments } from '@/components/ui/segments'
import { SelectField } from '@/components/ui/select'
import { workbookName } from '../shared/workbook-name'
import type { Writing } from './state'
import type { Parser } from './use-parser'

const FORMATS = ['xlsx', 'csv', 'json'] as const satisfies readonly Writing['format'][]
const MERGINGS = ['keep', 'fill'] as const satisfies readonly Writing['merges'][]

/** Section 3: the settings of the workbook. */
export function WorkbookSection({ parser }: { parser: Parser }) {
  const t = useTranslations('parser.workbook')
  const { state, dispatch } = parser
  const { slot, writing, run } = state
  if (slot.kind === 'empty') {
    return (
      <Section number={3} title={t('title')} coming>
        <p className="text-small text-ink2">{t('coming')}</p>
      </Section>
    )
  }
  const change = (changed: Partial<Writing>) => dispatch({ type: 'writingChanged', writing: changed })
  const { layout, format, merges } = writing
  return (
    <Section number={3} title={t('title')}>
      <div inert={run.kind === 'running'}>
        <Segments
          wide
          label={t('layout')}
          value={layout}
          onChange={(value) => change({ layout: value })}
          options={(['sheets', 'one'] as const).map((value) => ({
            value,
            label: t(`layouts.${value}`),
            disabled: format !== 'xlsx',
          }))}
        />
        <FormGrid className="mt-2 grid-cols-2">
          <SelectField
            label={t('format')}
            options={FORMATS.map((value) => ({ value, label: t(`formats.${value}`) }))}
            value={format}
            onChange={(value) => change({ format: value })}
          />
          <SelectField
            label={t('merges')}
            options={MERGINGS.map((value) => ({ value, label: t(`mergings.${value}`) }))}
            value={merges}
            disabled={format === 'json'}
            onChange={(value) => change({ merges: value })}
          />
          <FormCell label={t('fileName')} className="col-span-2">
            {workbookName(slot.file.name, format)}
          </FormCell>
          {format === 'xlsx' && (
            <FormCell label={t('first')} className="col-span-2">
              {t('firstValue')}
            </FormCell>
          )}
        </FormGrid>
        {format !== 'xlsx' && <p className="mt-2 text-small text-ink2">{t('onlyWorkbook')}</p>}
      </div>
    </Section>
  )
}
