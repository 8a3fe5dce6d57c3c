/** Loaded before the server: says over its channel how its event loop and its memory fared since it was last asked. */
import { monitorEventLoopDelay } from 'node:perf_hooks'

const delay = monitorEventLoopDelay({ resolution: 1 })
delay.enable()
let peak = process.memoryUsage.rss()
setInterval(() => (peak = Math.max(peak, process.memoryUsage.rss())), 20).unref()

process.on('message', (message) => {
  if (message !== 'how are you') return
  process.send({ p99: delay.percentile(99) / 1e6, max: delay.max / 1e6, rss: process.memoryUsage.rss(), peak })
  delay.reset()
  peak = process.memoryUsage.rss()
})
