/** A browser as the journeys drive it. */
export interface Driver {
  readonly name: string
  /** Opens an address and waits until the page has loaded. */
  open(address: string): Promise<void>
  /** Returns what an expression evaluates to in the page; a promise is awaited. */
  evaluate(expression: string): Promise<unknown>
  /** Chooses files of the disk in the first field that a CSS selector finds. */
  choose(selector: string, files: readonly string[]): Promise<void>
  close(): Promise<void>
}

const LONGEST_MS = 60_000
const POLL_MS = 100

/** Waits until an expression is true in the page. @throws Error after a minute */
export async function until(driver: Driver, expression: string): Promise<void> {
  const end = Date.now() + LONGEST_MS
  while (Date.now() < end) {
    if ((await driver.evaluate(`Boolean(${expression})`)) === true) return
    await new Promise((resolve) => setTimeout(resolve, POLL_MS))
  }
  throw new Error(`It never came true: ${expression}`)
}
