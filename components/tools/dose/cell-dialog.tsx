'use client'

import { useTranslations } from 'next-intl'
import { useEffect, useRef, useState } from 'react'
import { DataCell, DataRow } from '@/components/ui/data-row'
import { DataTable } from '@/components/ui/data-table'
import { DialogCell, DialogFacts, DialogFrame } from '@/components/ui/dialog-frame'
import { cx } from '@/components/ui/cx'
import type { FoundTable } from './answers'
import type { CellPlace } from './cell-view'
import { cellSurroundings } from './requests'
import type { Question } from './state'
import { useRuleWords } from './use-rule-words'

type Look = { readonly kind: 'looking' | 'failed' } | { readonly kind: 'found'; readonly table: FoundTable }

/** A cell with its table's own header and the rows around it, as they are in the file. */
export function CellDialog({
  question,
  place,
  onClose,
}: {
  question: Question
  place: CellPlace
  onClose: () => void
}) {
  const t = useTranslations('dose.surroundings')
  const because = useRuleWords().because(place.rules ?? [])
  const close = useRef<HTMLButtonElement>(null)
  const [look, setLook] = useState<Look>({ kind: 'looking' })
  useEffect(() => {
    const leaving = new AbortController()
    cellSurroundings(question, place, leaving.signal).then(
      (table) => setLook(table === null ? { kind: 'failed' } : { kind: 'found', table }),
      () => {
        if (!leaving.signal.aborted) setLook({ kind: 'failed' })
      },
    )
    return () => leaving.abort()
  }, [question, place])
  return (
    <DialogFrame open title={`${place.sheet}!${place.cell}`} onEscape={onClose} initialFocus={close}>
      <DialogFacts>
        <span aria-live="polite">{t(look.kind)}</span>
      </DialogFacts>
      {because !== '' && <p className="mx-5 mt-2 text-small">{t('because', { because })}</p>}
      {/* As high as it will be, so that nothing moves. */}
      <div className="mx-5 mt-3 min-h-64">
        {look.kind === 'found' && <Surroundings table={look.table} cell={place.cell} />}
      </div>
      <div className="mt-4.5 grid border-t border-line">
        <DialogCell ref={close} tone="filled" onClick={onClose}>
          {t('close')}
        </DialogCell>
      </div>
    </DialogFrame>
  )
}

/** The least width of a column, in rem. */
const WIDTH = 6.5

function Surroundings({ table, cell }: { table: FoundTable; cell: string }) {
  const t = useTranslations('dose.surroundings')
  const letters = lettersOf(table)
  const heads = table.preview.filter(({ kind }) => kind === 'header')
  const shown = useRef<HTMLTableCellElement>(null)
  // In braces: where scrolling gives a promise, React would take that for a clean-up.
  useEffect(() => {
    shown.current?.scrollIntoView({ block: 'nearest', inline: 'center' })
  }, [])
  return (
    <DataTable
      caption={t('caption', { sheet: table.sheet, cell })}
      rowHead=""
      minWidth={`${letters.length * WIDTH}rem`}
      columns={letters.map((letter) => ({ id: letter, letter, head: headOf(heads, letter) }))}
    >
      {table.preview
        .filter(({ kind }) => kind !== 'header')
        .map(({ row, cells }) => (
          <DataRow key={row} number={row} chosen={cell === `${lettersIn(cell)}${row}`}>
            {letters.map((letter) => {
              const here = cell === `${letter}${row}`
              return (
                <DataCell
                  key={letter}
                  ref={here ? shown : undefined}
                  aria-current={here || undefined}
                  className={cx(here && 'font-semibold outline-2 -outline-offset-2 outline-act')}
                >
                  {cells.find(({ column }) => column === letter)?.text}
                </DataCell>
              )
            })}
          </DataRow>
        ))}
    </DataTable>
  )
}

/** The columns that have something, in the file's order. */
function lettersOf({ preview }: FoundTable): string[] {
  const letters = new Set(preview.flatMap(({ cells }) => cells.map(({ column }) => column)))
  return [...letters].toSorted((a, b) => a.length - b.length || (a < b ? -1 : 1))
}

function lettersIn(cell: string): string {
  return cell.replace(/\d+$/, '')
}

function headOf(heads: FoundTable['preview'], letter: string): string | null {
  const words = heads.flatMap(({ cells }) => cells.filter(({ column }) => column === letter).map(({ text }) => text))
  return words.length === 0 ? null : words.join(' / ')
}
