import { readStored } from '@/components/layout/browser-storage'
import type { ParserState } from './state'

/** What was on the screen when it was left for another, in the same page and document session. */
let kept: { readonly sessionId: string | null; readonly state: ParserState } | null = null

/** Remembers the screen, until the page is loaded anew. */
export function keepState(state: ParserState): void {
  // A run that is left goes on without the screen; what it makes is in the history.
  const run =
    state.run.kind === 'running' ? ({ kind: 'idle', last: state.run.last, failure: null } as const) : state.run
  // An upload that is left is given up.
  const slot = state.slot.kind === 'uploading' ? state.slot.before : state.slot
  kept = { sessionId: readStored('sessionId'), state: { ...state, slot, run } }
}

/** The screen as it was left, or as it begins: what another document session had is nobody's here. */
export function keptState(initial: ParserState): ParserState {
  return kept !== null && kept.sessionId === readStored('sessionId') ? kept.state : initial
}
