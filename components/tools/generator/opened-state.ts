import type { GivenDesk } from '@/lib/operations/desk/open-desk'
import { goneFile, openedFile, openedResult, openedSlot } from '../shared/desk/opened-files'
import type { GenerateAnswer, Result } from './answers'
import { keptFile, type GivenFile } from './kept-template'
import { NO_EDITS } from './edits'
import { INITIAL_STATE, type GeneratorState, type Run } from './state'

/** The screen as its desk was saved; empty if there is none. */
export function openedState(given: GivenDesk<'generate'>): GeneratorState {
  const { desk } = given
  if (desk === null) return INITIAL_STATE
  const { settings, template } = desk
  const file: GivenFile | undefined = template === null ? openedFile(desk, 'template') : keptFile(template)
  return {
    ...INITIAL_STATE,
    ...settings,
    edits: settings.edits ?? NO_EDITS,
    slots: { data: openedSlot(openedFile(desk, 'data')), template: openedSlot<GivenFile>(file) },
    gone: { data: goneFile(desk, 'data'), template: goneFile(desk, 'template') },
    run: openedRun(given),
  }
}

function openedRun(given: GivenDesk<'generate'>): Run {
  const run = given.desk?.run ?? null
  const last: Result | null = openedResult<GenerateAnswer>(given, given.desk?.last)
  if (run === null) return { kind: 'idle', last, failure: null }
  const { operationId, startedAt, tookMs, count, rows, again } = run
  const result: Result | null = openedResult<GenerateAnswer>(given, operationId)
  if (tookMs === null) {
    return {
      kind: 'running',
      operationId,
      startedAt,
      count,
      rows,
      again,
      isStopping: false,
      progress: null,
      counted: null,
      failed: null,
      noted: null,
      last,
    }
  }
  return result === null
    ? { kind: 'idle', last, failure: null }
    : { kind: 'done', result, tookMs, rows, before: again ? last : null }
}
