'use client'

import { useTranslations } from 'next-intl'
import { useState, type ReactNode } from 'react'
import { Button } from '@/components/ui/button'
import { DataCell, DataRow } from '@/components/ui/data-row'
import { DataTable } from '@/components/ui/data-table'
import { TextButton, TextLink } from '@/components/ui/link'
import { ProblemMark } from '@/components/ui/problem-mark'
import { HelpLink } from '../shared/help-link'
import { useSmall } from '../shared/use-small'
import type { WordedProblem } from './answers'
import type { Cause } from './causes'
import type { RowFilter } from './checked-rows'
import { MAPPING_ID } from './mapping-id'
import { NotMade } from './not-made'
import { rowRanges } from './row-ranges'
import type { Generator } from './use-generator'

export interface CausesTableProps {
  readonly caption: string
  readonly causes: readonly Cause[]
  readonly generator: Generator
  readonly onShow?: (filter: RowFilter) => void
}

/** Why something is to be said, a line for each reason, with its fix. */
export function CausesTable({ caption, causes, generator, onShow }: CausesTableProps) {
  const t = useTranslations('generator.check')
  const isSmall = useSmall()
  return (
    <DataTable
      caption={caption}
      rowHead=""
      columns={[
        { id: 'cause', head: t('what') },
        ...(isSmall ? [] : [{ id: 'place', head: t('place'), width: '9rem' }]),
      ]}
    >
      {causes.map((cause) => (
        <DataRow
          key={cause.number}
          number={<ProblemMark tone={cause.tone} number={cause.number} className="ml-auto" />}
        >
          <DataCell wrap data-problem id={causeId(cause.number)}>
            <span className="heard-only">{t(cause.tone, { number: cause.number })} </span>
            <CauseText cause={cause} /> <HelpLink code={cause.problems[0].code} />
            {isSmall && (
              <span className="block text-small text-ink2">
                <Place cause={cause} />
              </span>
            )}
            <Fix cause={cause} generator={generator} onShow={onShow} />
          </DataCell>
          {!isSmall && (
            <DataCell wrap quiet>
              <Place cause={cause} />
            </DataCell>
          )}
        </DataRow>
      ))}
    </DataTable>
  )
}

/** Where a cause is shown, for the cells that it concerns. */
export function causeId(number: number): string {
  return `cause-${number}`
}

/** How many texts of one cause are shown at first. */
const SAID = 1

function CauseText({ cause: { problems, rows, tone, number } }: { cause: Cause }): ReactNode {
  const t = useTranslations('generator.check')
  const [isWhole, setWhole] = useState(false)
  const [first] = problems
  const tags = problems.flatMap(({ tag }) => (tag === null ? [] : [tag]))
  if (first.code === 'TAG_COLUMN_SUPPOSED') {
    return (
      <>
        <strong className="font-semibold">{t('cause.supposed', { count: problems.length })}</strong> {tags.join(', ')}
      </>
    )
  }
  if (first.code === 'TAG_NO_COLUMN' && problems.length > 1) {
    return (
      <>
        <strong className="font-semibold">{t('cause.noColumn', { count: problems.length })}</strong> {tags.join(', ')}
      </>
    )
  }
  const texts = [...new Set(problems.map(({ text }) => text))]
  const checked = { number, tone, problem: first }
  return (
    <>
      {(isWhole ? texts : texts.slice(0, SAID)).map((text) => (
        <span key={text} className="block">
          {text}
          <NotMade checked={checked} />
        </span>
      ))}
      {texts.length > SAID && !isWhole && (
        <TextButton onClick={() => setWhole(true)}>
          {t(rows.length > 0 ? 'cause.moreRows' : 'cause.more', { count: texts.length - SAID })}
        </TextButton>
      )}
    </>
  )
}

function Fix({ cause, generator, onShow }: { cause: Cause } & Pick<CausesTableProps, 'generator' | 'onShow'>) {
  const t = useTranslations('generator')
  const { dispatch, state } = generator
  if (state.run.kind !== 'idle') return null
  const [first] = cause.problems
  const small = { size: 'small', className: 'mt-1' } as const
  switch (first.code) {
    case 'TAG_COLUMN_SUPPOSED':
      return (
        <span className="block">
          <Button {...small} onClick={() => dispatch({ type: 'suggestionConfirmed' })}>
            {t('mapping.confirmAll', { count: cause.problems.length })}
          </Button>
        </span>
      )
    case 'TAG_NO_COLUMN':
      return (
        <span className="mt-1.5 block">
          <TextLink alone href={`#${MAPPING_ID}`}>
            {t('release.openAction')}
          </TextLink>
        </span>
      )
    case 'FILE_NAMES_REPEATED': {
      const base = state.options.pattern.trim() || nameWithout(state.slots.template)
      return (
        <span className="block">
          <Button
            {...small}
            onClick={() => dispatch({ type: 'optionsChanged', options: { pattern: `${base} {row.number}` } })}
          >
            {t('check.cause.addNumber')}
          </Button>
        </span>
      )
    }
    default:
      if (cause.rows.length < 2 || onShow === undefined) return null
      return (
        <TextButton alone className="mt-1.5 block" onClick={() => onShow(cause.tone === 'error' ? 'waiting' : 'notes')}>
          {t('check.cause.showRows')}
        </TextButton>
      )
  }
}

function nameWithout(slot: Generator['state']['slots']['template']): string {
  return slot.kind === 'empty' ? '' : slot.file.name.replace(/\.[^.]*$/, '')
}

/** The address: a cell, rows, a column, a paragraph of the template; a dash for the file as a whole. */
function Place({ cause: { problems, rows } }: { cause: Cause }) {
  const t = useTranslations('generator.check')
  const [first] = problems
  if (rows.length > 1) return t('rowsPlace', { rows: rowRanges(rows), count: rows.length })
  return problems.length > 1 ? t(`fileOf.${first.file ?? 'data'}`) : <OnePlace problem={first} />
}

function OnePlace({ problem: { cell, column, paragraph, sheet, row } }: { problem: WordedProblem }) {
  const t = useTranslations('generator.check')
  if (cell !== null) return cell
  if (column !== null && row === null) return t('columnPlace', { column })
  if (paragraph !== null) return t('paragraph', { paragraph: paragraph + 1 })
  return sheet ?? '—'
}
