import { CONVERTING_STAGE } from '@/lib/documents/converter'
import type { Progress } from '@/lib/documents/tool'

/** How long a job may take: the base, and so much for each thing that its progress counts. */
export interface TimeLimit {
  readonly baseMs: number
  readonly perItemMs: number
}

/** Reading and compiling, then 10 ms a row. */
export const GENERATE_LIMIT: TimeLimit = { baseMs: 40_000, perItemMs: 10 }
/** A sheet as large as the gate lets in. */
export const DOSES_LIMIT: TimeLimit = { baseMs: 120_000, perItemMs: 0 }

/** Extra time for a converter. If it hangs on a document, that document fails. */
export const CONVERTING: TimeLimit = { baseMs: 90_000, perItemMs: 300 }

/** The time that a job may take, which grows as its progress shows how much there is to do. */
export class TimeAllowance {
  private items = 0
  private converted = 0

  constructor(private readonly limit: TimeLimit) {}

  get milliseconds(): number {
    const own = this.limit.baseMs + this.limit.perItemMs * this.items
    return this.converted === 0 ? own : own + CONVERTING.baseMs + CONVERTING.perItemMs * this.converted
  }

  /** Records a job's progress; returns whether that extends its time. */
  grow({ stage, total }: Progress): boolean {
    const before = this.milliseconds
    if (stage === CONVERTING_STAGE) this.converted = Math.max(this.converted, total)
    else this.items = Math.max(this.items, total)
    return this.milliseconds > before
  }
}
