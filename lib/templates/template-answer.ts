import { z } from 'zod'
import type { Template } from '@/lib/db/generated/client'
import { mappingSchema, templateSettingsSchema } from './template-settings'

/** A saved template as the API shows it to its owner. */
export const templateSchema = z
  .strictObject({
    id: z.string(),
    name: z.string(),
    fileName: z.string(),
    size: z.int().min(0),
    mapping: mappingSchema,
    settings: templateSettingsSchema,
    version: z.int().min(1).describe('Increases by one with each change.'),
    shareId: z.string().nullable().describe('Anyone with this code can copy the template; null if it isn’t shared.'),
    createdAt: z.iso.datetime(),
    updatedAt: z.iso.datetime(),
  })
  .meta({ id: 'Template' })

export const templateAnswerSchema = z.strictObject({ success: z.literal(true), template: templateSchema })

export const templatesAnswerSchema = z.strictObject({ success: z.literal(true), templates: z.array(templateSchema) })

/** Only the fields of the schema: neither the owner nor the storage key. */
export function templateAnswer(template: Template): z.infer<typeof templateSchema> {
  return {
    id: template.id,
    name: template.name,
    fileName: template.fileName,
    size: template.bytes,
    // Both passed their schemas when they were written.
    mapping: template.mapping as Record<string, string>,
    settings: template.settings as z.infer<typeof templateSettingsSchema>,
    version: template.version,
    shareId: template.shareId,
    createdAt: template.createdAt.toISOString(),
    updatedAt: template.updatedAt.toISOString(),
  }
}
