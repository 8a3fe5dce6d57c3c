'use client'

import { ChevronLeft, ChevronRight } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { IconButton } from '@/components/ui/icon-button'
import type { FoundTable } from './answers'
import { TableGrid } from './table-grid'
import type { Question } from './state'
import { TableRemarks } from './table-remarks'
import type { Parser } from './use-parser'
import { useTableRows } from './use-table-rows'
import { useTableWords } from './use-table-words'

/** One table as it will be, with what is to be known of it. */
export function TableView({
  parser,
  question,
  tables,
  table,
  asks,
}: {
  parser: Parser
  /** That the tables are the answer to. */
  question: Question
  tables: readonly FoundTable[]
  table: FoundTable
  /** Whether a table that only its spacing shows is asked about next to this. */
  asks?: boolean
}) {
  const t = useTranslations('parser.tables')
  const words = useTableWords(tables)
  const { grid, onDrawn } = useTableRows(question, table)
  const at = tables.indexOf(table)
  const show = (other: FoundTable | undefined) =>
    other !== undefined && parser.dispatch({ type: 'tableShown', id: other.id })
  const name = t('heading', { number: table.number, name: words.name(table) })
  return (
    <div className="min-w-0">
      <div className="mb-2 flex items-start justify-between gap-3">
        <h3 className="min-w-0 text-base font-semibold wrap-anywhere">
          {name} <span className="ml-2 text-small font-normal text-ink2">{words.where(table)}</span>
        </h3>
        {tables.length > 1 && (
          <span className="flex shrink-0 gap-1" data-screen-only>
            <IconButton
              framed
              label={t('previous')}
              icon={<ChevronLeft />}
              disabled={at === 0}
              onClick={() => show(tables[at - 1])}
            />
            <IconButton
              framed
              label={t('next')}
              icon={<ChevronRight />}
              disabled={at === tables.length - 1}
              onClick={() => show(tables[at + 1])}
            />
          </span>
        )}
      </div>
      {table.preview.length === 0 ? (
        <p className="text-small text-ink2">{t('hollow')}</p>
      ) : (
        <TableGrid
          caption={name}
          grid={grid}
          disabled={parser.state.run.kind === 'running'}
          onChoose={(column, chosen) => parser.dispatch({ type: 'typeChosen', table: table.id, column, chosen })}
          onDrawn={onDrawn}
        />
      )}
      <TableRemarks parser={parser} table={table} grid={grid} asks={asks} />
    </div>
  )
}
