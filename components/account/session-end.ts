/** One dialog for all calls whose session has ended: whether the user signs in again here. */
export interface SessionEnd {
  /** How often the user has signed in again on this page; a call records it before it is sent. */
  era(): number
  /**
   * Asks, or joins those who already wait. Returns `true` immediately if the user has signed in again since `era`, and
   * `false` immediately if no one could be asked.
   */
  signedInAgain(era: number): Promise<boolean>
  /** Whether a call is waiting for the answer. */
  isAsked(): boolean
  /** Lets all go on, or all give up. */
  answer(again: boolean): void
  /** The dialog is notified when the question arises and when it is answered. */
  subscribe(listener: () => void): () => void
}

export function newSessionEnd(): SessionEnd {
  const listeners = new Set<() => void>()
  let eras = 0
  let asked: { readonly promise: Promise<boolean>; readonly resolve: (again: boolean) => void } | null = null
  const tell = () => listeners.forEach((listener) => listener())

  return {
    era: () => eras,
    isAsked: () => asked !== null,
    signedInAgain(era) {
      if (era < eras) return Promise.resolve(true)
      if (listeners.size === 0) return Promise.resolve(false)
      if (asked === null) {
        asked = newAnswer()
        tell()
      }
      return asked.promise
    },
    answer(again) {
      const waiting = asked
      asked = null
      if (again) eras += 1
      waiting?.resolve(again)
      tell()
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

function newAnswer() {
  let resolve: (again: boolean) => void = () => undefined
  const promise = new Promise<boolean>((settle) => {
    resolve = settle
  })
  return { promise, resolve }
}
