'use client'

import { useEffect, useRef } from 'react'
import type { Run } from './state'

/**
 * What was pressed gives its place to something else, and the focus would go with it to the top of the page. It stays in the
 * title block: on the block itself while there is a run or a result, on the action when the sheet is to be filled in again;
 * at the beginning of the sheet when that was emptied, or its first file came. The page is another length then, and where it ends up
 * scrolled may cut the block: it is brought into sight.
 */
export function useKeptFocus(kind: Run['kind'], untouched: boolean): void {
  const before = useRef({ kind, untouched })
  useEffect(() => {
    const { current } = before
    if (current.kind === kind && current.untouched === untouched) return
    before.current = { kind, untouched }
    if (current.kind !== kind && kind !== 'idle') showBlock(kind === 'running')
    if (document.activeElement !== document.body) return
    const place = current.untouched !== untouched ? 'sheet' : kind === 'idle' ? 'release-create' : 'release'
    document.getElementById(place)?.focus({ preventScroll: true })
  }, [kind, untouched])
}

/**
 * Scrolls after a press, wherever the element is; later only if its start is cut off, so that the page doesn't move
 * under a reader.
 */
function showBlock(pressed: boolean): void {
  const block = document.getElementById('release')
  if (block === null) return
  const { top, bottom } = block.getBoundingClientRect()
  const edge = parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop) || 0
  // Immediately, without animation; `nearest` doesn't scroll if it is completely visible.
  if (pressed || (top < edge && bottom > edge)) block.scrollIntoView({ block: 'nearest' })
}
