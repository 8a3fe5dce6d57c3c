import { z } from 'zod'
import { db } from '@/lib/db/client'
import type { ActEntry, Template } from '@/lib/db/generated/client'
import { personTransaction } from '@/lib/db/person-transaction'
import { AppError } from '@/lib/errors'
import { findCounter, lockCounter, nextNumber, type NumberedTemplate, takenNumbers } from './act-counter'
import { MAX_ACT_NUMBER } from './act-numbers'
import { ownTemplate } from './own-templates'

/** Where the numbering of a template is. */
export const numberingSchema = z
  .strictObject({
    next: z.int().min(1).describe('The next document number.'),
    used: z
      .int()
      .min(0)
      .describe('The highest number that a document has or that a running operation has reserved; 0 if there is none.'),
    acts: z.int().min(0).describe('The number of documents in the register.'),
  })
  .meta({ id: 'Numbering' })

export type Numbering = z.infer<typeof numberingSchema>

export const numberingAnswerSchema = z.strictObject({ success: z.literal(true), numbering: numberingSchema })

/** @throws AppError NOT_FOUND */
export async function numberingOf(template: Template): Promise<Numbering> {
  const counter = await findCounter(db(), numbered(template))
  if (counter === null) return { next: 1, used: 0, acts: 0 }
  const [next, { used, reserved }, acts] = await Promise.all([
    nextNumber(db(), counter),
    takenNumbers(db(), counter),
    db().actEntry.count({ where: { counterId: counter.id } }),
  ])
  return { next, used: Math.max(used, reserved), acts }
}

export const numberingChangeSchema = z.strictObject({
  next: z.int().min(1).max(MAX_ACT_NUMBER),
  restart: z
    .boolean()
    .optional()
    .describe('Starts a new series, for example for a new year: numbers of earlier series can repeat.'),
})

/**
 * Sets the number of the next act.
 *
 * @throws AppError NOT_FOUND; ACT_NUMBER_USED for a number that is used or reserved, unless a new series is begun
 */
export async function setNextNumber(
  userId: string,
  templateId: string,
  { next, restart = false }: z.infer<typeof numberingChangeSchema>,
): Promise<Numbering> {
  const template = await ownTemplate(userId, templateId)
  await personTransaction(userId, async (transaction) => {
    const counter = await lockCounter(transaction, numbered(template))
    const { used, reserved } = await takenNumbers(transaction, counter)
    const last = Math.max(used, reserved)
    if (!restart && next <= last) throw new AppError('ACT_NUMBER_USED', { number: next, last }, { limit: last })
    const series = restart ? counter.series + 1 : counter.series
    await transaction.actCounter.update({ where: { id: counter.id }, data: { floor: next, series } })
  })
  return numberingOf(template)
}

/**
 * Returns the numbered documents that were created with a user's template.
 *
 * @throws AppError NOT_FOUND
 */
export async function registerOf(
  userId: string,
  templateId: string,
): Promise<{ readonly template: Template; readonly entries: ActEntry[] }> {
  const template = await ownTemplate(userId, templateId)
  const counter = await findCounter(db(), numbered(template))
  const entries =
    counter === null
      ? []
      : await db().actEntry.findMany({
          where: { counterId: counter.id },
          orderBy: [{ series: 'asc' }, { number: 'asc' }],
        })
  return { template, entries }
}

function numbered({ id, userId, sha256 }: Template): NumberedTemplate {
  return { userId, templateId: id, sha256 }
}
