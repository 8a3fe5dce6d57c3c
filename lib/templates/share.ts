import { randomBytes } from 'node:crypto'
import { copyFile } from 'node:fs/promises'
import { higherPlan, limitsOf } from '@/lib/billing/limits'
import { type SubscribedUser, WITH_SUBSCRIPTIONS } from '@/lib/billing/subscriber'
import { db } from '@/lib/db/client'
import type { Template } from '@/lib/db/generated/client'
import { AppError } from '@/lib/errors'
import { storage } from '@/lib/storage'
import { temporaryFolder } from '@/lib/storage/temporary'
import { keepTemplate } from './keep-template'
import { ownTemplate } from './own-templates'
import type { TemplateMapping, TemplateSettings } from './template-settings'

/**
 * The share id that a template is to have: the one it has, a new one, or none.
 *
 * @throws AppError NOT_FOUND, LIMIT_SHARING; to share no longer is everybody's right
 */
export async function shareIdFor(user: SubscribedUser, templateId: string, shared: boolean): Promise<string | null> {
  const { shareId } = await ownTemplate(user.id, templateId)
  if (!shared) return null
  checkSharing(user)
  return shareId ?? randomBytes(24).toString('base64url')
}

/**
 * Copies a template that another user shares: file, mapping and settings. Its document numbers start at 1, and its
 * owner's later changes don't affect it.
 *
 * @throws AppError LIMIT_SHARING; NOT_FOUND if nothing is shared, or no longer, or its owner's plan has ended;
 * TOO_MANY_TEMPLATES, TEMPLATES_FULL
 */
export async function copyShared(user: SubscribedUser, shareId: string): Promise<Template> {
  checkSharing(user)
  const shared = /^[\w-]{32}$/.test(shareId)
    ? await db().template.findUnique({ where: { shareId }, include: { user: { include: WITH_SUBSCRIPTIONS } } })
    : null
  if (shared === null || !limitsOf(shared.user).sharedTemplates) throw new AppError('NOT_FOUND')
  const { name, fileName, bytes, sha256, mapping, settings } = shared
  const folder = await temporaryFolder()
  const original = await storage().localCopy(shared.storageKey)
  try {
    const path = folder.path()
    await copyFile(original.path, path)
    return await keepTemplate(user, {
      file: { fileName, path, bytes, sha256 },
      name,
      // Both passed their schemas when they were written.
      mapping: mapping as TemplateMapping,
      settings: settings as TemplateSettings,
    })
  } finally {
    await original.release()
    await folder.remove()
  }
}

function checkSharing(user: SubscribedUser): void {
  if (limitsOf(user).sharedTemplates) return
  const plan = higherPlan(user, ({ sharedTemplates }) => sharedTemplates)
  throw new AppError('LIMIT_SHARING', {}, { field: 'shared', ...(plan && { plan }) })
}
