import type { GivenDesk } from '@/lib/operations/desk/open-desk'
import { goneFile, openedFile, openedResult, openedSlot } from '../shared/desk/opened-files'
import type { ParseAnswer, Result } from './answers'
import { INITIAL_STATE, type ParserState, type Run } from './state'

/** The screen as its desk was saved; empty if there is none. */
export function openedState(given: GivenDesk<'tables'>): ParserState {
  const { desk } = given
  if (desk === null) return INITIAL_STATE
  return {
    ...INITIAL_STATE,
    ...desk.settings,
    frames: desk.settings.frames ?? [],
    slot: openedSlot(openedFile(desk, 'document')),
    gone: goneFile(desk, 'document') ?? null,
    run: openedRun(given),
  }
}

function openedRun(given: GivenDesk<'tables'>): Run {
  const run = given.desk?.run ?? null
  const last: Result | null = openedResult<ParseAnswer>(given, given.desk?.last)
  if (run === null) return { kind: 'idle', last, failure: null }
  const { operationId, startedAt, tookMs, count } = run
  if (tookMs === null) return { kind: 'running', operationId, startedAt, progress: null, last }
  const result: Result | null = openedResult<ParseAnswer>(given, operationId)
  return result === null
    ? { kind: 'idle', last, failure: null }
    : { kind: 'done', result, tookMs, count: count ?? result.tables.length }
}
