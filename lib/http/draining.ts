/** Whether this process is stopping; one answer for all copies of this module. */
const KEY = Symbol.for('actum.draining')
const shared = globalThis as { [KEY]?: boolean }

/** From now on, answers new requests with 503, so that load balancers send them elsewhere. */
export function startDraining(): void {
  shared[KEY] = true
}

export function isDraining(): boolean {
  return shared[KEY] === true
}
