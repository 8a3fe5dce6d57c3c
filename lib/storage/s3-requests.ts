import { setTimeout as pause } from 'node:timers/promises'
import { AppError } from '@/lib/errors'
import { log } from '@/lib/log'
import type { Bucket } from './bucket'
import { CircuitBreaker } from './circuit-breaker'
import { Patience } from './patience'
import type { S3Config } from './s3-config'
import { storageUnavailable } from './storage-error'

/** A store that says nothing for so long, while it is asked, is down. */
export const SILENCE_MS = 2_500
const RETRY_PAUSE_MS = 100

export interface RequestSpec {
  /** For the log. */
  readonly name: string
  readonly silenceMs?: number
}

/**
 * How requests to a bucket are made: with a time limit, repeated once after a temporary failure, and not at all while
 * it is down.
 */
export class S3Requests {
  private readonly breaker = new CircuitBreaker()
  private opened: Promise<Bucket> | undefined

  constructor(private readonly config: S3Config) {}

  /** Whether the bucket is not asked for a while, because it failed several times in a row. */
  areStopped(): boolean {
    return this.breaker.isOpen()
  }

  /** The SDK takes a tenth of a second and 20 MB to load, which installations without a bucket avoid. */
  bucket(): Promise<Bucket> {
    // On Node 20 it would write a paragraph into the log of JSON lines; docs/operating/upgrade.md says it instead.
    process.env['AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED'] ??= 'true'
    this.opened ??= import('./bucket').then(({ Bucket }) => new Bucket(this.config))
    return this.opened
  }

  /**
   * @param request is called a second time if the first call fails immediately
   * @throws AppError as `request` does, STORAGE_UNAVAILABLE for every other failure, which the log has
   */
  async send<T>(spec: RequestSpec, request: (bucket: Bucket, patience: Patience) => Promise<T>): Promise<T> {
    const bucket = await this.bucket()
    if (!this.breaker.admits()) throw storageUnavailable()
    const patience = new Patience(spec.silenceMs ?? SILENCE_MS)
    try {
      const answer = await request(bucket, patience).catch(async (error: unknown) => {
        if (!isPassing(error) || patience.signal.aborted) throw error
        await pause(RETRY_PAUSE_MS)
        return request(bucket, patience)
      })
      this.breaker.succeeded()
      return answer
    } catch (error) {
      if (isPassing(error)) this.breaker.failed()
      else this.breaker.succeeded()
      if (error instanceof AppError) throw error
      log().error({ request: spec.name, ...described(error) }, 'the bucket refuses')
      throw storageUnavailable()
    } finally {
      patience.end()
    }
  }
}

/** A failure of the moment (no answer, 5xx, too many requests), not a refusal that will come again. */
function isPassing(error: unknown): boolean {
  if (error instanceof AppError) return false
  const status = statusOf(error)
  return status === undefined || status >= 500 || status === 429
}

function statusOf(error: unknown): number | undefined {
  // Every error of the SDK has `$metadata`; those of the network have no status in it.
  return (error as { $metadata?: { httpStatusCode?: number } }).$metadata?.httpStatusCode
}

function described(error: unknown): { name: string; code?: unknown; status?: number } {
  if (!(error instanceof Error)) return { name: 'unknown' }
  const status = statusOf(error)
  return { name: error.name, ...('code' in error && { code: error.code }), ...(status !== undefined && { status }) }
}
