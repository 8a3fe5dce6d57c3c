/** Labels of one time series, by name. */
export type Labels = Readonly<Record<string, string>>

/** What Prometheus asks for: https://prometheus.io/docs/instrumenting/exposition_formats/ */
export const METRICS_TYPE = 'text/plain; version=0.0.4; charset=utf-8'

export interface Metric {
  readonly name: string
  readonly help: string
  readonly type: 'counter' | 'gauge' | 'histogram'
  readonly samples: readonly Sample[]
}

export interface Sample {
  /** What follows the metric's name: `_bucket`, `_sum`, `_count`. */
  readonly suffix?: string
  readonly labels?: Labels
  readonly value: number
}

/** Counts by labels since the process started. */
export class Counter {
  private readonly counts = new Map<string, { readonly labels: Labels; value: number }>()

  constructor(
    readonly name: string,
    readonly help: string,
  ) {}

  add(labels: Labels): void {
    const key = JSON.stringify(labels)
    const known = this.counts.get(key)
    if (known === undefined) this.counts.set(key, { labels, value: 1 })
    else known.value += 1
  }

  metric(): Metric {
    return { name: this.name, help: this.help, type: 'counter', samples: [...this.counts.values()] }
  }
}

/** How many observed values are at most each of some bounds, and their sum. */
export class Histogram {
  private readonly counts: number[]
  private sum = 0
  private count = 0

  constructor(
    readonly name: string,
    readonly help: string,
    private readonly bounds: readonly number[],
  ) {
    this.counts = bounds.map(() => 0)
  }

  observe(value: number): void {
    this.sum += value
    this.count += 1
    for (const [index, bound] of this.bounds.entries()) if (value <= bound) this.counts[index]! += 1
  }

  metric(): Metric {
    const buckets = this.bounds.map((bound, index) => ({
      suffix: '_bucket',
      labels: { le: String(bound) },
      value: this.counts[index] ?? 0,
    }))
    const samples = [
      ...buckets,
      { suffix: '_bucket', labels: { le: '+Inf' }, value: this.count },
      { suffix: '_sum', value: this.sum },
      { suffix: '_count', value: this.count },
    ]
    return { name: this.name, help: this.help, type: 'histogram', samples }
  }
}

/** A single value, or one for each label. */
export function gauge(name: string, help: string, samples: number | readonly Sample[]): Metric {
  return { name, help, type: 'gauge', samples: typeof samples === 'number' ? [{ value: samples }] : samples }
}

/** Returns metrics in the text format. */
export function exposition(metrics: readonly Metric[]): string {
  return metrics.map(lines).join('')
}

function lines({ name, help, type, samples }: Metric): string {
  const values = samples.map(
    ({ suffix = '', labels = {}, value }) => `${name}${suffix}${labelsText(labels)} ${value}\n`,
  )
  return `# HELP ${name} ${help}\n# TYPE ${name} ${type}\n${values.join('')}`
}

function labelsText(labels: Labels): string {
  const pairs = Object.entries(labels).map(([name, value]) => `${name}="${escaped(value)}"`)
  return pairs.length === 0 ? '' : `{${pairs.join(',')}}`
}

function escaped(value: string): string {
  return value.replaceAll('\\', '\\\\').replaceAll('"', '\\"').replaceAll('\n', '\\n')
}
