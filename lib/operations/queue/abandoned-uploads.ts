import { storage } from '@/lib/storage'
import { queue } from './queue'

const QUEUE = 'abandoned-uploads'

interface Abandoned {
  readonly key: string
}

/**
 * Has what lies under an upload's key removed later: a completed upload has moved on by then, and what was put there and
 * never completed has no row by which the sweep would find it.
 */
export async function removeLater(key: string, afterSeconds: number): Promise<void> {
  const job: Abandoned = { key }
  await queue().createQueue(QUEUE)
  await queue().send(QUEUE, job, { startAfter: afterSeconds, retryLimit: 5, retryBackoff: true })
}

/** Removes what is due. */
export async function removeAbandoned(): Promise<void> {
  await queue().createQueue(QUEUE)
  await queue().work<Abandoned>(QUEUE, { pollingIntervalSeconds: 60 }, async (jobs) => {
    for (const { data } of jobs) await storage().remove(data.key)
  })
}

/**
 * The same in one go, for platforms without long-lived processes.
 *
 * @returns how many were due
 */
export async function removeAbandonedNow(): Promise<number> {
  await queue().createQueue(QUEUE)
  const jobs = await queue().fetch<Abandoned>(QUEUE, { batchSize: 200 })
  for (const { id, data } of jobs) {
    await storage().remove(data.key)
    await queue().complete(QUEUE, id)
  }
  return jobs.length
}
