import { initializePaddle, type Paddle, type PaddleEventData } from '@paddle/paddle-js'
import type { PaymentSetUp } from './plan'

/** Why Paddle can't be used; the key of its sentence under `billing.problems`. */
export type PaddleProblemKey = 'notReady' | 'noPrice' | 'scriptNotLoaded' | 'window'

export class PaddleProblem extends Error {
  override readonly name = 'PaddleProblem'

  constructor(readonly key: PaddleProblemKey) {
    super(key)
  }
}

const SCRIPT = 'https://cdn.paddle.com/paddle/v2/paddle.js'
/** If the connection is cut silently, the user would wait forever. */
const PATIENCE_MS = 15_000

type Listener = (event: PaddleEventData) => void

const listeners = new Set<Listener>()
let loading: Promise<void> | null = null
let ready: Paddle | null = null

/** Listens to the events of Paddle's window until the returned function is called. */
export function onPaddleEvent(listener: Listener): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/**
 * Paddle.js, loaded and initialised; asked again, the same. A failure is not kept: the next call tries again.
 *
 * @throws PaddleProblem scriptNotLoaded, notReady
 */
export async function readyPaddle({ token, environment }: PaymentSetUp): Promise<Paddle> {
  if (ready !== null) return ready
  await loadScript()
  const paddle = await initializePaddle({
    token,
    environment,
    eventCallback: (event) => {
      for (const listener of listeners) listener(event)
    },
  })
  // A token that Paddle does not take is only a warning to the wrapper.
  if (paddle?.Initialized !== true) throw new PaddleProblem('notReady')
  ready = paddle
  return paddle
}

/**
 * Paddle's wrapper loads the script too, but once that fails, it never retries on this page. So the script is loaded
 * before the wrapper, which then uses it.
 */
function loadScript(): Promise<void> {
  if (window.PaddleBillingV1 !== undefined) return Promise.resolve()
  loading ??= inject().finally(() => {
    loading = null
  })
  return loading
}

function inject(): Promise<void> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script')
    const timer = setTimeout(fail, PATIENCE_MS)
    function fail() {
      clearTimeout(timer)
      script.remove()
      reject(new PaddleProblem('scriptNotLoaded'))
    }
    script.src = SCRIPT
    script.addEventListener('error', fail)
    script.addEventListener('load', () => {
      if (window.PaddleBillingV1 === undefined) return fail()
      clearTimeout(timer)
      resolve()
    })
    document.head.appendChild(script)
  })
}
