'use client'

import { useFormatter, useTranslations } from 'next-intl'
import { useState, type ReactNode } from 'react'
import { Button } from '@/components/ui/button'
import { CheckBox } from '@/components/ui/check-box'
import { TextButton } from '@/components/ui/link'
import { ProblemMark } from '@/components/ui/problem-mark'
import { useReaderZone } from '@/components/ui/use-reader-zone'
import { isWaiting, type CheckedRow, type DateDoubt, type Review } from './checked-rows'
import type { RowDecision } from './edits'
import type { Generator } from './use-generator'

export interface RowNotesProps {
  readonly id: string
  readonly row: CheckedRow
  readonly review: Review | undefined
  readonly generator: Generator
  /** No run is in progress, so the user can answer. */
  readonly isIdle: boolean
}

/** Below a row: its questions, with the answers as buttons, and the user's changes. */
export function RowNotes({ id, row, review, generator, isIdle }: RowNotesProps) {
  const t = useTranslations('generator.check.rows')
  const time = useTimeOf()
  const { number, dates, isDoubtful, out, edits, decision } = row
  const decide = (kind: RowDecision['kind'] | null) =>
    generator.dispatch({ type: 'rowDecided', row: number, kind, at: Date.now() })
  return (
    <div id={id} className="grid gap-1.5 pt-0.5 whitespace-normal">
      {dates.map((date) => (
        <DateNote key={date.column} date={date} review={review} generator={generator} isIdle={isIdle} />
      ))}
      {isDoubtful && (
        <Line tone="decide" fact={t('doubtful', { row: String(number) })}>
          {isIdle && (
            <>
              <Button size="small" onClick={() => decide('out')}>
                {t('leaveOut')}
              </Button>
              <Button size="small" onClick={() => decide('data')}>
                {t('keep')}
              </Button>
            </>
          )}
        </Line>
      )}
      {out !== null && (
        <Line
          tone={out === 'total' ? 'decide' : undefined}
          fact={out === 'total' ? t('total', { row: String(number) }) : undefined}
          text={out === 'person' ? t('outAt', { time: time(decision?.at) }) : undefined}
        >
          {isIdle && (
            <TextButton alone onClick={() => decide(out === 'total' ? 'data' : null)}>
              {t('putBack')}
            </TextButton>
          )}
        </Line>
      )}
      {edits.map(({ column, at, before }) => (
        <Line
          key={column}
          text={t(before === '' ? 'changedEmpty' : 'changed', {
            cell: `${column}${number}`,
            time: time(at),
            before,
          })}
        >
          {isIdle && (
            <TextButton
              alone
              onClick={() => generator.dispatch({ type: 'cellRestored', row: number, column })}
              aria-label={t('undoCell', { cell: `${column}${number}` })}
            >
              {t('undo')}
            </TextButton>
          )}
        </Line>
      ))}
      {decision?.kind === 'data' && out === null && (
        <Line text={t('keptAt', { time: time(decision.at) })}>
          {isIdle && (
            <TextButton alone onClick={() => decide(null)}>
              {t('undo')}
            </TextButton>
          )}
        </Line>
      )}
      {isIdle && isWaiting(row) && !isDoubtful && (
        <p>
          <TextButton alone onClick={() => decide('out')}>
            {t('leaveRowOut', { row: String(number) })}
          </TextButton>
        </p>
      )}
    </div>
  )
}

/** A date that is none, with the nearest ones, or one that is two, with both in words. */
function DateNote({ date, review, generator, isIdle }: { date: DateDoubt } & Omit<RowNotesProps, 'id' | 'row'>) {
  const t = useTranslations('generator.check.rows')
  const format = useFormatter()
  const [isForAll, setForAll] = useState(true)
  const { row, column, kind, month, readings, others } = date
  const cell = `${column}${row}`
  const alike = (review?.dates ?? []).filter((each) => each.kind === 'ambiguous' && each.column === column)
  const inWords = (day: string) => format.dateTime(new Date(`${day}T00:00:00Z`), { dateStyle: 'long', timeZone: 'UTC' })

  function choose(index: number): void {
    const meant = kind === 'ambiguous' && isForAll ? alike : [date]
    const cells = meant.flatMap((each) => {
      const text = each.readings[index]?.text
      return text === undefined ? [] : [{ row: each.row, column, text, before: each.text, at: Date.now() }]
    })
    generator.dispatch({ type: 'cellsChanged', cells })
  }

  const name = month === null ? '' : monthName(month.number, format)
  return (
    <div className="grid gap-1.5">
      <Line
        tone={kind === 'impossible' ? 'error' : 'decide'}
        fact={
          kind === 'ambiguous'
            ? t('ambiguous', { cell })
            : month === null
              ? t('noSuchDate', { cell })
              : t('impossible', { cell, month: name, days: month.days })
        }
        text={
          kind === 'impossible'
            ? t(readings.length > 0 ? 'typeOrChoose' : 'typeDate')
            : others === null
              ? undefined
              : t(`others.${others.order}`, { count: others.count, column })
        }
      />
      {isIdle && readings.length > 0 && (
        <p className="flex flex-wrap items-center gap-2 pl-6">
          {readings.map(({ text, day }, index) => (
            <Button key={text} size="small" onClick={() => choose(index)} className="max-sm:min-h-11">
              {kind === 'ambiguous' ? inWords(day) : text}
            </Button>
          ))}
          {kind === 'ambiguous' && alike.length > 1 && (
            <CheckBox checked={isForAll} onChange={({ currentTarget }) => setForAll(currentTarget.checked)}>
              {t('sameForNext', { count: alike.length - 1 })}
            </CheckBox>
          )}
        </p>
      )}
    </div>
  )
}

function monthName(month: number, format: ReturnType<typeof useFormatter>): string {
  const name = format.dateTime(new Date(Date.UTC(2026, month - 1, 1)), { month: 'long', timeZone: 'UTC' })
  return name.charAt(0).toLocaleUpperCase() + name.slice(1)
}

function useTimeOf(): (at: number | undefined) => string {
  const format = useFormatter()
  const timeZone = useReaderZone()
  return (at = 0) => format.dateTime(new Date(at), { hour: '2-digit', minute: '2-digit', timeZone })
}

function Line({
  tone,
  fact,
  text,
  children,
}: {
  tone?: 'error' | 'decide' | undefined
  fact?: string | undefined
  text?: string | undefined
  children?: ReactNode
}) {
  return (
    <p className="flex flex-wrap items-center gap-x-2 gap-y-1 text-small">
      <span className="flex min-w-0 items-start gap-2">
        {tone !== undefined && <ProblemMark tone={tone} className="mt-px" />}
        <span className="min-w-0">
          {fact !== undefined && <strong className="font-semibold">{fact} </strong>}
          {text}
        </span>
      </span>
      {children}
    </p>
  )
}
