'use client'

import { useEffect, useEffectEvent } from 'react'
import { isPrivate } from '@/components/account/local-api'
import { readStored } from '@/components/layout/browser-storage'
import { useShowsRun } from '../runs/shown-run'
import { rejoinOperation, type OperationAnswer } from './run-operation'
import type { ToolRun } from './tool-run'

type AnyRun =
  | { readonly kind: 'running'; readonly operationId: string | null }
  | { readonly kind: 'done'; readonly result: { readonly operationId: string } }
  | { readonly kind: 'idle' }

/** Follows a run that the screen shows and that was begun elsewhere: before the page was loaded, or in another tab. */
export function useRejoinedRun<Answer extends OperationAnswer>(
  run: AnyRun,
  toolRun: ToolRun,
  done: (result: Answer & { readonly sessionId: string }) => void,
): void {
  const operationId = run.kind === 'running' ? run.operationId : null
  const join = useEffectEvent((id: string) => {
    // A run in private mode is this page's own.
    if (isPrivate()) return
    const sessionId = readStored('sessionId')
    if (sessionId === null || toolRun.follows(id)) return
    void toolRun.begin((options) => rejoinOperation<Answer>(sessionId, id, options), done)
  })
  useShowsRun(run.kind === 'done' ? run.result.operationId : operationId, run.kind === 'done')
  useEffect(() => {
    if (operationId !== null) join(operationId)
  }, [operationId])
}
