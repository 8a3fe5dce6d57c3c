import type { ActCounter, Prisma, Template } from '@/lib/db/generated/client'
import { UNDER_WAY } from '@/lib/db/under-way'

type Client = Prisma.TransactionClient

/** Which template a run numbers its acts by. */
export interface NumberedTemplate {
  readonly userId: string
  /** Of a saved one. */
  readonly templateId: string | null
  /** Of the content. */
  readonly sha256: string
}

/**
 * The counter of a saved template; of an uploaded one that of the saved template with the same content, else that of the
 * content: anyone who uploads the same file month after month goes on counting.
 */
export async function findCounter(client: Client, template: NumberedTemplate): Promise<ActCounter | null> {
  const kept = await keptTemplate(client, template)
  return client.actCounter.findFirst({
    where: kept === null ? { userId: template.userId, sha256: template.sha256 } : { templateId: kept.id },
  })
}

/** The same, created if there is none yet, and locked until the transaction ends. */
export async function lockCounter(client: Client, template: NumberedTemplate): Promise<ActCounter> {
  const { userId, sha256 } = template
  const kept = await keptTemplate(client, template)
  const key = kept === null ? { sha256 } : { templateId: kept.id }
  // Two runs at the same time may both find none: one of them makes it.
  await client.actCounter.createMany({ data: [{ userId, ...key }], skipDuplicates: true })
  const { id } = await client.actCounter.findFirstOrThrow({ where: { userId, ...key } })
  await client.$queryRaw`SELECT 1 FROM "ActCounter" WHERE "id" = ${id} FOR UPDATE`
  return client.actCounter.findUniqueOrThrow({ where: { id } })
}

/** Makes a content's counter, if there is one, that of the saved template from now on. */
export async function adoptCounter(client: Client, { id, userId, sha256 }: Template): Promise<void> {
  await client.actCounter.updateMany({ where: { userId, sha256 }, data: { templateId: id, sha256: null } })
}

/**
 * Makes a saved template continue from a file with this content that was uploaded separately, so that no number is
 * repeated.
 */
export async function continueAfter(
  client: Client,
  { id: templateId, userId }: Template,
  sha256: string,
): Promise<void> {
  const ofContent = await client.actCounter.findFirst({ where: { userId, sha256 } })
  if (ofContent === null) return
  const floor = await nextNumber(client, ofContent)
  await client.actCounter.createMany({ data: [{ userId, templateId }], skipDuplicates: true })
  await client.actCounter.updateMany({ where: { templateId, floor: { lt: floor } }, data: { floor } })
}

async function keptTemplate(
  client: Client,
  { userId, templateId, sha256 }: NumberedTemplate,
): Promise<Template | null> {
  const named = templateId === null ? null : await client.template.findFirst({ where: { id: templateId, userId } })
  return named ?? client.template.findFirst({ where: { userId, sha256 }, orderBy: { createdAt: 'asc' } })
}

/**
 * Returns the next free number of a counter's series: after every created document, after numbers reserved by running
 * operations, and at least the user's setting. Numbers reserved by a failed operation are free again.
 */
export async function nextNumber(client: Client, counter: ActCounter): Promise<number> {
  const { used, reserved } = await takenNumbers(client, counter)
  return Math.max(counter.floor, used + 1, reserved + 1)
}

/** The highest number that an act of the series has, and the highest that is reserved; 0 for none. */
export async function takenNumbers(
  client: Client,
  { id, series }: ActCounter,
): Promise<{ readonly used: number; readonly reserved: number }> {
  // In this order: an operation that succeeds between the two is found by the second.
  const reservations = await client.actReservation.findMany({
    where: { counterId: id, series, operation: { state: { in: UNDER_WAY } } },
  })
  const made = await client.actEntry.aggregate({ where: { counterId: id, series }, _max: { number: true } })
  const ends = reservations.map(({ first, count }) => first + count - 1)
  return { used: made._max.number ?? 0, reserved: Math.max(0, ...ends) }
}
