import { isPrivate } from '@/components/account/local-api'
import { readStored } from '@/components/layout/browser-storage'

/** A tool's screen as it was left for another one, until the page is loaded again. */
export interface KeptScreen<State> {
  keep(state: State): void
  /** Null where there is none, or it was left in another document session. */
  kept(): State | null
}

export function newKeptScreen<State>(): KeptScreen<State> {
  let left: { readonly sessionId: string | null; readonly state: State } | null = null
  return {
    keep(state) {
      left = { sessionId: readStored('sessionId'), state }
    },
    // What is on the server is no part of private mode.
    kept: () => (!isPrivate() && left !== null && left.sessionId === readStored('sessionId') ? left.state : null),
  }
}
