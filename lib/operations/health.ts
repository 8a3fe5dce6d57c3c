import { z } from 'zod'
import { db } from '@/lib/db/client'
import { storage } from '@/lib/storage'

const checkSchema = z.enum(['ok', 'failing'])
const checksSchema = z.strictObject({ database: checkSchema, storage: checkSchema })

/** Without `checks` where only life was asked for. */
export const wellSchema = z.strictObject({ success: z.literal(true), checks: checksSchema.optional() })
export const unwellSchema = z.strictObject({
  success: z.literal(false),
  error: z.literal('unavailable'),
  checks: checksSchema,
})

type Check = z.infer<typeof checkSchema>
export type Health = Readonly<z.infer<typeof checksSchema>>

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
