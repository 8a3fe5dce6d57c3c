/** One question for all the calls that find their session ended: whether the person signs in again here. */
export interface SessionEnd {
  /** How often somebody has signed in again on this page; a call notes it before it is sent. */
  era(): number
  /**
   * Asks, or joins those who wait already. Immediately `true` where somebody has signed in again since `era`; immediately `false` where
   * no one could be asked.
   */
  signedInAgain(era: number): Promise<boolean>
  /** Whether somebody waits for the answer. */
  isAsked(): boolean
  /** Lets all go on, or all give up. */
  answer(again: boolean): void
  /** Anyone who asks the person is notified when it comes up and when it is answered. */
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
