import { copyFile } from 'node:fs/promises'
import type { SubscribedUser } from '@/lib/billing/subscriber'
import { AppError } from '@/lib/errors'
import type { ReceivedForm } from '@/lib/http/receive-form'
import { storage } from '@/lib/storage'
import { ownTemplate } from '@/lib/templates/own-templates'
import type { TemplateMapping } from '@/lib/templates/template-settings'

/** What a request says, with the template that it names. */
export interface WithTemplate<Settings extends object> {
  readonly form: ReceivedForm
  readonly settings: Settings
}

/**
 * Puts the kept template that a form names by `templateId` into the form as if it had been uploaded, so that what runs is what
 * is kept now, whatever becomes of it. Its mapping and settings apply where the request says nothing else. Without a
 * `templateId` all stays as it is.
 *
 * @throws AppError NOT_FOUND; BAD_REQUEST for another template beside it
 */
export async function useKeptTemplate<Settings extends object>(
  user: SubscribedUser,
  form: ReceivedForm,
  settings: Settings,
  newPath: () => string,
): Promise<WithTemplate<Settings>> {
  const id = form.texts.get('templateId')
  if (!id) return { form, settings }
  const uploaded = form.files.get('template')
  if (form.texts.get('template') || (uploaded !== undefined && uploaded.name !== '')) {
    throw new AppError('BAD_REQUEST', {}, { field: 'templateId' })
  }
  const template = await ownTemplate(user.id, id)
  const path = newPath()
  const copy = await storage().localCopy(template.storageKey)
  try {
    await copyFile(copy.path, path)
  } finally {
    await copy.release()
  }
  const { fileName: name, bytes, sha256 } = template
  const given: { readonly mapping?: TemplateMapping } = settings
  // Both passed their schemas when they were kept.
  const mapping = { ...(template.mapping as TemplateMapping), ...given.mapping }
  return {
    form: { texts: form.texts, files: new Map([...form.files, ['template', { name, path, bytes, sha256 }]]) },
    settings: { ...(template.settings as object), ...settings, mapping, templateId: id },
  }
}
