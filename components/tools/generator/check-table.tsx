'use client'

import { useTranslations } from 'next-intl'
import { Fragment, useId, useState } from 'react'
import { cx } from '@/components/ui/cx'
import { DataCell, DataRow } from '@/components/ui/data-row'
import { DataTable } from '@/components/ui/data-table'
import { ProblemMark } from '@/components/ui/problem-mark'
import { GapRow, ProblemRow } from '@/components/ui/table-notes'
import { useSmall } from '../shared/use-small'
import { isJson, type InspectAnswer } from './answers'
import { CellField } from './cell-field'
import { CellSheet } from './cell-sheet'
import { causeId } from './causes-table'
import {
  cellId,
  columnAt,
  isWaiting,
  worstTone,
  type CheckedRow,
  type CheckLine,
  type Review,
  type Shown,
} from './checked-rows'
import { HeaderRowNumber } from './header-row-number'
import { ownColumns, ownRowsWidth } from './own-columns'
import { RowNotes } from './row-notes'
import type { CheckedProblem } from './tally'
import type { Generator } from './use-generator'

export interface CheckTableProps {
  readonly caption: string
  readonly matches: InspectAnswer['matches']
  readonly table: NonNullable<InspectAnswer['table']>
  readonly shown: Shown
  readonly review: Review | undefined
  readonly lines: readonly CheckLine[]
  readonly generator: Generator
  /** Opens the rows without warnings. */
  readonly onOpen: (() => void) | undefined
}

/** A cell that is being corrected. */
export interface EditedCell {
  readonly row: number
  readonly column: string
}

/** So long a text was cut: what is typed over it would lose the rest. */
const CUT = /…$/

/** Rows of the user's spreadsheet, in which cells are edited and rows are left out and put back. */
export function CheckTable(props: CheckTableProps) {
  const { caption, matches, table, shown, review, lines, generator, onOpen } = props
  const t = useTranslations('generator.check.rows')
  const [editing, setEditing] = useState<EditedCell | null>(null)
  const isSmall = useSmall()
  const { run, inspected } = generator.state
  const isIdle = run.kind === 'idle'
  const isFixed = inspected !== null && isJson(inspected.answer)
  const last = lines.findLast(({ kind }) => kind === 'row')
  const edited = lines.flatMap((line) => (line.kind === 'row' && line.row.number === editing?.row ? [line.row] : []))[0]
  return (
    <>
      <DataTable
        caption={caption}
        rowHead={isFixed ? null : <HeaderRowNumber row={table.headerRow} />}
        columns={ownColumns(shown, matches)}
        lastNumber={last?.kind === 'row' ? last.row.number : 0}
        minWidth={ownRowsWidth(shown)}
        height="tall"
      >
        {lines.map((line) =>
          line.kind === 'gap' ? (
            <GapRow key={`to ${String(line.to)}`} columns={shown.columns.length} onOpen={onOpen}>
              {t(shown.moreMarked > 0 ? 'gap' : 'gapWell', {
                from: String(line.from),
                to: String(line.to),
                count: line.to - line.from + 1,
              })}
            </GapRow>
          ) : (
            <CheckedLine
              key={line.row.number}
              row={line.row}
              shown={shown}
              review={review}
              generator={generator}
              editing={editing?.row === line.row.number && !isSmall ? editing.column : null}
              isFixed={isFixed}
              onEdit={isIdle ? (column) => setEditing({ row: line.row.number, column }) : undefined}
              onEnd={() => setEditing(null)}
            />
          ),
        )}
      </DataTable>
      {isSmall && editing !== null && edited !== undefined && (
        <CellSheet
          row={edited}
          column={editing.column}
          shown={shown}
          generator={generator}
          onEnd={() => {
            setEditing(null)
            focusCell(editing)
          }}
        />
      )}
    </>
  )
}

interface CheckedLineProps {
  readonly row: CheckedRow
  readonly shown: Shown
  readonly review: Review | undefined
  readonly generator: Generator
  /** The column of the cell that is being corrected. */
  readonly editing: string | null
  /** Its values can't be corrected; the row can be left out. */
  readonly isFixed: boolean
  readonly onEdit: ((column: string) => void) | undefined
  readonly onEnd: () => void
}

