import { Readable } from 'node:stream'
import type { SubscribedUser } from '@/lib/billing/subscriber'
import { exportedFiles } from './exported-files'
import { exportedRows } from './exported-rows'
import { zipStream } from './zip-stream'

/**
 * A zip of all that is kept of a person, as it is being read: what they said of themselves and what they did as JSON, and their
 * files as they are. No hash of a password or token is in it.
 */
export function exportAccount(user: SubscribedUser): Readable {
  return Readable.from(zipStream(sources(user)), { objectMode: false })
}

async function* sources(user: SubscribedUser) {
  yield* exportedRows(user)
  yield* exportedFiles(user.id)
}
