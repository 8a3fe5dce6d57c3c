/** A thread of its own that asks for one address, one time after another, until it is told to end: nothing here holds it up. */
import { parentPort, workerData } from 'node:worker_threads'

const { address, headers, pauseMs } = workerData
const times = []
let asking = true
parentPort.once('message', () => (asking = false))
while (asking) {
  const started = performance.now()
  const answer = await fetch(address, { headers }).catch(() => null)
  await answer?.arrayBuffer().catch(() => undefined)
  times.push(performance.now() - started)
  await new Promise((resolve) => setTimeout(resolve, pauseMs))
}
parentPort.postMessage(times)
