'use client'

import { FileText } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { MEBIBYTE } from '@/lib/documents/ooxml/limits'
import { cx } from '@/components/ui/cx'
import { FileSlot } from '@/components/ui/file-slot'
import { FormGrid } from '@/components/ui/form-cell'
import { Section } from '@/components/ui/section'
import { SelectField } from '@/components/ui/select'
import { AskPassword } from '../shared/pdf-password/ask-password'
import { documentKinds } from '../shared/file-kinds'
import { GoneSource } from '../shared/gone-source'
import { SampleLine } from '../shared/sample-line'
import { usePrivateMode } from '../shared/private-mode'
import { fetchDocumentSample, fetchPdfSample } from '../shared/samples'
import { usePageDrop } from '../shared/use-page-drop'
import { useFileSlot } from '../shared/use-file-slot'
import { foundPages, foundTables } from './found'
import type { ParserLimits } from './limits'
import type { Reading } from './state'
import type { Parser } from './use-parser'

const VIEWS = ['accepted', 'original'] as const satisfies readonly Reading['view'][]
const LANGUAGES = ['auto', 'ru', 'ro', 'en'] as const satisfies readonly Reading['language'][]
const JOINS = ['yes', 'no'] as const

/** Section 1: the document, and how it is read. */
export function DocumentSection({ parser, limits }: { parser: Parser; limits: ParserLimits }) {
  const t = useTranslations('parser.file')
  const { state, dispatch } = parser
  const { reading, run } = state
  const found = t('found', { count: foundTables(state.inspected).length })
  const slot = useFileSlot(state, limits.uploadBytes, found)
  const untouched = slot.kind === 'empty'
  const running = run.kind === 'running'
  const isPdf = foundPages(state.inspected).length > 0
  const isPrivate = usePrivateMode() !== null
  const accept = documentKinds(limits.olderDocuments)
  usePageDrop(accept, running ? null : parser.choose)
  const change = (changed: Partial<Reading>) => dispatch({ type: 'readingChanged', reading: changed })
  return (
    <Section number={1} title={t('title')} note={untouched ? t('note') : undefined}>
      <div
        inert={running}
        className={cx(!untouched && 'grid gap-3 lg:grid-cols-[minmax(0,2fr)_minmax(0,3fr)] lg:items-start')}
      >
        <FileSlot
          name="docx"
          label={t('label')}
          icon={<FileText />}
          description={t('description')}
          choose={t('choose')}
          replace={t('replace')}
          limits={t('limits', {
            megabytes: limits.uploadBytes / MEBIBYTE,
            older: limits.olderDocuments ? 'yes' : 'no',
          })}
          accept={accept}
          state={slot}
          onFile={parser.choose}
          onCancel={parser.stopUpload}
        />
        {!untouched && (
          <FormGrid className={cx('min-h-13.5', isPdf ? 'sm:grid-cols-2' : 'sm:grid-cols-3')}>
            {!isPdf && (
              <SelectField
                label={t('view')}
                options={VIEWS.map((value) => ({ value, label: t(`views.${value}`) }))}
                value={reading.view}
                onChange={(view) => change({ view })}
              />
            )}
            <SelectField
              label={t('language')}
              options={LANGUAGES.map((value) => ({ value, label: t(`languages.${value}`) }))}
              value={reading.language}
              onChange={(language) => change({ language })}
            />
            <SelectField
              label={t('join')}
              options={JOINS.map((value) => ({ value, label: t(`joins.${value}`) }))}
              value={reading.join ? 'yes' : 'no'}
              onChange={(join) => change({ join: join === 'yes' })}
            />
          </FormGrid>
        )}
      </div>
      <AskPassword state={state} onFile={parser.choose} />
      <GoneSource file={state.gone ?? undefined} />
      {untouched && (
        <SampleLine
          tool="parser"
          fetchSample={fetchDocumentSample}
          // In private mode nothing is fetched any more.
          other={isPrivate ? undefined : { words: t('samplePdf'), fetchSample: fetchPdfSample }}
          onFile={parser.choose}
        />
      )}
    </Section>
  )
}
