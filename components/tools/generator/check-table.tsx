'use client'

import { useTranslations } from 'next-intl'
import { Fragment, useId } from 'react'
import { DataCell, DataRow } from '@/components/ui/data-row'
import { DataTable } from '@/components/ui/data-table'
import { Notice } from '@/components/ui/notice'
import { ProblemMark } from '@/components/ui/problem-mark'
import { GapRow, ProblemRow } from '@/components/ui/table-notes'
import { columnAt, worstTone, type CheckedRow, type CheckLine, type Shown } from './checked-rows'
import { placeId } from './check-summary'
import { HeaderRowNumber } from './header-row-number'
import { NotMade } from './not-made'
import { ownColumns, ownRowsWidth } from './own-columns'
import type { InspectAnswer } from './answers'
import type { CheckedProblem } from './tally'

export interface CheckTableProps {
  readonly caption: string
  readonly matches: InspectAnswer['matches']
  readonly table: NonNullable<InspectAnswer['table']>
  readonly shown: Shown
  readonly lines: readonly CheckLine[]
}

/** Rows of the person's own table, each cell with a problem marked, and under the row what is wrong with it. */
export function CheckTable({ caption, matches, table, shown, lines }: CheckTableProps) {
  const t = useTranslations('generator.check.rows')
  const last = lines.findLast(({ kind }) => kind === 'row')
  return (
    <DataTable
      caption={caption}
      rowHead={<HeaderRowNumber row={table.headerRow} />}
      columns={ownColumns(shown, matches)}
      lastNumber={last?.kind === 'row' ? last.row.number : 0}
      minWidth={ownRowsWidth(shown)}
      height="tall"
    >
      {lines.map((line) =>
        line.kind === 'gap' ? (
          <GapRow key={`to ${String(line.to)}`} columns={shown.columns.length}>
            {t('gap', { from: String(line.from), to: String(line.to), count: line.to - line.from + 1 })}
          </GapRow>
        ) : (
          <CheckedLine key={line.row.number} row={line.row} shown={shown} />
        ),
      )}
    </DataTable>
  )
}

function CheckedLine({ row: { number, cells, problems }, shown }: { row: CheckedRow; shown: Shown }) {
  const id = useId()
  const placed = problems.map((checked) => ({ checked, at: columnAt(checked, shown), id: `${id}${checked.number}` }))
  const from = Math.min(...placed.map(({ at }) => (at === -1 ? 0 : at)))
  // What is about no one cell is told at the first.
  const of = (column: number) => placed.filter(({ at }) => at === column || (column === 0 && at === -1))
  return (
    <Fragment>
      <DataRow number={number} tone={worstTone(problems)} open={problems.length > 0}>
        {cells.map((text, column) => (
          <CheckedCell key={column} text={text} own={of(column)} />
        ))}
      </DataRow>
      {problems.length > 0 && (
        <ProblemRow columns={cells.length} from={from}>
          <div className="grid gap-1 whitespace-normal">
            {placed.map(({ checked, id: ownId }) => (
              <Notice key={checked.number} id={ownId} tone={checked.tone} number={checked.number}>
                {checked.problem.text}
                <NotMade checked={checked} />
              </Notice>
            ))}
          </div>
        </ProblemRow>
      )}
    </Fragment>
  )
}

function CheckedCell({
  text,
  own,
}: {
  text: string
  own: readonly { readonly checked: CheckedProblem; readonly id: string }[]
}) {
  const t = useTranslations('generator.check')
  const [first] = own
  if (first === undefined) return <DataCell>{text}</DataCell>
  return (
    <DataCell
      id={placeId(first.checked)}
      tone={worstTone(own.map(({ checked }) => checked))}
      aria-describedby={own.map(({ id }) => id).join(' ')}
    >
      {own.map(({ checked: { number, tone } }) => (
        <Fragment key={number}>
          <span className="heard-only">{t(tone, { number })} </span>
          <span aria-hidden>
            <ProblemMark tone={tone} number={number} className="mr-1.5" />
          </span>
        </Fragment>
      ))}
      {text === '' ? <span className="text-ink2">{t('rows.empty')}</span> : text}
    </DataCell>
  )
}
