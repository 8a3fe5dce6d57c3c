'use client'

import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { CheckBox } from '@/components/ui/check-box'
import { cx } from '@/components/ui/cx'
import type { FoundTable } from './answers'
import { toLook } from './found'
import type { Parser } from './use-parser'
import { useTableWords } from './use-table-words'

/** How many are listed at a time. */
const STEP = 100

/** The tables by check boxes; pressing one's name shows it. */
export function TableList({ parser, tables, shown }: { parser: Parser; tables: readonly FoundTable[]; shown: string }) {
  const t = useTranslations('parser.tables')
  const [listed, setListed] = useState(STEP)
  const rest = tables.length - listed
  return (
    <div>
      <ul
        aria-label={t('list')}
        className="border-y-2 border-heavy max-lg:max-h-72 max-lg:overflow-y-auto lg:max-h-[40rem] lg:overflow-y-auto"
      >
        {tables.slice(0, listed).map((table) => (
          <TableItem key={table.id} parser={parser} tables={tables} table={table} shown={table.id === shown} />
        ))}
      </ul>
      {rest > 0 && (
        <Button size="small" className="mt-2" onClick={() => setListed(listed + STEP)}>
          {t('more', { count: Math.min(STEP, rest) })}
        </Button>
      )}
    </div>
  )
}

function TableItem({
  parser,
  tables,
  table,
  shown,
}: {
  parser: Parser
  tables: readonly FoundTable[]
  table: FoundTable
  shown: boolean
}) {
  const t = useTranslations('parser.tables')
  const words = useTableWords(tables)
  const { state, dispatch } = parser
  const { id, number, rows, cols } = table
  const looks = toLook(table)
  const name = words.name(table)
  return (
    <li
      className={cx(
        'relative flex items-start gap-2 border-b border-rule py-1.5 pr-2 last:border-b-0',
        shown ? 'border-l-3 border-l-act bg-press pl-1.75' : 'pl-2.5 hover:bg-press',
      )}
    >
      <CheckBox
        aria-label={t('export', { name })}
        checked={!state.left.includes(id)}
        disabled={state.run.kind === 'running'}
        onChange={(event) => dispatch({ type: 'tableChosen', id, chosen: event.currentTarget.checked })}
        className="z-1"
      />
      <button
        type="button"
        aria-current={shown || undefined}
        onClick={() => dispatch({ type: 'tableShown', id })}
        className="ring-inside min-w-0 grow text-left after:absolute after:inset-0"
      >
        <span className="flex items-baseline gap-2">
          <span className="w-5 shrink-0 font-narrow text-label text-print">{number}</span>
          <span className={cx('min-w-0 grow truncate text-cell', shown && 'font-semibold')}>{name}</span>
          <span aria-hidden className="shrink-0 font-narrow text-label text-ink2">
            {t('size', { rows, cols })}
          </span>
        </span>
        <span className="block truncate pl-7 font-narrow text-label text-ink2">
          {words.where(table)}
          <span className="heard-only">, {t('sizeHeard', { rows, cols })}</span>
          {looks > 0 && (
            <>
              {' · '}
              <span className="text-blue">{t('toLook', { count: looks })}</span>
            </>
          )}
        </span>
      </button>
    </li>
  )
}
