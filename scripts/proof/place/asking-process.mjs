/** A separate process that requests one URL repeatedly until stopped, so that nothing here delays it. */
const { address, headers, pauseMs } = JSON.parse(process.argv[2])
const times = []
let asking = true
process.once('message', () => (asking = false))
while (asking) {
  const started = performance.now()
  const answer = await fetch(address, { headers }).catch(() => null)
  await answer?.arrayBuffer().catch(() => undefined)
  times.push(performance.now() - started)
  if (times.length === 1) process.send('asking')
  await new Promise((resolve) => setTimeout(resolve, pauseMs))
}
process.send(times, () => process.disconnect())
