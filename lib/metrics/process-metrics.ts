import { monitorEventLoopDelay, type IntervalHistogram } from 'node:perf_hooks'
import { Counter, gauge, Histogram, type Metric } from './registry'

const SECONDS = [0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30, 60, 300]
const NANOSECONDS = 1e9

interface ProcessMetrics {
  readonly requests: Counter
  readonly seconds: Histogram
  readonly refused: Counter
  /** Measured from the first time that someone asks: nothing is spent where no one does. */
  delay: IntervalHistogram | null
}

/** One for the process: Next gives routes and instrumentation copies of a module each. */
const KEY = Symbol.for('actum.metrics')
const shared = globalThis as { [KEY]?: ProcessMetrics }

function metrics(): ProcessMetrics {
  shared[KEY] ??= {
    requests: new Counter('actum_http_requests_total', 'API requests answered, by route and status.'),
    seconds: new Histogram('actum_http_request_seconds', 'Time until an API request was answered.', SECONDS),
    refused: new Counter('actum_http_refused_total', 'Requests rejected before they were read, by code.'),
    delay: null,
  }
  return shared[KEY]
}

/** @param route the path with the names of its dynamic segments */
export function countRequest(method: string, route: string, status: number, milliseconds: number): void {
  metrics().requests.add({ method, route, status: String(status) })
  metrics().seconds.observe(milliseconds / 1_000)
}

export function countRefused(code: string): void {
  metrics().refused.add({ code })
}

/** Metrics of this process. */
export function processMetrics(): readonly Metric[] {
  const known = metrics()
  const { user, system } = process.cpuUsage()
  const delay = known.delay === null ? 0 : known.delay.percentile(99) / NANOSECONDS
  known.delay ??= monitorEventLoopDelay({ resolution: 20 })
  known.delay.enable()
  known.delay.reset()
  return [
    known.requests.metric(),
    known.seconds.metric(),
    known.refused.metric(),
    gauge(
      'nodejs_eventloop_lag_p99_seconds',
      'Event loop delay since the last scrape.',
      Number.isNaN(delay) ? 0 : delay,
    ),
    gauge('process_resident_memory_bytes', 'Resident memory, without document processes.', process.memoryUsage.rss()),
    {
      name: 'process_cpu_seconds_total',
      help: 'CPU time used, without document processes.',
      type: 'counter',
      samples: [{ value: (user + system) / 1e6 }],
    },
    gauge(
      'process_start_time_seconds',
      'When the process started, in Unix time.',
      Math.round(Date.now() / 1_000 - process.uptime()),
    ),
  ]
}
