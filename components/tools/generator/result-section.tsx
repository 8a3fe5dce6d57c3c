'use client'

import { FileDown } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { buttonStyle } from '@/components/ui/button-style'
import { FileButton } from '@/components/ui/file-button'
import { TextLink } from '@/components/ui/link'
import { Notice } from '@/components/ui/notice'
import { deferred, useDeferred } from '@/components/ui/deferred'
import { Section } from '@/components/ui/section'
import { Segments } from '@/components/ui/segments'
import type { Result, WordedProblem } from './answers'
import { DownloadLink, downloadHref, entryOf } from '../shared/download-action'
import { DATA_KINDS } from '../shared/file-kinds'
import { KeepTemplateAction } from './keep-template-action'
import type { GeneratorLimits } from './limits'
import { ProblemTable } from './problem-table'
import { ResultTable } from './result-table'
import type { ResultRow, ResultRows } from './result-rows'
import { rowRanges } from './row-ranges'
import type { Run } from './state'
import type { CheckedProblem } from './tally'
import type { ResultMails as Mails } from './use-mails'
import type { Generator } from './use-generator'

const mailsPart = deferred(() => import('./result-mails'))

/** The file of the zip that the rows without documents stand in, with why. */
const FAILED_ROWS = 'errors.xlsx'

type Filter = 'all' | 'failed' | 'noted'

const SHOWS: Readonly<Record<Filter, (row: ResultRow) => boolean>> = {
  all: () => true,
  failed: ({ name }) => name === null,
  noted: ({ name, problems }) => name !== null && problems.length > 0,
}

export interface ResultSectionProps {
  readonly rows: ResultRows
  readonly run: Extract<Run, { kind: 'done' }>
  readonly mails: Mails
  readonly generator: Generator
  readonly limits: GeneratorLimits
}

/** Section 5 when the documents are made: every row with its document, or with the reason why it has none. */
export function ResultSection({ rows, run: { result, before }, mails, generator, limits }: ResultSectionProps) {
  const t = useTranslations('generator.result')
  const [filter, setFilter] = useState<Filter>('all')
  const sent = useDeferred(mailsPart, true)
  const shown = rows.rows.filter(SHOWS[filter])
  const noted = rows.rows.filter(SHOWS.noted).length
  const archive = result.name.endsWith('.zip') ? result : null
  return (
    <Section
      number={5}
      title={t('title')}
      note={t('count', { count: rows.made })}
      actions={
        rows.failed + noted > 0 && (
          <Segments
            label={t('filter')}
            value={filter}
            onChange={setFilter}
            options={[
              { value: 'all', label: t('all', { count: rows.rows.length }) },
              { value: 'failed', label: t('onlyFailed', { count: rows.failed }), disabled: rows.failed === 0 },
              { value: 'noted', label: t('onlyNoted', { count: noted }), disabled: noted === 0 },
            ]}
          />
        )
      }
    >
      {rows.failed > 0 && <Partly rows={rows} result={result} />}
      {result.unchanged > 0 && (
        <Notice tone="done" className="mb-3" action={<TextLink href="/history">{t('history')}</TextLink>}>
          {t('unchanged', { count: result.unchanged })}
        </Notice>
      )}
      {before !== null && (
        <Notice tone="done" className="mb-3">
          {t('others')}{' '}
          <a
            href={downloadHref(before)}
            download={before.name}
            className="text-act underline underline-offset-4 wrap-anywhere"
          >
            {before.name}
          </a>
        </Notice>
      )}
      <ResultTable key={filter} rows={shown} archive={archive} folded={filter === 'all'} />
      <div className="mt-3 flex flex-wrap gap-2">
        <FileButton name="excel" accept={DATA_KINDS} onFile={(file) => generator.choose('data', file)}>
          {t('corrected')}
        </FileButton>
        {archive !== null && rows.failed > 0 && (
          <DownloadLink result={entryOf(archive, FAILED_ROWS)} className={buttonStyle('quiet')}>
            <FileDown aria-hidden />
            {t('failedRows', { count: result.failed.length, rows: rowRanges(result.failed) })}
          </DownloadLink>
        )}
        <KeepTemplateAction generator={generator} />
      </div>
      {sent !== null && <sent.ResultMails key={result.operationId} mails={mails} limits={limits} />}
      <Problems title={t('aboutRows')} problems={rows.remarks} />
      <Problems title={t('about')} problems={rows.general} />
    </Section>
  )
}

/** That not every row became a document, which did not, and where they are. */
function Partly({ rows, result }: { rows: ResultRows; result: Result }) {
  const t = useTranslations('generator.result')
  const failed = { count: result.failed.length, rows: rowRanges(result.failed) }
  return (
    <Notice tone="error" className="mb-3" fact={t('partly', { made: rows.made, failed: rows.failed })}>
      {t(result.name.endsWith('.zip') ? 'inErrors' : 'without', failed)} {t('mend')}
    </Notice>
  )
}

function Problems({ title, problems }: { title: string; problems: readonly WordedProblem[] }) {
  if (problems.length === 0) return null
  return (
    <div className="mt-5">
      <h3 className="mb-1 text-small font-semibold">{title}</h3>
      <ProblemTable caption={title} problems={problems.map(numbered)} made />
    </div>
  )
}

function numbered(problem: CheckedProblem['problem'], index: number): CheckedProblem {
  return { number: index + 1, problem, tone: problem.severity === 'error' ? 'error' : 'note' }
}
