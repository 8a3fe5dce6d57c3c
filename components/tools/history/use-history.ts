'use client'
import { useRouter } from 'next/navigation'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { forgiven } from '@/components/account/api-error'
import { useSubmission, type Submission } from '@/components/account/use-submission'
import { refreshUnseen } from '@/components/layout/unseen'
import { postSeen } from '@/components/layout/unseen-api'
import { writeStored } from '@/components/layout/browser-storage'
import type { Recalled } from '@/lib/operations/history/recall'
import { passedFile, type PassedFile } from '../shared/chosen-file'
import { handOver, type SourceRole, type Taker } from '../shared/hand-over'
import { TOOL_PATHS } from '../shared/tool-paths'
import { cancelOperation, removeOperation } from '../shared/follow-operation'
import type { GoneFile } from '../shared/gone-file'
import type { WorkbookTaker } from './history-actions'
import {
  clearExpired,
  EVERYTHING,
  fetchHistory,
  recallOperation,
  runAgain,
  type HistoryEntry,
  type HistoryFilter,
  type HistoryPage,
} from './history-api'

const PAGE = 50
/** The most that the API gives at a time. */
const MOST = 200
/** While something is running, the list is requested again after this time. */
const LOOK_MS = 1_500
/** What is typed waits this long for the next letter. */
const SETTLE_MS = 250

export interface History extends Submission {
  /** null until it has come. */
  readonly page: HistoryPage | null
  readonly filter: HistoryFilter
  /** More can be shown. */
  readonly more: boolean
  setFilter(changed: Partial<HistoryFilter>): void
  showMore(): void
  again(id: string): void
  /** Opens its tool with its files and settings. */
  open(id: string): void
  /** Opens another tool with its workbook. */
  handOver(operation: HistoryEntry, taker: WorkbookTaker): void
  /** Cancels a running operation; one that has ended in the meantime stays. */
  cancel(id: string): void
  /** Deletes ended operations. */
  remove(id: string): void
  seeAll(): void
  clear(onCleared: (count: number) => void): void
}

/**
 * Prepares a run's files and settings for its tool. Its files can be named only in their document session, so that one
 * is used; if none of them is left, the current one stays.
 */
function handRecalled(recalled: Recalled): Taker {
  const { kind, sessionId, sources } = recalled
  const files: Partial<Record<SourceRole, PassedFile>> = {}
  const gone: Partial<Record<SourceRole, GoneFile>> = {}
  for (const { role, name, file } of sources) {
    if (file === null) gone[role] = { name, at: null }
    else files[role] = passedFile(file)
  }
  if (Object.keys(files).length > 0) writeStored('sessionId', sessionId)
  // Each branch returns the same, so that the types of kind and settings match.
  if (kind === 'generate') handOver(kind, sessionId, { files, gone, settings: recalled.settings })
  else if (kind === 'tables') handOver(kind, sessionId, { files, gone, settings: recalled.settings })
  else handOver(kind, sessionId, { files, gone, settings: recalled.settings })
  return kind
}

/** The user's current history, kept up to date while an operation is running. */
export function useHistory(): History {
  const router = useRouter()
  const submission = useSubmission()
  const [page, setPage] = useState<HistoryPage | null>(null)
  const [filter, setFilter] = useState(EVERYTHING)
  const [limit, setLimit] = useState(PAGE)
  const underWay = page?.operations.some(({ finishedAt }) => finishedAt === null) ?? false

  // The current request: pending loads use it instead of the one that they started with.
  const wanted = useRef({ filter, limit })
  const turns = useRef({ asked: 0, shown: 0 })
  useEffect(() => {
    wanted.current = { filter, limit }
  }, [filter, limit])

  const load = async () => {
    const question = wanted.current
    const turn = (turns.current.asked += 1)
    const found = await fetchHistory(question.filter, question.limit)
    // A late response never belongs to another request or is older than what is shown.
    if (question !== wanted.current || turn < turns.current.shown) return
    turns.current.shown = turn
    setPage(found)
  }
  const reload = useEffectEvent(() => void submission.submit(load))
  /** What can't be had now is asked for again soon: no one has pressed anything. */
  const look = useEffectEvent(() => void load().catch(forgiven))

  useEffect(() => {
    const timer = setTimeout(() => reload(), SETTLE_MS)
    return () => clearTimeout(timer)
  }, [filter, limit])

  useEffect(() => {
    if (!underWay) return
    const timer = setInterval(() => look(), LOOK_MS)
    return () => {
      clearInterval(timer)
      // A running operation has ended: it is news unless it is being viewed.
      void refreshUnseen()
    }
  }, [underWay])

  /** Does something to it, and shows what it is then, whether that succeeded or not. */
  const change = (work: () => Promise<void>) =>
    void submission.submit(async () => {
      try {
        await work()
      } finally {
        await load()
        await refreshUnseen()
      }
    })

  return {
    ...submission,
    page,
    filter,
    more: page !== null && page.operations.length < Math.min(page.counts.found, MOST),
    setFilter: (changed) => {
      setFilter({ ...filter, ...changed })
      setLimit(PAGE)
    },
    showMore: () => setLimit(Math.min(limit + PAGE, MOST)),
    again: (id) => change(() => runAgain(id)),
    open: (id) =>
      void submission.submit(async () => {
        router.push(TOOL_PATHS[handRecalled(await recallOperation(id))])
      }),
    handOver: ({ sessionId, files: [result] }, taker) => {
      if (result === undefined) return
      handOver(taker, sessionId, { files: { data: passedFile(result) }, gone: {}, settings: {} })
      router.push(TOOL_PATHS[taker])
    },
    cancel: (id) => change(() => cancelOperation(id)),
    remove: (id) => change(() => removeOperation(id)),
    seeAll: () => change(() => postSeen()),
    clear: (onCleared) => change(async () => onCleared(await clearExpired())),
  }
}
