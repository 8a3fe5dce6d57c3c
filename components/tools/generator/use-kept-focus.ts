'use client'

import { useEffect, useRef } from 'react'
import type { Run } from './state'

/**
 * When a pressed button is replaced, the focus would move to the top of the page. It stays in the title block instead:
 * on the block itself while there is a run or a result, on the action when the sheet is filled in again; at the start
 * of the sheet when that was emptied, or its first file was added. The page's length changes, and the block may then be
 * cut off, so it is scrolled into view.
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
