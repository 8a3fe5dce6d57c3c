'use client'

import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { FoundPage, FoundTable } from '../answers'
import type { Inspected } from '../state'
import type { Parser } from '../use-parser'
import { overlaps, resized, rounded, type Box, type Edges } from './box'
import { freeBox } from './free-box'
import {
  chosenColumns,
  foundOutlines,
  pendingOutlines,
  withChanged,
  withNew,
  withoutOutline,
  type Outline,
} from './outlines'

/** What the arrows move: the edges of the frame, or nothing. */
export type Mode = 'look' | Edges | 'columns'

interface Place {
  readonly page: number
  /** Of the outline that is selected; null for none. */
  readonly box: Box | null
  /** The table that the screen showed when this was chosen. */
  readonly shown: string | null
}

/** The pages of a PDF with the outlines of their tables, which of them is selected, and how a person corrects them. */
export function usePages(
  { state, dispatch }: Parser,
  inspected: Inspected,
  tables: readonly FoundTable[],
  pages: readonly FoundPage[],
) {
  const [place, setPlace] = useState<Place | null>(null)
  const [mode, setMode] = useState<Mode>('look')
  /** Counts the changes after which the selected frame takes the focus. */
  const [focuses, setFocuses] = useState(0)
  const sheetRef = useRef<HTMLDivElement>(null)
  const { frames, shown } = state
  const outlines = pendingOutlines(foundOutlines(tables), inspected.question.frames, frames)
  const elsewhere = place === null || (shown !== null && shown !== place.shown)
  const selected = elsewhere
    ? (outlines.find(({ table }) => table?.id === shown) ?? (shown === null ? outlines[0] : undefined))
    : nearest(outlines, place)
  const page = (elsewhere ? selected?.page : place.page) ?? pages[0]?.page ?? 1
  const size = pages.find((other) => other.page === page) ?? { width: 595, height: 842 }
  const onPage = outlines.filter((outline) => outline.page === page)

  const focusSelected = useEffectEvent(() => {
    const frames = sheetRef.current?.querySelectorAll<HTMLElement>('[data-frame]')
    const index = selected === undefined ? -1 : onPage.indexOf(selected)
    const next = index < 0 ? sheetRef.current?.closest<HTMLElement>('[data-pages]') : frames?.item(index)
    next?.focus()
  })
  useEffect(() => {
    if (focuses > 0) focusSelected()
  }, [focuses])

  function goTo(next: Omit<Place, 'shown'>, table: FoundTable | null): void {
    setPlace({ ...next, shown: table?.id ?? shown })
    if (table !== null && table.id !== shown) dispatch({ type: 'tableShown', id: table.id })
  }

  function change(next: typeof frames, at: Omit<Place, 'shown'>, of: string | null): void {
    setPlace({ ...at, shown: null })
    dispatch({ type: 'framesChanged', frames: next, of })
  }

  function put(outline: Outline, box: Box, columns: readonly number[] | null, of: string | null): void {
    change(withChanged(frames, outline, box, columns), { page: outline.page, box }, of)
  }

  function step(type: 'undone' | 'redone'): void {
    setMode('look')
    setPlace({ page, box: selected?.box ?? null, shown: null })
    dispatch({ type })
  }

  return {
    outlines,
    onPage,
    selected: selected?.page === page ? selected : undefined,
    page,
    size,
    mode,
    setMode,
    sheetRef,
    canUndo: state.past.length > 0,
    canRedo: state.future.length > 0,
    undo: () => step('undone'),
    redo: () => step('redone'),
    show(number: number) {
      const first = outlines.find((outline) => outline.page === number)
      setMode('look')
      goTo({ page: number, box: first?.box ?? null }, first?.table ?? null)
    },
    select(outline: Outline) {
      if (outline === selected) return
      setMode('look')
      goTo({ page: outline.page, box: outline.box }, outline.table)
    },
    /** Another box; what a person said of its columns goes on to hold. @param of the step that this is a part of */
    resize(outline: Outline, box: Box, of: string | null) {
      put(outline, rounded(box), chosenColumns(frames, outline), of)
    },
    nudge(outline: Outline, edges: Edges, dx: number, dy: number) {
      const box = resized(outline.box, edges, dx, dy, size)
      put(outline, box, chosenColumns(frames, outline), `${edges} of ${outline.page}`)
    },
    setColumns(outline: Outline, columns: readonly number[] | null, of: string | null) {
      put(outline, outline.box, columns, of)
    },
    /** All of a table over several pages. */
    confirm(outline: Outline) {
      const own = outlines.filter(({ table }) => table !== null && table === outline.table)
      change(
        own.reduce((so, each) => withChanged(so, each, each.box, null), frames),
        { page, box: outline.box },
        null,
      )
    },
    /** @param focusNext whether the keys go on to work, on what is selected next */
    remove(outline: Outline, focusNext = false) {
      const index = onPage.indexOf(outline)
      const next = onPage[index + 1] ?? onPage[index - 1]
      setMode('look')
      change(withoutOutline(frames, outline), { page, box: next?.box ?? null }, null)
      if (focusNext) setFocuses(focuses + 1)
    },
    /** A frame where there is room for one, which takes the focus, or the one that was drawn. */
    add(drawn?: Box) {
      const box = drawn ?? freeBox(onPage, size)
      setMode('look')
      change(withNew(frames, page, box), { page, box }, null)
      if (drawn === undefined) setFocuses(focuses + 1)
    },
  }
}

export type Pages = ReturnType<typeof usePages>

/** The outline at a place, where what was read of a frame is a little smaller than it. */
function nearest(outlines: readonly Outline[], { page, box }: Place): Outline | undefined {
  if (box === null) return undefined
  const own = outlines.filter((outline) => outline.page === page && overlaps(outline.box, box))
  const [best] = own.toSorted((a, b) => common(b.box, box) - common(a.box, box))
  return best
}

const common = (a: Box, b: Box): number =>
  (Math.min(a[2], b[2]) - Math.max(a[0], b[0])) * (Math.min(a[3], b[3]) - Math.max(a[1], b[1]))
