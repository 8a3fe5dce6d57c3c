'use client'

import { useTranslations } from 'next-intl'
import { useState, type ReactNode } from 'react'
import { Button } from '@/components/ui/button'
import { cx } from '@/components/ui/cx'
import { TextButton } from '@/components/ui/link'
import { Notice } from '@/components/ui/notice'
import type { FoundTable } from './answers'
import { problemsOf } from './found'
import { ColumnRemark } from './column-remarks'
import { type Grid, letterOf } from './grid'
import type { Parser } from './use-parser'

/** Codes that the list expresses in other words. */
const SAID_BELOW: ReadonlySet<string> = new Set(['TABLE_JOINED', 'TABLE_TYPE_CHOSEN', 'TABLE_TEXT_AMONG'])

/** How many columns are reported at a time. */
const STEP = 6

/** Below a table: what the user should check, and what was found and done. */
export function TableRemarks({
  parser,
  table,
  grid,
  asks = false,
}: {
  parser: Parser
  table: FoundTable
  grid: Grid
  /** Whether a table that only its spacing shows is asked about next to this. */
  asks?: boolean
}) {
  const t = useTranslations('parser.remarks')
  const [told, setTold] = useState(STEP)
  const { state, dispatch } = parser
  const { inspected, types } = state
  const disabled = state.run.kind === 'running'
  const problems = problemsOf(inspected, table.id)
  const warnings = problems.filter(
    ({ severity, code }) => severity !== 'info' && !(code === 'PDF_TABLE_DOUBTFUL' && asks),
  )
  const facts = problems.filter(({ severity, code }) => severity === 'info' && !SAID_BELOW.has(code))
  const { look: looks, merged, notes, pictures, joinedFrom } = table
  const done: readonly (readonly [label: string, value: string])[] = [
    ...(joinedFrom.length > 0 ? [[t('joined'), t('joinedValue', { count: joinedFrom.length })] as const] : []),
    ...(merged > 0 ? [[t('merged'), t('mergedValue', { count: merged })] as const] : []),
    ...(notes > 0 ? [[t('notes'), t('notesValue', { count: notes })] as const] : []),
    ...(pictures > 0 ? [[t('pictures'), t('picturesValue', { count: pictures })] as const] : []),
  ]
  const columns = grid.columns.filter((column) => column !== undefined && column.look.kept + column.look.odd > 0)
  const byHand = types.filter((type) => type.table === table.id)
  const look = looks.kept + looks.odd > 0 || warnings.length > 0
  const what = done.length > 0 || facts.length > 0 || byHand.length > 0
  if (!look && !what) return null
  return (
    <div className={cx('mt-4 grid gap-4', look && what && 'sm:grid-cols-2')}>
      {look && (
        <Column title={t('look')}>
          {columns.length > 0 && (
            <ol className="grid gap-1.5">
              {columns
                .slice(0, told)
                .map(
                  (column, index) =>
                    column && (
                      <ColumnRemark
                        key={column.column}
                        column={column}
                        number={index + 1}
                        cells={grid.looks.filter(({ col, look: why }) => col === column.column && why !== 'unread')}
                        disabled={disabled}
                        onChoose={(chosen) =>
                          dispatch({ type: 'typeChosen', table: table.id, column: column.column, chosen })
                        }
                      />
                    ),
                )}
            </ol>
          )}
          {columns.length > told && (
            <Button size="small" className="justify-self-start" onClick={() => setTold(told + STEP)}>
              {t('moreColumns', { count: columns.length - told })}
            </Button>
          )}
          {warnings.map(({ text }, index) => (
            <Notice key={index} tone="note">
              {text}
            </Notice>
          ))}
        </Column>
      )}
      {what && (
        <Column title={t('done')}>
          {(done.length > 0 || byHand.length > 0) && (
            <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-3 gap-y-1 text-small">
              {done.map(([label, value]) => (
                <div key={label} className="contents">
                  <dt className="text-print">{label}</dt>
                  <dd>{value}</dd>
                </div>
              ))}
              {byHand.length > 0 && (
                <div className="contents">
                  <dt className="text-print">{t('byHand')}</dt>
                  <dd>
                    {t('byHandValue', {
                      count: byHand.length,
                      letters: byHand
                        .map(({ column }) => column)
                        .toSorted((a, b) => a - b)
                        .map(letterOf)
                        .join(', '),
                    })}{' '}
                    <TextButton
                      className={cx(disabled && 'invisible')}
                      onClick={() => dispatch({ type: 'typesReset', table: table.id })}
                    >
                      {t('reset')}
                    </TextButton>
                  </dd>
                </div>
              )}
            </dl>
          )}
          {facts.map(({ text }, index) => (
            <p key={index} className="text-small text-ink2">
              {text}
            </p>
          ))}
        </Column>
      )}
    </div>
  )
}

function Column({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="grid content-start gap-1.5">
      <h4 className="font-narrow text-label text-print">{title}</h4>
      {children}
    </section>
  )
}
