import { access, mkdir } from 'node:fs/promises'
import { constants } from 'node:fs'
import { db } from '@/lib/db/client'
import { dataPath } from '@/lib/data-path'

export type Check = 'ok' | 'failing'

export interface Health {
  readonly database: Check
  readonly storage: Check
}

/** Whether the parts a request needs answer. Says only which does not: no versions, paths or messages. */
export async function health(): Promise<Health> {
  const [database, storage] = await Promise.all([
    check(() => db().$queryRaw`SELECT 1`),
    check(async () => {
      await mkdir(dataPath('files'), { recursive: true })
      await access(dataPath('files'), constants.W_OK)
    }),
  ])
  return { database, storage }
}

async function check(ask: () => Promise<unknown>): Promise<Check> {
  return ask().then(
    () => 'ok',
    () => 'failing',
  )
}
