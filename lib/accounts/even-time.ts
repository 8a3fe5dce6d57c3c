/** Work that takes less than this is never seen to differ. */
const STEP_MS = 250

/** Does some work, and comes back at a full multiple of a quarter second after the beginning, however long the work took. */
export async function inEvenTime<T>(work: () => Promise<T>): Promise<T> {
  const started = performance.now()
  try {
    return await work()
  } finally {
    const passed = performance.now() - started
    await new Promise((resolve) => setTimeout(resolve, Math.ceil(passed / STEP_MS) * STEP_MS - passed))
  }
}
