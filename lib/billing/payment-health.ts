import { z } from 'zod'
import { env } from '@/lib/env'
import { offers, paymentIsSetUp } from './offers'
import { paddleApi, paddleSettings } from './paddle/client'
import { lastAnswer } from './paddle/last-answer'

export const paymentHealthSchema = z
  .enum(['off', 'ok', 'failing'])
  .describe('`failing`: Paddle rejected the key, doesn’t know the prices, or didn’t respond to the last request.')

/** An administrator who looks does not wait longer. */
const TIMEOUT_MS = 3_000
/** A failure that is as young needs no second try. */
const FRESH_MS = 60_000

/** Whether people can pay. Paddle is asked for the prices, which needs the key and the price ids to be right. */
export async function paymentHealth(now = Date.now()): Promise<z.infer<typeof paymentHealthSchema>> {
  if (!paymentIsSetUp()) return 'off'
  const last = lastAnswer()
  if (last !== null && !last.well && now - last.at.getTime() < FRESH_MS) return 'failing'
  const api = paddleApi({ ...paddleSettings(env()), timeoutMs: TIMEOUT_MS })
  const ids = offers().map(({ priceId }) => priceId)
  return api.previewPrices(ids, 'USD', null).then(
    () => 'ok',
    () => 'failing',
  )
}
