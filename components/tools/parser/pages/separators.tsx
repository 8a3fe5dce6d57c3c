'use client'

import { useTranslations } from 'next-intl'
import { useRef, useState, type KeyboardEvent, type PointerEvent } from 'react'
import { cx } from '@/components/ui/cx'
import { arrowOf } from './arrow'
import { MM } from './box'
import { moved, withoutSeparator } from './columns'
import type { Outline } from './outlines'
import type { Pages } from './use-pages'

/** Where the columns of a selected table part: each is moved by arrows or dragged, and removed by Delete. */
export function Separators({
  pages,
  outline,
  columns,
  placeOf,
}: {
  pages: Pages
  outline: Outline
  columns: readonly number[]
  placeOf: (event: PointerEvent) => readonly [number, number]
}) {
  const t = useTranslations('parser.pages')
  const [dragged, setDragged] = useState<readonly number[] | null>(null)
  const from = useRef<number | null>(null)
  const { axis, box } = outline
  const across = axis === 'x'
  const [start, end] = across ? [box[0], box[2]] : [box[1], box[3]]
  const along = (event: PointerEvent) => placeOf(event)[across ? 0 : 1]

  function onKeyDown(event: KeyboardEvent, index: number): void {
    const arrow = arrowOf(event)
    if (arrow !== null) {
      const by = arrow[across ? 0 : 1]
      if (by !== 0) pages.setColumns(outline, moved(outline, columns, index, by), `column ${index}`)
    } else if (event.code === 'Delete' || event.code === 'Backspace') {
      pages.setColumns(outline, withoutSeparator(columns, index), null)
    } else if (event.code === 'Escape') pages.setMode('look')
    else return
    event.preventDefault()
    event.stopPropagation()
  }

  return (dragged ?? columns).map((at, index) => (
    <span
      key={index}
      role="slider"
      tabIndex={0}
      aria-label={t('separator', { number: index + 1 })}
      aria-orientation={across ? 'horizontal' : 'vertical'}
      aria-valuemin={Math.round(start / MM)}
      aria-valuemax={Math.round(end / MM)}
      aria-valuenow={Math.round(at / MM)}
      aria-valuetext={t('millimetres', { value: Math.round(at / MM) })}
      data-separator
      className={cx(
        'absolute flex touch-none justify-center',
        across
          ? '-inset-y-1 w-6 -translate-x-1/2 cursor-ew-resize'
          : '-inset-x-1 h-6 -translate-y-1/2 cursor-ns-resize items-center',
      )}
      style={{ [across ? 'left' : 'top']: `${((at - start) / (end - start)) * 100}%` }}
      onKeyDown={(event) => onKeyDown(event, index)}
      onPointerDown={(event) => {
        if (event.button !== 0) return
        event.currentTarget.focus()
        event.currentTarget.setPointerCapture(event.pointerId)
        from.current = along(event)
      }}
      onPointerMove={(event) => {
        if (from.current !== null) setDragged(moved(outline, columns, index, along(event) - from.current))
      }}
      onPointerUp={() => {
        if (dragged !== null) pages.setColumns(outline, dragged, null)
        from.current = null
        setDragged(null)
      }}
    >
      <span aria-hidden className={cx('bg-paper-supposed', across ? 'h-full w-0.5' : 'h-0.5 w-full')} />
    </span>
  ))
}
