'use client'

import { useTranslations } from 'next-intl'
import { type CellPlace, useCellView } from './cell-view'

/**
 * A cell's address, `Sheet1!D6`, that shows the cell with its surroundings when pressed. If there is little room, the
 * sheet's name is cut, never the cell.
 */
export function CellAddress({
  sheet,
  cell,
  rules,
  short,
  inTable,
}: CellPlace & {
  /** Without the sheet's name. */
  readonly short?: boolean
  /** It fills a cell of a table, which is one stop of the keyboard. */
  readonly inTable?: boolean
}) {
  const t = useTranslations('dose.surroundings')
  const open = useCellView()
  const name = short ? cell : `${sheet}!${cell}`
  if (open === null) return name
  return (
    <button
      type="button"
      data-print
      data-control={inTable || undefined}
      tabIndex={inTable ? -1 : undefined}
      aria-label={t('open', { place: name })}
      aria-haspopup="dialog"
      onClick={() => open({ sheet, cell, rules })}
      className="target inline-flex max-w-full text-act underline decoration-rule underline-offset-4 tint hover:decoration-current"
    >
      {!short && <span className="truncate">{sheet}</span>}
      <span className="shrink-0">{short ? cell : `!${cell}`}</span>
    </button>
  )
}
