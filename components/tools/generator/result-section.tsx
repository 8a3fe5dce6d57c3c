'use client'

import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { cx } from '@/components/ui/cx'
import { TextLink } from '@/components/ui/link'
import { Notice } from '@/components/ui/notice'
import { deferred, useDeferred } from '@/components/ui/deferred'
import { SearchField } from '@/components/ui/search-field'
import { Section } from '@/components/ui/section'
import { Segments } from '@/components/ui/segments'
import type { Result, WordedProblem } from './answers'
import { DownloadLink } from '../shared/download-action'
import { CorrectedSpreadsheet } from './corrected-spreadsheet'
import type { GeneratorLimits } from './limits'
import { ProblemTable } from './problem-table'
import { usePrivateMode } from '../shared/private-mode'
import { ResultNext } from './result-next'
import { ResultPreview } from './result-preview'
import { ResultTable } from './result-table'
import type { ResultRow, ResultRows } from './result-rows'
import { rowRanges } from './row-ranges'
import type { Run } from './state'
import type { CheckedProblem } from './tally'
import { useFoundRows } from './use-found-rows'
import type { ResultMails as Mails } from './use-mails'
import type { Generator } from './use-generator'

const mailsPart = deferred(() => import('./result-mails'))

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

/** Section 5 when the documents are created: every row with its document, or with the reason why it has none. */
export function ResultSection({ rows, run, mails, generator, limits }: ResultSectionProps) {
  const { result, before } = run
  const t = useTranslations('generator.result')
  const [filter, setFilter] = useState<Filter>('all')
  const isPrivate = usePrivateMode() !== null
  const sent = useDeferred(mailsPart, !isPrivate)
  const [wanted, setWanted] = useState('')
  const [open, setOpen] = useState<number | null>(null)
  const isSearched = rows.rows.length > LEAST_SEARCHED
  const printing = useFoundRows(isSearched ? generator.readyQuestion : null, wanted)
  const shown = rows.rows
    .filter(SHOWS[filter])
    .filter((row) => isFound(row, wanted) || (row.name !== null && printing.rows.has(row.rows[0])))
  const { changes = [], stoppedAt = null } = result
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
        <Notice tone="done" className="mb-3" action={!isPrivate && <TextLink href="/history">{t('history')}</TextLink>}>
          {t('unchanged', { count: result.unchanged })}
        </Notice>
      )}
      {before !== null && (
        <Notice tone="done" className="mb-3">
          {t('others')}{' '}
          <DownloadLink result={before} className="text-act underline underline-offset-4 wrap-anywhere">
            {before.name}
          </DownloadLink>
        </Notice>
      )}
      {stoppedAt !== null && (
        <Notice tone="note" className="mb-3" fact={t('stopped', { made: rows.made, count: stoppedAt })}>
          {t('stoppedNote')}
        </Notice>
      )}
      {changes.length > 0 && <Changes changes={changes} generator={generator} />}
      <div className={cx('grid items-start gap-5', open !== null && 'lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]')}>
        <div className="min-w-0">
          {isSearched && (
            <SearchField label={t('search')} value={wanted} onChange={setWanted} className="mb-2 max-w-sm" />
          )}
          {shown.length === 0 ? (
            <p className="text-small text-ink2">{t(printing.isAsking ? 'searching' : 'nothingFound')}</p>
          ) : (
            <ResultTable
              key={filter}
              rows={shown}
              archive={archive}
              folded={filter === 'all' && wanted === ''}
              opened={open}
              onOpen={generator.question === null ? undefined : setOpen}
            />
          )}
        </div>
        {open !== null && (
          <ResultPreview row={open} rows={rows.rows} generator={generator} archive={archive} onOpen={setOpen} />
        )}
      </div>
      {/* On a wide screen, it is next to the title block. */}
      <ResultNext run={run} generator={generator} className="-mx-4 mt-5 pb-0 sm:-mx-5 lg:hidden" />
      {sent !== null && <sent.ResultMails key={result.operationId} mails={mails} limits={limits} />}
      <Problems title={t('aboutRows')} problems={rows.remarks} />
      <Problems title={t('about')} problems={rows.general} />
    </Section>
  )
}

/** With fewer documents, a search isn't needed. */
const LEAST_SEARCHED = 10

/** By its name or by one of its rows; letters with and without their marks are the same. */
function isFound({ name, rows }: ResultRow, wanted: string): boolean {
  const text = plain(wanted)
  if (text === '') return true
  return rows.some((row) => String(row) === text) || plain(name ?? '').includes(text)
}

function plain(text: string): string {
  return text.trim().normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase()
}

/** How many changed cells are listed. */
const NAMED = 6

/** The cells that the documents have otherwise than the file. */
function Changes({ changes, generator }: { changes: NonNullable<Result['changes']>; generator: Generator }) {
  const t = useTranslations('generator.result')
  const { question } = generator
  return (
    <Notice
      tone="done"
      className="mb-3"
      fact={t('changes', { count: changes.length })}
      action={
        question !== null && (
          <CorrectedSpreadsheet
            generator={generator}
            question={{
              ...question,
              edits: { changes: changes.map(({ row, column, text }) => ({ row, column, text })) },
            }}
          />
        )
      }
    >
      {changes
        .slice(0, NAMED)
        .map(({ row, column, text, before }) => t('change', { cell: `${column}${row}`, text, before }))
        .join('; ')}
      {changes.length > NAMED && ` ${t('moreChanges', { count: changes.length - NAMED })}`}
    </Notice>
  )
}

/** That some rows have no document, which ones, and where they are. */
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
