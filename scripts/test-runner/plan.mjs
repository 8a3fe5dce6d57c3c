/**
 * Runs stages in order. A list among them runs in parallel, and a list in that one in order again.
 *
 * @param {readonly (Stage | readonly unknown[])[]} stages
 * @param {(row: Row) => void} finished gets what each stage returns, as soon as it does
 * @param {() => boolean} [isStopped] whether no other stage may begin
 * @typedef {{ name: string, passed: number, failed: number, skipped: number, seconds: number }} Row
 * @typedef {() => Promise<Row>} Stage
 */
export async function inOrder(stages, finished, isStopped = () => false) {
  for (const stage of stages) {
    if (isStopped()) return
    await (Array.isArray(stage) ? inParallel(stage, finished, isStopped) : one(stage, finished))
  }
}

async function inParallel(stages, finished, isStopped) {
  const begun = stages.map((stage) =>
    Array.isArray(stage) ? inOrder(stage, finished, isStopped) : one(stage, finished),
  )
  await Promise.all(begun)
}

async function one(stage, finished) {
  finished(await stage())
}
