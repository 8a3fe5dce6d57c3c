'use client'

import { useEffect, useRef } from 'react'

/**
 * What was pressed gives its place to something else, and the focus would go with it to the top of the page. It stays in the title
 * block while there is a run or a result; at the beginning of the sheet when that was emptied, or its first file came.
 *
 * @param kind what the run is: idle, running, done
 */
export function useKeptPlace(kind: string, untouched: boolean): void {
  const before = useRef({ kind, untouched })
  useEffect(() => {
    const { current } = before
    if (current.kind === kind && current.untouched === untouched) return
    before.current = { kind, untouched }
    if (document.activeElement !== document.body) return
    document.getElementById(current.untouched === untouched ? 'release' : 'sheet')?.focus({ preventScroll: true })
  }, [kind, untouched])
}
