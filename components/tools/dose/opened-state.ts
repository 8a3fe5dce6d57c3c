import type { GivenDesk } from '@/lib/operations/desk/open-desk'
import { goneFile, openedFile, openedResult, openedSlot } from '../shared/desk/opened-files'
import type { ExtractAnswer, Result } from './answers'
import { INITIAL_STATE, type DoseState, type Run } from './state'

/** The screen as its desk was saved; empty where there is none. */
export function openedState(given: GivenDesk<'doses'>): DoseState {
  const { desk } = given
  if (desk === null) return INITIAL_STATE
  const { resolutions, reading, includedRows = [], ...settings } = desk.settings
  const before = openedFile(desk, 'before')
  return {
    ...INITIAL_STATE,
    ...settings,
    // If it was saved before limits were suggested and the user chose none, it isn't compared with any.
    reading: { ...reading, suggest: reading.suggest ?? false },
    includedRows,
    slot: openedSlot(openedFile(desk, 'data')),
    before: before === undefined ? null : { file: before, stored: before.name },
    gone: { data: goneFile(desk, 'data'), before: goneFile(desk, 'before') },
    toResolve: resolutions,
    run: openedRun(given),
  }
}

function openedRun(given: GivenDesk<'doses'>): Run {
  const run = given.desk?.run ?? null
  const last: Result | null = openedResult<ExtractAnswer>(given, given.desk?.last)
  if (run === null) return { kind: 'idle', last, failure: null }
  const { operationId, startedAt, tookMs } = run
  if (tookMs === null) return { kind: 'running', operationId, startedAt, progress: null, last }
  const result: Result | null = openedResult<ExtractAnswer>(given, operationId)
  return result === null ? { kind: 'idle', last, failure: null } : { kind: 'done', result, tookMs }
}
