'use client'

import { useTranslations } from 'next-intl'
import { useMemo, useState } from 'react'
import { cx } from '@/components/ui/cx'
import { DataCell, DataRow } from '@/components/ui/data-row'
import { DataTable } from '@/components/ui/data-table'
import { TextButton } from '@/components/ui/link'
import { ProblemMark } from '@/components/ui/problem-mark'
import { GapRow } from '@/components/ui/table-notes'
import { DownloadLink, entryOf, type Downloadable } from '../shared/download-action'
import { useWords } from '../shared/use-words'
import { isToSay, resultLines } from './result-lines'
import type { ResultRow } from './result-rows'
import { rowRanges } from './row-ranges'

/** How many warnings are shown with a row. */
const SAID = 5

export interface ResultTableProps {
  readonly rows: readonly ResultRow[]
  /** The zip from which each document can be downloaded; null if the documents aren't separate files. */
  readonly archive: Downloadable | null
  readonly folded?: boolean
  /** The first row of the shown document. */
  readonly opened: number | null
  /** Shows a document; absent if none can be shown. */
  readonly onOpen: ((row: number) => void) | undefined
}

/** Documents by the spreadsheet's row numbers; long runs without warnings are one thin row that opens. */
export function ResultTable({ rows, archive, folded = false, opened: looked, onOpen }: ResultTableProps) {
  const t = useTranslations('generator.result')
  const [opened, setOpened] = useState<ReadonlySet<number>>(new Set())
  const lines = useMemo(() => resultLines(rows, folded, opened), [rows, folded, opened])
  const problems = useMemo(
    () => lines.flatMap((line, row) => (line.kind === 'row' && isToSay(line.row) ? [{ row }] : [])),
    [lines],
  )
  const noted = rows.some(isToSay)
  return (
    <DataTable
      caption={t('caption')}
      rowHead={t('row')}
      columns={[{ id: 'name', head: t('name') }, ...(noted ? [{ id: 'note', head: t('note'), width: '50%' }] : [])]}
      rows={{
        count: lines.length,
        problems,
        row: (index) => {
          const line = lines[index]
          if (line === undefined) return null
          if (line.kind === 'row')
            return (
              <Row
                key={line.row.rows[0]}
                row={line.row}
                archive={archive}
                noted={noted}
                isLooked={line.row.rows[0] === looked}
                onOpen={onOpen}
              />
            )
          const { first, last, count } = line
          return (
            <GapRow key={`gap ${first}`} columns={noted ? 2 : 1} onOpen={() => setOpened(new Set([...opened, first]))}>
              {t('gap', { count, rows: first === last ? String(first) : `${first}–${last}` })}
            </GapRow>
          )
        },
      }}
    />
  )
}

interface RowProps {
  readonly row: ResultRow
  readonly archive: Downloadable | null
  readonly noted: boolean
  readonly isLooked: boolean
  readonly onOpen: ResultTableProps['onOpen']
}

function Row({ row: { rows, name, size, problems }, archive, noted, isLooked, onOpen }: RowProps) {
  const words = useWords()
  const t = useTranslations('generator.result')
  const tone = name === null ? 'error' : problems.length > 0 ? 'note' : undefined
  return (
    <DataRow number={rows[0]} tone={tone} chosen={isLooked}>
      <DataCell wrap tone={name === null ? 'error' : undefined} className={name === null ? 'text-red' : undefined}>
        <span className="flex flex-wrap items-baseline justify-between gap-x-3">
          <span className="min-w-0 wrap-anywhere">
            {name === null ? t('notMade') : archive === null ? name : <Document archive={archive} name={name} />}
          </span>
          {name !== null && onOpen !== undefined && (
            <TextButton
              alone
              data-control
              className="ml-auto shrink-0"
              aria-label={t('showOf', { name })}
              aria-pressed={isLooked}
              onClick={() => onOpen(rows[0])}
            >
              {t('show')}
            </TextButton>
          )}
          {size !== undefined && (
            <span className={cx('whitespace-nowrap text-ink2', (name === null || onOpen === undefined) && 'ml-auto')}>
              {words.size(size)}
            </span>
          )}
        </span>
        {rows.length > 1 && (
          <span className="block text-ink2">{t('rows', { count: rows.length, rows: rowRanges(rows) })}</span>
        )}
      </DataCell>
      {noted && (
        <DataCell wrap data-problem={tone !== undefined || undefined}>
          {name === null && problems.length === 0 && t('withOthers')}
          {problems.slice(0, SAID).map(({ text, severity }, index) => (
            <span key={index} className="flex items-start gap-1.5">
              <ProblemMark tone={severity === 'error' ? 'error' : 'note'} className="mt-px" />
              <span className="min-w-0">{text}</span>
            </span>
          ))}
          {problems.length > SAID && (
            <span className="text-ink2">{t('moreNotes', { count: problems.length - SAID })}</span>
          )}
        </DataCell>
      )}
    </DataRow>
  )
}

/** A document's name, by which it is downloaded without the others. */
function Document({ archive, name }: { archive: Downloadable; name: string }) {
  return (
    <DownloadLink
      result={entryOf(archive, name)}
      className="target text-act underline decoration-rule underline-offset-4 hover:decoration-current"
    >
      {name}
    </DownloadLink>
  )
}
