import { z } from 'zod'
import type { SubscribedUser } from '@/lib/billing/subscriber'
import { plainText } from '@/lib/plain-text'
import { changeTemplate } from './keep-template'
import { ownTemplate } from './own-templates'
import { numberingOf, numberingSchema } from './register'
import { shareIdFor } from './share'
import { templateAnswer, templateAnswerSchema } from './template-answer'
import { keptMappingSchema, templateSettingsSchema } from './template-settings'

export const MAX_TEMPLATE_NAME = 200

export const templateNameSchema = plainText(MAX_TEMPLATE_NAME).min(1)

export const templateChangeSchema = z.strictObject({
  name: templateNameSchema.optional(),
  mapping: keptMappingSchema.optional(),
  settings: templateSettingsSchema.optional(),
  shared: z.boolean().optional(),
  version: z.int().min(1).optional().describe('The version to change. If it isn’t the latest, nothing changes.'),
})

/** A template with where its act numbers are. */
export const describedTemplateSchema = templateAnswerSchema.extend({ numbering: numberingSchema })

/** @throws AppError NOT_FOUND */
export async function describedTemplate(userId: string, id: string): Promise<z.infer<typeof describedTemplateSchema>> {
  const template = await ownTemplate(userId, id)
  return { success: true, template: templateAnswer(template), numbering: await numberingOf(template) }
}

/**
 * Changes a user's template.
 *
 * @throws AppError NOT_FOUND, TEMPLATE_CHANGED, LIMIT_SHARING
 */
export async function changeOwnTemplate(
  user: SubscribedUser,
  id: string,
  { shared, ...change }: z.infer<typeof templateChangeSchema>,
): Promise<z.infer<typeof templateAnswerSchema>> {
  const share = shared === undefined ? {} : { shareId: await shareIdFor(user, id, shared) }
  const template = await changeTemplate(user.id, id, { ...change, ...share })
  return { success: true, template: templateAnswer(template) }
}
