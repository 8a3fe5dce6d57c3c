import { z } from 'zod'
import { db } from '@/lib/db/client'
import type { Operation, StoredFile } from '@/lib/db/generated/client'
import { keptColumnMappingSchema } from '@/lib/doses/mapping-schema'
import { profileNameSchema, profileSchema } from '@/lib/doses/profile-schema'
import { inToolOrder } from '../input-roles'
import { inputIds } from '../operation-inputs'
import { ownOperation } from '../own-operation'
import { extractDosesSettingsSchema } from '../tools/extract-doses-settings'
import { generateSettingsSchema, templateIdSchema } from '../tools/generate-settings'
import { parseTableSettingsSchema } from '../tools/parse-table-settings'

/** Settings that belong to one run only and aren't repeated: its date, the run it repeats, and what it should remember. */
const RECALLED_SETTINGS = {
  generate: generateSettingsSchema
    .omit({ timeZone: true, saveMapping: true, rerunOf: true, only: true })
    .extend({ templateId: templateIdSchema, mailTo: z.array(z.string()).optional() }),
  tables: parseTableSettingsSchema,
  doses: extractDosesSettingsSchema.omit({ rememberMapping: true }).extend({
    profile: z
      .union([profileNameSchema, profileSchema])
      .optional()
      .describe('Built-in limits by name, or custom limits in full.'),
    mapping: z.array(keptColumnMappingSchema).optional(),
  }),
} as const

const roleSchema = z.enum(['data', 'template', 'document', 'before'])

const sourceSchema = z
  .strictObject({
    role: roleSchema,
    name: z.string().describe('The name of the file when it was uploaded.'),
    file: z
      .strictObject({
        name: z.string().describe('The name of the file in its document session, for file fields.'),
        size: z.int().min(0),
        expiresAt: z.iso.datetime(),
      })
      .nullable()
      .describe('Null if it has expired or was deleted.'),
  })
  .meta({ id: 'RecalledSource' })

const common = {
  success: z.literal(true),
  operationId: z.string(),
  sessionId: z.string().describe('The document session that contains the files.'),
  sources: z.array(sourceSchema),
}

/** A run as it was requested: the role of each file, and the settings. */
export const recalledSchema = z
  .discriminatedUnion('kind', [
    z.strictObject({ ...common, kind: z.literal('generate'), settings: RECALLED_SETTINGS.generate }),
    z.strictObject({ ...common, kind: z.literal('tables'), settings: RECALLED_SETTINGS.tables }),
    z.strictObject({ ...common, kind: z.literal('doses'), settings: RECALLED_SETTINGS.doses }),
  ])
  .meta({ id: 'RecalledOperation' })

export type Recalled = z.infer<typeof recalledSchema>

/**
 * Returns a user's operation as it was requested, so that it can be repeated with changes.
 *
 * @throws AppError NOT_FOUND
 */
export async function recallOperation(userId: string, id: string): Promise<Recalled> {
  const operation = await ownOperation(userId, id)
  const { kind, documentSessionId: sessionId } = operation
  const head = { success: true as const, operationId: id, sessionId, sources: await sourcesOf(operation) }
  if (kind === 'generate') return { ...head, kind, settings: settingsOf(operation, RECALLED_SETTINGS.generate) }
  if (kind === 'tables') return { ...head, kind, settings: settingsOf(operation, RECALLED_SETTINGS.tables) }
  return { ...head, kind, settings: settingsOf(operation, RECALLED_SETTINGS.doses) }
}

/** Returns the settings that the tool still supports: those of an older version without a meaning now are left out. */
function settingsOf<Shape extends z.ZodRawShape>(
  { settings }: Operation,
  schema: z.ZodObject<Shape>,
): z.infer<z.ZodObject<Shape>> {
  const known = Object.entries(settings as object).filter(([name, value]) => {
    const field: z.ZodType | undefined = Object.hasOwn(schema.shape, name)
      ? (schema.shape[name as keyof Shape] as unknown as z.ZodType)
      : undefined
    return field?.safeParse(value).success ?? false
  })
  return schema.parse(Object.fromEntries(known))
}

/** Its files by what they were, in the order in which the tool names them. */
async function sourcesOf(operation: Operation): Promise<Recalled['sources']> {
  const { kind, sourceNames } = operation
  const ids = inputIds(operation)
  const kept = await db().storedFile.findMany({ where: { id: { in: Object.values(ids) } } })
  const byId = new Map(kept.map((file) => [file.id, file]))
  const names = sourceNames.split('\n')
  return inToolOrder(kind, ids).map((role, index) => {
    const file = byId.get(ids[role] ?? '')
    return { role: roleSchema.parse(role), name: file?.givenName ?? names[index] ?? '', file: keptFile(file) }
  })
}

function keptFile(file: StoredFile | undefined): Recalled['sources'][number]['file'] {
  if (file === undefined || file.expiresAt <= new Date()) return null
  return { name: file.name, size: file.bytes, expiresAt: file.expiresAt.toISOString() }
}
