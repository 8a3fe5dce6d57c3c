/** How Paddle answered last, in this process. */
export interface LastAnswer {
  readonly at: Date
  readonly well: boolean
}

const KEY = Symbol.for('actum.paddle.last')
// On globalThis, because the server's bundles contain copies of this module.
const shared = globalThis as { [KEY]?: LastAnswer }

export function noteAnswer(well: boolean, at = new Date()): void {
  shared[KEY] = { at, well }
}

export function lastAnswer(): LastAnswer | null {
  return shared[KEY] ?? null
}
