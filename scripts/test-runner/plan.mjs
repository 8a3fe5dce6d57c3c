/**
 * Runs stages in order. A list among them runs in parallel, and a list in that one in order again.
 *
 * @param {readonly (Stage | readonly unknown[])[]} stages
 * @param {(row: Row) => void} finished gets what each stage returns, as soon as it does
 * @typedef {{ name: string, passed: number, failed: number, skipped: number, seconds: number }} Row
 * @typedef {() => Promise<Row>} Stage
 */
export async function inOrder(stages, finished) {
  for (const stage of stages) await (Array.isArray(stage) ? inParallel(stage, finished) : one(stage, finished))
}

async function inParallel(stages, finished) {
  await Promise.all(stages.map((stage) => (Array.isArray(stage) ? inOrder(stage, finished) : one(stage, finished))))
}

async function one(stage, finished) {
  finished(await stage())
}
