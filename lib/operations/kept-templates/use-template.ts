import { copyFile } from 'node:fs/promises'
import type { SubscribedUser } from '@/lib/billing/subscriber'
import { AppError } from '@/lib/errors'
import type { ReceivedForm } from '@/lib/http/receive-form'
import { storage } from '@/lib/storage'
import { ownTemplate } from '@/lib/templates/own-templates'
import type { TemplateMapping } from '@/lib/templates/template-settings'

/** A request together with the template that it names. */
export interface WithTemplate<Settings extends object> {
  readonly form: ReceivedForm
  readonly settings: Settings
}

/**
 * Puts the saved template that a form names by `templateId` into the form as if it had been uploaded, so that the run
 * uses this version even if it changes later. Its mapping and settings apply unless the request overrides them. Without
 * a `templateId`, the form stays unchanged.
 *
 * @throws AppError NOT_FOUND; BAD_REQUEST if there is another template too
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
