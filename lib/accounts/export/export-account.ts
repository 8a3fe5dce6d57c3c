import { Readable } from 'node:stream'
import type { SubscribedUser } from '@/lib/billing/subscriber'
import { exportedFiles } from './exported-files'
import { exportedRows } from './exported-rows'
import { zipStream } from './zip-stream'

/**
 * Streams a zip of all data about a user: their data and history as JSON, and their files unchanged. It contains no
 * hash of a password or token.
 */
export function exportAccount(user: SubscribedUser): Readable {
  return Readable.from(zipStream(sources(user)), { objectMode: false })
}

async function* sources(user: SubscribedUser) {
  yield* exportedRows(user)
  yield* exportedFiles(user.id)
}
