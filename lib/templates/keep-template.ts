import { higherPlan, limitsOf } from '@/lib/billing/limits'
import type { SubscribedUser } from '@/lib/billing/subscriber'
import { db } from '@/lib/db/client'
import type { Prisma, Template } from '@/lib/db/generated/client'
import { personTransaction } from '@/lib/db/person-transaction'
import { AppError } from '@/lib/errors'
import { discardFiles, removeDiscarded } from '@/lib/storage/discarded-files'
import { publishWith } from '@/lib/storage/publish-with'
import { adoptCounter, continueAfter } from './act-counter'
import { ownTemplate } from './own-templates'
import type { TemplateMapping, TemplateSettings } from './template-settings'

/** What one person can keep; a hospital's department has some forty. */
export const MAX_TEMPLATES = 200

/** A template's checked file, at a temporary path. */
export interface TemplateFile {
  /** As it was uploaded. */
  readonly fileName: string
  readonly path: string
  readonly bytes: number
  readonly sha256: string
}

export interface NewTemplate {
  readonly file: TemplateFile
  /** What its person calls it. */
  readonly name: string
  readonly mapping: TemplateMapping
  readonly settings: TemplateSettings
}

/**
 * Saves a template. The numbers that the user has assigned with the same file continue with it.
 *
 * @throws AppError TOO_MANY_TEMPLATES, LIMIT_TEMPLATES, TEMPLATES_FULL
 */
export async function keepTemplate(user: SubscribedUser, { file, ...row }: NewTemplate): Promise<Template> {
  const { id: userId } = user
  const { path, ...fileRow } = file
  return publishWith(path, (storageKey) =>
    personTransaction(userId, async (transaction) => {
      const kept = await transaction.template.count({ where: { userId } })
      if (kept >= MAX_TEMPLATES) {
        throw new AppError('TOO_MANY_TEMPLATES', { limit: MAX_TEMPLATES }, { limit: MAX_TEMPLATES })
      }
      await checkRoom(transaction, user, file.bytes)
      const template = await transaction.template.create({ data: { ...fileRow, ...row, userId, storageKey } })
      await adoptCounter(transaction, template)
      return template
    }),
  )
}

/**
 * Puts another file in the place of a template's. Its name, its mapping and its act numbers stay, except for those that the file had on its own.
 *
 * @throws AppError NOT_FOUND, LIMIT_TEMPLATES, TEMPLATES_FULL
 */
export async function replaceFile(user: SubscribedUser, id: string, file: TemplateFile): Promise<Template> {
  const { id: userId } = user
  const { path, ...fileRow } = file
  const { before, template } = await publishWith(path, (storageKey) =>
    personTransaction(userId, async (transaction) => {
      const old = await ownTemplate(userId, id, transaction)
      await checkRoom(transaction, user, file.bytes - old.bytes)
      await discardFiles(transaction, [old.storageKey])
      await continueAfter(transaction, old, file.sha256)
      const data = { ...fileRow, storageKey, version: { increment: 1 } }
      return { before: old.storageKey, template: await transaction.template.update({ where: { id }, data }) }
    }),
  )
  await removeDiscarded([before])
  return template
}

/** This many files of the plan's largest size. Templates never expire, so they need a limit. */
const LARGEST_FILES = 10

async function checkRoom(transaction: Prisma.TransactionClient, user: SubscribedUser, more: number): Promise<void> {
  // Users above the limit after a change of plan may still correct existing templates.
  if (more <= 0) return
  const { _sum } = await transaction.template.aggregate({ where: { userId: user.id }, _sum: { bytes: true } })
  const needed = (_sum.bytes ?? 0) + more
  const limit = LARGEST_FILES * limitsOf(user).uploadBytes
  if (needed <= limit) return
  const params = { limit: limit / 1024 ** 2 }
  const plan = higherPlan(user, ({ uploadBytes }) => needed <= LARGEST_FILES * uploadBytes)
  if (plan === null) throw new AppError('TEMPLATES_FULL', params, { limit })
  throw new AppError('LIMIT_TEMPLATES', params, { limit, used: needed - more, plan })
}

/** What can be changed in a template in addition to its file; omitted fields stay unchanged. */
export interface TemplateChange {
  readonly name?: string | undefined
  readonly mapping?: TemplateMapping | undefined
  readonly settings?: TemplateSettings | undefined
  readonly shareId?: string | null
  /** The version that was changed: if it isn't the newest, another change would be lost. */
  readonly version?: number | undefined
}

/**
 * Changes a template.
 *
 * @throws AppError NOT_FOUND, TEMPLATE_CHANGED
 */
export async function changeTemplate(userId: string, id: string, change: TemplateChange): Promise<Template> {
  const { name, mapping, settings, shareId, version } = change
  const data: Prisma.TemplateUpdateManyMutationInput = {
    ...(name !== undefined && { name }),
    ...(mapping !== undefined && { mapping }),
    ...(settings !== undefined && { settings }),
    ...(shareId !== undefined && { shareId }),
    version: { increment: 1 },
  }
  return db().$transaction(async (transaction) => {
    await ownTemplate(userId, id, transaction)
    const where = { id, userId, ...(version !== undefined && { version }) }
    const { count } = await transaction.template.updateMany({ where, data })
    if (count === 0) throw new AppError('TEMPLATE_CHANGED')
    return ownTemplate(userId, id, transaction)
  })
}
