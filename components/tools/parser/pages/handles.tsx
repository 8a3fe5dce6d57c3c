'use client'

import { useRef, type PointerEvent } from 'react'
import { cx } from '@/components/ui/cx'
import type { Edges } from './box'

type Corner = readonly [x: Edges, y: Edges]
type Point = readonly [number, number]

const CORNERS: readonly Corner[] = [
  ['start', 'start'],
  ['end', 'start'],
  ['start', 'end'],
  ['end', 'end'],
]

/** The corners of a selected frame, to be dragged; the keys of the frame do the same. */
export function Handles({
  tone,
  placeOf,
  onDrag,
  onEnd,
}: {
  tone: string
  placeOf: (event: PointerEvent) => Point
  onDrag: (corner: Corner, from: Point, to: Point) => void
  onEnd: () => void
}) {
  const from = useRef<Point | null>(null)
  return CORNERS.map(([x, y]) => (
    <span
      key={`${x} ${y}`}
      aria-hidden
      data-corner={`${x} ${y}`}
      className={cx(
        'absolute grid size-6 touch-none place-items-center pointer-coarse:size-11',
        x === 'start' ? 'left-0 -translate-x-1/2' : 'right-0 translate-x-1/2',
        y === 'start' ? 'top-0 -translate-y-1/2' : 'bottom-0 translate-y-1/2',
        x === y ? 'cursor-nwse-resize' : 'cursor-nesw-resize',
      )}
      onPointerDown={(event) => {
        if (event.button !== 0) return
        event.preventDefault()
        event.currentTarget.setPointerCapture(event.pointerId)
        from.current = placeOf(event)
      }}
      onPointerMove={(event) => from.current !== null && onDrag([x, y], from.current, placeOf(event))}
      onPointerUp={() => {
        from.current = null
        onEnd()
      }}
    >
      <span className={cx('size-2 border-2 bg-paper', tone)} />
    </span>
  ))
}
