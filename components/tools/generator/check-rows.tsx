'use client'
import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { Segments } from '@/components/ui/segments'
import { TextButton } from '@/components/ui/link'
import { notify } from '@/components/ui/notify'
import type { InspectAnswer } from './answers'
import { CausesTable } from './causes-table'
import { causesOf } from './causes'
import { allLines, checkedRows, isShown, type RowFilter, type Shown } from './checked-rows'
import { CheckTable } from './check-table'
import { isEdited } from './edits'
import type { CheckedProblem, Tally } from './tally'
import type { Generator } from './use-generator'
import { CorrectedSpreadsheet } from './corrected-spreadsheet'

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

/** What the user has changed in the file, with buttons to download it and to undo everything. */
function EditsBar({ generator }: { generator: Generator }) {
  const t = useTranslations('generator.check.edits')
  const undo = useTranslations('tools.desk')
  const { state, dispatch, question } = generator
  const { cells, rows } = state.edits
  const { data } = state.slots
  const numbers = {
    cells: cells.length,
    rows: rows.filter(({ kind }) => kind === 'out').length,
    kept: rows.filter(({ kind }) => kind === 'data').length,
  }
  const said = (['cells', 'rows', 'kept'] as const).flatMap((what) =>
    numbers[what] === 0 ? [] : [t(`counts.${what}`, { count: numbers[what] })],
  )
  const counts = capital(said.join(', '))
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-1 border border-l-3 border-line border-l-heavy bg-sheet px-3 py-2 text-small">
      <p className="min-w-0 grow basis-60">
        <strong className="font-semibold">{counts}.</strong>{' '}
        <span className="wrap-anywhere">{t('saved', { file: data.kind === 'empty' ? '' : data.file.name })}</span>
      </p>
      {cells.length > 0 && question !== null && <CorrectedSpreadsheet question={question} generator={generator} />}
      {state.run.kind === 'idle' && (
        <TextButton
          alone
          onClick={() => {
            dispatch({ type: 'editsCleared' })
            notify.done(t('cleared'), { label: undo('undo'), onPress: () => dispatch({ type: 'undone' }) })
          }}
        >
          {t('undoAll')}
        </TextButton>
      )}
    </div>
  )
}

function capital(text: string): string {
  return text.charAt(0).toLocaleUpperCase() + text.slice(1)
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
