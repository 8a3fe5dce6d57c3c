import { setTimeout as pause } from 'node:timers/promises'
import type { Environment } from '@/lib/env'
import { s3FromEnvironment } from './s3-config'

/** A store that starts together with us needs a moment. */
const TRIES = 30
const PAUSE_MS = 1_000

/**
 * Creates the bucket in the environment if the store doesn't have it. Self-hosted stores start empty; on others, the
 * bucket exists and the keys may not create one.
 *
 * @returns whether it was created
 * @throws Error the store's, if it can't be reached or refuses
 */
export async function makeBucket(environment: Environment, pauseMs = PAUSE_MS): Promise<boolean> {
  const config = s3FromEnvironment(environment)
  if (config === null) return false
  const { Bucket } = await import('./bucket')
  const bucket = new Bucket(config)
  for (let tries = 1; ; tries += 1) {
    try {
      return await bucket.make(AbortSignal.timeout(10_000))
    } catch (error) {
      if (tries === TRIES || isRefusal(error)) throw error
      await pause(pauseMs)
    }
  }
}

/** Keys that may not do this will not be able to a second later. */
function isRefusal(error: unknown): boolean {
  const status = (error as { $metadata?: { httpStatusCode?: number } }).$metadata?.httpStatusCode
  return status !== undefined && status >= 400 && status < 500
}
