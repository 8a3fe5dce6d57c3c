interface TraceEvent {
  readonly name: string
  readonly pid: number
  readonly tid: number
  /** Microseconds: when it began, and how long its thread worked at it. */
  readonly ts: number
  readonly tdur?: number
}

/** What Chromium has to record for `longestTask`. */
export const TASK_CATEGORIES = ['toplevel', 'blink.user_timing']

/**
 * Returns the most processor time that one task of a page's main thread took from one mark (`performance.mark`) to another, in ms. Unlike
 * the time on the clock, it's the same however many other programs use the cores.
 */
export function longestTask(trace: Buffer, from: string, to: string): number {
  const { traceEvents: events } = JSON.parse(trace.toString('utf8')) as { readonly traceEvents: readonly TraceEvent[] }
  const mark = (wanted: string) => events.find(({ name }) => name === wanted)
  const [begin, end] = [mark(from), mark(to)]
  if (begin === undefined || end === undefined) throw new Error('The trace has no marks')
  const own = events.filter(
    ({ pid, tid, ts }) => pid === begin.pid && tid === begin.tid && ts >= begin.ts && ts <= end.ts,
  )
  const tasks = own.filter(({ name }) => name.endsWith('RunTask'))
  if (tasks.length === 0) throw new Error('The trace has no tasks')
  return Math.max(...tasks.map(({ tdur = 0 }) => tdur)) / 1000
}