function CheckedLine({ row, shown, review, generator, editing, isFixed, onEdit, onEnd }: CheckedLineProps) {
  const id = useId()
  const { number, cells, problems, dates, isDoubtful, out, edits } = row
  const { columns } = shown
  const tones: Pick<CheckedProblem, 'tone'>[] = [
    ...problems,
    ...dates.map(({ kind }) => ({ tone: kind === 'impossible' ? ('error' as const) : ('decide' as const) })),
    ...(isDoubtful || out === 'total' ? [{ tone: 'decide' as const }] : []),
  ]
  const hasNotes = dates.length > 0 || isDoubtful || out !== null || edits.length > 0 || isWaiting(row)
  const places = [
    ...dates.map(({ column }) => columns.findIndex(({ letter }) => letter === column)),
    ...edits.map(({ column }) => columns.findIndex(({ letter }) => letter === column)),
    ...problems.map((problem) => columnAt(problem, shown)),
  ].filter((at) => at >= 0)

  function toggle(): void {
    if (onEdit === undefined) return
    const kind = out === 'total' ? 'data' : out === 'person' ? null : 'out'
    generator.dispatch({ type: 'rowDecided', row: number, kind, at: Date.now() })
  }

  return (
    <Fragment>
      <DataRow number={number} tone={out === 'person' ? undefined : worstTone(tones)} open={hasNotes}>
        {cells.map((text, index) => {
          const letter = columns[index]?.letter ?? ''
          const own = problems.filter((problem) => {
            const at = columnAt(problem, shown)
            return at === index || (index === 0 && at === -1)
          })
          return (
            <CheckedCell
              key={index}
              row={number}
              column={letter}
              text={text}
              own={own}
              date={dates.find(({ column }) => column === letter)}
              isDoubtful={isDoubtful && text !== ''}
              isOut={out !== null}
              isChanged={edits.some(({ column }) => column === letter)}
              notesId={hasNotes ? id : undefined}
              isEditing={editing === letter}
              onEdit={
                onEdit === undefined || isFixed || CUT.test(text) || out !== null ? undefined : () => onEdit(letter)
              }
              onToggle={toggle}
              onSave={(typed) => {
                if (typed !== text) {
                  const cell = { row: number, column: letter, text: typed, before: text, at: Date.now() }
                  generator.dispatch({ type: 'cellsChanged', cells: [cell] })
                }
                onEnd()
              }}
              onEnd={onEnd}
            />
          )
        })}
      </DataRow>
      {hasNotes && (
        <ProblemRow columns={cells.length} from={places.length === 0 ? 0 : Math.min(...places)}>
          <RowNotes id={id} row={row} review={review} generator={generator} isIdle={onEdit !== undefined} />
        </ProblemRow>
      )}
    </Fragment>
  )
}

interface CheckedCellProps {
  readonly row: number
  readonly column: string
  readonly text: string
  readonly own: readonly CheckedProblem[]
  readonly date: { readonly kind: 'impossible' | 'ambiguous' } | undefined
  readonly isDoubtful: boolean
  readonly isOut: boolean
  readonly isChanged: boolean
  readonly notesId: string | undefined
  readonly isEditing: boolean
  readonly onEdit: (() => void) | undefined
  readonly onToggle: () => void
  readonly onSave: (text: string) => void
  readonly onEnd: () => void
}

function CheckedCell(props: CheckedCellProps) {
  const { row, column, text, own, date, isDoubtful, isOut, isChanged, notesId, isEditing, onEdit, onToggle } = props
  const t = useTranslations('generator.check')
  if (isEditing) return <CellField {...props} />
  const ofDate = date?.kind === 'impossible' ? 'error' : date?.kind === 'ambiguous' || isDoubtful ? 'decide' : undefined
  const tone = ofDate ?? worstTone(own)
  const told = [...own.map(({ number }) => causeId(number)), ...(tone === undefined ? [] : [notesId])].filter(Boolean)
  return (
    <DataCell
      id={cellId(row, column)}
      tone={isOut ? undefined : tone}
      aria-describedby={told.length === 0 ? undefined : told.join(' ')}
      className={cx(
        isOut && 'text-ink2 line-through',
        isChanged && 'border-l-3 border-l-heavy font-semibold',
        onEdit !== undefined && 'cursor-text',
      )}
      onDoubleClick={onEdit}
      onClick={({ detail, currentTarget }) => {
        // Touch screens have no double press.
        if (detail === 1 && matchMedia('(pointer: coarse)').matches && currentTarget === document.activeElement)
          onEdit?.()
      }}
      onKeyDown={(event) => {
        if (event.ctrlKey || event.metaKey || event.altKey) return
        const key = event.key.toLowerCase()
        if ((event.key === 'Enter' || event.key === 'F2') && onEdit !== undefined) onEdit()
        else if (key === 'x' || key === 'ч') onToggle()
        else return
        event.preventDefault()
        event.stopPropagation()
      }}
    >
      {own.map(({ number, tone: ownTone }, index) => (
        <Fragment key={index}>
          <span className="heard-only">{t(ownTone, { number })} </span>
          <span aria-hidden>
            <ProblemMark tone={ownTone} number={number} className="mr-1.5" />
          </span>
        </Fragment>
      ))}
      {text === '' && own.length > 0 ? <span className="text-ink2">{t('rows.empty')}</span> : text}
    </DataCell>
  )
}

/** Gives the focus to a cell once it is drawn. */
export function focusCell({ row, column }: EditedCell): void {
  requestAnimationFrame(() => document.getElementById(cellId(row, column))?.focus({ preventScroll: true }))
}
