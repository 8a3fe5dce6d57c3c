import { setTimeout } from 'node:timers/promises'
import { z } from 'zod'
import { db } from '@/lib/db/client'
import { converterName, readsOlderDocuments } from '@/lib/conversion/create-converter'
import { errorBodySchema } from '@/lib/http/answer-error'
import { storage } from '@/lib/storage'

/** Checks both parts concurrently, so that the response takes at most a second. */
const PATIENCE_MS = 800

const checkSchema = z.enum(['ok', 'failing'])
const checksSchema = z.strictObject({ database: checkSchema, storage: checkSchema })

const converterSchema = z
  .enum(['libreoffice', 'gotenberg', 'none'])
  .describe('What creates PDFs. `none` isn’t a fault: PDF is then not offered.')

/** Without `checks` and `converter` where only life was asked for. */
export const wellSchema = z.strictObject({
  success: z.literal(true),
  checks: checksSchema.optional(),
  converter: converterSchema.optional(),
})
export const unwellSchema = errorBodySchema.extend({
  code: z.enum(['DATABASE_UNAVAILABLE', 'STORAGE_UNAVAILABLE']),
  checks: checksSchema,
  converter: converterSchema,
})

type Check = z.infer<typeof checkSchema>
export type Health = Readonly<z.infer<typeof checksSchema>>

/** Whether the parts a request needs answer. Says only which does not: no versions, paths or messages. */
export async function health(): Promise<Health> {
  const [database, files] = await Promise.all([check(() => db().$queryRaw`SELECT 1`), check(() => storage().probe())])
  return { database, storage: files }
}

let known: z.infer<typeof converterSchema> | undefined

/** Which converter there is, as found once: a program installed later is found after a restart. */
export function converterHere(): z.infer<typeof converterSchema> {
  return (known ??= converterName(process.env))
}

let olderDocuments: boolean | undefined

/** Whether DOC, RTF and ODT are read here, as found once. */
export function olderDocumentsHere(): boolean {
  return (olderDocuments ??= readsOlderDocuments(process.env))
}

/** A part that doesn't respond counts as failed: a health check needs an answer now. */
async function check(ask: () => Promise<unknown>): Promise<Check> {
  const patience = new AbortController()
  const silent = setTimeout(PATIENCE_MS, 'failing' as const, { signal: patience.signal }).catch(
    () => 'failing' as const,
  )
  const answer = ask().then(
    () => 'ok' as const,
    () => 'failing' as const,
  )
  return Promise.race([answer, silent]).finally(() => patience.abort())
}
