import { db } from '@/lib/db/client'
import { storage } from '@/lib/storage'

export type Check = 'ok' | 'failing'

export interface Health {
  readonly database: Check
  readonly storage: Check
}

/** Whether the parts a request needs answer. Says only which does not: no versions, paths or messages. */
export async function health(): Promise<Health> {
  const [database, files] = await Promise.all([check(() => db().$queryRaw`SELECT 1`), check(() => storage().probe())])
  return { database, storage: files }
}

async function check(ask: () => Promise<unknown>): Promise<Check> {
  return ask().then(
    () => 'ok',
    () => 'failing',
  )
}
