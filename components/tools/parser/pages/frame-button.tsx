'use client'

import { useTranslations } from 'next-intl'
import { useState, type KeyboardEvent, type PointerEvent } from 'react'
import { cx } from '@/components/ui/cx'
import { arrowOf } from './arrow'
import { resized, type Box, type Edges } from './box'
import { styleOf } from './box-style'
import { Handles } from './handles'
import { outlineTone } from './outline-tone'
import type { Outline } from './outlines'
import { Separators } from './separators'
import type { Pages } from './use-pages'

/** The outline of a table: pressed or reached by Tab it is selected, and its keys and corners change it. */
export function FrameButton({
  pages,
  outline,
  placeOf,
  disabled,
  inert,
}: {
  pages: Pages
  outline: Outline
  placeOf: (event: PointerEvent) => readonly [number, number]
  disabled: boolean
  inert: boolean
}) {
  const t = useTranslations('parser.pages')
  const [dragged, setDragged] = useState<Box | null>(null)
  const { mode, size } = pages
  const isSelected = pages.selected === outline
  const tone = outlineTone(outline.isSpaced)
  const number = outline.table?.number ?? null
  const box = dragged ?? outline.box

  function onKeyDown(event: KeyboardEvent): void {
    const { code, ctrlKey, metaKey, altKey } = event
    if (disabled || ctrlKey || metaKey || altKey) return
    const edges = mode === 'start' || mode === 'end' ? mode : null
    const arrow = arrowOf(event)
    if (arrow !== null && edges !== null) pages.nudge(outline, edges, ...arrow)
    else if (code === 'KeyE') pages.setMode(mode === 'end' ? 'start' : 'end')
    else if (code === 'KeyC') pages.setMode(mode === 'columns' ? 'look' : 'columns')
    else if (code === 'Delete' || code === 'Backspace') pages.remove(outline, true)
    else if (code === 'Escape' && mode !== 'look') pages.setMode('look')
    else return
    event.preventDefault()
    event.stopPropagation()
  }

  const words = {
    number: number ?? 0,
    page: outline.page,
    rows: outline.table?.rows ?? 0,
    cols: outline.table?.cols ?? 0,
    check: outline.isSpaced ? 'yes' : 'no',
    to: String(outline.to ?? 0),
    from: String(outline.from ?? 0),
  }
  return (
    <div className={cx('absolute', isSelected && 'z-1', inert && 'pointer-events-none')} style={styleOf(box, size)}>
      <button
        type="button"
        data-frame
        aria-pressed={isSelected}
        aria-label={number === null ? t('frameReading', words) : t('frame', words)}
        aria-keyshortcuts="E C Delete"
        onFocus={() => pages.select(outline)}
        onClick={() => pages.select(outline)}
        onKeyDown={onKeyDown}
        className={cx(
          'absolute -inset-0.75 border-2',
          tone.border,
          isSelected && 'outline-2 outline-offset-1 outline-paper-supposed',
        )}
      />
      <span
        aria-hidden
        className={cx(
          'pointer-events-none absolute -right-0.75 bottom-full mb-0.5 max-w-[calc(100%+0.375rem)] truncate px-1 font-narrow text-letters font-semibold text-paper',
          tone.fill,
        )}
      >
        {number === null ? t('reading') : t('label', words)}
      </span>
      {isSelected && !disabled && mode === 'columns' && outline.columns !== null && (
        <Separators pages={pages} outline={outline} columns={outline.columns} placeOf={placeOf} />
      )}
      {isSelected && !disabled && mode !== 'columns' && (
        <Handles
          tone={tone.handle}
          placeOf={placeOf}
          onDrag={(edges, from, to) => setDragged(corner(outline.box, edges, to[0] - from[0], to[1] - from[1], size))}
          onEnd={() => {
            if (dragged !== null) pages.resize(outline, dragged, null)
            setDragged(null)
          }}
        />
      )}
    </div>
  )
}

/** A box with one of its corners moved. */
function corner(box: Box, [x, y]: readonly [Edges, Edges], dx: number, dy: number, size: Pages['size']): Box {
  return resized(resized(box, x, dx, 0, size), y, 0, dy, size)
}
