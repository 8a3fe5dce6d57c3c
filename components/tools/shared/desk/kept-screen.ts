import { isPrivate } from '@/components/account/local-api'
import { readStored } from '@/components/layout/browser-storage'

/** A tool's screen as it was left, until the page is reloaded. */
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
    // Data on the server isn't used in private mode.
    kept: () => (!isPrivate() && left !== null && left.sessionId === readStored('sessionId') ? left.state : null),
  }
}
