'use client'

import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { Segments } from '@/components/ui/segments'
import type { InspectAnswer } from './answers'
import { CausesTable } from './causes-table'
import { causesOf } from './causes'
import { allLines, checkedRows, isShown, type RowFilter, type Shown } from './checked-rows'
import { CheckTable } from './check-table'
import { EditsBar } from './edits-bar'
import { isEdited } from './edits'
import type { CheckedProblem, Tally } from './tally'
import type { Generator } from './use-generator'

export interface CheckRowsProps {
  readonly caption: string
  readonly matches: InspectAnswer['matches']
  readonly table: NonNullable<InspectAnswer['table']>
  readonly shown: Shown
  readonly review: InspectAnswer['review']
  /** Those of the spreadsheet. */
  readonly problems: readonly CheckedProblem[]
  readonly tally: Tally
  readonly generator: Generator
}

/** The warnings about a spreadsheet: causes in lines, and the rows to answer and correct. */
export function CheckRows({ caption, matches, table, shown, review, problems, tally, generator }: CheckRowsProps) {
  const t = useTranslations('generator.check.rows')
  const [chosen, setFilter] = useState<RowFilter>('all')
  const [folded, setFolded] = useState(true)
  const { edits } = generator.state
  const found = { problems, shown, review, edits }
  const { rows, unseen } = checkedRows(found)
  const counts = {
    waiting: tally.waiting.length,
    notes: rows.filter((row) => isShown(row, 'notes')).length,
    changed: rows.filter((row) => isShown(row, 'changed')).length,
    out: tally.out,
  }
  const filter = chosen !== 'all' && counts[chosen] === 0 ? 'all' : chosen
  const filters = (['waiting', 'notes', 'changed', 'out'] as const).filter((each) => counts[each] > 0)
  const causes = causesOf(problems)
  const lines =
    filter === 'all'
      ? allLines(found, rows, folded)
      : rows.filter((row) => isShown(row, filter)).map((row) => ({ kind: 'row' as const, row }))
  return (
    <div className="grid gap-3">
      {causes.length > 0 && <CausesTable caption={caption} causes={causes} generator={generator} onShow={setFilter} />}
      {isEdited(edits) && <EditsBar generator={generator} />}
      {rows.length > 0 && (
        <div className="min-w-0">
          {filters.length > 0 && (
            <div className="mb-2 max-w-full overflow-x-auto p-0.5">
              <Segments
                label={t('view')}
                className="whitespace-nowrap"
                value={filter}
                onChange={setFilter}
                options={[
                  { value: 'all', label: t('filter.all', { count: table.rows + tally.out }) },
                  ...filters.map((each) => ({ value: each, label: t(`filter.${each}`, { count: counts[each] }) })),
                ]}
              />
            </div>
          )}
          <CheckTable
            caption={t('caption', { sheet: table.sheet })}
            matches={matches}
            table={table}
            shown={shown}
            review={review}
            lines={lines}
            generator={generator}
            onOpen={folded ? () => setFolded(false) : undefined}
          />
          <p className="mt-1 font-narrow text-label text-ink2 max-sm:hidden" data-screen-only>
            {t('keys')}
          </p>
        </div>
      )}
      {unseen.length > 0 && (
        <p className="text-small text-ink2">
          {t('unseen', { count: new Set(unseen.map(({ problem }) => problem.row)).size })}
        </p>
      )}
    </div>
  )
}
