import { useEffect, useEffectEvent, useMemo, useState } from 'react'
import { questionKey } from '../shared/knowledge'
import type { FoundTable } from './answers'
import { gridOf, type Grid } from './grid'
import { inspectRows } from './requests'
import type { Question } from './state'

/** A scroll is over when it was still for so long. */
const SETTLE_MS = 150

interface Page {
  /** The answer to which question it is. */
  readonly key: string
  readonly part: FoundTable
}

/**
 * A table with the rows loaded so far. The list of tables has only the first rows of each; the rest loads in pages as
 * the user scrolls. Until a new response arrives, the previous rows stay.
 */
export function useTableRows(question: Question, table: FoundTable): { grid: Grid; onDrawn: (last: number) => void } {
  const { id, rows, cols, shown } = table
  const key = `${questionKey(question)} ${id}`
  const [pages, setPages] = useState<readonly Page[]>([])
  const [drawn, setDrawn] = useState(0)
  const [failed, setFailed] = useState<string | null>(null)
  const complete = shown.to >= rows && shown.cols >= cols
  const missing = complete
    ? null
    : missingRow(
        pages.filter((page) => page.key === key).map(({ part }) => part.shown),
        drawn,
      )

  const ask = useEffectEvent(async (from: number, signal: AbortSignal) => {
    try {
      const part = await inspectRows(question, { table: id, from }, signal)
      if (signal.aborted || part === undefined) return
      setPages((known) => [...known.filter((page) => page.key === key || page.part.shown.from !== from), { key, part }])
    } catch {
      // The rows stay unknown; scrolling on asks again.
      if (!signal.aborted) setFailed(`${key} ${from}`)
    }
  })
  const asked = missing === null || failed === `${key} ${missing}` ? null : missing
  useEffect(() => {
    if (asked === null) return
    const controller = new AbortController()
    const timer = setTimeout(() => void ask(asked, controller.signal), SETTLE_MS)
    return () => {
      clearTimeout(timer)
      controller.abort()
    }
  }, [key, asked])

  const grid = useMemo(() => {
    const own = pages.filter(({ part }) => part.rows === rows && part.cols === cols)
    const [before, now] = [own.filter((page) => page.key !== key), own.filter((page) => page.key === key)]
    return gridOf(table, [...before.map(({ part }) => part), table, ...now.map(({ part }) => part)])
  }, [pages, key, rows, cols, table])
  return {
    grid,
    onDrawn: (last) => {
      if (last === drawn) return
      setDrawn(last)
      setFailed(null)
    },
  }
}

/** Where the page begins that a row is on, where it isn't there yet. All pages are as long as the first. */
function missingRow(shown: readonly FoundTable['shown'][], row: number): number | null {
  const first = shown.find(({ from }) => from === 0)
  if (first === undefined) return 0
  const from = Math.floor(row / first.to) * first.to
  return shown.some((page) => page.from === from) ? null : from
}
