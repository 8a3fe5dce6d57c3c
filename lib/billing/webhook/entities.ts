import { z } from 'zod'
import { SubscriptionStatus } from '@/lib/db/generated/enums'
import { customDataSchema } from '../custom-data'

/**
 * Of Paddle's entities what Actum works with and keeps, in the words of their JSON (developer.paddle.com, «Webhooks»). The rest
 * of them is left out, personal data above all.
 */
const word = z.string().regex(/^[\w.-]{1,100}$/)
const id = word

/** RFC 3339, with microseconds as Paddle writes it. */
const moment = z.iso.datetime({ offset: true })
const momentOrNull = orNull(moment)

/** Custom data that someone else wrote is ignored. */
const customData = z.unknown().transform((given) => customDataSchema.safeParse(given).data ?? null)

function orNull<Schema extends z.ZodType>(schema: Schema) {
  return schema.nullish().transform((given) => given ?? null)
}

const items = z.array(z.object({ price: z.object({ id }) }))

/** `data` of subscription.*, and what the API answers of a subscription. */
export const subscriptionEntity = z.object({
  id,
  status: z.enum(SubscriptionStatus),
  customer_id: id,
  currency_code: word,
  updated_at: moment,
  started_at: momentOrNull,
  next_billed_at: momentOrNull,
  paused_at: momentOrNull,
  canceled_at: momentOrNull,
  current_billing_period: orNull(z.object({ starts_at: moment, ends_at: moment })),
  billing_cycle: z.object({ interval: word, frequency: z.int() }),
  scheduled_change: orNull(z.object({ action: word, effective_at: moment })),
  items,
  custom_data: customData,
  /** Only of subscription.created: the payment that made it. */
  transaction_id: orNull(id),
})

export type SubscriptionEntity = z.infer<typeof subscriptionEntity>

/** `data` of transaction.*, and what the API answers of a transaction. */
export const transactionEntity = z.object({
  id,
  status: word,
  updated_at: moment,
  subscription_id: orNull(id),
  customer_id: orNull(id),
  custom_data: customData,
  /** The newest attempt first. */
  payments: z
    .array(z.object({ status: word }))
    .nullish()
    .transform((given) => given ?? []),
})

export type TransactionEntity = z.infer<typeof transactionEntity>

/** `data` of customer.*. It needs no name or address: the custom data prove whose customer it is. */
export const customerEntity = z.object({ id, status: word, custom_data: customData })

export type CustomerEntity = z.infer<typeof customerEntity>

/** `data` of adjustment.*: a refund, a credit or a chargeback. */
export const adjustmentEntity = z.object({
  id,
  action: word,
  type: orNull(word),
  status: word,
  transaction_id: id,
  subscription_id: orNull(id),
})

export type AdjustmentEntity = z.infer<typeof adjustmentEntity>

/** The fields that every notification has. */
export const notificationSchema = z.object({
  event_id: id,
  event_type: word,
  occurred_at: moment,
  data: z.looseObject({ id: id.optional() }),
})

export type PaddleNotification = z.infer<typeof notificationSchema>
