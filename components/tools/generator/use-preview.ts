'use client'

import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { questionKey } from '../shared/knowledge'
import type { Question } from './state'
import { failureOf, type Failure } from '../shared/failure'
import type { PreviewAnswer } from './answers'
import { previewStored, type PreviewPlace } from './requests'

/** Steps from one document to the next wait this long for another. */
const SETTLE_MS = 200
/** Shown documents are cached for the way back. */
const KEPT = 24

export interface Preview {
  /** The document last shown; it stays until the next has come. */
  readonly answer: PreviewAnswer | null
  readonly loading: boolean
  readonly failure: Failure | null
  /** What is wrong with the pattern of the names; the document last shown stays. */
  readonly patternFailure: Failure | null
  /** A row that was asked for and is in no document. */
  readonly missingRow: number | null
  /** The place of the one asked for among those of a run, from 1. */
  readonly ordinal: number
  /** How many documents the files come to as they are read now; null while that is not known. */
  readonly total: number | null
  go(ordinal: number): void
  goToRow(row: number): void
  retry(): void
}

const FIRST: PreviewPlace = { ordinal: 1 }

interface Asked {
  readonly question: Question
  readonly pattern: string
  readonly place: PreviewPlace
}

/**
 * One document of the files as they are read now, with functions for the others. There are no requests without a
 * question, nor while it is `paused`: then the shown document stays.
 */
export function usePreview(question: Question | null, pattern: string, paused: boolean): Preview {
  const [place, setPlace] = useState<PreviewPlace>(FIRST)
  const [missingRow, setMissingRow] = useState<number | null>(null)
  const [shown, setShown] = useState<{
    readonly key: string
    readonly of: string
    readonly answer: PreviewAnswer
  } | null>(null)
  const [failed, setFailed] = useState<{ readonly key: string; readonly failure: Failure } | null>(null)
  const kept = useRef(new Map<string, PreviewAnswer>())
  const asked = question === null ? null : { question, pattern: pattern.trim(), place }
  const key = asked === null ? null : keyOf(asked)
  const settled = paused || key === null || key === shown?.key || key === failed?.key

  const ask = useEffectEvent(async (signal: AbortSignal) => {
    if (asked === null || key === null) return
    const of = documentsKey(asked.question)
    try {
      const answer = kept.current.get(key) ?? (await previewStored(asked.question, asked.pattern, asked.place, signal))
      if (signal.aborted) return
      kept.current.set(key, answer)
      for (const old of [...kept.current.keys()].slice(0, -KEPT)) kept.current.delete(old)
      setShown({ key, of, answer })
    } catch (error) {
      if (signal.aborted) return
      const failure = failureOf(error)
      // There are fewer documents than there were.
      if (failure.code === 'PREVIEW_NO_DOCUMENT' && asked.place !== FIRST) {
        if ('row' in asked.place) setMissingRow(asked.place.row)
        setPlace('row' in asked.place && shown?.of === of ? { ordinal: shown.answer.ordinal } : FIRST)
      } else setFailed({ key, failure })
    }
  })

  // Nothing to change yet: the first document is asked for immediately.
  const pause = useEffectEvent(() => (shown === null ? 0 : SETTLE_MS))

  useEffect(() => {
    if (settled) return
    const controller = new AbortController()
    const timer = setTimeout(() => void ask(controller.signal), pause())
    return () => {
      clearTimeout(timer)
      controller.abort()
    }
  }, [key, settled])

  const failure = failed !== null && failed.key === key ? failed.failure : null
  const ofPattern = failure?.code.startsWith('PATTERN_') === true
  const goTo = (next: PreviewPlace) => {
    setMissingRow(null)
    setPlace(next)
  }
  const current = question !== null && shown?.of === documentsKey(question)
  return {
    answer: question === null ? null : (shown?.answer ?? null),
    loading: !settled || (paused && key !== null && key !== shown?.key),
    failure: ofPattern ? null : failure,
    patternFailure: ofPattern ? failure : null,
    missingRow,
    ordinal: 'ordinal' in place ? place.ordinal : (shown?.answer.ordinal ?? 1),
    total: current ? (shown?.answer.total ?? null) : null,
    go: (ordinal) => goTo({ ordinal }),
    goToRow: (row) => goTo({ row }),
    retry: () => setFailed(null),
  }
}

function keyOf({ question, pattern, place }: Asked): string {
  return JSON.stringify([questionKey(question), pattern, place])
}

/** Two questions of one key come to the same number of documents. */
function documentsKey({ data, sheet, headerRow, reading }: Question): string {
  const { includeHidden, groupBy, language } = reading
  return JSON.stringify([data, sheet, headerRow, includeHidden, groupBy, language])
}
