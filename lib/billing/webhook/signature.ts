import { createHmac, timingSafeEqual } from 'node:crypto'

/** The header that Paddle signs a notification with. */
export const SIGNATURE_HEADER = 'paddle-signature'

/** How far the time of a signature may be from ours, in either direction. Paddle signs each retry again. */
const TOLERANCE_SECONDS = 300

/** `ts`, and an `h1` for each valid secret: two while one replaces the other. */
const HEADER = /^ts=(\d{1,12})((?:;h1=[0-9a-f]{64}){1,5})$/

/**
 * Returns whether Paddle signed these bytes recently: HMAC-SHA256 of `ts:body` with one of the secrets
 * (developer.paddle.com, «Signature verification»). The SDK's own check accepts a time in the future and only the last
 * `h1`.
 *
 * @param secrets of the notification destination, any of which may have signed
 */
export function isSignedByPaddle(
  header: string | null,
  body: Uint8Array,
  secrets: readonly string[],
  now = new Date(),
): boolean {
  const [, ts, rest] = HEADER.exec(header ?? '') ?? []
  if (ts === undefined || rest === undefined) return false
  const given = rest.split(';h1=').slice(1)
  if (new Set(given).size < given.length) return false
  if (Math.abs(now.getTime() / 1000 - Number(ts)) > TOLERANCE_SECONDS) return false
  const expected = secrets.map((secret) => createHmac('sha256', secret).update(`${ts}:`).update(body).digest())
  // Every pair is compared, so that the time reveals nothing.
  const fits = given.flatMap((h1) => expected.map((right) => timingSafeEqual(Buffer.from(h1, 'hex'), right)))
  return fits.includes(true)
}

/** The secrets that PADDLE_WEBHOOK_SECRET names. */
export function webhookSecrets(setting: string): string[] {
  return setting
    .split(',')
    .map((secret) => secret.trim())
    .filter((secret) => secret !== '')
}
